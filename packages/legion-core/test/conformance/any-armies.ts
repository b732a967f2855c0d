import { type Chance, seeded } from "@sw/tabletop";
import { type ArmyList, type ArmyOptions, army, type ListedUnit } from "../../src/content/army.ts";
import { RANKS } from "../../src/content/catalogue.ts";

/** Points up to which units are added; the rest is left for what the army still must bring. */
const ENOUGH = 850;

/** How often an army is drawn anew that cannot be brought as it has come out. */
const TRIES = 200;

type Faction = ArmyList["faction"];

/** A legal army of a faction drawn from the whole catalogue, of cards that games do not refuse; the same for the same seed. */
export function anyArmy(faction: Faction, seed: string): ArmyList {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const list = drawn(faction, seeded(`${seed} ${attempt}`));
    if (army.check(list).length === 0) return list;
  }
  throw new Error(`no army of ${faction} comes of ${seed}`);
}

function drawn(faction: Faction, chance: Chance): ArmyList {
  let list: ArmyList = {
    faction,
    units: [],
    commandHand: [],
    battleDeck: { primary: [], secondary: [], advantages: [] },
  };
  // What every army must have comes first: a commander and three units of corps.
  for (const rank of ["commander", "corps", "corps", "corps"] as const) {
    list = withUnit(list, one(chance, army.options(list).units[rank].filter(isPlayed(list))));
  }
  while (army.points(list) < ENOUGH) {
    const { units } = army.options(list);
    const open = RANKS.flatMap((rank) => units[rank]).filter(isPlayed(list));
    if (open.length === 0) break;
    list = withUnit(list, one(chance, open));
    list = equipped(list, chance);
  }
  return withCards(list, chance);
}

/** The list with an upgrade more on one of its units, if there is one. */
function equipped(list: ArmyList, chance: Chance): ArmyList {
  const { upgrades } = army.options(list);
  const open = upgrades.flatMap(({ upgrades: byType = {} }, unit) =>
    Object.values(byType).flatMap((sets) => sets.map((ids) => ({ unit, ids }))),
  );
  const added = one(chance, open);
  if (added === undefined) return list;
  const units = list.units.map((unit, place) =>
    place === added.unit ? { ...unit, upgrades: [...unit.upgrades, ...added.ids] } : unit,
  );
  const more = { ...list, units };
  return refuses(more) ? list : more;
}

/** The list with command cards and battle cards until no more may be added. */
function withCards(start: ArmyList, chance: Chance): ArmyList {
  let list = start;
  for (let open = cardsFor(list); open.length > 0; open = cardsFor(list)) list = one(chance, open) ?? list;
  return list;
}

/** The lists with one card more. */
function cardsFor(list: ArmyList): readonly ArmyList[] {
  const { commandHand, battleDeck }: ArmyOptions = army.options(list);
  const commands = commandHand.map((id) => ({ ...list, commandHand: [...list.commandHand, id] }));
  const battle = (["primary", "secondary", "advantages"] as const).flatMap((kind) =>
    battleDeck[kind].map((id) => {
      return { ...list, battleDeck: { ...list.battleDeck, [kind]: [...list.battleDeck[kind], id] } };
    }),
  );
  return [...commands, ...battle].filter((one) => !refuses(one));
}

function isPlayed(list: ArmyList): (unit: ListedUnit) => boolean {
  return (unit) => !refuses({ ...list, units: [unit] });
}

function refuses(list: ArmyList): boolean {
  return army.playable(list).some(({ why }) => why !== "not-told");
}

function withUnit(list: ArmyList, unit: ListedUnit | undefined): ArmyList {
  return unit === undefined ? list : { ...list, units: [...list.units, unit] };
}

function one<Item>(chance: Chance, items: readonly Item[]): Item | undefined {
  return items.length === 0 ? undefined : items[chance.pick("one", items.length, String)];
}
