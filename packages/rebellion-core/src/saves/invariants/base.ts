import { at, brokenAmong, firstFlaw, type Params } from "@sw/tabletop";
import { forcesReveal, hasSeen, isHidden } from "../../base/base.ts";
import { leadersAt } from "../../leaders/leaders.ts";
import type { SystemIndex } from "../../state/codes.ts";
import type { Look } from "../../state/look.ts";
import { IMPERIAL, IMPERIAL_BIT, PLANTED_BIT, REBEL } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import { hasSide, totalUnits } from "../../units/units.ts";
import type { Broken, OwnInvariant } from "./invariant.ts";

const INVARIANTS: readonly OwnInvariant[] = [
  ["reb.base.secret-choice", "base-not-chosen", ({ state }) => unchosen(state)],
  ["reb.base.card-under-location", "base-without-probe-card", cardless],
  ["reb.probe.meaning", "base-ruled-out", ruledOut],
  ["reb.probe.secret", "imperial-candidates", wrongImperial],
  ["reb.faq.plant-false-lead-visibility", "common-candidates", wrongCommon],
  ["reb.base.reveal-on-ground", "base-should-be-revealed", overdue],
  ["reb.base.reveal-move-units", "units-at-closed-base-space", strays],
  ["reb.victory.imperial", "base-conquered", conquered],
];

/** Lists the invariants of the hidden base, and of what is known about it, that a state breaks. */
export const brokenBase: Broken = brokenAmong(INVARIANTS);

function unchosen({ base, phase }: State): Params | undefined {
  if (base.system !== null) return undefined;
  return phase === "setup" && !base.revealed ? undefined : { phase, revealed: base.revealed };
}

function cardless({ box, state: { base } }: Look): Params | undefined {
  return base.system === null || at(box.probeOf, base.system) >= 0 ? undefined : { system: base.system };
}

/**
 * Checks that the true base is among the candidates of everybody, of both sides and of the Empire. A revealed base must
 * be the only candidate.
 */
function ruledOut({ box, state: { base, baseCandidates } }: Look): Params | undefined {
  const { system, revealed, publicCandidates, commonCandidates } = base;
  if (system === null) return undefined;
  const lists = [publicCandidates, commonCandidates, baseCandidates];
  const holds = lists.every((list) => list.includes(system) && (!revealed || list.length === 1));
  return holds ? undefined : { system: at(box.systems, system).id };
}

/**
 * Checks that the Empire's candidates are the common ones without the systems of its own probe cards, and that it knows
 * no card in the probe deck.
 */
function wrongImperial({ box, state }: Look): Params | undefined {
  const { base, baseCandidates, probeDeck } = state;
  const open = base.commonCandidates.filter((system) => !hasSeen(state, at(box.probeOf, system)));
  const isSecret = probeDeck.every(({ knownTo }) => (knownTo & IMPERIAL_BIT) === 0);
  return isSecret && same(open, baseCandidates) ? undefined : { candidates: [...baseCandidates], expected: open };
}

/**
 * Checks that the common candidates equal the public ones if no card is planted. Otherwise they must be among these,
 * without the systems of planted cards in the deck.
 */
function wrongCommon({ box, state: { base, probeDeck } }: Look): Params | undefined {
  const { publicCandidates, commonCandidates, planted } = base;
  const sorted = [publicCandidates, commonCandidates].every(isAscending);
  const subset = commonCandidates.every((system) => publicCandidates.includes(system));
  const marked = probeDeck.flatMap(({ cards, knownTo }) => ((knownTo & PLANTED_BIT) === 0 ? [] : cards));
  const open = commonCandidates.some((system) => marked.includes(at(box.probeOf, system)));
  const unmarked = base.revealed || marked.length === 0;
  const holds = planted ? subset && !open : same(publicCandidates, commonCandidates) && unmarked;
  return sorted && holds ? undefined : { candidates: [...commonCandidates], planted };
}

/** Checks that a hidden base is revealed as soon as everybody can tell that it must be. */
function overdue(look: Look): Params | undefined {
  const { box, state } = look;
  const { base, phase } = state;
  if (phase === "setup" || base.system === null || !isHidden(state)) return undefined;
  return firstFlaw(
    base.publicCandidates,
    (system) => !forcesReveal(look, system),
    (system) => ({ system: at(box.systems, system).id }),
  );
}

/** Checks that no unit and no leader is in the Rebel Base space after the base is revealed. */
function strays(look: Look): Params | undefined {
  const { box, state } = look;
  if (!state.base.revealed) return undefined;
  const units = totalUnits(at(state.places, box.baseSpace).units);
  const leaders = leadersAt(look, box.baseSpace, REBEL).length;
  return units + leaders === 0 ? undefined : { units, leaders };
}

function conquered(look: Look): Params | undefined {
  const { base, outcome } = look.state;
  if (!base.revealed || base.system === null || outcome !== null) return undefined;
  const lost = hasSide(look, base.system, IMPERIAL) && !hasSide(look, base.system, REBEL);
  return lost ? { system: at(look.box.systems, base.system).id } : undefined;
}

function same(one: readonly SystemIndex[], other: readonly SystemIndex[]): boolean {
  return one.length === other.length && one.every((system, index) => system === other[index]);
}

function isAscending(systems: readonly SystemIndex[]): boolean {
  return systems.every((system, index) => index === 0 || at(systems, index - 1) < system);
}
