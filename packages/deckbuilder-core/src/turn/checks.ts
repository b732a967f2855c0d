import { type CardCode, pileCards, pileHas, type Violation } from "@sw/tabletop";
import { committedTo, rowTarget } from "../attack/attack.ts";
import { holds, isPossible } from "../conditions/possible.ts";
import { plainScope, type Scope } from "../conditions/selectors.ts";
import type { Faction } from "../language/language.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Action, AttackTarget, CardRef } from "../state/actions.ts";
import { type Active, kindIn, nameIn } from "../state/box.ts";
import { codeAmong, codeOf, kindOf } from "../state/codes.ts";
import { forbidden, notAsked } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { cardOf, isFree, partsOf, pieceIn } from "../state/pieces.ts";
import { opponentOf, SEATS } from "../state/seats.ts";
import type { State } from "../state/state.ts";

/** The types of actions that a turn accepts. */
const TURN_ACTIONS = ["play", "purchase", "bribe", "use", "commit", "attack", "end-turn"] as const;

/** Returns why the active player may not take this action now, or undefined if they may. */
export function checkAction(look: Look, action: Action): Violation | undefined {
  switch (action.type) {
    case "play":
      return checkPlay(look, action.subject);
    case "purchase":
      return action.subject === "outer-rim-pilots" ? checkPilot(look) : checkPurchase(look, action.subject);
    case "bribe":
      return checkBribe(look, action.subject);
    case "use":
      return checkUse(look, action.subject);
    case "commit":
      return checkCommit(look, action.subject, action.target);
    case "attack":
      return checkAttack(look.state, action.subject);
    case "end-turn":
      return undefined;
    default:
      return notAsked("dbg.turn.actions", action, TURN_ACTIONS);
  }
}

function checkPlay({ box, state }: Look, subject: string): Violation | undefined {
  if (cardToPlay({ box, state }, subject) !== undefined) return undefined;
  const copies = pileCards(state.sides[state.active].hand).filter((code) => nameIn(box, kindOf(code)) === subject);
  if (copies.length === 0) return forbidden("dbg.play.from-hand", "not-in-hand", { card: subject });
  return forbidden("dbg.play.from-hand", "which-copy", {
    card: subject,
    cards: copies.map((code) => nameIn(box, code)),
  });
}

/**
 * Returns the card in the active player's hand that a name stands for. A marked copy needs no mark in its name while it
 * is the only one.
 */
export function cardToPlay({ box, state: { sides, active } }: Look, subject: CardRef): CardCode | undefined {
  const { hand } = sides[active];
  const code = codeOf(box.byId, subject);
  if (code === undefined || pileHas(hand, code)) return code;
  return codeAmong(box.byId, pileCards(hand), subject);
}

/** Whether the active player may purchase the card in a slot now. */
export function canPurchase({ box, state }: Look, slot: number): boolean {
  const code = state.row[slot];
  if (code === undefined || code === null) return false;
  const { faction, cost } = kindIn(box, code);
  return cost <= state.resources && (faction === "neutral" || faction === SEATS[state.active]);
}

function checkPurchase(look: Look, slot: number): Violation | undefined {
  const { box, state } = look;
  if (canPurchase(look, slot)) return undefined;
  const code = state.row[slot];
  if (code === undefined || code === null) return forbidden("dbg.purchase.where", "no-card-there", { slot });
  const { faction, cost } = kindIn(box, code);
  if (faction === "neutral" || faction === SEATS[state.active])
    return checkCost(state, cost, "dbg.purchase.cannot-afford");
  const rule = faction === "empire" ? "dbg.faction.purchase-empire" : "dbg.faction.purchase-rebel";
  return forbidden(rule, "other-faction", { card: nameIn(box, code), faction });
}

function checkPilot({ box, state }: Look): Violation | undefined {
  if (state.pilots === 0) return forbidden("dbg.purchase.pilots-not-refilled", "no-pilot-left");
  return checkCost(state, kindIn(box, box.pilot).cost, "dbg.purchase.cannot-afford");
}

function checkCost(state: State, cost: number, rule: RuleId): Violation | undefined {
  if (cost <= state.resources) return undefined;
  return forbidden(rule, "too-few-resources", { cost, resources: state.resources });
}

/** Whether the active player may bribe the card in a slot now. */
export function canBribe({ box, state }: Look, slot: number): boolean {
  const code = state.row[slot];
  if (!state.config.bribing || code === undefined || code === null) return false;
  const { faction, cost } = kindIn(box, code);
  return faction === "neutral" && cost <= state.resources;
}

