/** Who sits before this page, in which language and light; and the catalogues that were fetched so far. */
import { Texts, type Args } from "../boardkit/texts";
import { getGames, getMe, getTexts, newGuest, newTable, putMe, Refused } from "../wire/api";
import type { GameInfo, Me, Seating, TableInfo } from "../wire/types";

export const LANGUAGES = { en: "English", de: "Deutsch" } as const;
export const THEMES = ["auto", "day", "night"] as const;
const FAVOURITE_BOTS = ["steady", "random"];

class Session {
  me = $state.raw<Me | null>(null);
  lang = $state("en");
  theme = $state("auto");
  texts = $state.raw<Texts | null>(null);
  games = $state.raw<GameInfo[] | null>(null);
  private keeping: Promise<unknown> = Promise.resolve();
  private readonly fetched = new Map<string, Promise<string>>();

  /** Read the page as it was served, then who one is, and the words. */
  async load(): Promise<void> {
    const page = document.documentElement;
    this.lang = page.lang in LANGUAGES ? page.lang : "en";
    this.theme = page.dataset["theme"] ?? "auto";
    const [texts, me] = await Promise.all([this.catalogue(this.lang), getMe()]);
    this.me = me;
    this.texts = new Texts(this.lang, texts);
  }

  async loadGames(): Promise<GameInfo[]> {
    this.games ??= await getGames();
    return this.games;
  }

  gameName(id: string): string {
    const game = this.games?.find((one) => one.id === id);
    return game?.name[this.lang] ?? game?.name["en"] ?? id;
  }

  t(key: string, args: Args = {}): string {
    return this.texts?.say(key, args) ?? "";
  }

  /** A catalogue, fetched once. A failed try is forgotten, so that the next one may succeed. */
  catalogue(lang: string, game = ""): Promise<string> {
    const key = `${lang}/${game}`;
    const known = this.fetched.get(key);
    if (known !== undefined) return known;
    const coming = getTexts(lang, game);
    this.fetched.set(key, coming);
    coming.catch(() => this.fetched.delete(key));
    return coming;
  }

  async setLang(lang: string): Promise<void> {
    this.texts = new Texts(lang, await this.catalogue(lang));
    this.lang = lang;
    document.documentElement.lang = lang;
    await this.keep();
  }

  async setTheme(theme: string): Promise<void> {
    this.theme = theme;
    document.documentElement.dataset["theme"] = theme;
    await this.keep();
  }

  /** One wish after the other: two that travel at once could arrive in the wrong order. */
  private keep(): Promise<void> {
    const mine = this.keeping.then(async () => {
      if (this.me !== null) this.me = await putMe({ name: this.me.name, lang: this.lang, theme: this.theme });
    });
    this.keeping = mine.catch(() => undefined);
    return mine;
  }

  /** Somebody the service knows: a guest if there is none yet, with another name if one is given. */
  async introduce(name = ""): Promise<Me> {
    if (this.me === null) {
      this.me = await newGuest({ name: name || this.t("web-guest"), lang: this.lang });
      if (this.theme !== this.me.theme) await this.keep();
    } else if (name !== "" && name !== this.me.name) {
      this.me = await putMe({ name, lang: this.lang, theme: this.theme });
    }
    return this.me;
  }

  /** One click: a guest if there is none, a table with bots in the other seats. */
  async play(game: GameInfo): Promise<TableInfo> {
    const wanted = { game: game.id, seats: seatsFor(game) };
    await this.introduce();
    try {
      return await newTable(wanted);
    } catch (error) {
      // Whom this page was loaded for is unknown by now (a cookie that ended, a store begun anew): somebody new plays.
      if (!(error instanceof Refused) || error.fault.code !== "nobody") throw error;
      this.me = null;
      await this.introduce();
      return newTable(wanted);
    }
  }
}

/** The bot that is good company. */
export const favouriteBot = (game: GameInfo): string =>
  FAVOURITE_BOTS.find((name) => game.bots.includes(name)) ?? game.bots[0] ?? "random";

/** A seat for oneself and, where the game takes two or more, bots in as few others as it needs. */
export function seatsFor(game: GameInfo): Seating[] {
  const [low, high] = game.seats;
  const number = Math.min(Math.max(low, 2), high);
  const bot = favouriteBot(game);
  return Array.from({ length: number }, (_, seat) => (seat === 0 ? { kind: "you" } : { kind: "bot", bot }));
}

export const session = new Session();
