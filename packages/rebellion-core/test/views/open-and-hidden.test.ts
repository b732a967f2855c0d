import { expect, it } from "vitest";
import { fourPlayerGame, game } from "../../src/index.ts";
import { BOX } from "../../src/testing/box.ts";
import { play, scenario } from "../../src/testing/index.ts";
import { refused } from "../looks.ts";
import { markers } from "../markers/marking.ts";

it("[reb.discard.look-any-time] Discard piles are visible to all viewers", () => {
  const state = scenario({ rebel: { missionDiscard: ["hit-and-run", "stolen-plans"] } });
  for (const viewer of ["rebel", "imperial", "spectator"] as const) {
    expect(game.view(state, viewer).sides.rebel.missionDiscard).toEqual(["hit-and-run", "stolen-plans"]);
  }
});

it("[reb.action.look-own] A side always sees its own action cards, and the other side never does", () => {
  const state = scenario({ rebel: { actions: ["rebel-planning"] } });
  expect(JSON.stringify(game.view(state, "rebel").sides.rebel.actions)).toContain('["rebel-planning"]');
  expect(JSON.stringify(game.view(state, "imperial").sides.rebel.actions)).not.toContain("rebel-planning");
});

it("[reb.team.share-information] Teammates see the same cards, which are hidden from the other team", () => {
  const config = { players: 4 } as const;
  const state = scenario({ config, rebel: { missions: ["hidden-fleet"] }, objectives: ["popular-support"] });
  const seen = (seat: Parameters<typeof fourPlayerGame.view>[1]): unknown => {
    const { viewer: _viewer, decision: _decision, ...rest } = fourPlayerGame.view(state, seat);
    return rest;
  };
  expect(seen("rebel-admiral")).toEqual(seen("rebel-general"));
  expect(seen("imperial-admiral")).toEqual(seen("imperial-general"));
  expect(seen("rebel-admiral")).not.toEqual(seen("imperial-admiral"));
});

it("[reb.limits.tokens-unlimited] Markers never run out: every populous system can have loyalty and sabotage markers", () => {
  const populous = BOX.systems.filter(({ entry, populous: full }) => full && !entry.fixedLoyalty).map(({ id }) => id);
  const state = scenario({
    systems: Object.fromEntries(populous.map((id) => [id, { loyalty: "rebel", sabotaged: true }])),
  });
  expect(populous).toHaveLength(23);
  for (const id of populous) expect(markers(state, id)).toBe("rebel, sabotaged");
});

it("[reb.cheating.examples] Units cannot leave the base for a system out of reach, and a card can recruit only the leaders it shows", () => {
  const hidden = scenario({ base: { system: "hoth" }, baseSpace: { "x-wing": 1 } });
  const { state } = play(hidden, [{ type: "activate", subject: "princess-leia", system: "ilum" }]);
  refused(state, { type: "move", subject: "x-wing", from: "rebel-base" }, "reb.base.space-adjacent-only");
  const recruiting = scenario({
    phase: "refresh",
    stage: "recruit",
    round: 3,
    time: 3,
    rebel: { actionTop: ["ambush", "an-old-friend"] },
    imperial: { actionTop: ["good-intel", "public-support"] },
  });
  const chosen = play(recruiting, [
    { type: "take-card", subject: "ambush" },
    { type: "take-card", subject: "good-intel" },
  ]);
  refused(chosen.state, { type: "recruit", subject: "ambush", leader: "han-solo" }, "reb.cheating.examples");
});

it("[reb.ground-unit.definition] Ground units are exactly the units with an orange icon", () => {
  for (const { id, theater, entry } of BOX.units) {
    if (entry.buildIcon !== null) expect(entry.buildIcon.theater, id).toBe(theater === 1 ? "ground" : "space");
  }
});

it("[reb.faq.objective-backs-open] Putting an objective back on top does not show the other side which of several with the same back it is", () => {
  const after = (...objectiveTop: readonly string[]): unknown => {
    const state = scenario({ effect: { card: "stolen-plans", by: "rebel", system: "hoth" }, objectiveTop });
    const { state: put } = play(state, [{ type: "put-card", subject: "return-of-the-jedi", where: "top" }]);
    return game.view(put, "imperial").objectiveDeck;
  };
  const one = after("return-of-the-jedi", "crippling-blow", "major-victory", "rebel-assault");
  expect(after("major-victory", "crippling-blow", "return-of-the-jedi", "rebel-assault")).toEqual(one);
});
