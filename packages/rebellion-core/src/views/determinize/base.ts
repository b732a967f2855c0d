import { type CardCode, type Chance, isHidden, type Pile, pileCards, pileHas } from "@sw/tabletop";
import type { Box } from "../../state/box.ts";
import type { SystemIndex } from "../../state/codes.ts";
import { IMPERIAL, PLANTED_BIT, sideOf } from "../../state/seats.ts";
import type { HeldProbe, State } from "../../state/state.ts";
import type { View } from "../shapes.ts";
import { codesOf, placeShown, probeOf, systemsRead } from "./reading.ts";

/** Returns the base's system: known, null if not chosen yet, or one of the viewer's candidates (`base`). */
export function dealBase(box: Box, { base, baseCandidates }: View, chance: Chance): SystemIndex | null {
  if (base.system === null) return null;
  if (!isHidden(base.system)) return placeShown(box, base.system);
  const among = isHidden(baseCandidates) ? base.publicCandidates : baseCandidates;
  const picked = among[chance.pick("base", among.length, (index) => among[index] ?? "")];
  return placeShown(box, picked ?? "");
}

/** Returns the hidden probe cards other than the base's. */
export function probesBesideBase(
  box: Box,
  { hiddenProbes, base }: View,
  system: SystemIndex | null,
): readonly CardCode[] {
  const codes = codesOf(box, hiddenProbes);
  if (!isHidden(base.system) || system === null) return codes;
  return codes.filter((code) => code !== probeOf(box, system));
}

/** On average, one of this many possible base systems had its card planted and shuffled away since. */
const ONE_IN = 8;

/**
 * Deals the candidates of both sides. A spectator does not know which cards were planted (`common:SYSTEM`: `open` or
 * `planted`).
 */
export function dealCandidates(
  box: Box,
  view: View,
  {
    system,
    probeDeck,
    probes,
    held,
  }: {
    readonly system: SystemIndex | null;
    readonly probeDeck: Pile;
    readonly probes: Pile;
    readonly held: readonly HeldProbe[];
  },
  chance: Chance,
): Pick<State, "base" | "baseCandidates"> {
  const { revealed, planted } = view.base;
  const publicCandidates = systemsRead(box, view.base.publicCandidates);
  const commonCandidates = isHidden(view.base.commonCandidates)
    ? publicCandidates.filter((one) => isOpen(box, one, { system, probeDeck }, chance))
    : systemsRead(box, view.base.commonCandidates);
  const own = held.filter(({ chair }) => sideOf(chair) === IMPERIAL).map(({ probe }) => probe);
  const isSeen = (card: CardCode): boolean => pileHas(probes, card) || own.includes(card);
  const baseCandidates = commonCandidates.filter((one) => !isSeen(probeOf(box, one)));
  return { base: { system, revealed, publicCandidates, planted, commonCandidates }, baseCandidates };
}

function isOpen(
  box: Box,
  one: SystemIndex,
  { system, probeDeck }: { readonly system: SystemIndex | null; readonly probeDeck: Pile },
  chance: Chance,
): boolean {
  if (one === system) return true;
  const marked = probeDeck.filter(({ knownTo }) => (knownTo & PLANTED_BIT) !== 0);
  if (pileCards(marked).includes(probeOf(box, one))) return false;
  const id = box.placeIds[one] ?? "";
  return chance.pick(`common:${id}`, ONE_IN, (index) => (index === 0 ? "planted" : "open")) > 0;
}
