/** Where a train would run: the way, and at its ends what ends there and what it costs. */
import type { Point } from "../../../boardkit/curve";
import type { Outcome, RunAhead, TrainAhead } from "../ahead";
import type { Network } from "./network";

/** An end of a run: the faces that lead there, or what it is called, and its price. */
export interface Stop {
  key: string;
  at: Point;
  /** Where its mark stands: beside the rail. */
  mark: Point;
  label: string;
  cost: number;
  delivers: boolean;
  /** Runs off or against another train, or loses the game. */
  isBad: boolean;
}

export interface GhostRun {
  way: string;
  stops: Stop[];
}

const ASIDE = 31;

/** For each face of the die the cheapest way. */
export function runOfTrain(ahead: TrainAhead, network: Network): GhostRun {
  const chosen = ahead.faces.flatMap((face) => {
    const outcome = face.outcomes[face.best];
    return outcome === undefined ? [] : [{ label: String(face.points), outcome }];
  });
  return draw(chosen, ahead.train, network);
}

/** The ways a train can take that is under way, or those by one exit. `free` is what costs nothing. */
export function runOfExits(run: RunAhead, exit: string, network: Network, free: string): GhostRun {
  const fitting = run.outcomes.filter((outcome) => exit === "" || outcome.exits[0] === exit);
  const chosen = fitting.map((outcome) => ({ label: outcome.cost > 0 ? `−${outcome.cost}` : free, outcome }));
  return draw(chosen, run.train, network);
}

function draw(chosen: { label: string; outcome: Outcome }[], train: string, network: Network): GhostRun {
  const places = new Set(chosen.flatMap(({ outcome }) => outcome.path));
  const stops = new Map<string, Stop>();
  const taken = new Map<string, number>();
  for (const { label, outcome } of chosen) {
    const place = outcome.place || outcome.path.at(-1) || "";
    if (place === "") continue;
    const isBad = outcome.loses || (outcome.returns && !outcome.delivers);
    const key = `${train}/${place}/${outcome.cost}/${isBad}`;
    const known = stops.get(key);
    if (known !== undefined) {
      if (!known.label.split("·").includes(label)) known.label += `·${label}`;
      continue;
    }
    const pose = network.pose(place, outcome.facing || null);
    const side = taken.get(place) ?? 0;
    taken.set(place, side + 1);
    stops.set(key, { key, at: pose, mark: beside(pose, side), label, cost: outcome.cost, delivers: outcome.delivers, isBad });
  }
  return { way: network.pathOf([...places]), stops: [...stops.values()] };
}

/** Beside the rail, alternately on either side and ever further away. */
function beside(pose: { x: number; y: number; angle: number }, side: number): Point {
  const turn = ((pose.angle + (side % 2 === 0 ? -90 : 90)) * Math.PI) / 180;
  const away = ASIDE + Math.floor(side / 2) * 33;
  return { x: pose.x + Math.cos(turn) * away, y: pose.y + Math.sin(turn) * away };
}
