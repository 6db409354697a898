/** Which page is shown. The address is the truth; links inside the site change it without loading the page anew. */

export type Page = { name: "home" } | { name: "table"; id: string } | { name: "verify"; id: string } | { name: "none" };

export function pageOf(path: string): Page {
  if (path === "/" || path === "") return { name: "home" };
  const verify = /^\/verify(?:\/([^/]+))?\/?$/.exec(path);
  if (verify !== null) return { name: "verify", id: decodeURIComponent(verify[1] ?? "") };
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
    this.page = pageOf(path);
    scrollTo(0, 0);
  }

  /** For links: a plain click stays inside, everything else is the browser's. */
  follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.go((event.currentTarget as HTMLAnchorElement).pathname);
  };
}

export const route = new Route();
export const tablePath = (id: string): string => `/table/${encodeURIComponent(id)}`;
