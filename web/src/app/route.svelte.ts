/** Which page is shown. The address is the truth; links inside the site change it without loading the page anew. */

export type Page =
  | { name: "home" | "new" | "here" | "me" | "none" }
  | { name: "table"; id: string }
  | { name: "verify"; id: string }
  | { name: "join"; code: string };

/** Pages that stand under a word of their own. */
const PLAIN = ["new", "here", "me"] as const;

export function pageOf(path: string): Page {
  if (path === "/" || path === "") return { name: "home" };
  const plain = PLAIN.find((name) => path === `/${name}`);
  if (plain !== undefined) return { name: plain };
  const verify = /^\/verify(?:\/([^/]+))?\/?$/.exec(path);
  if (verify !== null) return { name: "verify", id: decodeURIComponent(verify[1] ?? "") };
  const code = /^\/join\/([^/]+)\/?$/.exec(path)?.[1];
  if (code !== undefined) return { name: "join", code: decodeURIComponent(code) };
  const table = /^\/table\/([^/]+)\/?$/.exec(path)?.[1];
  return table === undefined ? { name: "none" } : { name: "table", id: decodeURIComponent(table) };
}

class Route {
  page = $state.raw<Page>(pageOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.page = pageOf(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.page = pageOf(location.pathname);
    scrollTo(0, 0);
  }

  /** The same without a way back to where one was: that place has done its work. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.page = pageOf(location.pathname);
    scrollTo(0, 0);
  }

  /** For links: a plain click stays inside, everything else is the browser's. */
  follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { pathname, search, hash } = event.currentTarget as HTMLAnchorElement;
    this.go(pathname + search + hash);
  };
}

export const route = new Route();
/** Where a table is. Who only watches one that is not open brings its code, which stays in the browser. */
export const tablePath = (id: string, code = ""): string => `/table/${encodeURIComponent(id)}${code && `#${code}`}`;
export const joinPath = (code: string): string => `/join/${encodeURIComponent(code)}`;
