import { notAList } from "@sw/tabletop";
import * as v from "valibot";
import type { Advantage, PrimaryObjective, SecondaryObjective } from "./battle-entries.ts";
import type { BattleForce, BuildRules, Catalogue, Command, Counterpart, Unit, Upgrade } from "./entries.ts";
import {
  affiliation,
  allegiance,
  attackSurge,
  base,
  cardSide,
  defenseDie,
  entry,
  faction,
  flag,
  id,
  keywords,
  limits,
  map,
  match,
  matches,
  rank,
  restriction,
  side,
  text,
  texts,
  unitType,
  upgradeType,
  weapons,
  whole,
} from "./schema-parts.ts";

const title = v.exactOptional(text);
const bullets = v.exactOptional(whole(1));
const upgradeBar = v.array(upgradeType);

const unit: v.GenericSchema<unknown, Unit> = v.strictObject({
  ...entry,
  title,
  faction: allegiance,
  affiliation: v.exactOptional(affiliation),
  rank,
  cost: whole(0),
  bullets,
  bulletsOn: v.exactOptional(v.literal("title")),
  type: unitType,
  miniatures: whole(0),
  wounds: whole(1),
  courage: v.exactOptional(v.union([whole(1), v.literal("X")])),
  resilience: v.exactOptional(whole(1)),
  speed: v.pipe(whole(0), v.maxValue(3)),
  defenseDie,
  surge: notAList(
    v.strictObject({
      attack: v.exactOptional(attackSurge),
      defense: v.exactOptional(v.literal("block")),
    }),
  ),
  upgradeBar,
  keywords,
  weapons,
  base,
  height: v.exactOptional(whole(1)),
  note: v.exactOptional(text),
});

const counterpart: v.GenericSchema<unknown, Counterpart> = v.strictObject({
  ...entry,
  title,
  counterpartOf: id,
  faction: allegiance,
  affiliation: v.exactOptional(affiliation),
  cost: whole(0),
  bullets,
  type: unitType,
  wounds: whole(1),
  upgradeBar,
  keywords,
  weapons,
});

const upgrade: v.GenericSchema<unknown, Upgrade> = v.strictObject({
  ...entry,
  title,
  type: upgradeType,
  cost: whole(0),
  bullets,
  restriction: v.exactOptional(restriction),
  exhaust: v.exactOptional(flag),
  expend: v.exactOptional(flag),
  action: v.exactOptional(v.picklist(["card-action", "free-action", "double-card-action"])),
  doubleSided: v.exactOptional(flag),
  special: v.exactOptional(flag),
  miniatures: v.exactOptional(whole(1)),
  wounds: v.exactOptional(whole(1)),
  grants: v.exactOptional(upgradeBar),
  mustEquip: v.exactOptional(upgradeBar),
  loses: v.exactOptional(v.array(id)),
  withoutSlot: v.exactOptional(matches),
  counterparts: v.exactOptional(v.array(id)),
  rankAs: v.exactOptional(rank),
  affiliationAs: v.exactOptional(affiliation),
  costChanges: v.exactOptional(
    v.array(
      v.strictObject({
        on: v.exactOptional(match),
        with: v.exactOptional(match),
        points: v.pipe(v.number(), v.safeInteger()),
      }),
    ),
  ),
  changes: v.exactOptional(
    notAList(
      v.strictObject({
        speed: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
        courage: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
        defenseDie: v.exactOptional(defenseDie),
        attackSurge: v.exactOptional(attackSurge),
        side: v.exactOptional(cardSide),
      }),
    ),
  ),
  keywords: v.exactOptional(keywords),
  weapons: v.exactOptional(weapons),
});

const command: v.GenericSchema<unknown, Command> = v.strictObject({
  ...entry,
  pips: v.pipe(whole(0), v.maxValue(4)),
  handPips: v.exactOptional(v.pipe(whole(1), v.maxValue(4))),
  faction: v.exactOptional(allegiance),
  battleForce: v.exactOptional(id),
  requires: v.exactOptional(restriction),
  mandatory: v.exactOptional(flag),
  orders: v.array(v.strictObject({ count: whole(1), of: matches })),
  ordersEligible: v.exactOptional(flag),
  permanent: v.exactOptional(flag),
  returns: v.exactOptional(flag),
  divulge: v.exactOptional(
    v.strictObject({ step: v.picklist(["resolve-setup-effects", "setup"]), mandatory: v.boolean() }),
  ),
  playedFromHand: v.exactOptional(flag),
  keywords: v.exactOptional(keywords),
  weapons: v.exactOptional(weapons),
});

