import { type Config, game, type State } from "@sw/legion-core";
import { ARMIES, BATTLEFIELD } from "@sw/legion-core/examples";
import { at, expectOk } from "@sw/tabletop";
import { expect, test } from "vitest";
import { MOMENT_IDS } from "../../src/state/hooks/moments.ts";
import type { Look } from "../../src/state/look.ts";
import { BOX } from "../../src/testing/box.ts";
import { cardKeywords } from "../../src/units/card-keywords.ts";
import { keywordsFrom } from "../../src/units/given-keywords.ts";
import { keywordsOf } from "../../src/units/keywords.ts";
import { profileOf } from "../../src/units/profiles.ts";
import { unitsWith } from "../../src/units/roster.ts";

const BATTLES: readonly Config[] = [
  { table: BATTLEFIELD, armies: [ARMIES["darth-vader"], ARMIES["luke-skywalker"]] },
  { table: BATTLEFIELD, armies: [ARMIES["obi-wan-kenobi"], ARMIES["general-grievous"]] },
];

/** A battle as it begins; then with each command card that gives units something revealed by both players. */
function* revealing(state: State): Generator<State> {
  yield state;
  const [one, other] = state.sides;
  for (const [card, { id }] of BOX.cards.catalogue.commands.entries()) {
    if (BOX.commands[id]?.gift === undefined) continue;
    yield {
      ...state,
      sides: [
        { ...one, revealed: card },
        { ...other, permanents: [card] },
      ],
    };
  }
}

/** A battle in which the first unit has for a while each keyword that acts at moments or reaches others, one after the other. */
function* lending(state: State): Generator<State> {
  for (const [keyword, { steps }] of Object.entries(BOX.keywords)) {
    if (steps.aura === undefined && !MOMENT_IDS.some((moment) => steps[moment] !== undefined)) continue;
    yield { ...state, ongoing: [{ unit: 0, keyword, value: 1, until: "round" }] };
  }
}

/** Units that are not asked though a keyword of theirs would answer, and those read otherwise than keyword by keyword. */
function missed(look: Look): readonly string[] {
  return [...look.state.units.keys()].flatMap((unit) => {
    const keywords = keywordsOf(look, unit);
    const profile = profileOf(look, unit);
    const read = keywordsFrom(look, unit, profile, cardKeywords(look, profile, at(look.state.units, unit)));
    const steps = Object.keys(keywords).flatMap((id) => (BOX.keywords[id]?.parts ?? []).map((part) => part.at));
    return [
      ...(JSON.stringify(read) === JSON.stringify(keywords) ? [] : [`${unit} read otherwise`]),
      ...steps.filter((step) => !unitsWith(look, step).includes(unit)).map((step) => `${unit} at ${step}`),
    ];
  });
}

test("The roster of units that may respond includes every unit that does, whichever card or effect causes it", () => {
  const found = BATTLES.flatMap((config) => {
    const { state } = expectOk(game.setup(config, "roster"));
    return [...revealing(state), ...lending(state)].flatMap((one) => missed({ box: BOX, state: one }));
  });
  expect(found).toEqual([]);
});
