import { configOf, type State } from "@sw/rebellion-core";
import { createSoloGame } from "@sw/rebellion-core/solo";
import { at, expectOk, seeded } from "@sw/tabletop";
import { expect, it } from "vitest";
import { ALL } from "../solo/table.ts";
import { soloLinks, withOpenDice } from "./links.ts";

it("Each link of a step in a solo game is one decision of the automa, made from the Empire's view", () => {
  const game = expectOk(createSoloGame());
  const player = seeded("links");
  let state: State = expectOk(game.setup(configOf(ALL), "links")).state;
  for (let number = 0; number < 12 && state.outcome === null; number++) {
    const options = game.legalActions(state);
    const action = at(options, player.pick("action", options.length, String));
    const links = soloLinks(state, action, seeded(number));
    const whole = expectOk(game.apply(state, action, { chance: withOpenDice(seeded(number)) }));
    expect(links.flatMap(({ step }) => step.events)).toEqual(whole.events);
    const last = links.at(-1)?.step.state ?? state;
    expect({ ...last, words: [] }).toEqual({ ...whole.state, words: [] });
    state = whole.state;
  }
});