function checkBribe(look: Look, slot: number): Violation | undefined {
  const { box, state } = look;
  if (canBribe(look, slot)) return undefined;
  if (!state.config.bribing) return forbidden("dbg.option.bribe-off-by-default", "bribing-not-agreed");
  const code = state.row[slot];
  if (code === undefined || code === null) return forbidden("dbg.option.bribe", "no-card-there", { slot });
  const { faction, cost } = kindIn(box, code);
  if (faction === "neutral") return checkCost(state, cost, "dbg.option.bribe");
  return forbidden("dbg.option.bribe", "not-neutral", { card: nameIn(box, code), faction });
}

function checkUse(look: Look, subject: number | "base"): Violation | undefined {
  const { box, state } = look;
  const { base, play } = state.sides[state.active];
  const source = subject === "base" ? base : pieceIn(play, subject);
  if (source === undefined || source === null) return notOwn(look, "dbg.ability.announce", subject);
  const { card, used } = "card" in source ? source : partsOf(source);
  const refused = whyNotUse(look, card, used, subject === "base" ? 0 : subject);
  return refused === undefined ? undefined : forbidden(refused, USE_CODES[refused] ?? "", { card: nameIn(box, card) });
}

/** Explains why a piece does not belong to the active player: the opponent has it in play, or it is not in play. */
function notOwn({ box, state: { sides, active } }: Look, rule: RuleId, subject: number | "base"): Violation {
  const theirs = subject === "base" ? undefined : pieceIn(sides[opponentOf(active)].play, subject);
  if (theirs === undefined) return forbidden(rule, "not-in-play", { subject });
  return forbidden(rule, "in-play-of-the-opponent", { subject, card: nameIn(box, cardOf(theirs)) });
}

const USE_CODES: Readonly<Partial<Record<RuleId, string>>> = {
  "dbg.ability.untimed": "no-such-ability",
  "dbg.ability.once-per-turn": "already-used",
  "dbg.condition.required": "condition-not-met",
  "dbg.ruling.pay-impossible": "cannot-pay",
};

/** Returns the rule that forbids using the activated ability of a piece (`self` is 0 for the base), or undefined. */
export function whyNotUse(look: Look, card: CardCode, used: boolean, self: number): RuleId | undefined {
  const ability = kindIn(look.box, card).active;
  if (ability === null || ability.timing.kind !== "activated") return "dbg.ability.untimed";
  if (used) return "dbg.ability.once-per-turn";
  const scope = plainScope(look.state.active, card, self);
  if (ability.test !== null && !holds(look, scope, ability.test)) return "dbg.condition.required";
  return canPay(look, scope, ability) ? undefined : "dbg.ruling.pay-impossible";
}

function canPay(look: Look, scope: Scope, { program }: Active): boolean {
  const [first] = program;
  return first?.op !== "pay" || isPossible(look, scope, first.need);
}

function checkCommit(look: Look, subject: number, target: AttackTarget): Violation | undefined {
  const { box, state } = look;
  const piece = pieceIn(state.sides[state.active].play, subject);
  if (piece === undefined) return notOwn(look, "dbg.commit.who-attacks-base", subject);
  if (!isFree(piece)) return forbidden("dbg.commit.one-attack-each", "already-committed", { subject });
  if (target === "base") return undefined;
  if (kindIn(box, cardOf(piece)).type !== "unit")
    return forbidden("dbg.commit.who-attacks-row", "ships-attack-the-base", { subject });
  if (rowTarget(look, target) !== undefined) return undefined;
  const code = state.row[target];
  if (code === undefined || code === null) return forbidden("dbg.hunt.enemy-only", "no-card-there", { slot: target });
  const { id, faction } = kindIn(box, code);
  return forbidden(ruleOfTarget(faction, state), "no-target-there", { slot: target, card: id });
}

function ruleOfTarget(faction: Faction, state: State): RuleId {
  if (faction === "neutral") return "dbg.option.neutral-not-attackable";
  return faction === SEATS[opponentOf(state.active)] ? "dbg.hunt.which-cards" : "dbg.hunt.enemy-only";
}

function checkAttack(state: State, target: AttackTarget): Violation | undefined {
  if (committedTo(state, target).length > 0) return undefined;
  return forbidden("dbg.commit.not-immediate", "nothing-committed", { target });
}
