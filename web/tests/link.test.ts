import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Link, PATIENCE, PAUSES, type LinkState, type Socket } from "../src/wire/link";
import type { Fault, FromClient, FromServer, Reload, Snapshot, Update } from "../src/wire/types";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  sent: FromClient[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.closed = true;
  }

  hear(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const update = (number: number): Update => ({
  type: "update",
  number,
  log: [],
  view: {},
  waiting: { kind: "one", seats: [0] },
});

describe("the link to a table", () => {
  let sockets: FakeSocket[];
  let states: LinkState[];
  let news: (Snapshot | Update)[];
  let troubles: Fault[];
  let reloads: Reload[];
  let link: Link;

  beforeEach(() => {
    vi.useFakeTimers();
    [sockets, states, news, troubles, reloads] = [[], [], [], [], []];
    const open = (): Socket => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    };
    link = new Link(
      { url: "ws://here/ws", table: "t1", build: "b1", open },
      {
        news: (message) => news.push(message),
        state: (state) => states.push(state),
        ticking: () => undefined,
        trouble: (fault) => troubles.push(fault),
        reload: (message) => reloads.push(message),
      },
    );
    link.start();
  });
  afterEach(() => {
    link.stop();
    vi.useRealTimers();
  });

  const socket = (): FakeSocket => sockets.at(-1) ?? new FakeSocket();

  it("greets first, with the table, the last number and the build", () => {
    socket().onopen?.();
    expect(socket().sent).toEqual([{ type: "hello", table: "t1", last: 0, build: "b1" }]);
  });

  it("connects again after a loss, says what it had last, and asks again what is unanswered", async () => {
    socket().onopen?.();
    socket().hear(update(7));
    const answer = link.do({ seat: 0, question: "0.1", move: "run" });
    const command = socket().sent[1];
    socket().onclose?.({ code: 1006 });
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime((PAUSES[0] ?? 0) * 1.3);
    expect(sockets).toHaveLength(2);
    socket().onopen?.();
    expect(socket().sent).toEqual([{ type: "hello", table: "t1", last: 7, build: "b1" }, command]);
    socket().hear({ type: "answered", id: (command as { id: string }).id, entry: 3 });
    expect((await answer).entry).toBe(3);
    expect(states.at(-1)).toBe("open");
  });

  it("says as whom it was shown the table, since numbers count for that viewer alone", () => {
    socket().onopen?.();
    socket().hear({ ...update(7), viewer: -1 });
    socket().hear({ ...update(8), viewer: 1 });
    socket().hear(update(9));
    socket().onclose?.({ code: 1006 });
    vi.advanceTimersByTime((PAUSES[0] ?? 0) * 1.3);
    socket().onopen?.();
    expect(socket().sent).toEqual([{ type: "hello", table: "t1", last: 9, viewer: 1, build: "b1" }]);
  });

  it("waits longer each time, and begins anew after a success", () => {
    for (const pause of [...PAUSES, PAUSES.at(-1) ?? 0]) {
      const before = sockets.length;
      socket().onclose?.({ code: 1006 });
      vi.advanceTimersByTime(pause * 0.7);
      expect(sockets).toHaveLength(before);
      vi.advanceTimersByTime(pause * 0.6);
      expect(sockets).toHaveLength(before + 1);
    }
    socket().onopen?.();
    socket().hear(update(1));
    const before = sockets.length;
    socket().onclose?.({ code: 1006 });
    vi.advanceTimersByTime((PAUSES[0] ?? 0) * 1.3);
    expect(sockets).toHaveLength(before + 1);
  });

  it("gives a socket up that does not answer any more", () => {
    socket().onopen?.();
    void link.why({ seat: 0, move: "run" });
    vi.advanceTimersByTime(PATIENCE + 2_500);
    expect(sockets[0]?.closed).toBe(true);
  });

  it("answers a ping, passes news on, and takes frames that are none without a fault", () => {
    socket().onopen?.();
    socket().hear({ type: "ping" });
    expect(socket().sent.at(-1)).toEqual({ type: "pong" });
    socket().onmessage?.({ data: "{" });
    socket().hear(update(2));
    expect(news).toHaveLength(1);
  });

  it("ends at a table that is not there, and at a newer build; it goes on after other trouble", () => {
    socket().onopen?.();
    socket().hear({ type: "trouble", fault: { code: "too_fast" } });
    expect(states.at(-1)).not.toBe("closed");
    socket().hear({ type: "trouble", fault: { code: "no_such_table" } });
    expect(states.at(-1)).toBe("closed");
    expect(troubles.map((fault) => fault.code)).toEqual(["too_fast", "no_such_table"]);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });

  it("tells of a newer build and does not come back by itself", () => {
    socket().onopen?.();
    socket().hear({ type: "reload", build: "b2" });
    vi.advanceTimersByTime(60_000);
    expect(reloads).toEqual([{ type: "reload", build: "b2" }]);
    expect(sockets).toHaveLength(1);
  });
});
