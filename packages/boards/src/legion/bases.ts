import { BASES, type Miniature, PER_MM } from "@sw/legion-core/table";
import { nothing, type SVGTemplateResult, svg } from "lit";
import { stamp } from "./marks.ts";
import { type Plan, rounded } from "./plan.ts";

/** The look of a base. */
export interface BaseLook {
  /** The classes of its side and of its state. */
  readonly classes: string;
  /** The symbol on the base: the rank of a leader, or else the mark of the side. */
  readonly symbol: string;
  /** The id by which the base glides when its miniature moves. Defaults to a base that does not glide. */
  readonly glide?: string;
}

/** Draws a base to scale, with its front if it is notched. */
export function baseOf(
  miniature: Pick<Miniature, "base" | "x" | "y" | "heading">,
  look: BaseLook,
  plan: Plan,
): SVGTemplateResult {
  const { x, y } = plan.at(miniature);
  const { radius, halfLength, notched } = BASES[miniature.base];
  const [wide, long] = [radius / PER_MM, halfLength / PER_MM];
  return svg`<g class="base ${look.classes}" data-glide=${look.glide ?? nothing} transform="translate(${rounded(x)} ${rounded(y)})">
    <g transform=${notched ? plan.turnedTo(miniature.heading) : nothing}>
      <rect class="foot" x=${-long} y=${-wide} width=${2 * long} height=${2 * wide} rx=${wide}></rect>
      ${notched ? front(long, wide) : nothing}
    </g>
    ${stamp(look.symbol, 0, 0, notched ? wide : wide * 1.15)}
  </g>`;
}

/** Draws the wedge at the front of a notched base, and the lines between its arcs. */
function front(long: number, wide: number): SVGTemplateResult {
  const ends = [1, -1].flatMap((x) =>
    [1, -1].map((y) => [x * (long - wide), x * wide * Math.SQRT1_2, y * wide * Math.SQRT1_2] as const),
  );
  const lines = ends.map(
    ([middle, x, y]) => `M${rounded(middle + x)} ${rounded(y)}L${rounded(middle + x * 0.72)} ${rounded(y * 0.72)}`,
  );
  return svg`<path class="arcs" d=${lines.join("")}></path>
    <path class="wedge" d="M${long - 2} 0L${rounded(long - 3 - wide * 0.3)} ${rounded(-wide * 0.26)}V${rounded(wide * 0.26)}z"></path>`;
}
