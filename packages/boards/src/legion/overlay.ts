import type { View } from "@sw/legion-core";
import { reader } from "@sw/legion-core/read";
import { PER_MM, type Scene } from "@sw/legion-core/table";
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { icon } from "../common/drawing.ts";
import { coverHeavy, coverLight, move, sight, uiNo, uiRuler } from "../icons.ts";
import { linePath } from "./area.ts";
import { baseOf } from "./bases.ts";
import { sidesOf } from "./marks.ts";
import type { Measure } from "./measuring.ts";
import type { Area, Ghost, Moving } from "./moving.ts";
import { type Plan, type Point, rounded } from "./plan.ts";
import type { Sight } from "./sight.ts";
import type { BoardWords } from "./words.ts";

/** Half the length and half the width of a barricade, in millimetres. */
const BARRICADE = { long: 37, short: 9 } as const;

/** Draws the area in which a move may end, below the bases. */
export function areaDrawing({ whole, slower }: Area): SVGTemplateResult {
  return svg`<path class="legal-area" d=${whole}></path>${slower.map((path) => svg`<path class="slower" d=${path}></path>`)}`;
}

/** Draws the movement tool and the miniatures at its end, above the bases. */
export function ghostDrawing(view: View, ghost: Ghost, scene: Scene, plan: Plan): SVGTemplateResult {
  const { landing, miniatures, refused } = ghost;
  const { end, spot, heading, action } = landing;
  const { x, y } = plan.at(spot);
  const tool = end?.tool;
  const unit = end === null ? undefined : reader.unit(view, end.leader.id);
  const rank = unit === undefined ? "" : `rank-${unit.rank}`;
  const tone = unit === undefined ? "" : sidesOf(view)[unit.owner].tone;
  const isUnit = action.type === "move";
  return svg`<g class="ghosts ${refused === undefined ? "" : "refused"} ${tone}">
    ${isUnit ? svg`<circle class="cohesion" cx=${rounded(x)} cy=${rounded(y)} r=${rounded((scene.table.profile.half + (end?.leader.base === "small" ? 1350 : 0)) / PER_MM)}></circle>` : nothing}
    ${tool === undefined || tool === null ? nothing : svg`<path class="tool" d=${linePath([tool.start, tool.joint, tool.end], plan)}></path>`}
    ${miniatures.map((one) => baseOf(one, { classes: one.id === end?.leader.id ? "leader" : "", symbol: one.id === end?.leader.id ? rank : `side-${tone}` }, plan))}
    ${
      isUnit
        ? nothing
        : action.type === "place-barricade"
          ? svg`<rect class="put" transform="translate(${rounded(x)} ${rounded(y)}) ${plan.turnedTo(heading ?? { x: 1, y: 0 })}" x=${-BARRICADE.long} y=${-BARRICADE.short} width=${2 * BARRICADE.long} height=${2 * BARRICADE.short}></rect>`
          : svg`<circle class="put" cx=${rounded(x)} cy=${rounded(y)} r="13.5"></circle>`
    }
  </g>`;
}

/** Draws a text `dy` pixels above or below a point. Near an edge of the table the text extends away from that edge. */
function callout(plan: Plan, at: Point, dy: number, tone: string, body: TemplateResult): TemplateResult {
  const share = Math.round(Math.min(100, Math.max(0, (100 * at.x) / plan.width)));
  return html`<p class="callout ${tone}" style="left:${rounded(at.x)}px;top:${rounded(at.y)}px;--ax:${share};--dy:${dy}px" aria-hidden="true">${body}</p>`;
}

/** Draws the text beside a ghost. */
export function ghostCallout(
  moving: Moving,
  ghost: Ghost,
  plan: Plan,
  words: BoardWords,
  why: string | undefined,
): TemplateResult | typeof nothing {
  const { end, spot } = ghost.landing;
  if (why !== undefined) return callout(plan, plan.at(spot), -64, "refused", html`${icon(uiNo)}${why}`);
  if (end === null) return nothing;
  const speed = "tool" in end.move ? end.move.tool.speed : 0;
  const held = moving.cohesion(ghost);
  const told = [
    speed === 0 ? "" : words.speed(speed),
    held === undefined || held.of === 1 ? "" : words.cohesion(held.within, held.of),
  ].filter((part) => part !== "");
  return callout(plan, plan.at(spot), -64, "", html`${icon(move)}${told.join(" · ")}`);
}

/** Draws the text beside the range ruler. */
export function rulerCallout({ to, text }: Measure, plan: Plan): TemplateResult {
  return callout(plan, plan.at(to), -34, "", html`${icon(uiRuler)}${text}`);
}

/** Draws the texts of a line of sight: range, cover, and the pieces in the way. */
export function sightCallouts(
  sighted: Sight,
  name: string,
  plan: Plan,
  words: BoardWords,
  nameOf: (id: string) => string,
): TemplateResult {
  const { from, to, range, cover, hidden, of, obscuring, blocking } = sighted;
  const [start, end] = [plan.at(from), plan.at(to)];
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const told = hidden === of ? words.blocked(name, blocking.map(nameOf).join(", ")) : words.sees(name, range);
  return html`${callout(plan, middle, -26, hidden === of ? "refused" : "", html`${icon(hidden === of ? uiNo : sight)}${told}${hidden > 0 && hidden < of ? ` · ${words.hidden(hidden, of)}` : ""}`)}
    ${
      cover === "none"
        ? nothing
        : callout(
            plan,
            end,
            34,
            "cover",
            html`${icon(cover === "heavy" ? coverHeavy : coverLight)}${words.covers[cover]} · ${obscuring.map(nameOf).join(", ")}`,
          )
    }`;
}
