import { ok, type Result, readInput } from "@sw/tabletop";
import * as v from "valibot";
import { formatOf } from "../limits.ts";
import type { ArmyList } from "../list.ts";
import { muster } from "../muster.ts";
import { armyPoints, counterpartPoints, unitPoints } from "../points.ts";
import type { Books } from "./books.ts";
import type { Draft, DraftUnit } from "./draft.ts";
import { unknownKeys } from "./keys.ts";
import type { Lexicon } from "./lexicon.ts";
import { cardMentions, codeMention, forceTold, partnerMention, STANDING_ORDERS, upgradeMentions } from "./mention.ts";
import { type ExchangeNote, note } from "./notes.ts";
import { byPips, placesOf, stacksOf } from "./order.ts";
import { FACTION_WORDS, factionTold, MODE_POINTS, MODE_WORDS, sizeTold } from "./words.ts";

const codes = v.nullish(v.array(v.nullable(v.string())), []);
const text = v.nullish(v.string(), "");
const count = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)), 1);

const counterpartSchema = v.looseObject({ counterpartId: v.string(), count, upgradesEquipped: codes });
const unitSchema = v.looseObject({
  unitId: v.string(),
  count,
  upgradesEquipped: codes,
  counterpart: v.nullish(counterpartSchema),
});

/** The fields of a saved LegionHQ list that are read. */
const savedSchema = v.looseObject({
  title: text,
  mode: text,
  faction: text,
  battleForce: text,
  units: v.array(unitSchema),
  commandCards: codes,
  primaryCards: codes,
  secondaryCards: codes,
  advantageCards: codes,
  pointTotal: v.nullish(v.number()),
  numActivations: v.nullish(v.number()),
});
type Saved = v.InferOutput<typeof savedSchema>;

/** Keys that say nothing about the army: the owner of the list, its results, and sums of what is read. */
const ASIDE = ["unitCounts", "wins", "losses", "listId", "userId", "createdAt", "updatedAt", "uniques", "commanders"];
const UNIT_ASIDE = [
  ...["totalUnitCost", "unitObjectString", "unitObjectStrings", "additionalUpgradeSlots", "specialUpgradeSlots"],
  "hasUniques",
];

/** Reads a saved LegionHQ list. */
export function readSaved(input: unknown, lexicon: Lexicon): Result<Draft> {
  const read = readInput(savedSchema, input);
  if (!read.ok) return read;
  const saved = read.value;
  const { faction, notes } = factionTold(saved.faction);
  const { notes: forceNotes, ...force } = forceTold(saved.battleForce, lexicon);
  const { notes: sizeNotes, size } = sizeOf(saved.mode);
  const { commandCards, primaryCards, secondaryCards, advantageCards } = saved;
  return ok({
    format: "legionhq-saved",
    ...(saved.title === "" ? {} : { title: saved.title }),
    size,
    ...(faction === undefined ? {} : { faction }),
    ...force,
    ...(saved.pointTotal == null ? {} : { points: saved.pointTotal }),
    ...(saved.numActivations == null ? {} : { activations: saved.numActivations }),
    units: saved.units.map((unit) => unitRead(unit, lexicon)),
    cards: cardMentions(filled([...commandCards, ...primaryCards, ...secondaryCards, ...advantageCards]), lexicon),
    notes: [...notes, ...forceNotes, ...sizeNotes, ...unreadIn(saved)],
  });
}

function sizeOf(mode: string): ReturnType<typeof sizeTold> {
  if (mode === "") return { size: "standard", notes: [] };
  const points = MODE_WORDS.get(mode);
  return points === undefined ? { size: "standard", notes: [note("not-read", { text: mode })] } : sizeTold(points);
}

function filled(codes: readonly (string | null)[]): readonly string[] {
  return codes.flatMap((code) => code ?? []).filter((code) => code !== "");
}

function unitRead(
  { unitId, count, upgradesEquipped, counterpart }: Saved["units"][number],
  lexicon: Lexicon,
): DraftUnit {
  return {
    card: codeMention(unitId, lexicon, ["units"]),
    count,
    upgrades: upgradeMentions(filled(upgradesEquipped), lexicon),
    ...(counterpart == null
      ? {}
      : { partner: partnerMention(counterpart.counterpartId, filled(counterpart.upgradesEquipped), lexicon) }),
  };
}

/** Lists notes on the fields of the saved list that have no place in an army. */
function unreadIn(saved: Saved): readonly ExchangeNote[] {
  const texts = [
    ...unknownKeys(saved, [...Object.keys(savedSchema.entries), ...ASIDE]),
    ...saved.units.flatMap((unit) => [
      ...unknownKeys(unit, [...Object.keys(unitSchema.entries), ...UNIT_ASIDE]),
      ...unknownKeys(unit.counterpart ?? {}, [...Object.keys(counterpartSchema.entries), ...UNIT_ASIDE]),
    ]),
  ];
  return texts.map((text) => note("not-read", { text }));
}

/** Writes a list as LegionHQ saves it, without the fields that its server adds. Cards without a code are left out. */
export function writeSaved({ lookup, codes, lexicon }: Books, list: ArmyList, title: string): string {
  const { faction, battleForce, commandHand, battleDeck } = list;
  const size = formatOf(list);
  const army = muster(lookup, list);
  const coded = (kind: "commands" | "battleCards", ids: readonly string[]) =>
    ids.flatMap((id) => lexicon.codeOf(kind, id, size === "skirmish") ?? []);
  const equipped = (id: string, upgrades: readonly string[]) =>
    placesOf(lookup, codes, id, upgrades).map((one) => (one && lexicon.codeOf("upgrades", one)) ?? null);
  const units = stacksOf(list.units, Number.POSITIVE_INFINITY).flatMap(({ unit, count, index }) => {
    const unitId = lexicon.codeOf("units", unit.unit);
    if (unitId === undefined) return [];
    const inArmy = army.units.find((one) => one.index === index);
    const each = inArmy === undefined ? 0 : unitPoints(inArmy, army.units);
    const { counterpart } = unit;
    const counterpartId = counterpart && lexicon.codeOf("counterparts", counterpart.counterpart);
    return {
      unitId,
      count,
      totalUnitCost: each * count,
      upgradesEquipped: equipped(unit.unit, unit.upgrades),
      additionalUpgradeSlots: [],
      specialUpgradeSlots: [],
      ...(counterpart && counterpartId
        ? {
            counterpart: {
              count: 1,
              counterpartId,
              totalUnitCost: inArmy === undefined ? 0 : counterpartPoints(inArmy, army.units),
              upgradesEquipped: equipped(counterpart.counterpart, counterpart.upgrades),
            },
          }
        : {}),
    };
  });
  return JSON.stringify({
    title,
    mode: [...MODE_WORDS].find(([, points]) => points === MODE_POINTS[size])?.[0] ?? "",
    faction: FACTION_WORDS[faction].link,
    battleForce: lookup.battleForces.get(battleForce ?? "")?.name.en ?? "",
    units,
    commandCards: coded("commands", byPips(lookup, commandHand)).filter((code) => code !== STANDING_ORDERS),
    primaryCards: coded("battleCards", battleDeck.primary),
    secondaryCards: coded("battleCards", battleDeck.secondary),
    advantageCards: coded("battleCards", battleDeck.advantages),
    notes: "",
    pointTotal: armyPoints(army),
    numActivations: list.units.length,
  });
}
