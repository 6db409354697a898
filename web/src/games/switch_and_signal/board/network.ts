/** The plan of a map to look things up in: where a train stands, which way it runs, what is linked with what. */
import { distance, Track, type Point, type Pose } from "../../../boardkit/curve";
import type { Edge, Exit, Junction, Node, Piece, Plan, Setting, SignalSpot } from "../plan";

const PLATFORM = 17;

/** Where a piece lies: its edge, and how far along it. */
interface Laid {
  edge: Edge;
  piece: Piece;
}

export class Network {
  readonly nodes: ReadonlyMap<string, Node>;
  readonly edges: ReadonlyMap<string, Edge>;
  readonly signals: ReadonlyMap<string, SignalSpot>;
  readonly junctions: ReadonlyMap<string, Junction>;
  readonly settings: ReadonlyMap<string, Setting>;
  readonly exits: ReadonlyMap<string, { node: Node; exit: Exit }>;
  private readonly pieces: ReadonlyMap<string, Laid>;
  private readonly tracks: ReadonlyMap<string, Track>;

  constructor(readonly plan: Plan) {
    this.nodes = new Map(plan.nodes.map((node) => [node.id, node]));
    this.edges = new Map(plan.edges.map((edge) => [edge.id, edge]));
    this.signals = new Map(plan.signals.map((signal) => [signal.id, signal]));
    this.junctions = new Map(plan.junctions.map((junction) => [junction.id, junction]));
    this.settings = new Map(plan.junctions.flatMap(({ settings }) => settings.map((one) => [one.id, one])));
    this.exits = new Map(plan.nodes.flatMap((node) => node.exits.map((exit) => [exit.arm, { node, exit }])));
    this.pieces = new Map(plan.edges.flatMap((edge) => edge.pieces.map((piece) => [piece.place, { edge, piece }])));
    this.tracks = new Map(plan.edges.map((edge) => [edge.id, Track.of(edge.d)]));
  }

  /**
   * Where a train stands and which way it looks. In a city it looks to the right, and stands above the goods, so that
   * they can be counted; at a start place it looks down its line.
   */
  pose(place: string, facing: string | null): Pose {
    const laid = this.pieces.get(place);
    if (laid !== undefined) {
      const { piece, edge } = laid;
      return { x: piece.x, y: piece.y, angle: facing === edge.a ? piece.angle + 180 : piece.angle };
    }
    const node = this.nodes.get(place);
    if (node === undefined) return { x: 0, y: 0, angle: 0 };
    const exit = node.kind === "start" ? node.exits[0] : undefined;
    return { x: node.x, y: node.kind === "city" ? node.y - PLATFORM : node.y, angle: exit?.angle ?? 0 };
  }

  /** The node a train faces after it entered a place from another: in a city it faces nowhere. */
  facing(from: string, place: string): string | null {
    const laid = this.pieces.get(place);
    if (laid === undefined) return null;
    const before = this.pieces.get(from);
    const { a, b } = laid.edge;
    if (before?.edge === laid.edge) return laid.piece.begin > before.piece.begin ? b : a;
    const shared = this.shared(from, place);
    return shared === a ? b : a;
  }

  /** The node at which a train comes onto its first line: of a start place or city its only neighbour, if there is one. */
  ahead(place: string): string | null {
    const exits = this.nodes.get(place)?.exits ?? [];
    return exits.length === 1 ? (exits[0]?.to ?? null) : null;
  }

  /** The way of a train from one place to the next. */
  run(from: string, to: string): Track {
    const one = this.pieces.get(from);
    const other = this.pieces.get(to);
    if (one && other && one.edge === other.edge) {
      return new Track(this.along(one.edge, this.middle(one), this.middle(other)));
    }
    const node = this.shared(from, to);
    const points: Point[] = one === undefined ? [this.pose(from, null)] : [];
    if (one !== undefined) points.push(...this.along(one.edge, this.middle(one), this.wayTo(one.edge, node)));
    if (other !== undefined) points.push(...this.along(other.edge, this.wayTo(other.edge, node), this.middle(other)));
    if (other === undefined) points.push(this.pose(to, null));
    return new Track(points);
  }

  private middle = ({ piece }: Laid): number => (piece.begin + piece.end) / 2;

  private wayTo(edge: Edge, node: string): number {
    return edge.a === node ? 0 : edge.length;
  }

  private along(edge: Edge, from: number, to: number): Point[] {
    return this.tracks.get(edge.id)?.between(from, to) ?? [];
  }

  /** The node between two places that follow one another; of two such the nearer one. */
  private shared(from: string, to: string): string {
    const ends = (place: string): string[] => {
      const edge = this.pieces.get(place)?.edge;
      return edge === undefined ? [place] : [edge.a, edge.b];
    };
    const others = ends(to);
    const both = ends(from).filter((node) => others.includes(node));
    const far = (node: string): number => {
      const { x, y } = this.nodes.get(node) ?? { x: 0, y: 0 };
      return distance({ x, y }, this.pose(from, null)) + distance({ x, y }, this.pose(to, null));
    };
    return both.toSorted((a, b) => far(a) - far(b))[0] ?? to;
  }

  /** The pieces entered on a way, as lines to lay a glow on. */
  pathOf(places: readonly string[]): string {
    return places
      .map((place) => this.pieces.get(place)?.piece.d ?? "")
      .filter((d) => d !== "")
      .join("");
  }

  isPiece(place: string): boolean {
    return this.pieces.has(place);
  }

  /** The setting of a junction as the view names it. */
  setting(junction: string, short: string | undefined): Setting | undefined {
    return this.junctions.get(junction)?.settings.find((one) => one.short === short);
  }
}

/** How a thing is turned to stand upright: the angle, and whether it is mirrored. */
export function upright(angle: number): { turn: number; flip: boolean } {
  const turn = ((((angle + 180) % 360) + 360) % 360) - 180;
  return Math.abs(turn) > 90 ? { turn: turn > 0 ? turn - 180 : turn + 180, flip: true } : { turn, flip: false };
}
