import { expectOk } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { game } from "../../../src/index.ts";
import { battle, dice, fought, heal, legal, line, question, refused, tale, UPPER, wounds } from "./table.ts";

describe("damage that a structure takes over", () => {
  /** Planetary Shield over a Shield Generator with a damage of its own, beside hurt units of the Rebels. */
  const SHIELD = {
    theater: "ground",
    by: "imperial",
    cards: { rebel: "planetary-shield" },
    rebel: { "shield-generator": 1, airspeeder: 3 },
    imperial: { "at-at": 1 },
    combat: {
      wounds: {
        rebel: [
          { unit: "shield-generator", markers: 1 },
          { unit: "airspeeder", markers: 1 },
          { unit: "airspeeder", markers: 2 },
          { unit: "airspeeder", markers: 2 },
        ],
      },
    },
  } as const;
  const redirecting = () => fought(SHIELD, [UPPER], dice("--", "-")).state;
  const [one, two] = ["block 0 1 airspeeder", "block 0 2 airspeeder"];

  test("[rote.cinematic.loaded-beyond-health] A structure takes over damage of other units, never its own, and at most as much as the card says", () => {
    const state = redirecting();
    expect(question(state)).toBe("rebel redirect-damage");
    expect(legal(state)).toEqual([one, two, "done"]);
    refused(state, heal("shield-generator", 1), "rote.cinematic.loaded-beyond-health");
    const three = [heal("airspeeder", 2), heal("airspeeder", 2), heal("airspeeder", 1)];
    const { events, state: after } = line(state, three, dice("---", "---"));
    expect(tale(events).filter((text) => text.startsWith("shield-generator takes"))).toHaveLength(3);
    expect(wounds(after)).toEqual(["airspeeder 1", "airspeeder 1"]);
  });

  test("[rote.cinematic.after-assigning] A structure can take over damage from any unit that still has some, in any order", () => {
    const state = redirecting();
    const high = line(state, [heal("airspeeder", 2)]).state;
    expect(legal(high)).toEqual([one, two, "done"]);
    const low = line(state, [heal("airspeeder", 1)]).state;
    expect(legal(low)).toEqual([two, "done"]);
    expect(wounds(line(low, [heal("airspeeder", 2)]).state)).toEqual(wounds(line(high, [heal("airspeeder", 1)]).state));
  });

  test("[rote.cinematic.after-assigning] Draw Their Fire saves two different ships, chosen in either order", () => {
    const spec = {
      by: "imperial",
      cards: { rebel: "draw-their-fire" },
      rebel: { "nebulon-b-frigate": 1, "corellian-corvette": 1, "mon-calamari-cruiser": 1 },
      imperial: { "star-destroyer": 1 },
      combat: {
        wounds: {
          rebel: [
            { unit: "corellian-corvette", markers: 2 },
            { unit: "mon-calamari-cruiser", markers: 4 },
          ],
        },
      },
    } as const;
    const state = fought(spec, [UPPER], dice("--", "-")).state;
    const [corvette, cruiser] = [heal("corellian-corvette", 2), heal("mon-calamari-cruiser", 4)];
    for (const [first, second] of [
      [corvette, cruiser],
      [cruiser, corvette],
    ] as const) {
      const one = line(state, [first]).state;
      expect(game.legalActions(one)).toContainEqual(second);
      const saved = expectOk(game.apply(one, second)).state;
      expect(wounds(saved)).toEqual(["corellian-corvette 1", "mon-calamari-cruiser 3"]);
    }
  });
});

test("[rote.cinematic.one-half] The question of a half names the theater of its card, and an option that is not a half is refused", () => {
  const ships = { rebel: { "x-wing": 1 }, imperial: { "tie-fighter": 1 }, cards: { rebel: "escort" } } as const;
  const troops = {
    rebel: { "rebel-trooper": 1 },
    imperial: { stormtrooper: 1 },
    cards: { rebel: "take-cover" },
  } as const;
  const space = battle(ships).state;
  expect(game.decision(space)).toMatchObject({ kind: "tactic-half", context: { card: "escort", theater: "space" } });
  const ground = battle({ ...troops, theater: "ground" }).state;
  expect(game.decision(ground)).toMatchObject({ context: { card: "take-cover", theater: "ground" } });
  refused(space, UPPER, "rote.cinematic.unit-icon");
  refused(space, { type: "choose-option", subject: 2 }, "rote.cinematic.one-half");
});
