import type { Action, View } from "@sw/legion-core";
import { type MoveEnd, reader } from "@sw/legion-core/read";
import { BASES, figureOf, isInCohesion, type Miniature, type MovedUnit, PER_MM, type Vec } from "@sw/legion-core/table";
import type { Violation } from "@sw/tabletop";
import { areaPath } from "./area.ts";
import { type Landing, type Landings, landingsAt, landingsOf, speedOf, whyNot } from "./landing.ts";
import { distance, type Plan } from "./plan.ts";

/** The grid size for the search of the area of legal ends, in 1/100 mm. */
const GRID = 12 * PER_MM;
/** The distance in 1/100 mm from the nearest legal end beyond which a spot counts as refused. */
const NEAR = 20 * PER_MM;

/** The legal ends of a move as shapes: the whole area, then the areas of slower speeds. */
export interface Area {
  readonly whole: string;
  readonly slower: readonly string[];
}

/** A preview of a placement that is not confirmed yet. */
export interface Ghost {
  readonly landing: Landing;
  /** The number of ways to place something on this spot. `way` is the index of the one shown. */
  readonly ways: number;
  readonly way: number;
  /** All miniatures of the moving unit at their new spots. */
  readonly miniatures: readonly Miniature[];
  readonly moved: MovedUnit | undefined;
  /** Why this placement is refused; undefined if it is legal. */
  readonly refused: Violation | undefined;
}

/** A placement in progress: a unit that moves, a miniature, a token or a barricade. */
export class Moving {
  readonly landings: Landings;
  private readonly view: View;
  private ends: readonly MoveEnd[] | undefined;
  private choices: readonly Landing[] = [];
  private chosen = 0;
  private pointed: Vec | undefined;
  private known: Ghost | undefined;

  private constructor(view: View, landings: Landings) {
    this.view = view;
    this.landings = landings;
  }

  /** Creates the placement that the options offer; undefined if they place nothing on the table. */
  static of(view: View, options: readonly Action[]): Moving | undefined {
    const landings = landingsOf(view, options);
    return landings === undefined ? undefined : new Moving(view, landings);
  }

  /** Whether a unit moves, rather than a piece being placed. */
  get isMove(): boolean {
    return this.landings.moving !== null;
  }

  /** The preview; undefined until a spot is chosen. */
  get ghost(): Ghost | undefined {
    const landing = this.choices[this.chosen];
    if (landing === undefined) return undefined;
    this.known ??= this.ghostOf(landing);
    return this.known;
  }

  /** Puts the ghost on a spot of the table, or on the nearest legal one. */
  point(spot: Vec): void {
    this.pointed = spot;
    this.choices = landingsAt(this.view, this.landings, spot, () => this.fine());
    this.chosen = 0;
    this.known = undefined;
  }

  /** Moves the ghost by a vector in 1/100 mm. */
  nudge(by: Vec): void {
    const from = this.pointed ?? this.start();
    if (from !== undefined) this.point({ x: Math.round(from.x + by.x), y: Math.round(from.y + by.y) });
  }

  /**
   * Selects the next or previous way to place something on the same spot: another bend of the tool, another heading,
   * another miniature.
   */
  turn(step: 1 | -1): void {
    const { length } = this.choices;
    if (length > 0) this.chosen = (this.chosen + step + length) % length;
    this.known = undefined;
  }

  /** Selects a longer or a shorter tool. */
  hasten(step: 1 | -1): void {
    const now = this.choices[this.chosen];
    if (now === undefined) return;
    const wanted = this.choices.findIndex((one) => speedOf(one) === speedOf(now) + step);
    if (wanted !== -1) this.chosen = wanted;
    this.known = undefined;
  }

  /** Removes the ghost. */
  release(): void {
    this.choices = [];
    this.pointed = undefined;
    this.known = undefined;
  }

  /** Returns where the leader of a moving unit stands now, or else the first offered spot. */
  start(): Vec | undefined {
    return this.leader() ?? this.landings.offered[0]?.spot;
  }

