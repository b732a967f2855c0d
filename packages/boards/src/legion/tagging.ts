import type { UnitReading } from "@sw/legion-core/read";
import { PER_MM, type Scene } from "@sw/legion-core/table";
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../common/drawing.ts";
import { objective, wound } from "../icons.ts";
import { labelSpots } from "./ground.ts";
import { TOKEN_MARKS } from "./marks.ts";
import { distance, type Plan, rounded, turning } from "./plan.ts";
import type { Stage } from "./stage.ts";
import { around, type Box, middleOf, type Offset, placedTags, type Tagged } from "./tags.ts";

/**
 * The approximate width of letters and figures in a tag that is not drawn yet, the height of a tag, and the space around
 * its text, in pixels.
 */
const [LETTER, FIGURE, HEIGHT, ROOM] = [6.1, 25, 19, 16];
/** Half the size of a label on the table, in pixels. */
const [LABEL_WIDE, LABEL_HIGH] = [28, 7];

/** The position of a tag. */
export interface TagPlace {
  readonly style: string;
  /** The line to the unit of a tag that is away from it. */
  readonly leash: TemplateResult | string;
}

/** Places the tags of units. Sizes are read from the tags as they are drawn. */
export class Tagging {
  /** The widths of the tags as they were last drawn, by piece. */
  private readonly widths: Map<string, number> = new Map();
  /** The boxes of the tools over the table, from the upper left corner of the frame. */
  private tools: readonly Box[] = [];
  private placed: { readonly key: string; readonly offsets: ReadonlyMap<string, Offset> } | undefined;

  /** Reads the sizes of what is drawn. Returns whether one is new, so that the tags must be placed again. */
  measure(root: ParentNode): boolean {
    let isNew = false;
    for (const tag of root.querySelectorAll<HTMLElement>(".tag")) {
      const at = tag.querySelector<HTMLElement>("[data-at]")?.dataset["at"] ?? "";
      const { offsetWidth } = tag;
      if (offsetWidth === 0 || this.widths.get(at) === offsetWidth) continue;
      this.widths.set(at, offsetWidth);
      isNew = true;
    }
    const frame = root.querySelector(".stage")?.getBoundingClientRect();
    const tools = [...root.querySelectorAll(".instruments")].map((one): Box => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const [x, y] = [frame?.left ?? 0, frame?.top ?? 0];
      return { left: left - x, top: top - y, right: right - x, bottom: bottom - y };
    });
    if (JSON.stringify(tools) !== JSON.stringify(this.tools)) isNew = true;
    this.tools = tools;
    return isNew;
  }

  /** Returns the places of the tags of the units on the table, by unit. */
  places(
    units: readonly UnitReading[],
    plan: Plan,
    stage: Pick<Stage, "scale" | "inSight">,
    scene: Scene,
    nameOf: (unit: UnitReading) => string,
  ): ReadonlyMap<string, TagPlace> {
    const { scale } = stage;
    const reach = new Map(scene.units.map(({ id, leader }) => [id, leader.shape.reach / PER_MM]));
    const standing = units.filter((unit) => unit.standing.length > 0);
    const tagged = standing.map(
      (unit): Tagged => ({
        id: unit.id,
        bases: unit.standing.map((one) => plan.at(one)).map(({ x, y }) => ({ x: x * scale, y: y * scale })),
        radius: (reach.get(unit.id) ?? 0) * scale + 2,
        width: this.widths.get(`unit/${unit.id}`) ?? guessedWidth(unit, nameOf(unit)),
        height: HEIGHT,
      }),
    );
    const { x, y, width, height } = stage.inSight();
    const [left, top] = [x * scale, y * scale];
    const sight = { left, top, right: left + width * scale, bottom: top + height * scale };
    const tokens = scene.tokens.map(({ spec, shape }): Box => {
      const [at, size] = [plan.at(spec), (shape.radius / PER_MM) * scale];
      return around({ x: at.x * scale, y: at.y * scale }, size, size);
    });
    const labels = labelSpots(scene.table, plan).map((at) =>
      around({ x: at.x * scale, y: at.y * scale }, LABEL_WIDE, LABEL_HIGH),
    );
    const tools = this.tools.map((one) => ({
      left: one.left + left,
      top: one.top + top,
      right: one.right + left,
      bottom: one.bottom + top,
    }));
    const surroundings = { things: [...tokens, ...labels], tools, ...(width > 0 && { sight }) };
    const key = JSON.stringify([tagged, surroundings]);
    if (this.placed?.key !== key) this.placed = { key, offsets: placedTags(tagged, surroundings) };
    const { offsets } = this.placed;
    return new Map(
      standing.map((unit) => {
        const middle = middleOf(unit.standing.map((one) => plan.at(one)));
        const { x: dx, y: dy, isAway } = offsets.get(unit.id) ?? { x: 0, y: 0, isAway: false };
        const style = `left:${rounded(middle.x)}px;top:${rounded(middle.y)}px;--dx:${dx}px;--dy:${dy}px`;
        return [unit.id, { style, leash: isAway ? leash(dx, dy) : "" }];
      }),
    );
  }
}

/** Draws the line from the middle of a tag to its unit. */
function leash(dx: number, dy: number): TemplateResult {
  const way = { x: -dx, y: -dy };
  const turned = turning(way).replaceAll(" ", ", ");
  return html`<i class="leash" style="width:${Math.round(distance({ x: 0, y: 0 }, way))}px;transform:${turned}"></i>`;
}

/** Returns the approximate width of a tag that is not drawn yet. */
function guessedWidth(unit: UnitReading, name: string): number {
  return name.length * LETTER + figuresOf(unit).length * FIGURE + ROOM;
}

/** Draws the figures of a tag: tokens, wounds, and what the unit carries. */
function figuresOf({
  tokens,
  wounds,
  holds,
}: UnitReading): readonly (readonly [drawing: string, tone: string, count: number])[] {
  const counts: Readonly<Record<string, number>> = tokens;
  return [
    ...TOKEN_MARKS.flatMap(([kind, mark, tone]) => {
      const count = counts[kind] ?? 0;
      return count === 0 ? [] : [[mark, tone, count] as const];
    }),
    ...(wounds === 0 ? [] : [[wound, "bad", wounds] as const]),
    ...(holds.length === 0 ? [] : [[objective, "", holds.length] as const]),
  ];
}

/** Draws the tag of a unit. */
export function tagFace(unit: UnitReading, name: string): TemplateResult {
  return html`<span class="name">${name}</span>${figuresOf(unit).map(
    ([mark, tone, count]) =>
      html`<span class="count ${tone}">${icon(mark)}${count > 1 || tone === "bad" ? count : nothing}</span>`,
  )}`;
}
