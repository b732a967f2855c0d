import { SEATS, type Seat, type View } from "@sw/legion-core";
import { reader } from "@sw/legion-core/read";
import { padded } from "../../terminal/layout.ts";
import { cardName } from "./cards.ts";
import { inColour, type Pen } from "./pen.ts";

/** Returns the header of a story: round, mission, and both sides in figures. */
export function headerLines(pen: Pen, view: View): readonly string[] {
  const { labels, paint } = pen;
  const width = Math.max(...SEATS.map((seat) => labels.seats[seat].length));
  return [
    `${roundText(pen, view)}   ${missionText(pen, view)}`,
    ...SEATS.map((seat) => `${padded(inColour(pen, seat, labels.seats[seat]), width)}  ${sideText(pen, view, seat)}`),
    paint.dim("─".repeat(60)),
  ];
}

/** Returns the round and phase: "Round 3, Activation Phase". */
export function roundText({ labels, paint }: Pen, { round, phase }: View): string {
  return paint.bold(round === 0 ? labels.phases.setup : `${labels.round(round)}, ${labels.phases[phase]}`);
}

/** Returns the objectives in play and the advantages of both sides. */
export function missionText({ locale }: Pen, { mission }: View): string {
  const { primary, secondary, advantages } = mission;
  const cards = [primary?.card, secondary?.card, ...SEATS.map((seat) => advantages[seat])];
  return cards.flatMap((card) => (card === undefined || card === null ? [] : [cardName(card, locale)])).join(" · ");
}

/** Returns the points, units, miniatures, hand and pools of a side. */
export function sideText({ labels }: Pen, view: View, seat: Seat): string {
  const { points, orderPool, passPool } = view.sides[seat];
  const own = view.units.filter(({ owner }) => owner === seat);
  const there = own.reduce((sum, unit) => sum + reader.left(unit).length, 0);
  const all = own.reduce((sum, { miniatures }) => sum + miniatures.length, 0);
  const pool = Object.values(orderPool).reduce((sum, count) => sum + count, 0);
  const forces = labels.forces(reader.unitsLeft(view, seat).length, own.length, there, all);
  return `${labels.points(points)}; ${forces}; ${labels.pools(reader.side(view, seat).hand.length, pool, passPool)}`;
}
