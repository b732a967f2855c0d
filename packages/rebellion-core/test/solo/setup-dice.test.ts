import { type Config, configOf, type Event, game, type State } from "@sw/rebellion-core";
import { d6ByD8 } from "@sw/rebellion-core/solo";
import { at, type Chance, expectOk, type RecordedAnswer, recorded, scripted, seeded, shownCards } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { boxFor } from "../../src/testing/box.ts";
import { ALL, BASE, unitsAt } from "./table.ts";

/** A set-up as far as nobody must choose, with every answer of chance. */
interface Laid {
  readonly state: State;
  readonly events: readonly Event[];
  readonly log: readonly RecordedAnswer[];
}

function laid(config: Partial<Config>, seed: number): Laid {
  return laidBy(config, seeded(`fast:laid ${seed}`));
}

function laidBy(config: Partial<Config>, source: Chance): Laid {
  const chance = recorded(source);
  let step = expectOk(game.setup(configOf(config), chance));
  const events = [...step.events];
  for (let asked = game.decision(step.state); asked?.kind === "mission-set"; asked = game.decision(step.state)) {
    step = expectOk(game.apply(step.state, at(game.legalActions(step.state), 0), { chance }));
    events.push(...step.events);
  }
  return { state: step.state, events, log: chance.log };
}

const SEEDS = [1, 2, 3, 4, 5, 6] as const;
const EXPANDED = SEEDS.map((seed) => laid(ALL, seed));
const BASES = SEEDS.map((seed) => laid(BASE, seed));

/** Chance in which one die shows one face. */
function facing(label: string, face: number): Chance {
  const { die, pick, order } = seeded("fast:facing");
  return { die, pick: (asked, ...more) => (asked === label ? face - 1 : pick(asked, ...more)), order };
}

/** What a die showed, roll by roll. */
function rolls({ log }: Laid, label: string): readonly number[] {
  return log.filter((one) => one.label === label).map(({ answer }) => Number(answer));
}

const YARDS = ["felucia", "kessel", "malastare", "alderaan"];

/** The six Imperial systems, 1 to 6: five as their probe cards were turned up, then Coruscant. */
function numbered({ state, events }: Laid): readonly string[] {
  const { places } = game.view(state, "spectator");
  const isImperial = (id: string): boolean =>
    !YARDS.includes(id) &&
    places.some((place) => place.id === id && (place.loyalty === "imperial" || place.subjugated));
  const turned = events.flatMap((event) =>
    event.type === "cards-drawn" && event.deck === "probe"
      ? event.cards.map(({ card }) => (typeof card === "string" ? card.replace("probe:", "") : ""))
      : [],
  );
  return [...turned.filter(isImperial), "coruscant"];
}

/** The systems that dice name: what comes twice is rolled again, and so is what no system has. */
function named(one: Laid, label: string, among = 6): readonly string[] {
  const different = [...new Set(rolls(one, label).filter((face) => face <= among))];
  return different.map((face) => at(numbered(one), face - 1)).sort();
}

function having({ state }: Laid, unit: string, count = 1): readonly string[] {
  const { places } = game.view(state, "spectator");
  return places.flatMap(({ id }) => ((unitsAt(state, id)[unit] ?? 0) >= count ? [id] : [])).sort();
}

/** The set whose Subversion is boxed is the one that the Empire plays. */
function setOf({ config, solo }: State): string {
  const box = boxFor(config);
  const boxed = (solo?.boxed ?? []).map((code) => at(box.cards, code).id);
  return boxed.includes("subversion-imperial-rote") ? "rise-of-the-empire" : "base";
}

