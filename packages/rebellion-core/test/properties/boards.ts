import type { State } from "@sw/rebellion-core";
import type { Faction } from "@sw/rebellion-core/catalogue";
import { laidOut, type Scenario, type SystemSpec, scenario } from "@sw/rebellion-core/testing";
import { at } from "@sw/tabletop";
import fc from "fast-check";
import { BOX } from "../../src/testing/box.ts";

/** Systems that arbitrary boards use: few enough that units meet. */
const STAGE = [
  "alderaan",
  "cato-neimoidia",
  "corellia",
  "coruscant",
  "dagobah",
  "hoth",
  "mustafar",
  "naboo",
  "sullust",
  "utapau",
];

/** How many of each type a system gets at most, so that no board needs more than the box holds. */
const MOST = 2;

const UNITS = BOX.units.filter(({ entry }) => entry.abilities.length === 0 && entry.count >= MOST * STAGE.length - 16);

const units: fc.Arbitrary<Readonly<Record<string, number>>> = fc.record(
  Object.fromEntries(
    UNITS.map(({ id, entry }) => [id, fc.nat(Math.min(MOST, Math.floor(entry.count / STAGE.length)))]),
  ),
);

const system: fc.Arbitrary<SystemSpec> = fc.record({
  loyalty: fc.constantFrom<Faction | null>("rebel", "imperial", null),
  sabotaged: fc.boolean(),
  destroyed: fc.boolean(),
  units,
});

/** A system's spec as far as the system can be so: no markers where none can lie, no more units than a ruin keeps. */
function possible(id: string, spec: SystemSpec): SystemSpec {
  const kind = at(BOX.systems, BOX.places.get(id) ?? 0);
  const destroyed = (spec.destroyed ?? false) && !kind.entry.fixedLoyalty;
  const loyalty = destroyed || !kind.populous ? null : kind.entry.fixedLoyalty ? "imperial" : (spec.loyalty ?? null);
  const carried = (unit: string): boolean => {
    const type = BOX.unitsById.get(unit);
    return type === undefined || type.theater === 1 || type.carried;
  };
  const kept = Object.entries(spec.units ?? {}).filter(([unit]) => !destroyed || !carried(unit));
  return {
    ...spec,
    destroyed,
    loyalty,
    sabotaged: (spec.sabotaged ?? false) && !destroyed,
    units: Object.fromEntries(kept),
  };
}

/** A board that could be: systems in any state, units anywhere, the base where nothing Imperial is. */
const board: fc.Arbitrary<Scenario> = fc
  .record({
    systems: fc.record(Object.fromEntries(STAGE.map((id) => [id, system]))),
    baseSpace: fc.record({ "rebel-transport": fc.nat(1), "rebel-trooper": fc.nat(4), "x-wing": fc.nat(2) }),
    rulings: fc.constantFrom<"book" | "faq">("book", "faq"),
    players: fc.constantFrom<2 | 3 | 4>(2, 3, 4),
    active: fc.constantFrom<Faction>("rebel", "imperial"),
    seed: fc.nat(),
  })
  .map(({ systems, rulings, players, ...rest }) => ({
    ...rest,
    config: { rulings, players },
    systems: Object.fromEntries(Object.entries(systems).map(([id, spec]) => [id, possible(id, spec)])),
    base: { system: "yavin" },
  }));

/** A state of such a board at rest. */
export const position: fc.Arbitrary<State> = board.map((spec) => scenario(spec));

/** A state of such a board in which nothing has begun to go on by itself. */
export const stillPosition: fc.Arbitrary<State> = board.map((spec) => laidOut(spec));
