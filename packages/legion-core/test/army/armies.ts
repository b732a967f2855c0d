import fc from "fast-check";
import type { ArmyList } from "../../src/content/army.ts";
import { ALLEGIANCES, defaultCatalogue } from "../../src/content/catalogue.ts";
import { SAMPLES } from "./samples.ts";

function idOf(entries: readonly { readonly id: string }[]): fc.Arbitrary<string> {
  return fc.constantFrom(...entries.map(({ id }) => id));
}
const unitIds = defaultCatalogue.units.map(({ id }) => id);
const upgradeId = idOf(defaultCatalogue.upgrades);

/** Armies of all sorts: of one faction or battle force for the most part, with something foreign now and then. */
const anyArmy: fc.Arbitrary<ArmyList> = fc
  .record({
    faction: fc.constantFrom(...ALLEGIANCES),
    force: fc.option(fc.constantFrom(...defaultCatalogue.battleForces), { nil: undefined }),
    skirmish: fc.boolean(),
  })
  .chain(({ faction, force, skirmish }) => {
    const own = force?.units ?? defaultCatalogue.units.filter((one) => one.faction === faction).map(({ id }) => id);
    const unit = fc.record({
      unit: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...own) }, fc.constantFrom(...unitIds)),
      upgrades: fc.array(upgradeId, { maxLength: 2 }),
    });
    return fc.record({
      faction: fc.constant(force?.faction ?? faction),
      ...(force === undefined ? {} : { battleForce: fc.constant(force.id) }),
      ...(skirmish ? { format: fc.constant("skirmish" as const) } : {}),
      units: fc.array(unit, { maxLength: 9 }),
      commandHand: fc.array(idOf(defaultCatalogue.commands), { maxLength: 8 }),
      battleDeck: fc.record({
        primary: fc.array(idOf(defaultCatalogue.primaryObjectives), { maxLength: 4 }),
        secondary: fc.array(idOf(defaultCatalogue.secondaryObjectives), { maxLength: 4 }),
        advantages: fc.array(idOf(defaultCatalogue.advantages), { maxLength: 4 }),
      }),
    });
  });

/** Legal armies with some units and cards missing. */
const partOfASample: fc.Arbitrary<ArmyList> = fc.constantFrom(...SAMPLES).chain(({ list }) =>
  fc.record({
    faction: fc.constant(list.faction),
    units: fc.subarray([...list.units]),
    commandHand: fc.subarray([...list.commandHand]),
    battleDeck: fc.record({
      primary: fc.subarray([...list.battleDeck.primary]),
      secondary: fc.subarray([...list.battleDeck.secondary]),
      advantages: fc.subarray([...list.battleDeck.advantages]),
    }),
  }),
);

/** Armies with all sorts of things wrong, and armies that are not finished. */
export const someArmy: fc.Arbitrary<ArmyList> = fc.oneof(anyArmy, partOfASample);
