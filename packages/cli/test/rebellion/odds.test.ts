import { battleOdds } from "@sw/rebellion-core/odds";
import { expectOk } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { fakeIo, isColoured, type Run, sw } from "../helpers/fake-io.ts";

const run = (rebel: string, imperial: string, ...more: readonly string[]): Promise<Run> =>
  sw(fakeIo("."), ["odds", "rebellion", "--rebel", rebel, "--imperial", imperial, ...more]);

const json = async (...args: Parameters<typeof run>): Promise<ReturnType<typeof JSON.parse>> => {
  const { code, out, err } = await run(...args, "--json");
  expect([code, err]).toEqual([0, ""]);
  return JSON.parse(out);
};

test("The odds of a battle show both forces, which side wins where, how long the battle takes and what is lost", async () => {
  const { code, out, err } = await run("3 x-wing, 2 rebel-trooper", "2 tie-fighters, stormtrooper", "--runs", "400");
  expect([code, err]).toEqual([0, ""]);
  expect(out).toContain("Rebellion  3 × X-wing, 2 × Rebel Trooper\nEmpire     2 × TIE Fighter, Stormtrooper\n");
  expect(out).toContain("The Empire attacks; no tactic cards; 400 battles, seed 1");
  const shares = [...out.matchAll(/^(?:Rebellion|Empire|nobody) +([\d.]+) % +([\d.]+) % +([\d.]+) %$/gm)];
  expect(shares).toHaveLength(3);
  for (const column of [1, 2, 3]) {
    expect(shares.reduce((sum, share) => sum + Number(share[column]), 0)).toBeCloseTo(100, 0);
  }
  expect(out).toMatch(/Rounds: \d\.\d on average, most likely \d/);
  expect(out.match(/^.*(?:X-wing|Trooper|TIE Fighter|Stormtrooper) +\d\.\d\d +[\d.]+ % +[\d.]+ %$/gm)).toHaveLength(4);
  expect(isColoured(out)).toBe(false);
});

test("The odds of a battle match the combat rules", async () => {
  const { setup, odds } = await json(
    "4 x-wing, ackbar",
    "star-destroyer",
    "--runs",
    "300",
    "--seed",
    "s",
    "--attacker",
    "rebel",
  );
  expect(setup).toMatchObject({
    rebel: { units: { "x-wing": 4 }, leaders: ["admiral-ackbar"] },
    imperial: { units: { "star-destroyer": 1 } },
    attacker: "rebel",
    tactics: "drawn",
  });
  expect(odds).toEqual(JSON.parse(JSON.stringify(expectOk(battleOdds(setup, { runs: 300, seed: "s" })))));
});

test("Equal seeds give equal odds of a battle, different seeds different ones, and exact odds have no seed", async () => {
  const one = await json("3 x-wing", "3 tie-fighter", "--runs", "200", "--seed", "a");
  expect(await json("3 x-wing", "3 tie-fighter", "--runs", "200", "--seed", "a")).toEqual(one);
  expect((await json("3 x-wing", "3 tie-fighter", "--runs", "200", "--seed", "b")).odds).not.toEqual(one.odds);
  const { odds } = await json("x-wing", "tie-fighter", "--exact");
  expect(odds.runs).toBe("exact");
  expect((await run("x-wing", "tie-fighter", "--exact")).out).toContain("no tactic cards; exact");
});

test("Odds of a battle with expansion units and advanced tactic cards match the rules of cinematic combat", async () => {
  const more = ["--expansion", "rote", "--combat", "cinematic", "--runs", "40", "--seed", "s"];
  const { setup, odds } = await json("u-wing, nebulon-b", "2 tie-striker, interdictor", ...more);
  expect(setup).toMatchObject({
    rebel: { units: { "u-wing": 1, "nebulon-b-frigate": 1 } },
    imperial: { units: { "tie-striker": 2, interdictor: 1 } },
    expansion: "rise-of-the-empire",
    combat: "cinematic",
  });
  expect(odds).toEqual(JSON.parse(JSON.stringify(expectOk(battleOdds(setup, { runs: 40, seed: "s" })))));
  const { code, err } = await run("u-wing", "tie-striker", "--combat", "cinematic", "--runs", "10");
  expect([code, err]).toEqual([2, expect.stringMatching(/^sw: .*u-wing.*\n$/i)]);
});

