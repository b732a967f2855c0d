import { addAllToBag, at, type CardCode, drawTop, EMPTY_PILE, pileSize } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import type { Modification } from "../state/actions.ts";
import { opponentOf, PUBLIC, type Side, seatOf } from "../state/seats.ts";
import type { BattleKind, OwnedCard } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { battleEntries } from "./in-play.ts";

/** The rule of each modification. */
const MODIFICATION_RULES: Readonly<Record<Modification, RuleId>> = {
  primary: "leg.mission.modify-objective",
  secondary: "leg.mission.modify-secondary",
  "own-advantage": "leg.mission.modify-own-advantage",
  "opponent-advantage": "leg.mission.modify-opponent-advantage",
  "take-blue": "leg.mission.modify-take-blue",
  pass: "leg.mission.modify-pass",
};

/** Reveals the top card of a player's deck and puts it on the mission panel, discarding the card there. */
export function reveal(work: GameWork, side: Side, kind: BattleKind, rule: RuleId): void {
  const replaced = onPanel(work, side, kind);
  if (pileSize(work.state.sides[side].decks[kind].deck) === 0) {
    // An empty deck is made anew of all that was discarded, the card that is being replaced among it.
    discard(work, kind, replaced);
    rebuild(work, side, kind);
    lay(work, side, kind, turnUp(work, side, kind, rule));
    return;
  }
  const card = turnUp(work, side, kind, rule);
  discard(work, kind, replaced);
  lay(work, side, kind, card);
}

/** Changes the mission as a player chose (leg.mission.modify-turns). */
export function modify(work: GameWork, side: Side, modification: Modification): void {
  const rule = MODIFICATION_RULES[modification];
  work.emit({ type: "mission-modified", seat: seatOf(side), modification, rule, cause: null });
  if (modification === "primary" || modification === "secondary") reveal(work, side, modification, rule);
  else if (modification === "own-advantage") reveal(work, side, "advantage", rule);
  else if (modification === "opponent-advantage") reveal(work, opponentOf(side), "advantage", rule);
  else if (modification === "take-blue") work.state.blue = side;
}

function onPanel({ state }: GameWork, side: Side, kind: BattleKind): OwnedCard | null {
  if (kind !== "advantage") return state.mission[kind];
  const card = state.mission.advantages[side];
  return card === null ? null : { card, owner: side };
}

function lay(work: GameWork, side: Side, kind: BattleKind, card: CardCode): void {
  const { mission } = work.state;
  if (kind !== "advantage") work.state.mission = { ...mission, [kind]: { card, owner: side } };
  else {
    const [mine, theirs] = mission.advantages;
    work.state.mission = { ...mission, advantages: side === 0 ? [card, theirs] : [mine, card] };
  }
}

function turnUp(work: GameWork, side: Side, kind: BattleKind, rule: RuleId): number {
  const { decks } = work.state.sides[side];
  const entries = battleEntries(work.box, kind);
  const seat = seatOf(side);
  const { card, pile } = drawTop(decks[kind].deck, work, `${seat} ${kind}`, (code) => at(entries, code).id, PUBLIC);
  work.side(side).decks = { ...decks, [kind]: { ...decks[kind], deck: pile } };
  const event = { type: "battle-card-revealed", seat, deck: kind, card: at(entries, card).id } as const;
  work.revealed = true;
  work.emit({ ...event, rule, cause: null });
  return card;
}

/** Puts a replaced card in the discards of the player whose deck it came from (leg.mission.discard-owner). */
function discard(work: GameWork, kind: BattleKind, replaced: OwnedCard | null): void {
  if (replaced === null) return;
  const { card, owner } = replaced;
  const { decks } = work.state.sides[owner];
  const pile = decks[kind];
  work.side(owner).decks = { ...decks, [kind]: { ...pile, discard: [...pile.discard, card] } };
  work.emit({
    type: "battle-card-discarded",
    seat: seatOf(owner),
    deck: kind,
    card: at(battleEntries(work.box, kind), card).id,
    rule: "leg.mission.discard-owner",
    cause: null,
  });
}

/** Makes a new deck of all discarded cards of a player, which are public (leg.mission.empty-deck). */
function rebuild(work: GameWork, side: Side, kind: BattleKind): void {
  const { decks } = work.state.sides[side];
  const pile = { deck: addAllToBag(EMPTY_PILE, decks[kind].discard, PUBLIC), discard: [] };
  work.side(side).decks = { ...decks, [kind]: pile };
}
