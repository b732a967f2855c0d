import { ok, type Result, readInput } from "@sw/tabletop";
import * as v from "valibot";
import { formatOf } from "../limits.ts";
import type { ArmyList } from "../list.ts";
import { muster } from "../muster.ts";
import { armyPoints } from "../points.ts";
import type { Books } from "./books.ts";
import type { Draft, DraftUnit } from "./draft.ts";
import { unknownKeys } from "./keys.ts";
import type { Lexicon } from "./lexicon.ts";
import { isLink, readLink, writeLink } from "./link.ts";
import { forceTold, nameMention } from "./mention.ts";
import { type ExchangeNote, note } from "./notes.ts";
import { byPips, placesOf } from "./order.ts";
import { FACTION_WORDS, factionTold } from "./words.ts";

const names = v.nullish(v.array(v.string()), []);
const text = v.nullish(v.string(), "");

const deckSchema = v.looseObject({
  conditions: names,
  condition: names,
  deployment: names,
  objective: names,
  scenario: text,
});

/**
 * The fields of the table simulator's JSON that are read. One tournament page writes `point`; LegionHQ reads `title`
 * and `battleFieldDeck`.
 */
const simulatorSchema = v.looseObject({
  listname: text,
  title: text,
  points: v.nullish(v.number()),
  point: v.nullish(v.number()),
  numActivations: v.nullish(v.number()),
  armyFaction: text,
  battleForce: text,
  commandCards: names,
  contingencies: names,
  units: v.array(v.looseObject({ name: v.string(), upgrades: names, loadout: names })),
  battlefieldDeck: v.nullish(deckSchema),
  battleFieldDeck: v.nullish(deckSchema),
  listlink: text,
});
type Simulator = v.InferOutput<typeof simulatorSchema>;

/** Keys that say nothing about the army: the author of the list, and data of the table simulator. */
const ASIDE = ["author", "type", "silhData"];

/** Reads the table simulator's JSON. */
export function readSimulator(input: unknown, lexicon: Lexicon): Result<Draft> {
  const read = readInput(simulatorSchema, input);
  if (!read.ok) return read;
  const {
    listname,
    title,
    points,
    point,
    numActivations,
    armyFaction,
    battleForce,
    battlefieldDeck,
    battleFieldDeck,
    ...list
  } = read.value;
  const { faction, notes } = factionTold(armyFaction);
  const { notes: forceNotes, ...force } = forceTold(battleForce, lexicon);
  const { condition, conditions, deployment, objective, scenario } = {
    ...NO_DECK,
    ...(battlefieldDeck ?? battleFieldDeck),
  };
  const deck = [...deployment, ...objective, ...conditions, ...condition];
  const named = title || listname;
  const told = points ?? point;
  return ok({
    format: "simulator",
    ...doubtsSettled(list.listlink, lexicon),
    ...(named === "" ? {} : { title: named }),
    ...(scenario === "recon" ? { size: "skirmish" } : scenario === "standard" ? { size: "standard" } : {}),
    ...(faction === undefined ? {} : { faction }),
    ...force,
    ...(told == null ? {} : { points: told }),
    ...(numActivations == null ? {} : { activations: numActivations }),
    units: list.units.map((unit) => unitRead(unit, lexicon)),
    cards: [
      ...list.commandCards.map((name) => nameMention(name, lexicon, ["commands"], "with-titles")),
      ...deck.map((name) => nameMention(name, lexicon, ["battleCards"], "with-titles")),
    ],
    notes: [...notes, ...forceNotes, ...unreadIn(read.value)],
  });
}

const NO_DECK = { condition: [], conditions: [], deployment: [], objective: [], scenario: "" };

function unitRead({ name, upgrades }: Simulator["units"][number], lexicon: Lexicon): DraftUnit {
  return {
    card: nameMention(name, lexicon, ["units"], "with-titles"),
    count: 1,
    upgrades: upgrades.map((one) => nameMention(one, lexicon, ["upgrades", "counterparts"], "with-titles")),
  };
}

/**
 * Reads the link that comes with the list: its faction, its battle force, its size, and the cards that ambiguous names
 * mean.
 */
function doubtsSettled(
  link: string,
  lexicon: Lexicon,
): Pick<Draft, "faction" | "battleForce" | "size"> & Pick<Draft, "hints"> {
  const read = isLink(link) ? readLink(link, lexicon) : undefined;
  if (!read?.ok) return {};
  const { faction, battleForce, size, units, cards } = read.value;
  const mentions = units.flatMap(({ card, upgrades, partner }) => [
    card,
    ...upgrades,
    ...(partner === undefined ? [] : [partner.card, ...partner.upgrades]),
  ]);
  const ids = [...mentions, ...cards].flatMap(({ meanings }) => meanings.map(({ id = "" }) => id));
  return {
    ...(faction === undefined ? {} : { faction }),
    ...(battleForce === undefined ? {} : { battleForce }),
    ...(size === undefined ? {} : { size }),
    hints: new Set(ids),
  };
}

/** Lists notes on the fields of the JSON that have no place in an army. */
function unreadIn(list: Simulator): readonly ExchangeNote[] {
  const { contingencies, units, battlefieldDeck, battleFieldDeck } = list;
  const texts = [
    ...contingencies,
    ...units.flatMap(({ loadout }) => loadout),
    ...unknownKeys(list, [...Object.keys(simulatorSchema.entries), ...ASIDE]),
    ...units.flatMap((unit) => unknownKeys(unit, ["name", "upgrades", "loadout", ...ASIDE])),
    ...[battlefieldDeck, battleFieldDeck].flatMap((deck) => unknownKeys(deck ?? {}, Object.keys(NO_DECK))),
  ];
  return texts.map((text) => note("not-read", { text }));
}

/** Writes the table simulator's JSON as LegionHQ does. Nothing is left out: custom cards are written by name. */
export function writeSimulator(books: Books, list: ArmyList, title: string): string {
  const { lookup, codes, lexicon } = books;
  const { faction, battleForce, units, commandHand, battleDeck } = list;
  const force = lookup.battleForces.get(battleForce ?? "");
  const upgradeNames = (id: string, upgrades: readonly string[]) =>
    placesOf(lookup, codes, id, upgrades).flatMap((one) =>
      one === undefined ? [] : lexicon.simulatorName("upgrades", one),
    );
  const battleCards = (ids: readonly string[]) => ids.map((id) => lexicon.simulatorName("battleCards", id));
  const written = {
    author: "Legion HQ",
    listname: title,
    points: armyPoints(muster(lookup, list)),
    numActivations: units.length,
    armyFaction: FACTION_WORDS[faction].simulator,
    ...(force === undefined ? {} : { battleForce: force.name.en }),
    commandCards: byPips(lookup, commandHand).map((id) => lexicon.simulatorName("commands", id)),
    contingencies: [],
    units: units.map(({ unit, upgrades, counterpart }) => ({
      name: lexicon.simulatorName("units", unit),
      upgrades: [
        ...upgradeNames(unit, upgrades),
        ...(counterpart === undefined
          ? []
          : [
              lexicon.simulatorName("counterparts", counterpart.counterpart),
              ...upgradeNames(counterpart.counterpart, counterpart.upgrades),
            ]),
      ],
    })),
    battlefieldDeck: {
      conditions: battleCards(battleDeck.advantages),
      deployment: battleCards(battleDeck.primary),
      objective: battleCards(battleDeck.secondary),
      scenario: formatOf(list) === "skirmish" ? "recon" : "standard",
    },
    listlink: writeLink(books, list),
  };
  return JSON.stringify(written, null, 4);
}
