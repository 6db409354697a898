/** What keys mean while one writes, and choosing from a list by digits. */

/** Whether what is focused takes letters for itself. */
export function typesText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}

/** How long a further digit may take to come. */
export const DIGIT_PAUSE = 700;

/**
 * Digits that pick from a list counted from one. A number is taken at once when no longer number fits the list, else
 * after a pause.
 */
export class Digits {
  private written = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly pick: (at: number) => void) {}

  /** Whether the key was a digit of ours. */
  press(key: string, length: number): boolean {
    if (!/^\d$/.test(key)) return false;
    clearTimeout(this.timer);
    this.written += key;
    const number = Number(this.written);
    if (number === 0 || number > length) this.written = "";
    else if (number * 10 > length) this.take(number);
    else this.timer = setTimeout(() => this.take(number), DIGIT_PAUSE);
    return true;
  }

  forget(): void {
    clearTimeout(this.timer);
    this.written = "";
  }

  private take(number: number): void {
    this.forget();
    this.pick(number - 1);
  }
}
