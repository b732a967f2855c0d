import { type Violation, violation } from "@sw/tabletop";
import type { Filter, RelativeFaction, Zone } from "../language/language.ts";
import type { CardDeed } from "../language/program.ts";
import type { RuleId } from "../rules/ids.ts";
import type { CardPick } from "../state/actions.ts";
import { type CardKind, kindIn, nameIn, passes } from "../state/box.ts";
import { codeOf } from "../state/codes.ts";
import type { Look } from "../state/look.ts";
import { cardOf, pieceIn } from "../state/pieces.ts";
import { opponentOf, SEATS, type Side } from "../state/seats.ts";
import { mayPurchase } from "./possible.ts";
import { candidates, type Scope, zoneForPicker } from "./selectors.ts";

/**
 * Explains why a card cannot be picked: it is elsewhere, does not exist, or is not of the kind, side or cost that the
 * effect requires. The card's own properties are checked before its place, so that the answer reveals nothing about
 * hidden places.
 */
export function whyNotPicked(
  look: Look,
  scope: Scope,
  deed: CardDeed,
  rule: RuleId,
  { zone, subject }: CardPick,
): Violation<RuleId> {
  const { cards } = deed;
  if (cards.of !== "zones") {
    const meant = candidates(look, scope, cards).map(({ card }) => nameIn(look.box, card));
    return violation(rule, "pick-not-meant", { zone, subject, cards: meant });
  }
  const searched = zoneForPicker(cards, zone);
  const parts = cards.parts.filter(({ zones }) => zones.includes(searched));
  if (parts.length === 0) {
    const zones = [...new Set(cards.parts.flatMap((part) => part.zones))].map((one) => zoneForPicker(cards, one));
    return violation(rule, "pick-lies-elsewhere", { zone, subject, zones });
  }
  const kind = kindOfPick(look, scope.seat, searched, subject);
  if (kind === undefined) return violation(rule, "pick-not-there", { zone, subject });
  const isSelf = zone === "own-play" && subject === scope.self;
  const wrong = parts.map(({ filter }) => whyFiltered(rule, filter, kind, scope.seat, isSelf, { zone, subject }));
  const [first] = wrong;
  if (first !== undefined && !wrong.includes(undefined)) return first;
  return whyNotBought(look, scope, deed, kind) ?? violation(rule, "pick-not-there", { zone, subject });
}

/**
 * Returns the kind of a picked card. Pieces and slots are read from the table; elsewhere the pick names a card, present
 * or not.
 */
function kindOfPick({ box, state }: Look, side: Side, zone: Zone, subject: CardPick["subject"]): CardKind | undefined {
  if (typeof subject === "string") {
    const code = codeOf(box.byId, subject);
    return code === undefined ? undefined : kindIn(box, code);
  }
  const own = state.sides[side];
  const other = state.sides[opponentOf(side)];
  const piece =
    zone === "own-play" ? pieceIn(own.play, subject) : zone === "opp-play" ? pieceIn(other.play, subject) : undefined;
  const inRow = zone === "galaxy-row" ? state.row[subject] : undefined;
  const code = piece === undefined ? inRow : cardOf(piece);
  return code === undefined || code === null ? undefined : kindIn(box, code);
}

/** Returns the reason for the first condition of a filter that a card does not meet, or undefined if it meets all. */
function whyFiltered(
  rule: RuleId,
  filter: Filter | undefined,
  kind: CardKind,
  side: Side,
  isSelf: boolean,
  { zone, subject }: Pick<CardPick, "zone" | "subject">,
): Violation<RuleId> | undefined {
  if (filter === undefined || passes(filter, kind, side, isSelf)) return undefined;
  const { id, type, other, trait, faction } = filter;
  const lacks = (part: Filter): boolean => !passes(part, kind, side, isSelf);
  if (id !== undefined && lacks({ id })) return violation(rule, "pick-is-another-card", { zone, subject, card: id });
  if (type !== undefined && lacks({ type })) {
    return violation(rule, "pick-of-another-type", { zone, subject, cardType: type });
  }
  if (faction !== undefined && lacks({ faction })) {
    const factions = faction.map((one) => factionOf(one, side));
    return violation(rule, "pick-of-another-side", { zone, subject, factions });
  }
  if (other === true && isSelf) return violation(rule, "pick-is-itself", { zone, subject });
  if (trait !== undefined && lacks({ trait })) {
    return violation(rule, "pick-lacks-trait", { zone, subject, traits: [...trait] });
  }
  return violation(rule, "pick-not-unique", { zone, subject });
}

function factionOf(faction: RelativeFaction, side: Side): string {
  if (faction === "neutral") return faction;
  return SEATS[faction === "own" ? side : opponentOf(side)];
}

/** Explains why a deed cannot purchase a card: it belongs to the enemy, or it costs too much. */
function whyNotBought(
  look: Look,
  scope: Scope,
  deed: CardDeed,
  { code, id, faction, cost }: CardKind,
): Violation<RuleId> | undefined {
  if (mayPurchase(look, scope, deed, code)) return undefined;
  if (faction === "neutral" || faction === SEATS[scope.seat]) {
    return violation("dbg.purchase.cannot-afford", "too-few-resources", { cost, resources: look.state.resources });
  }
  const rule = faction === "empire" ? "dbg.faction.purchase-empire" : "dbg.faction.purchase-rebel";
  return violation(rule, "other-faction", { card: id, faction });
}
