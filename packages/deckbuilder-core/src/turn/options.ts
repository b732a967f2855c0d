import { at, type CardCode, keptBy, type Pile, pileCards } from "@sw/tabletop";
import { rowTarget } from "../attack/attack.ts";
import type { Action } from "../state/actions.ts";
import { type Box, kindIn, nameIn } from "../state/box.ts";
import { kindOf, MARK, NO_CARD, NO_PIECE } from "../state/codes.ts";
import type { Look } from "../state/look.ts";
import { cardOf, idOf, isCommittedTo, isFree, isUsed, slotAttackedBy } from "../state/pieces.ts";
import { ROW_SLOTS, type SideState } from "../state/state.ts";
import { canBribe, canPurchase, whyNotUse } from "./checks.ts";

/**
 * Lists what the active player may do in the turn, in this order: play (by card), purchase (by slot, then the pilots),
 * bribe (by slot), use (base, then pieces), commit (by piece, then base and slots), attack (base, then slots), end the
 * turn. A marked copy is also offered by its plain name while it is the only copy in hand.
 */
export function listActions(look: Look): Action[] {
  const { state } = look;
  const options: Action[] = [];
  const player = state.sides[state.active];
  listPlays(look.box, player.hand, options);
  listPurchases(look, options);
  if (state.config.bribing) listBribes(look, options);
  listUses(look, player, options);
  listCommitments(look, player, options);
  listAttacks(player, options);
  options.push(END_TURN);
  return options;
}

/** Returns the actions that play a card of each kind, indexed by kind. */
const playsOf = /* @__PURE__ */ keptBy(({ ids }: Box): readonly Action[] =>
  ids.map((subject) => Object.freeze({ type: "play", subject })),
);

const SLOTS: readonly number[] = Array.from({ length: ROW_SLOTS }, (_, slot) => slot);
const PURCHASES: readonly Action[] = SLOTS.map((subject) => Object.freeze({ type: "purchase", subject }));
const BRIBES: readonly Action[] = SLOTS.map((subject) => Object.freeze({ type: "bribe", subject }));
const ATTACKS: readonly Action[] = SLOTS.map((subject) => Object.freeze({ type: "attack", subject }));
const ATTACK_BASE: Action = Object.freeze({ type: "attack", subject: "base" });
const USE_BASE: Action = Object.freeze({ type: "use", subject: "base" });
const PURCHASE_PILOT: Action = Object.freeze({ type: "purchase", subject: "outer-rim-pilots" });
const END_TURN: Action = Object.freeze({ type: "end-turn" });

function listPlays(box: Box, hand: Pile, options: Action[]): void {
  const plays = playsOf(box);
  const cards =
    hand.length === 1
      ? at(hand, 0).cards
      : pileCards(hand)
          .slice()
          .sort((a, b) => a - b);
  let last = NO_CARD;
  for (const code of cards) {
    if (code >= MARK && isOnlyOne(cards, code)) options.push(at(plays, kindOf(code)));
    if (code !== last) options.push(plays[code] ?? { type: "play", subject: nameIn(box, code) });
    last = code;
  }
}

/** Whether a list holds no other card of the kind, so that the card's name needs no mark. */
function isOnlyOne(cards: readonly CardCode[], code: CardCode): boolean {
  return cards.every((other) => other === code || kindOf(other) !== kindOf(code));
}

function listPurchases(look: Look, options: Action[]): void {
  const { box, state } = look;
  for (let slot = 0; slot < ROW_SLOTS; slot++) if (canPurchase(look, slot)) options.push(at(PURCHASES, slot));
  if (state.pilots > 0 && kindIn(box, box.pilot).cost <= state.resources) options.push(PURCHASE_PILOT);
}

function listBribes(look: Look, options: Action[]): void {
  for (let slot = 0; slot < ROW_SLOTS; slot++) if (canBribe(look, slot)) options.push(at(BRIBES, slot));
}

function listUses(look: Look, { base, play }: SideState, options: Action[]): void {
  if (base !== null && whyNotUse(look, base.card, base.used, NO_PIECE) === undefined) options.push(USE_BASE);
  for (const piece of play) {
    const id = idOf(piece);
    if (whyNotUse(look, cardOf(piece), isUsed(piece), id) === undefined) options.push({ type: "use", subject: id });
  }
}

function listCommitments(look: Look, { play }: SideState, options: Action[]): void {
  let slots: readonly number[] | undefined;
  for (const piece of play) {
    if (!isFree(piece)) continue;
    const id = idOf(piece);
    options.push({ type: "commit", subject: id, target: "base" });
    if (kindIn(look.box, cardOf(piece)).type !== "unit") continue;
    slots ??= openSlots(look);
    for (const target of slots) options.push({ type: "commit", subject: id, target });
  }
}

/** Lists the slots of the row whose card can be attacked. */
function openSlots(look: Look): readonly number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < ROW_SLOTS; slot++) if (rowTarget(look, slot) !== undefined) slots.push(slot);
  return slots;
}

function listAttacks({ play }: SideState, options: Action[]): void {
  let base = false;
  let slots = 0;
  for (const piece of play) {
    const slot = slotAttackedBy(piece);
    if (slot !== undefined) slots |= 1 << slot;
    else if (isCommittedTo(piece, "base")) base = true;
  }
  if (base) options.push(ATTACK_BASE);
  if (slots === 0) return;
  for (let slot = 0; slot < ROW_SLOTS; slot++) if ((slots & (1 << slot)) !== 0) options.push(at(ATTACKS, slot));
}