  /** Whether a piece of the board is the unit that moves, or the unit of a miniature that is placed. */
  isAbout(at: string): boolean {
    const { moving, offered } = this.landings;
    const placed = offered.flatMap(({ action }) => (action.type === "place" ? [action.subject] : []));
    return (
      at === `unit/${moving}` ||
      placed.some((piece) => `unit/${piece}` === at || piece.startsWith(`${at.slice("unit/".length)}.`))
    );
  }

  /** Returns the spots that the player should see: the leader of a moving unit, or else all offered spots. */
  surroundings(): readonly Vec[] {
    const leader = this.leader();
    return leader === undefined ? this.landings.offered.map(({ spot }) => spot) : [leader];
  }

  private leader(): Vec | undefined {
    const { moving } = this.landings;
    const unit = moving === null ? undefined : reader.unit(this.view, moving);
    return unit?.standing.find(({ id }) => id === unit.leader);
  }

  /** Returns the offered standard move that ends where it starts, if there is one. */
  stays(): Landing | undefined {
    const start = this.isMove ? this.start() : undefined;
    return (
      start &&
      this.landings.offered.find(({ spot, end }) => end?.move.type === "standard" && distance(spot, start) === 0)
    );
  }

  /** Returns the area of all legal ends of a move. */
  area(plan: Plan): Area {
    const ends = this.fine();
    const radius = this.radius();
    const drawn = (some: readonly MoveEnd[]): string =>
      areaPath(
        some.map(({ leader }) => plan.at(leader)),
        radius,
      );
    const speeds = [...new Set(ends.map(toolSpeed))].sort().slice(0, -1);
    return { whole: drawn(ends), slower: speeds.map((speed) => drawn(ends.filter((end) => toolSpeed(end) <= speed))) };
  }

  /** Returns the radius in millimetres of the base that is placed. */
  private radius(): number {
    const base = this.fine()[0]?.leader.base;
    return BASES[base ?? "small"].radius / PER_MM;
  }

  private fine(): readonly MoveEnd[] {
    if (!this.isMove) return [];
    if (this.ends === undefined) {
      this.ends = [...reader.moveGrid(this.view, GRID), ...reader.moveEnds(this.view)];
    }
    return this.ends;
  }

  private ghostOf(landing: Landing): Ghost {
    const { action } = landing;
    const tried = action.type === "move" ? reader.triedMove(this.view, action.move) : undefined;
    const moved = tried?.ok === true ? tried.value : undefined;
    const isFar = this.pointed !== undefined && distance(this.pointed, landing.spot) > NEAR;
    const outside = isFar && this.pointed !== undefined ? whyNot(this.view, this.landings, this.pointed) : undefined;
    return {
      landing,
      ways: this.choices.length,
      way: this.chosen,
      moved,
      miniatures: moved?.miniatures ?? (landing.end === null ? [] : [landing.end.leader]),
      refused: tried?.ok === false ? tried.violation : outside,
    };
  }

  /** Returns how many miniatures of the unit are in cohesion with their leader after the move. */
  cohesion({ moved }: Ghost): { readonly within: number; readonly of: number } | undefined {
    if (moved === undefined) return undefined;
    const scene = reader.scene(this.view);
    const company = scene.units.find(({ id }) => id === moved.id);
    const known = (company?.figures ?? []).flatMap(({ id, index, unit, type }) => {
      const spec = moved.miniatures.find((one) => one.id === id);
      return spec === undefined ? [] : [figureOf(spec, index, unit, type)];
    });
    const first = known.find(({ id }) => id === company?.leader.id);
    if (first === undefined) return undefined;
    return { within: known.filter((one) => one === first || isInCohesion(scene, first, one)).length, of: known.length };
  }
}

function toolSpeed({ move }: MoveEnd): number {
  return "tool" in move ? move.tool.speed : 0;
}
