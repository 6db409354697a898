/** How fast things move on this screen: a wish of the device, not of the person. */

const KEY = "pace";
export const PACES = [0, 0.6, 1, 2] as const;

function read(): number {
  try {
    const wish = Number(localStorage.getItem(KEY) ?? "1");
    return PACES.find((one) => one === wish) ?? 1;
  } catch {
    return 1; // without a memory: the ordinary pace
  }
}

let speed = $state(read());

export const pace = {
  /** 0 shows everything at once. */
  get speed(): number {
    return speed;
  },
  set speed(wish: number) {
    speed = wish;
    try {
      localStorage.setItem(KEY, String(wish));
    } catch {
      // it holds until the page is left
    }
  },
};
