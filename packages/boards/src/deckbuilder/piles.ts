import type { CardRef, Seat, View } from "@sw/deckbuilder-core";
import type { DeckbuilderUi } from "@sw/deckbuilder-core/ui";
import { cardCount, shownCards } from "@sw/tabletop";
import type { Locale } from "@sw/tabletop/text";
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../common/drawing.ts";
import { deck as deckIcon, discard as discardIcon, exile as exileIcon, hand as handIcon } from "../icons.ts";
import { cardText } from "./faces.ts";
import type { BoardWords } from "./words.ts";

/** A pile that any player may look into. */
export type PileName = Seat | "galaxy" | "exile";

/** Draws the piles of a player or of the galaxy row with their numbers of cards. Open piles can be looked into. */
export function pilesOf(
  view: View,
  owner: Seat | "galaxy",
  words: BoardWords,
  look: (pile: PileName) => void,
  isOwn = false,
): TemplateResult {
  if (owner === "galaxy")
    return html`<div class="piles small">
      ${pile(deckIcon, cardCount(view.galaxyDeck), words.galaxyDeck)}
      ${pile(discardIcon, view.galaxyDiscard.length, words.galaxyDiscards, () => look("galaxy"))}
    </div>`;
  const { hand, deck, discard } = view.sides[owner];
  return html`<div class="piles ${owner}">
    ${isOwn ? nothing : pile(handIcon, cardCount(hand), words.hand, undefined, "fan")}
    ${pile(deckIcon, cardCount(deck), words.deck)}
    ${pile(discardIcon, discard.length, words.discards, () => look(owner))}
    ${isOwn ? pile(exileIcon, view.exiled.length, words.exile, () => look("exile")) : nothing}
  </div>`;
}

function pile(drawing: string, count: number, name: string, look?: () => void, shape = ""): TemplateResult {
  const body = html`<span class="stack ${shape}">${
    shape === "fan"
      ? Array.from(
          { length: Math.min(count, 7) },
          (_, place) => html`<i style="--turn:${place - (Math.min(count, 7) - 1) / 2}"></i>`,
        )
      : icon(drawing)
  }</span><span class="phone">${icon(drawing)}</span><b>${count}</b> <small aria-hidden="true">${name}</small><span class="hidden-text">${name}</span>`;
  return look === undefined
    ? html`<span class="pile" part="pile">${body}</span>`
    : html`<button type="button" class="pile" part="pile" @click=${look}>${body}</button>`;
}

/** Draws the cards of the open piles, beginning with the one that the player has opened. */
export function cardLists(
  view: View,
  first: PileName | undefined,
  words: BoardWords,
  ui: DeckbuilderUi,
  locale: Locale,
): TemplateResult {
  const lists: readonly (readonly [PileName, string, readonly CardRef[]])[] = [
    ["exile", words.exile, view.exiled],
    ["galaxy", words.galaxyDiscards, view.galaxyDiscard],
    ["empire", `${ui.seats.empire}: ${words.discards}`, view.sides.empire.discard],
    ["rebel", `${ui.seats.rebel}: ${words.discards}`, view.sides.rebel.discard],
  ];
  const sorted = [...lists].sort(([one], [other]) => Number(other === first) - Number(one === first));
  const decks = (["empire", "rebel"] as const).map((seat) => shownCards(view.sides[seat].deck));
  return html`${sorted.map(
    ([, title, cards]) => html`<h3 class="list-head">${title} · ${cards.length}</h3>
      ${cards.length === 0 ? html`<p>${words.noCards}</p>` : html`<ul class="list">${counted(cards, locale)}</ul>`}`,
  )}${decks.map((cards, place) =>
    cards.length === 0
      ? nothing
      : html`<h3 class="list-head">${place === 0 ? ui.seats.empire : ui.seats.rebel}: ${words.deck}</h3><ul class="list">${counted(cards, locale)}</ul>`,
  )}`;
}

function counted(cards: readonly CardRef[], locale: Locale): readonly TemplateResult[] {
  return [...new Set(cards)].map((ref) => {
    const { title, facts } = cardText(ref, locale);
    const copies = cards.filter((other) => other === ref).length;
    return html`<li><b>${title}</b>${copies > 1 ? ` × ${copies}` : ""} <small>${facts}</small></li>`;
  });
}
