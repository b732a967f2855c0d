import type { Seat, View } from "@sw/deckbuilder-core";
import { type PieceReading, reader } from "@sw/deckbuilder-core/read";
import { cardCount, isHidden, type PileView } from "@sw/tabletop";
import { joined } from "../../terminal/layout.ts";
import { baseText, countsText, forceText, inColour, type Pen, turnText } from "./header.ts";

/**
 * Draws the whole table as a seat sees it: the opponent at the top, the galaxy row in the middle, the seat's own side
 * and hand at the bottom.
 */
export function boardLines(pen: Pen, view: View): readonly string[] {
  const { labels, paint } = pen;
  const own: Seat = view.viewer === "rebel" ? "rebel" : "empire";
  const other: Seat = own === "empire" ? "rebel" : "empire";
  const { hand } = view.sides[own];
  return [
    `${turnText(pen, view)}   ${forceText(pen, view)}`,
    "",
    ...sideLines(pen, view, other, ""),
    "",
    `${paint.bold(labels.row)}  ${paint.dim(rowPiles(pen, view))}`,
    ...view.row.map((ref, slot) => `  ${paint.dim(`[${slot + 1}]`)} ${slotText(pen, ref)}`),
    "",
    ...sideLines(pen, view, own, ` (${labels.you})`),
    `  ${paint.bold(labels.hand)}`,
    ...handLines(pen, hand),
  ];
}

function sideLines(pen: Pen, view: View, seat: Seat, suffix: string): readonly string[] {
  const { labels, paint } = pen;
  const player = view.sides[seat];
  const rules = player.base === null ? [] : pen.texts.card(player.base.card).rules;
  const pool = view.active === seat ? `; ${paint.yellow(labels.resources(view.resources))}` : "";
  const pieces = reader.pieces(view, seat).map((piece) => `    ${pieceText(pen, view, piece)}`);
  return [
    `${inColour(pen, seat, labels.seats[seat])}${suffix}  ${countsText(pen, view, seat)}${pool}`,
    `  ${baseText(pen, reader.base(view, seat))}, ${labels.basesLeft(player.baseCount)}`,
    ...rules.map((line) => `    ${paint.dim(line)}`),
    `  ${paint.bold(labels.inPlay)}${pieces.length === 0 ? `  ${paint.dim(labels.nothing)}` : ""}`,
    ...pieces,
  ];
}

function rowPiles({ labels }: Pen, { galaxyDeck, galaxyDiscard, pilots }: View): string {
  return labels.rowPiles(cardCount(galaxyDeck), galaxyDiscard.length, pilots);
}

function slotText(pen: Pen, ref: string | null): string {
  return ref === null ? pen.paint.dim(pen.labels.emptySlot) : cardText(pen, ref);
}

/** Returns a card in one line: name, kind, figures and text. */
function cardText(pen: Pen, ref: string): string {
  const { texts, paint } = pen;
  const { kind, figures, rules } = texts.card(ref);
  return joined([nameText(pen, ref), kind, figures, paint.dim(rules.join(" "))], " · ");
}

function nameText(pen: Pen, ref: string): string {
  const { name } = pen.texts.card(ref);
  const faction = reader.printed(ref)?.faction;
  return faction === "empire" || faction === "rebel" ? inColour(pen, faction, name) : pen.paint.bold(name);
}

function pieceText(pen: Pen, view: View, piece: PieceReading): string {
  const { labels } = pen;
  const { id, card, attack, damage, hitPoints, used, commitment } = piece;
  const notes = [
    labels.attack(attack),
    ...(hitPoints === null ? [] : [labels.damage(damage, hitPoints)]),
    ...(used ? [labels.used] : []),
    ...(commitment === null ? [] : [commitmentText(pen, view, commitment)]),
  ];
  return `${nameText(pen, card)} ${pen.paint.dim(`#${id}`)}  ${notes.join(", ")}`;
}

function commitmentText({ labels, texts }: Pen, { row }: View, target: number | "base" | "spent"): string {
  if (target === "spent") return labels.attacked;
  if (target === "base") return labels.attacking(labels.base);
  const ref = row[target] ?? null;
  return labels.attacking(ref === null ? labels.emptySlot : texts.card(ref).name);
}

function handLines(pen: Pen, hand: PileView<string>): readonly string[] {
  if (cardCount(hand) === 0) return [`    ${pen.paint.dim(pen.labels.nothing)}`];
  return hand.flatMap(({ cards, count }) =>
    isHidden(cards) ? [`    ${pen.labels.hiddenCards(count)}`] : kindLines(pen, cards),
  );
}

/** Lists cards by name, with the number of each. */
function kindLines(pen: Pen, cards: readonly string[]): readonly string[] {
  return [...new Set(cards)].map((ref) => {
    const copies = cards.filter((other) => other === ref).length;
    return `    ${copies === 1 ? "" : `${copies} × `}${cardText(pen, ref)}`;
  });
}
