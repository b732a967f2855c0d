import { INPUT_LIMITS, type InputLimits, type Params, plainInput, type Violation } from "@sw/tabletop";
import { armyFaults } from "../army/check.ts";
import { formatOf, pointsLimit } from "../army/limits.ts";
import type { ArmyList, BattleDeck } from "../army/list.ts";
import { muster } from "../army/muster.ts";
import { commandFault } from "../cards/commands/faults.ts";
import type { Entry } from "../catalogue/entries.ts";
import { missionFault } from "../mission/faults.ts";
import type { Box } from "../state/box.ts";
import type { Config } from "../state/config.ts";
import { forbidden } from "../state/kinds.ts";
import { type Side, seatOf } from "../state/seats.ts";
import { tableFaults } from "../table/faults.ts";
import { isVehicle } from "../table/unit-types.ts";
import { unplayedFault } from "./unsupported.ts";

/**
 * Limits on a configuration: half of those on a document, because the state of a game contains its configuration and
 * needs the other half.
 */
const LIMITS: InputLimits = { ...INPUT_LIMITS, values: INPUT_LIMITS.values / 2 };

/**
 * Returns the first reason why a configuration cannot be played, or undefined: too much terrain for saves, a fault of
 * an army with its `seat` in the params (see `army.check`), armies of two formats or points limits, agreed heights for
 * units that are not vehicles, misplaced terrain, or cards, keywords and battle forces that are not implemented.
 */
export function refusedConfig(box: Box, config: Config): Violation | undefined {
  const { table, armies } = config;
  return (
    plainInput(config, LIMITS)?.violation ??
    refusedArmy(box, armies[0], 0) ??
    refusedArmy(box, armies[1], 1) ??
    otherFormats(armies) ??
    agreedFault(box, config) ??
    tableFaults({ table, units: [] })[0] ??
    missionFault(box, config) ??
    commandFault(box, config) ??
    unplayedFault(box, config)
  );
}

/**
 * Returns the fault of heights agreed for other units than vehicles: troopers have their templates
 * (leg.los.trooper-template).
 */
function agreedFault({ cards }: Box, { heights = {} }: Config): Violation | undefined {
  const unit = Object.keys(heights).find((id) => !isVehicle(cards.units.get(id)?.type ?? "trooper"));
  return unit === undefined ? undefined : forbidden("leg.los.vehicle-agree", "height-of-no-vehicle", { unit });
}

function refusedArmy({ cards }: Box, list: ArmyList, side: Side): Violation | undefined {
  const [fault] = armyFaults(muster(cards, list));
  if (fault === undefined) return undefined;
  const params: Params = { ...fault.params, seat: seatOf(side) };
  return { ...fault, params };
}

/** Returns the fault of armies with different formats or points limits, because map and points belong to one format. */
function otherFormats([one, other]: Config["armies"]): Violation | undefined {
  const formats = [formatOf(one), formatOf(other)];
  if (formats[0] !== formats[1]) {
    return forbidden("leg.army.points-limit", "armies-of-two-formats", { formats });
  }
  const limits = [pointsLimit(one), pointsLimit(other)];
  if (limits[0] === limits[1]) return undefined;
  return forbidden("leg.army.points-limit", "armies-of-two-limits", { limits });
}

/**
 * Returns the configuration as states store it: command hands and battle decks in the order of the catalogue, so that
 * their order reveals nothing. Returns the same object if they already are.
 */
export function inCatalogueOrder(box: Box, config: Config): Config {
  const armies: Config["armies"] = [ordered(box, config.armies[0]), ordered(box, config.armies[1])];
  return armies.every((list, side) => list === config.armies[side]) ? config : { ...config, armies };
}

function ordered({ cards: { catalogue } }: Box, list: ArmyList): ArmyList {
  const commandHand = sortedBy(list.commandHand, catalogue.commands);
  const battleDeck: BattleDeck = {
    primary: sortedBy(list.battleDeck.primary, catalogue.primaryObjectives),
    secondary: sortedBy(list.battleDeck.secondary, catalogue.secondaryObjectives),
    advantages: sortedBy(list.battleDeck.advantages, catalogue.advantages),
  };
  const { primary, secondary, advantages } = list.battleDeck;
  const same =
    commandHand === list.commandHand &&
    battleDeck.primary === primary &&
    battleDeck.secondary === secondary &&
    battleDeck.advantages === advantages;
  return same ? list : { ...list, commandHand, battleDeck };
}

function sortedBy(ids: readonly string[], entries: readonly Entry[]): readonly string[] {
  const places = new Map(entries.map(({ id }, place) => [id, place]));
  const place = (id: string): number => places.get(id) ?? -1;
  if (ids.every((id, index) => index === 0 || place(ids[index - 1] ?? "") <= place(id))) return ids;
  return [...ids].sort((a, b) => place(a) - place(b));
}
