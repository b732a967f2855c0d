import type { UnitReading } from "@sw/legion-core/read";
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../common/drawing.ts";
import { uiNo } from "../icons.ts";
import { RANKS } from "./marks.ts";
import type { CommandPieces, DrawPiece } from "./shapes.ts";
import { inOneLine, partsOf, pipsOf } from "./texts.ts";
import type { BoardWords } from "./words.ts";

/** Draws the units of a player with their order tokens. */
export function orderList(
  units: readonly UnitReading[],
  active: string | undefined,
  words: BoardWords,
  {
    tone,
    piece,
    nameOf,
    defeated,
  }: DrawPiece & { readonly tone: string; readonly nameOf: (unit: UnitReading) => string; readonly defeated: string },
): TemplateResult {
  return html`<section class="panel orders"><h3>${words.units}</h3>
    <ul class="order-list" data-zone aria-label=${words.units}>${units.map((unit) => {
      const state = orderState(unit, active);
      const note =
        state === "gone"
          ? defeated
          : state === "now"
            ? words.now
            : state === "done"
              ? words.done
              : state === "off"
                ? words.waiting
                : `${unit.left.length}/${unit.miniatures.length}`;
      return piece(`unit/${unit.id}`, {
        name: [nameOf(unit), words.ranks[unit.rank], unit.order === "faceup" ? words.ordered : "", note]
          .filter((part) => part !== "")
          .join(", "),
        part: "order",
        classes: `order ${tone} ${state} ${unit.order === "faceup" ? "faceup" : ""}`,
        body: html`<span class="hexagon">${icon(state === "gone" ? uiNo : (RANKS[unit.rank] ?? ""))}</span><span class="name">${nameOf(unit)}</span><small>${note}</small>`,
      });
    })}</ul>
  </section>`;
}

function orderState(unit: UnitReading, active: string | undefined): "gone" | "now" | "done" | "off" | "ready" {
  if (unit.status === "defeated") return "gone";
  if (unit.id === active) return "now";
  if (unit.order === "facedown" || unit.order === "facedown-twice") return "done";
  return unit.status === "undeployed" ? "off" : "ready";
}

/** Draws the command cards in hand. */
export function commandHand({ cards, hidden, words, locale, piece }: CommandPieces): TemplateResult {
  return html`<section class="panel hand"><h3>${words.hand}</h3>
    <ul class="lane" data-zone aria-label=${words.hand}>${cards.map((card) => {
      const text = partsOf({ command: card }, locale);
      return piece(`command/${card}`, {
        name: inOneLine(text),
        part: "card",
        classes: "command",
        body: html`<slot name="picture-command-${card}"></slot><span class="pips">${Array.from({ length: pipsOf(card) }, () => html`<i></i>`)}</span>
          <span class="name">${text.title}</span><span class="text">${text.lines.map((line) => html`<span>${line}</span>`)}</span>`,
      });
    })}${hidden === 0 ? nothing : html`<li class="piece command back"><div class="look">${words.hiddenCards(hidden)}</div></li>`}</ul>
  </section>`;
}