const primary: v.GenericSchema<unknown, PrimaryObjective> = v.strictObject({
  ...entry,
  setup: v.array(
    v.union([
      v.strictObject({ place: id, count: whole(1), note: v.exactOptional(text) }),
      v.strictObject({ choose: text }),
    ]),
  ),
  map,
  skirmishMap: v.exactOptional(map),
  scoring: v.array(
    v.union([
      v.strictObject({ points: whole(1), per: text }),
      v.strictObject({
        byCount: text,
        points: v.array(v.strictObject({ from: whole(1), points: whole(1) })),
      }),
    ]),
  ),
  rules: v.exactOptional(texts),
});

const secondary: v.GenericSchema<unknown, SecondaryObjective> = v.strictObject({
  ...entry,
  setup: v.exactOptional(texts),
  scoring: v.array(
    v.strictObject({
      when: text,
      points: v.exactOptional(whole(1)),
      condition: v.exactOptional(text),
      limit: v.exactOptional(text),
      table: v.exactOptional(v.array(v.strictObject({ condition: text, points: whole(1) }))),
      note: v.exactOptional(text),
      bonus: v.exactOptional(v.strictObject({ rounds: v.array(whole(1)), points: whole(1) })),
    }),
  ),
  rules: v.exactOptional(texts),
  skirmish: v.exactOptional(flag),
});

const advantage: v.GenericSchema<unknown, Advantage> = v.strictObject({
  ...entry,
  faction: v.exactOptional(faction),
  summary: text,
  skirmish: v.exactOptional(flag),
});

const build: v.GenericSchema<unknown, BuildRules> = notAList(
  v.strictObject({
    noFieldCommander: v.exactOptional(flag),
    noDetachments: v.exactOptional(flag),
    freeDetachments: v.exactOptional(matches),
    mercenariesCount: v.exactOptional(flag),
    countAs: v.exactOptional(v.array(v.strictObject({ unit: id, rank }))),
    limits: v.exactOptional(v.array(v.strictObject({ units: v.array(id), min: whole(0), max: whole(0) }))),
    atLeast: v.exactOptional(v.array(v.strictObject({ of: match, min: whole(1) }))),
    oneOfEachCorpsFirst: v.exactOptional(flag),
    sharedHeavyWeapons: v.exactOptional(texts),
  }),
);

const battleForce: v.GenericSchema<unknown, BattleForce> = v.strictObject({
  ...entry,
  faction: allegiance,
  side,
  units: v.array(id),
  counterparts: v.exactOptional(v.array(id)),
  uniqueUpgrades: v.array(id),
  forbiddenUpgrades: v.exactOptional(v.array(id)),
  standard: limits,
  skirmish: limits,
  build: v.exactOptional(build),
  rules: texts,
});

const entries = v.exactOptional(v.array(v.unknown()));

/** Schema of lists of entries by kind, without checking the entries. */
export const partsSchema: v.GenericSchema<unknown, readonly Partial<Record<keyof Catalogue, readonly unknown[]>>[]> =
  v.array(
    v.strictObject({
      units: entries,
      counterparts: entries,
      upgrades: entries,
      commands: entries,
      primaryObjectives: entries,
      secondaryObjectives: entries,
      advantages: entries,
      battleForces: entries,
    }),
  );

/** Schema of a catalogue. References between its entries are checked in `faults.ts`. */
export const catalogueSchema: v.GenericSchema<unknown, Catalogue> = v.strictObject({
  units: v.array(unit),
  counterparts: v.array(counterpart),
  upgrades: v.array(upgrade),
  commands: v.array(command),
  primaryObjectives: v.array(primary),
  secondaryObjectives: v.array(secondary),
  advantages: v.array(advantage),
  battleForces: v.array(battleForce),
});
