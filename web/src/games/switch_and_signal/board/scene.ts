/** What an event changes on the board: the same view, one step later. Rules are not asked, only what was told. */
import type { Args } from "../../../boardkit/texts";
import type { Happening } from "../../../wire/types";
import type { SwitchView, TrainView } from "../view";
import type { Network } from "./network";

const word = (args: Args | undefined, name: string): string => String(args?.[name] ?? "");

function withTrain(view: SwitchView, train: string, change: (train: TrainView) => Partial<TrainView>): SwitchView {
  return { ...view, trains: view.trains.map((one) => (one.train === train ? { ...one, ...change(one) } : one)) };
}

const plus = (counts: Record<string, number>, key: string, by: number): Record<string, number> => ({
  ...counts,
  [key]: (counts[key] ?? 0) + by,
});

/** The board after an event, as far as events tell it; the rest comes with the next view. */
export function after(view: SwitchView, event: Happening, network: Network): SwitchView {
  const { args } = event;
  const train = word(args, "train");
  const city = word(args, "city");
  const good = word(args, "goods_colour");
  switch (event.kind) {
    case "train_step": {
      const place = word(args, "place");
      return withTrain(view, train, (one) => ({ place, facing: network.facing(one.place ?? "", place) }));
    }
    case "train_deployed": {
      const place = word(args, "start");
      return withTrain(view, train, () => ({ place, facing: network.ahead(place) }));
    }
    case "train_returned":
      return withTrain(view, train, () => ({ place: null, facing: null, load: null }));
    case "good_loaded":
      return { ...withTrain(view, train, () => ({ load: good })), goods: plus(view.goods, city, -1) };
    case "good_returned":
      return { ...view, goods: plus(view.goods, city, 1) };
    case "good_delivered":
      return {
        ...withTrain(view, train, () => ({ load: null })),
        delivered: { ...view.delivered, [city]: plus(view.delivered[city] ?? {}, good, 1) },
        delivered_total: view.delivered_total + 1,
      };
    case "signal_set": {
      const off = word(args, "other_signal");
      return { ...view, green: [...view.green.filter((one) => one !== off), word(args, "signal")] };
    }
    case "disc_placed":
      return { ...view, green: [...view.green, word(args, "signal")] };
    case "switch_set":
    case "switch_placed": {
      const setting = network.settings.get(word(args, "setting"));
      const junction = word(args, "junction");
      return setting === undefined ? view : { ...view, switches: { ...view.switches, [junction]: setting.short } };
    }
    case "tokens_paid":
      return { ...view, tokens: Math.max(view.tokens - Number(args?.["tokens"] ?? 0), 0) };
    default:
      return view;
  }
}
