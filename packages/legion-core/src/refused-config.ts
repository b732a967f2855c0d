import { type Params, type Violation, violation } from "@sw/tabletop";
import { armyFaults } from "./army/check.ts";
import { formatOf } from "./army/limits.ts";
import type { ArmyList, BattleDeck } from "./army/list.ts";
import { muster } from "./army/muster.ts";
import type { GameBox } from "./box.ts";
import type { Entry } from "./catalogue/entries.ts";
import { commandFault } from "./command-cards/faults.ts";
import type { Config } from "./config.ts";
import { missionFault } from "./mission/faults.ts";
import type { RuleId } from "./rules/ids.ts";
import { type Player, seatOf } from "./seats.ts";
import { tableFaults } from "./table/faults.ts";

/**
 * The first thing that forbids playing a configuration, if anything: what is wrong with an army, with its `seat` among the
 * params (see `army.check`), armies of two formats, terrain that lies as it may not or where a token of a map must lie, battle
 * or command cards that are not played by now.
 */
export function refusedConfig(box: GameBox, { table, armies }: Config): Violation | undefined {
  return (
    refusedArmy(box, armies[0], 0) ??
    refusedArmy(box, armies[1], 1) ??
    otherFormats(armies) ??
    tableFaults({ table, units: [] })[0] ??
    missionFault(box, { table, armies }) ??
    commandFault(box, { table, armies })
  );
}

function refusedArmy({ cards }: GameBox, list: ArmyList, player: Player): Violation | undefined {
  const [fault] = armyFaults(muster(cards, list));
  if (fault === undefined) return undefined;
  const params: Params = { ...fault.params, seat: seatOf(player) };
  return { ...fault, params };
}

/** Maps and points are those of one format. */
function otherFormats([one, other]: Config["armies"]): Violation | undefined {
  const formats = [formatOf(one), formatOf(other)];
  if (formats[0] === formats[1]) return undefined;
  return violation<RuleId>("leg.army.points-limit", "armies-of-two-formats", { formats });
}

/**
 * The configuration as states keep it: command hands and battle decks in the order of the catalogue, which tells nothing.
 * The same object if they are in that order already.
 */
export function inCatalogueOrder(box: GameBox, config: Config): Config {
  const armies: Config["armies"] = [ordered(box, config.armies[0]), ordered(box, config.armies[1])];
  return armies.every((list, player) => list === config.armies[player]) ? config : { ...config, armies };
}

function ordered({ cards: { catalogue } }: GameBox, list: ArmyList): ArmyList {
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
