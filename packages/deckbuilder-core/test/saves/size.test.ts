import { type Config, configOf, game, type State } from "@sw/deckbuilder-core";
import { at, expectOk, seeded } from "@sw/tabletop";
import fc from "fast-check";
import { it } from "vitest";

const MOST_BYTES = 2048;

const RUNS = process.env["SW_LONG"] === undefined ? 48 : 4800;

const config: fc.Arbitrary<Config> = fc
  .record({
    mode: fc.constantFrom("introductory", "full-galaxy", "secret-bases"),
    bases: fc.constantFrom(2, 3, 4, 5),
    bribing: fc.boolean(),
  })
  .map(configOf);

it("Every state of a random game in any mode, with any number of bases and with or without bribing, is at most 2,048 bytes of JSON", () => {
  fc.assert(
    fc.property(config, fc.integer(), (agreed, seed) => {
      const largest = largestOf(agreed, seed);
      const bytes = JSON.stringify(largest).length;
      if (bytes > MOST_BYTES) throw new Error(`${bytes} bytes: ${JSON.stringify(largest)}`);
    }),
    { numRuns: RUNS },
  );
});

/** The largest state of a game in which all that may be done is as likely. */
function largestOf(agreed: Config, seed: number): State {
  const chance = seeded(`fast:${seed}`);
  let { state } = expectOk(game.setup(agreed, seed));
  let [largest, most] = [state, 0];
  for (;;) {
    const bytes = JSON.stringify(state).length;
    if (bytes > most) [largest, most] = [state, bytes];
    const options = game.legalActions(state);
    if (options.length === 0) return largest;
    state = expectOk(game.apply(state, at(options, chance.pick("action", options.length, String)))).state;
  }
}
