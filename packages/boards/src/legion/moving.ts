import type { Action, View } from "@sw/legion-core";
import { type MoveEnd, reader } from "@sw/legion-core/read";
import { BASES, figureOf, isInCohesion, type Miniature, type MovedUnit, PER_MM, type Vec } from "@sw/legion-core/table";
import type { Violation } from "@sw/tabletop";
import { areaPath } from "./area.ts";
import { type Landing, type Landings, landingsAt, landingsOf, speedOf, whyNot } from "./landing.ts";
import { distance, type Plan } from "./plan.ts";

/** The grid on which the area of legal ends is looked for, in 1/100 mm. */
const GRID = 12 * PER_MM;
/** How far beside a legal end somebody may point before the spot counts as refused, in 1/100 mm. */
const NEAR = 20 * PER_MM;

/** The legal ends of a move as shapes: all of them, then those at slower speeds. */
export interface Area {
  readonly whole: string;
  readonly slower: readonly string[];
}

/** What is put down where, before it is confirmed. */
export interface Ghost {
  readonly landing: Landing;
  /** How many ways there are to end there, and which of them this is. */
  readonly ways: number;
  readonly way: number;
  /** All miniatures of a unit that moves, on their new spots. */
  readonly miniatures: readonly Miniature[];
  readonly moved: MovedUnit | undefined;
  /** Why it may not be. */
  readonly refused: Violation | undefined;
}

/** Something being put on the table: a unit that moves, a miniature, a token or a barricade. */
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

  /** What the options put on the table; undefined where they put nothing there. */
  static of(view: View, options: readonly Action[]): Moving | undefined {
    const landings = landingsOf(view, options);
    return landings === undefined ? undefined : new Moving(view, landings);
  }

  /** Whether a unit moves, and nothing else is put down. */
  get isMove(): boolean {
    return this.landings.moving !== null;
  }

  /** The ghost, if somebody has pointed at a spot. */
  get ghost(): Ghost | undefined {
    const landing = this.choices[this.chosen];
    if (landing === undefined) return undefined;
    this.known ??= this.ghostOf(landing);
    return this.known;
  }

  /** Points at a spot of the table. */
  point(spot: Vec): void {
    this.pointed = spot;
    this.choices = landingsAt(this.view, this.landings, spot, () => this.fine());
    this.chosen = 0;
    this.known = undefined;
  }

  /** Moves the ghost by so much, in 1/100 mm. */
  nudge(by: Vec): void {
    const from = this.pointed ?? this.start();
    if (from !== undefined) this.point({ x: Math.round(from.x + by.x), y: Math.round(from.y + by.y) });
  }

  /** Takes the next or the last way to the same spot: another bend of the tool, another heading, another miniature. */
  turn(step: 1 | -1): void {
    const { length } = this.choices;
    if (length > 0) this.chosen = (this.chosen + step + length) % length;
    this.known = undefined;
  }

  /** Takes a longer or a shorter tool. */
  hasten(step: 1 | -1): void {
    const now = this.choices[this.chosen];
    if (now === undefined) return;
    const wanted = this.choices.findIndex((one) => speedOf(one) === speedOf(now) + step);
    if (wanted !== -1) this.chosen = wanted;
    this.known = undefined;
  }

  /** Lets go of the ghost. */
  release(): void {
    this.choices = [];
    this.pointed = undefined;
    this.known = undefined;
  }

  /** Where what is put down stands before; undefined for what stands nowhere yet. */
  start(): Vec | undefined {
    const { moving } = this.landings;
    const unit = moving === null ? undefined : reader.unit(this.view, moving);
    const leader = unit?.standing.find(({ id }) => id === unit.leader);
    return leader ?? this.landings.offered[0]?.spot;
  }

  /** The offered move that stays where it is. */
  stays(): Landing | undefined {
    const start = this.isMove ? this.start() : undefined;
    return (
      start &&
      this.landings.offered.find(({ spot, end }) => end?.move.type === "standard" && distance(spot, start) === 0)
    );
  }

  /** The area of all legal ends of a move. */
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

  /** The radius of the base that is put down, in millimetres. */
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

  /** How many miniatures of a unit are in cohesion with their leader after the move. */
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
