/** What Switch & Signal brings to its table. */
import type { Contribution } from "../../boardkit/contribution";
import Aside from "./Aside.svelte";
import Board from "./board/Board.svelte";
import { policy } from "./board/policy";
import { shown } from "./board/shown.svelte";
import Dock from "./Dock.svelte";
import ListView from "./list/ListView.svelte";
import { listMoments } from "./moments";
import { answerOf, listActions, listShort, sayNow } from "./now";
import Panels from "./Panels.svelte";
import SeatCounts from "./SeatCounts.svelte";
import Sheet from "./Sheet.svelte";
import Strip from "./Strip.svelte";
import type { SwitchView } from "./view";

const contribution: Contribution = {
  policy,
  board: Board,
  dock: Dock,
  dockHeight: 180,
  aside: Aside,
  seat: SeatCounts,
  strip: Strip,
  sheet: Sheet,
  panels: Panels,
  list: ListView,
  actions: listActions,
  short: listShort,
  answer: answerOf,
  now: sayNow,
  moments: listMoments,
  replay: () => shown.kept,
  where: (view, words) => {
    const { turn, cards_left } = view as SwitchView;
    return words.texts.say("flap-turn-long", { turn, turns: turn + cards_left });
  },
};

export default contribution;
