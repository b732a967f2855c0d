import { expectOk, HIDDEN } from "@sw/tabletop";
import { expect, it } from "vitest";
import { configOf, game } from "../../src/index.ts";

const VIEWERS = ["rebel", "imperial", "spectator"] as const;
/** A first game set up, and its base hidden where the Empire is far away. */
const begun = expectOk(game.setup(configOf({ setup: "first-game" }), "events"));
const based = expectOk(game.apply(begun.state, { type: "choose-system", subject: "ilum" }));

it("[reb.setup.s10-secret] The player who draws cards sees which they are, and others see only how many", () => {
  const drawn = [...begun.events, ...based.events].flatMap((event) => (event.type === "cards-drawn" ? [event] : []));
  const owners = new Set(drawn.flatMap(({ cards }) => cards.flatMap(({ seenBy }) => seenBy)));
  expect([...owners].sort()).toEqual(["imperial", "rebel"]);
  for (const event of drawn) {
    for (const viewer of VIEWERS) {
      const told = game.redact(event, viewer);
      const expected = event.cards.map((one) => ({
        ...one,
        card: one.seenBy.some((eye) => eye === viewer) ? one.card : HIDDEN,
      }));
      expect(told).toEqual({ ...event, cards: expected });
    }
  }
});

it("[reb.base.secret-choice] All players learn that the base has been chosen, but only the Rebels learn where", () => {
  const { events } = based;
  const [chosen] = events.filter((event) => "base" in event);
  if (chosen === undefined) throw new Error("nothing is told of the base");
  expect(game.redact(chosen, "rebel")).toMatchObject({ base: { system: "ilum" } });
  for (const viewer of ["imperial", "spectator"] as const) {
    expect(game.redact(chosen, viewer)).toMatchObject({ type: chosen.type, base: { system: HIDDEN } });
    expect(JSON.stringify(events.map((event) => game.redact(event, viewer)))).not.toContain("ilum");
  }
});
