import type { View } from "@sw/legion-core";
import type { TokenReading, UnitReading } from "@sw/legion-core/read";
import { PER_MM, type Scene } from "@sw/legion-core/table";
import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { icon } from "../common/drawing.ts";
import { objective } from "../icons.ts";
import { baseOf } from "./bases.ts";
import { ground, piecePath } from "./ground.ts";
import { RANKS, type SideLook, sidesOf, symbol } from "./marks.ts";
import { type Plan, rounded } from "./plan.ts";

/** The input of the drawing of the table. */
export interface Field {
  readonly view: View;
  readonly scene: Scene;
  readonly plan: Plan;
  readonly units: readonly UnitReading[];
  /** Returns the classes for the state of a unit: active, legal to choose, held. */
  classesOf(unit: string): string;
  /** Drawn between the ground and the bases. */
  readonly below: TemplateResult;
  readonly above: TemplateResult;
  /** The ids of terrain that is hatched because it obscures a unit. */
  readonly obscuring: readonly string[];
}

/** Draws the table to scale as seen from above: the ground, then the bases. */
export function drawing({ view, scene, plan, units, classesOf, below, above, obscuring }: Field): TemplateResult {
  const sides = sidesOf(view);
  const ranks = new Map(units.map(({ id, rank }) => [id, rank]));
  return html`<svg class="table" viewBox="0 0 ${plan.width} ${plan.height}" aria-hidden="true">
    ${guard([plan, scene.table], () => [symbols(sides), ground(scene.table, plan)])}
    ${below}
    ${scene.table.pieces.filter(({ id }) => obscuring.includes(id)).map((piece) => svg`<path class="obscuring" d=${piecePath(piece, plan)}></path>`)}
    ${scene.units.map(({ id, side, figures, leader }) => {
      const look = sides[side === "player-1" ? "player-1" : "player-2"];
      return svg`<g class="unit-bases ${look.tone} ${classesOf(id)}" data-unit=${id}>${figures.map((figure) =>
        baseOf(
          figure.spec,
          {
            classes: figure === leader ? "leader" : "",
            glide: figure.id,
            symbol: figure === leader ? `rank-${ranks.get(id)}` : `side-${look.tone}`,
          },
          plan,
        ),
      )}</g>`;
    })}
    ${above}
  </svg>`;
}

function symbols(sides: Readonly<Record<string, SideLook>>): SVGTemplateResult {
  return svg`<defs>
    ${Object.entries(RANKS).map(([rank, mark]) => symbol(`rank-${rank}`, mark))}
    ${Object.values(sides).map(({ mark, tone }) => symbol(`side-${tone}`, mark))}
    <pattern id="trees" width="34" height="30" patternUnits="userSpaceOnUse"><path d="M8 4l5 8h-10zM25 19l5 8h-10z"></path></pattern>
    <pattern id="hatching" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h4v8h-4z"></path></pattern>
  </defs>`;
}

/** Draws a token of the battlefield to scale. */
export function tokenFace(kind: TokenReading["kind"]): TemplateResult {
  return html`<svg viewBox="-50 -50 100 100" aria-hidden="true">${
    kind === "poi"
      ? svg`<path class="edge" d="M43 -25V25L0 49L-43 25V-25L0 -49z"></path>`
      : svg`<circle class="edge" r="48"></circle>`
  }</svg>${icon(objective)}`;
}

/** Returns the position and size of a token as a style. */
export function tokenStyle(scene: Scene, id: string, plan: Plan): string | undefined {
  const token = scene.tokens.find((one) => one.id === id);
  if (token === undefined) return undefined;
  const { x, y } = plan.at(token.spec);
  const size = (2 * token.shape.radius) / PER_MM;
  return `left:${rounded(x)}px;top:${rounded(y)}px;width:${size}px;height:${size}px`;
}

/** Draws a small copy of the whole table, with a frame around the visible part. */
export function overview(
  scene: Scene,
  plan: Plan,
  inSight: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  sides: ReturnType<typeof sidesOf>,
): TemplateResult {
  const { x, y, width, height } = inSight;
  return html`<svg class="overview" viewBox="0 0 ${plan.width} ${plan.height}" aria-hidden="true">
    ${guard([plan, scene.table], () => ground(scene.table, plan))}
    ${scene.units.map(({ side, figures }) => {
      const { tone } = sides[side === "player-1" ? "player-1" : "player-2"];
      return svg`<g class=${tone}>${figures.map((figure) => {
        const at = plan.at(figure);
        return svg`<circle class="dot" cx=${rounded(at.x)} cy=${rounded(at.y)} r="18"></circle>`;
      })}</g>`;
    })}
    <rect class="in-sight" x=${rounded(x)} y=${rounded(y)} width=${rounded(width)} height=${rounded(height)}></rect>
  </svg>`;
}
