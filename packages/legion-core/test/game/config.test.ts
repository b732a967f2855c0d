import { type Config, createGame, game, KEYWORDS } from "@sw/legion-core";
import { catalogue } from "@sw/legion-core/catalogue";
import { SKIRMISH, TABLE, TEMPEST, VILLAGE } from "@sw/legion-core/examples";
import { expectOk, type Violation } from "@sw/tabletop";
import { expect, it } from "vitest";
import { mm } from "../../src/table/lengths.ts";

/** What both the reader and the set-up refuse a configuration with. */
function refusal(config: Config): Violation {
  const read = game.parse.config(JSON.parse(JSON.stringify(config)));
  const set = game.setup(config, "seed");
  if (read.ok || set.ok) throw new Error("nothing is refused");
  expect(set.violation).toEqual(read.violation);
  return read.violation;
}

it("reads a table with two legal armies, and sets it up", () => {
  expect(game.parse.config(JSON.parse(JSON.stringify(SKIRMISH)))).toEqual({ ok: true, value: SKIRMISH });
  const { state, events } = expectOk(game.setup(SKIRMISH, "seed"));
  expect(events.map(({ type }) => type)).toContain("blue-player");
  expect(game.decision(state)?.kind).toBe("reveal");
});

it("[leg.army.points-limit] refuses an army that is not legal, whose it is and what is wrong with it", () => {
  const heavy = { ...TEMPEST, units: [...TEMPEST.units, ...TEMPEST.units.slice(5)] };
  expect(refusal({ ...SKIRMISH, armies: [VILLAGE, heavy] })).toMatchObject({
    rule: "leg.army.points-limit",
    code: "over-the-points",
    params: { have: 606, most: 500, seat: "player-2" },
  });
  const other = { ...TEMPEST, commandHand: TEMPEST.commandHand.slice(1) };
  expect(refusal({ ...SKIRMISH, armies: [other, VILLAGE] })).toMatchObject({
    rule: "leg.command-hand.size",
    params: { seat: "player-1" },
  });
});

it("refuses armies of two formats", () => {
  const { format: _, battleForce: __, ...standard } = VILLAGE;
  const units = [...standard.units, standard.units[2]].flatMap((unit) => unit ?? []);
  const hand = standard.commandHand;
  const armies: Config["armies"] = [TEMPEST, { ...standard, units, commandHand: hand }];
  expect(refusal({ ...SKIRMISH, armies })).toMatchObject({ code: "armies-of-two-formats" });
});

it("refuses a table that no reader takes, and terrain that lies as it may not", () => {
  const [first] = TABLE.terrain;
  if (first === undefined) throw new Error("no terrain");
  const twice = { ...SKIRMISH, table: { ...TABLE, terrain: [first, first] } };
  const read = game.parse.config(twice);
  expect(read).toMatchObject({ ok: false, violation: { code: "id-used-twice", params: { id: "house-1" } } });
  const part = { outline: { kind: "circle", centre: { x: mm(20), y: mm(20) }, radius: mm(10) }, top: mm(5) } as const;
  const barricade = { id: "b", kind: "obstacle", barricade: true, cover: "light" } as const;
  const terrain = [{ ...barricade, parts: [{ ...part, movement: "open" as const }] }];
  expect(refusal({ ...SKIRMISH, table: { ...TABLE, terrain } })).toMatchObject({
    rule: "leg.terrain.barricade-is-scatter",
  });
});

it("keeps hands and decks in the order of the catalogue, whichever order they came in", () => {
  const [one, other] = SKIRMISH.armies;
  const turned = { ...one, commandHand: [...one.commandHand].reverse() };
  const { state } = expectOk(game.setup({ ...SKIRMISH, armies: [turned, other] }, "seed"));
  expect(state).toEqual(expectOk(game.setup(SKIRMISH, "seed")).state);
});

it("makes games of other catalogues and keywords, and refuses those that do not hold together", () => {
  const { precise: _, ...keywords } = KEYWORDS;
  const own = expectOk(createGame(catalogue, { keywords }));
  expect(own.catalogue).not.toBe(game.catalogue);
  const { state } = expectOk(game.setup(SKIRMISH, "seed"));
  expect(own.parse.state(state)).toMatchObject({ ok: false, violation: { rule: "tt.catalogue.hash" } });
  const [first] = catalogue.units;
  const units = [...catalogue.units, ...(first === undefined ? [] : [first])];
  expect(createGame({ ...catalogue, units })).toMatchObject({ ok: false, violation: { code: "id-used-twice" } });
  const { precise } = KEYWORDS;
  const misplaced = { ...KEYWORDS, ...(precise === undefined ? {} : { nobodys: precise }) };
  expect(createGame(catalogue, { keywords: misplaced })).toMatchObject({
    ok: false,
    violation: { code: "under-another-id", params: { entry: "nobodys", about: "precise" } },
  });
});
