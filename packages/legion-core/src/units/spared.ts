import { at } from "@sw/tabletop";
import { type Box, commandId } from "../state/box.ts";
import { type UnitIndex, undefeated } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { fallsOut } from "../state/missed.ts";
import { opponentOf, type Side } from "../state/seats.ts";
import { hasPermit } from "./keywords.ts";
import { profileOf } from "./profiles.ts";

/** Filters units to those that a player may choose for an effect of a card or keyword (leg.kw.immune-enemy-effects). */
export function choosable(look: Look, units: readonly number[], source: string, by: Side): readonly number[] {
  if (!isCard(look.box, source)) return units;
  return units.filter(
    (unit) =>
      at(look.state.units, unit).owner === by ||
      !hasPermit(look, unit, "ignores-enemy-cards") ||
      fallsOut(look, unit, "ignores-enemy-cards", { card: source }, "leg.kw.immune-enemy-effects"),
  );
}

/** Whether a unit ignores effects of a cause: a card that its enemy has in play and its own player does not. */
export function isSpared(look: Look, unit: UnitIndex, cause: string | null): boolean {
  if (cause === null || !isCard(look.box, cause) || !hasPermit(look, unit, "ignores-enemy-cards")) return false;
  const { owner } = at(look.state.units, unit);
  return isInPlay(look, cause, opponentOf(owner)) && !isInPlay(look, cause, owner);
}

/** Whether an id is that of a command, upgrade or battle card, not of a keyword. */
function isCard({ commands, upgrades, battle }: Box, id: string): boolean {
  return [commands, upgrades, battle].some((entries) => Object.hasOwn(entries, id));
}

/** Whether a player has a card in play: a command card, the advantage, or an upgrade of a unit that is not defeated. */
function isInPlay(look: Look, card: string, side: Side): boolean {
  const { box, state } = look;
  const { revealed, permanents } = state.sides[side];
  const advantage = state.mission.advantages[side];
  return (
    [...permanents, ...(revealed === null ? [] : [revealed])].some((one) => commandId(box, one) === card) ||
    (advantage !== null && at(box.cards.catalogue.advantages, advantage).id === card) ||
    undefeated(state, side).some((unit) => profileOf(look, unit).upgrades.some(({ id }) => id === card))
  );
}