describe("The dice of a solo set-up", () => {
  it("[example: base-units] [solo.setup.units.imperial-base] [solo.dice.default-die] Three D6 choose different systems for the Star Destroyers, and one D6 each chooses those for the AT-AT and the Death Star", () => {
    for (const one of BASES) {
      expect(numbered(one)).toHaveLength(6);
      expect(having(one, "star-destroyer")).toEqual(named(one, "d6: star-destroyer"));
      expect(having(one, "at-at")).toEqual(named(one, "d6: at-at"));
      expect(having(one, "death-star")).toEqual(named(one, "d6: death-star"));
      expect(rolls(one, "d6: at-at")).toHaveLength(1);
    }
    expect(BASES.some((one) => rolls(one, "d6: star-destroyer").length > 3)).toBe(true);
  });

  it("[example: rote-units] [solo.setup.units.imperial-rote] Three D6 place second TIE Fighters, three place Star Destroyers, two place Assault Tanks and one the AT-AT; a 6 is rerolled where Coruscant is excluded", () => {
    for (const one of EXPANDED) {
      const yard = having(one, "death-star-under-construction");
      expect(having(one, "tie-fighter", 2).filter((id) => !yard.includes(id))).toEqual(
        named(one, "d6: tie-fighter", 5),
      );
      expect(having(one, "star-destroyer")).toEqual(named(one, "d6: star-destroyer"));
      expect(having(one, "assault-tank")).toEqual(named(one, "d6: assault-tank"));
      expect(having(one, "at-at")).toEqual(named(one, "d6: at-at", 5));
    }
    expect(EXPANDED.some((one) => rolls(one, "d6: tie-fighter").includes(6))).toBe(true);
  });

  it("[example: yard-by-die] [solo.setup.units.dsuc] [solo.dice.candidates] Each of the four systems for the Death Star Under Construction has two results of a D8", () => {
    for (const one of EXPANDED) {
      const [face = 0, ...others] = rolls(one, "d8: yard");
      expect(others).toEqual([]);
      expect(having(one, "death-star-under-construction")).toEqual([at(YARDS, Math.floor((face - 1) / 2))]);
    }
    expect(new Set(EXPANDED.map((one) => rolls(one, "d8: yard")[0])).size).toBeGreaterThan(2);
  });

  it("[example: set-by-die] [solo.setup.imperial-set] The Empire plays the base mission set on a D8 roll of 1 to 4, and the expansion's on 5 to 8", () => {
    const sets = [1, 2, 3, 4, 5, 6, 7, 8].map((face) =>
      setOf(laidBy(ALL, facing("d8: imperial missions", face)).state),
    );
    expect(sets.slice(0, 4)).toEqual(Array(4).fill("base"));
    expect(sets.slice(4)).toEqual(Array(4).fill("rise-of-the-empire"));
  });

  it("[example: fifth-leader] [solo.setup.fifth-leader] A D8 chooses between two leaders on the first action card, the first by name on 1 to 4", () => {
    const picked = [...EXPANDED, ...BASES].flatMap((one) => {
      const [face] = rolls(one, "d8: recruit");
      const [leader, ...others] = one.events.flatMap((event) =>
        event.type === "leader-recruited" ? [event.leader] : [],
      );
      expect(others).toEqual([]);
      const [hand = ""] = shownCards(game.view(one.state, "spectator").sides.imperial.actions[0]);
      const card = boxFor(one.state.config).cardsById.get(hand);
      const names = card?.type === "action" ? [...card.entry.leaders].sort() : [];
      expect(face === undefined ? names : [at(names, face > 4 ? 1 : 0)]).toContain(leader);
      return face === undefined ? [] : [face];
    });
    expect(picked.length).toBeGreaterThan(0);
  });

  it("[example: d6-by-d8] [solo.dice.d6-from-d8] Replacing each D6 by a D8 that rerolls 7 and 8 gives the same set-up with the same rolls", () => {
    for (const { log, state } of BASES.slice(0, 2)) {
      const byD8 = log.flatMap(({ label, answer }): readonly { label: string; answer: string }[] =>
        label.startsWith("d6: ")
          ? ["7", "8", String(answer)].map((face) => ({ label: label.replace("d6", "d8"), answer: face }))
          : [{ label, answer: String(answer) }],
      );
      const script = scripted(byD8);
      expect(laidBy(BASE, d6ByD8(script)).state).toEqual(state);
      expect(script.unused()).toEqual([]);
    }
  });
});
