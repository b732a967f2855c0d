import { ALL_SEEING, cardByCard, isHidden, keptBy, shownCards } from "@sw/tabletop";
import type { CardRef } from "../state/actions.ts";
import { type Box, kindIn } from "../state/box.ts";
import { codeOf } from "../state/codes.ts";
import type { Seat } from "../state/seats.ts";
import { FORCE_END, type State } from "../state/state.ts";
import type { PieceView, SideView, Table } from "../views/shapes.ts";
import { tableOf } from "../views/view.ts";
import type {
  BaseReading,
  ForceReading,
  ForecastReading,
  PieceReading,
  Printed,
  Reader,
  SideReading,
  SlotReading,
  Source,
} from "./shapes.ts";

/** Creates the reader of a catalogue, which is compiled on first use. */
export function readerOf(boxOf: () => Box): Reader {
  // What is read of one state again and again is opened once.
  const opened = keptBy((state: State) => tableOf({ box: boxOf(), state }, ALL_SEEING));
  const table = (source: Source): Table => ("viewer" in source ? source : opened(source));
  const pieces = (source: Source, seat: Seat): readonly PieceReading[] =>
    table(source).sides[seat].play.map((piece) => pieceOf(boxOf(), seat, piece));
  return {
    table,
    side: (source, seat) => sideOf(boxOf(), table(source), seat),
    base: (source, seat) => baseOf(boxOf(), table(source).sides[seat]),
    pieces,
    piece: (source, id) => [...pieces(source, "empire"), ...pieces(source, "rebel")].find((piece) => piece.id === id),
    row: (source) => rowOf(boxOf(), table(source)),
    forecast: (source) => forecastOf(boxOf(), table(source)),
    force: (source) => forceOf(table(source).force),
    printed: (ref) => printedOn(boxOf(), ref),
  };
}

function printedOn(box: Box, ref: CardRef): Printed | undefined {
  const code = codeOf(box.byId, ref);
  if (code === undefined) return undefined;
  const { attack, cost, faction, force, id, resources, target, traits, type, unique, hitPoints } = kindIn(box, code);
  const own = type === "unit" ? null : hitPoints;
  return { attack, cost, faction, force, id, resources, target, traits, type, unique, hitPoints: own };
}

function hitPointsOf(box: Box, ref: CardRef): number | null {
  return printedOn(box, ref)?.hitPoints ?? null;
}

function sideOf(box: Box, { sides, active, config, resources }: Table, seat: Seat): SideReading {
  const player = sides[seat];
  const { bases, baseCount, victory, hand, deck, discard, play } = player;
  return {
    seat,
    base: baseOf(box, player),
    bases,
    baseCount,
    victory,
    needed: config.bases,
    hand: [...[...shownCards(hand)].sort(), ...cardByCard(hand).filter(isHidden)],
    deck: cardByCard(deck),
    discard,
    pieces: play.map((piece) => pieceOf(box, seat, piece)),
    resources: active === seat ? resources : 0,
  };
}

function baseOf(box: Box, { base }: SideView): BaseReading | null {
  if (base === null) return null;
  const { card, damage, used, prevented } = base;
  const hitPoints = hitPointsOf(box, card) ?? 0;
  return { card, damage, hitPoints, left: hitPoints - damage, used, prevented };
}

function pieceOf(box: Box, owner: Seat, piece: PieceView): PieceReading {
  const hitPoints = hitPointsOf(box, piece.card);
  return { ...piece, owner, hitPoints, left: hitPoints === null ? null : hitPoints - piece.damage };
}

function rowOf(box: Box, { row, sides, active }: Table): readonly SlotReading[] {
  return row.map((card, slot) => ({
    slot,
    card,
    target: card === null ? null : (printedOn(box, card)?.target ?? null),
    committed: sides[active].play
      .filter(({ commitment }) => commitment === slot)
      .reduce((sum, { attack }) => sum + attack, 0),
  }));
}

function forecastOf(box: Box, { sides, active }: Table): ForecastReading {
  const other: Seat = active === "empire" ? "rebel" : "empire";
  const total = sides[active].play
    .filter(({ commitment }) => commitment === "base")
    .reduce((sum, { attack }) => sum + attack, 0);
  const standing = sides[other].play.reduce((sum, piece) => sum + (pieceOf(box, other, piece).left ?? 0), 0);
  const ships = Math.min(total, standing);
  return { attack: total, ships, base: total - ships, destroysShips: total >= standing };
}

function forceOf(space: number): ForceReading {
  const side: Seat | null = space === 0 ? null : space < 0 ? "empire" : "rebel";
  return { space, with: side, room: { empire: space + FORCE_END, rebel: FORCE_END - space } };
}
