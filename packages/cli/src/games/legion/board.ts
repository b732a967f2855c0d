import { type Seat, TOKENS, type UnitView, type View } from "@sw/legion-core";
import { otherSeat, reader } from "@sw/legion-core/read";
import { describe } from "@sw/legion-core/text";
import { spotText } from "@sw/legion-core/ui";
import { shownCards } from "@sw/tabletop";
import { printable } from "../../terminal/printable.ts";
import { cardName } from "./cards.ts";
import { missionText, roundText, sideText } from "./header.ts";
import { inColour, type Pen, unitName } from "./pen.ts";

/**
 * Draws the whole table as a seat sees it: the opponent at the top, objectives in the middle, the seat's own side and
 * hand at the bottom.
 */
export function boardLines(pen: Pen, view: View): readonly string[] {
  const { labels, paint, locale } = pen;
  const own: Seat = view.viewer === "player-2" ? "player-2" : "player-1";
  const hand = shownCards(view.sides[own].hand).map((card) => cardName(card, locale));
  return [
    `${roundText(pen, view)}   ${missionText(pen, view)}`,
    ...sideLines(pen, view, otherSeat(own), ""),
    paint.bold(labels.objectives),
    ...tokenLines(pen, view),
    ...sideLines(pen, view, own, view.viewer === "spectator" ? "" : ` (${labels.you})`),
    ...(hand.length === 0 ? [] : [`  ${paint.bold(labels.hand)} ${hand.join("; ")}`]),
  ];
}

function sideLines(pen: Pen, view: View, seat: Seat, suffix: string): readonly string[] {
  const { revealed } = view.sides[seat];
  const card = revealed === null ? "" : `; ${cardName(revealed, pen.locale)}`;
  return [
    `${inColour(pen, seat, pen.labels.seats[seat])}${suffix}  ${sideText(pen, view, seat)}${card}`,
    ...view.units.filter(({ owner }) => owner === seat).map((unit) => `  ${unitLine(pen, view, unit)}`),
  ];
}

function unitLine(pen: Pen, view: View, unit: UnitView): string {
  const { labels, paint } = pen;
  const alive = reader.left(unit);
  const name = unitName(pen, view, unit);
  if (alive.length === 0) return `${name}  ${paint.dim(labels.defeated)}`;
  const wounds = alive.reduce((sum, one) => sum + one.wounds, 0);
  const tokens = TOKENS.flatMap((kind) =>
    unit.tokens[kind] === 0 ? [] : [`${labels.tokens[kind]} ${unit.tokens[kind]}`],
  );
  const notes = [
    labels.miniatures(alive.length, unit.miniatures.length),
    ...(wounds === 0 ? [] : [labels.wounds(wounds)]),
    placeText(pen, unit),
    ...(unit.order === "none" ? [] : [labels.orders[unit.order]]),
    ...(unit.commander ? [labels.commander] : []),
    ...tokens,
    ...unit.holds.map((token) => labels.holds(printable(view.tokens[token]?.name ?? ""))),
  ];
  return `${name}  ${notes.join(", ")}`;
}

function placeText({ labels }: Pen, unit: UnitView): string {
  const leader = reader.leaderOf(unit);
  return leader === undefined ? labels.undeployed : spotText(leader);
}

function tokenLines({ labels, paint, locale }: Pen, view: View): readonly string[] {
  const down = reader.tokens(view).filter(({ holder, removed }) => holder === null && !removed);
  if (down.length === 0) return [`  ${paint.dim(labels.nothing)}`];
  return down.map((token) => {
    const owner = token.owner === null ? "" : ` (${labels.seats[token.owner]})`;
    return `  ${printable(describe({ piece: token.id }, { locale, view }))}${owner}  ${spotText(token)}`;
  });
}
