import { at } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import type { Look } from "../state/look.ts";
import { hasPermit, unitTraits } from "../units/keywords.ts";
import { profileOf } from "../units/profiles.ts";
import type { Duel } from "./duel.ts";

/** Whether a keyword of a unit keeps enemies from attacking it from so far away (leg.kw.incognito.protection). */
export function isHidden(look: Look, duel: Duel, defender: number): boolean {
  const { hides } = unitTraits(look, defender);
  return hides.some(({ hook }) => typeof hook === "number" && duel.range > hook);
}

/** The rule by which a unit is not attacked from afar: that of the keyword, or of the card that gives it. */
export function hidingRule(look: Look, defender: number): RuleId {
  const { hides } = unitTraits(look, defender);
  const byCard = hides.some(({ keyword }) => look.box.commands[keyword] !== undefined);
  return byCard ? "leg.cards.command-use" : "leg.kw.incognito.protection";
}

/**
 * Whether the attacking leader sees of a unit nothing but a counterpart that does not count so (leg.kw.small); `places` are the
 * miniatures of the unit on the battlefield, in the order of its figures.
 */
export function isOverlooked(look: Look, duel: Duel, defender: number, places: readonly number[]): boolean {
  if (!hasPermit(look, defender, "counterpart-overlooked")) return false;
  const { fielded, miniatures } = profileOf(look, defender);
  const leader = duel.attacker.figures.indexOf(duel.attacker.leader);
  return places.every(
    (place, to) => at(miniatures, place).card === fielded.counterpart?.id || !duel.hasLine(leader, to),
  );
}

/**
 * Those of the units that must be attacked rather than others: units that a keyword has shunned come last
 * (leg.kw.inconspicuous.target), those that draw attacks first.
 */
export function ratherOthers(look: Look, units: readonly number[]): readonly number[] {
  const others = units.filter((unit) => !isShunned(look, unit));
  const open = others.length === 0 ? units : others;
  const drawing = open.filter((unit) => hasPermit(look, unit, "draws-attacks"));
  return drawing.length === 0 ? open : drawing;
}

function isShunned(look: Look, unit: number): boolean {
  return unitTraits(look, unit).shunned.some(({ hook }) => hook(look, unit));
}
