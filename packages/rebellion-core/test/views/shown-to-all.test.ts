import { expect, it, test } from "vitest";
import { type Action, game, type State } from "../../src/index.ts";
import { play, type Scenario, scenario } from "../../src/testing/index.ts";

const EXPANDED = { expansion: "rise-of-the-empire" } as const;

/** The end of the Command Phase, when the Empire may turn up the probe card under Sweep the Area. */
const SWEEP: Scenario = {
  config: EXPANDED,
  active: "imperial",
  rebel: { passed: true },
  systems: { kessel: { units: { stormtrooper: 1 } } },
  leaders: { "han-solo": "nal-hutta" },
  probes: ["naboo"],
  held: [{ card: "sweep-the-area", probe: "nal-hutta" }],
  imperial: { actionsUsed: ["sweep-the-area"] },
  base: { system: "hoth" },
};
const TURN_UP: readonly Action[] = [{ type: "pass" }, { type: "use-held", subject: "sweep-the-area" }];

type View = ReturnType<typeof game.view>;

/** A moment after which everybody sees a card, and where it then lies. */
interface Shown {
  readonly what: string;
  readonly spec: Scenario;
  readonly line?: readonly Action[];
  readonly card: string;
  readonly where: (view: View) => unknown;
}

const SHOWN: readonly Shown[] = [
  {
    what: "[rote.card.held-rejoins] The probe card of Sweep the Area lies open among those of the Empire",
    spec: SWEEP,
    line: TURN_UP,
    card: "probe:nal-hutta",
    where: ({ probes }) => probes,
  },
  {
    what: "Exploit Weakness shows the objective that it puts on the deck",
    spec: {
      config: EXPANDED,
      active: "imperial",
      objectives: ["popular-support"],
      effect: { card: "exploit-weakness", by: "imperial", system: "naboo" },
    },
    card: "popular-support",
    where: ({ objectiveDeck }) => objectiveDeck,
  },
];

test.each(SHOWN.map((shown) => [shown.what, shown] as const))(
  "%s, and every viewer sees the card there",
  (_, shown) => {
    const { spec, line = [], card, where } = shown;
    const { state } = play(scenario(spec), line);
    for (const viewer of ["rebel", "imperial", "spectator"] as const) {
      expect(JSON.stringify(where(game.view(state, viewer))), viewer).toContain(`"${card}"`);
    }
  },
);

it("[rote.card.held-rejoins] All viewers can rule out the system of a revealed probe card as the base's system", () => {
  const before = scenario(SWEEP);
  const { state } = play(before, TURN_UP);
  const among = (at: State): readonly string[] => game.view(at, "spectator").base.publicCandidates;
  expect(among(before)).toContain("nal-hutta");
  expect(among(state)).not.toContain("nal-hutta");
});

it("Stolen Intel shows the Rebel missions to the Empire, and to nobody who watches", () => {
  const state = scenario({
    config: EXPANDED,
    active: "imperial",
    rebel: { missions: ["hidden-fleet", "plant-false-lead"] },
    effect: { card: "stolen-intel", by: "imperial", system: "naboo" },
  });
  const seen = (viewer: "imperial" | "spectator") => JSON.stringify(game.view(state, viewer).sides.rebel.missions);
  expect(seen("imperial")).toContain("hidden-fleet");
  expect(seen("spectator")).not.toContain("hidden-fleet");
});