test("Leaders in a battle draw tactic cards and named cards are in hand, unless an option says otherwise", async () => {
  expect((await json("x-wing, wedge", "tie-fighter", "--runs", "10")).setup.tactics).toBe("drawn");
  const held = await json("x-wing, space-critical-hit", "tie-fighter, vader", "--runs", "10");
  expect(held.setup).toMatchObject({ tactics: "given", rebel: { tactics: ["space-critical-hit"] } });
  expect((await json("x-wing, wedge", "tie-fighter", "--runs", "10", "--tactics", "none")).setup.tactics).toBe("none");
});

test("Start-of-combat action cards affect the odds of a battle", async () => {
  const weaker = await json("6 x-wing", "2 star-destroyer", "--runs", "300", "--actions", "point-blank-assault");
  const usual = await json("6 x-wing", "2 star-destroyer", "--runs", "300");
  expect(weaker.odds.lost["star-destroyer"].mean).toBeGreaterThan(usual.odds.lost["star-destroyer"].mean);
});

test("Names in a battle are accepted in either language, in part, in the plural and without hyphens", async () => {
  const { setup } = await json(
    "2 Alas-X, Calamari, 1 soldado rebelde",
    "2 x star destroyers, TIE fighter",
    "--runs",
    "5",
  );
  expect(setup.rebel.units).toEqual({ "x-wing": 2, "mon-calamari-cruiser": 1, "rebel-trooper": 1 });
  expect(setup.imperial.units).toEqual({ "star-destroyer": 2, "tie-fighter": 1 });
  const { out } = await run("x-wing", "tie-fighter", "--runs", "5", "--lang", "es");
  expect(out).toContain("Ataca el Imperio; sin cartas de Táctica; 5 batallas, semilla 1");
});

describe("bad input ends with one line and exit code 2:", () => {
  test.each([
    ["an unknown unit", "3 b-wing", "at-at", /the Rebels have no 'b-wing'/],
    ["a unit of the other side", "at-at", "at-at", /the Rebels have no 'at-at'/],
    ["a part of several names", "x-wing", "stand", /have no 'stand'|could be/],
    ["a name that could be several", "wing", "at-at", /'wing' could be u-wing, x-wing, y-wing/],
    ["more than there are", "99 x-wing", "at-at", /X-wing/i],
    ["a leader twice", "2 ackbar", "at-at", /there is only one admiral-ackbar/],
  ])(
    "Bad input for the odds of a battle ends with one line and exit code 2: %s",
    async (_what, rebel, imperial, expected) => {
      const { code, out, err } = await run(rebel, imperial, "--runs", "5");
      expect([code, out]).toEqual([2, ""]);
      expect(err).toMatch(/^sw: .*\n$/);
      expect(err).toMatch(expected);
    },
  );

  test.each([
    ["no force", "odds rebellion --rebel x-wing", /required option '--imperial <force>' not specified/],
    ["no game", "odds", /which game\? \(known: rebellion, legion\)/],
    ["a game without odds", "odds deckbuilder", /no odds for 'deckbuilder' \(known: rebellion, legion\)/],
    ["an unknown card", "odds rebellion --rebel x-wing --imperial at-at --actions fly", /fly/],
    ["an unknown attacker", "odds rebellion --rebel x-wing --imperial at-at --attacker jabba", /Allowed choices/],
  ])("Bad options of sw odds end with exit code 2: %s", async (_what, args, expected) => {
    const { code, err } = await sw(fakeIo("."), args);
    expect(code).toBe(2);
    expect(err).toMatch(expected);
  });
});
