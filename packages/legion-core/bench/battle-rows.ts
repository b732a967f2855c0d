import { at, type Chance, seeded, wordsOfSeed } from "@sw/tabletop";
import { calling, type Row } from "../../../scripts/lib/bench-row.ts";
import { defaultCatalogue } from "../src/content/catalogue.ts";
import { ENTRIES } from "../src/content/entries.ts";
import { type Engine, engineOf } from "../src/engine/engine.ts";
import { startAttack } from "../src/rounds/performing.ts";
import { emptyTable } from "../src/setup/setup.ts";
import { compileBox } from "../src/state/box.ts";
import { copyOfMiniature, copyOfUnit } from "../src/state/copies.ts";
import type { State } from "../src/state/state.ts";
import { GameWork } from "../src/state/work.ts";
import { crowdedLayout } from "./table.ts";

/** The number of places from which a moved unit may attack. */
const NUDGES = 100;

/** Creates a game in the middle of a round on the crowded table, with eight units of five troopers on each side. */
function crowdedState(): State {
  const { table, units } = crowdedLayout();
  const army = (faction: "galactic-empire" | "rebel-alliance", unit: string, upgrade: string) => ({
    faction,
    units: units.filter((_, place) => place % 2 === 0).map(() => ({ unit, upgrades: [upgrade] })),
    commandHand: [],
    battleDeck: { primary: [], secondary: [], advantages: [] },
  });
  const armies = [
    army("galactic-empire", "stormtroopers", "dlt-19-stormtrooper"),
    army("rebel-alliance", "rebel-troopers", "z-6-trooper"),
  ] as const;
  const state = emptyTable(box(), { table, armies: [armies[0], armies[1]] }, wordsOfSeed("battle"));
  return {
    ...state,
    round: 1,
    phase: "activation",
    units: state.units.map((unit) => {
      const copy = copyOfUnit(unit);
      const { miniatures } = at(units, 2 * unit.listed + unit.owner);
      const spots = unit.miniatures.map((miniature, place) => {
        const { x, y, z } = at(miniatures, place);
        return Object.assign(copyOfMiniature(miniature), { status: "standing", x, y, z });
      });
      copy.miniatures = spots;
      return copy;
    }),
  };
}

let known: ReturnType<typeof compileBox> | undefined;

function box(): ReturnType<typeof compileBox> {
  known ??= compileBox({ catalogue: defaultCatalogue, ...ENTRIES });
  return known;
}

/** Returns the state with a unit moved along x by a distance in 1/100 mm, so that its scene must be measured again. */
function nudged(state: State, moving: number, by: number): State {
  const units = state.units.map((unit, index) => {
    if (index !== moving) return unit;
    const copy = copyOfUnit(unit);
    copy.miniatures = unit.miniatures.map((miniature) =>
      Object.assign(copyOfMiniature(miniature), { x: miniature.x + by }),
    );
    return copy;
  });
  return { ...state, units };
}

/** Moves a unit slightly and plays an attack by it with random choices. */
function attackOnce(engine: Engine, before: State, attacker: number, chance: Chance): void {
  const work = new GameWork(box(), nudged(before, attacker, chance.pick("nudge", NUDGES, String)), chance);
  startAttack(work, attacker, "attack");
  engine.settle(work);
  let { state } = work.finish();
  for (;;) {
    const actions = engine.legalActions(state);
    if (actions.length === 0) return;
    const action = at(actions, chance.pick("action", actions.length, String));
    const result = engine.apply(state, action, { chance });
    if (!result.ok) throw new Error(result.violation.code);
    state = result.value.state;
  }
}

/** Measures whole attack sequences with all their geometry. */
export function rows(): readonly Row[] {
  const engine = engineOf(box());
  const state = crowdedState();
  const chance = seeded("fast:attacks");
  return [
    calling({
      name: "whole attack sequences on a crowded table",
      unit: "attacks/s",
      target: null,
      targetRatio: 0.055,
      each: state.units.length,
      call() {
        for (let unit = 0; unit < state.units.length; unit++) attackOnce(engine, state, unit, chance);
      },
    }),
  ];
}
