import { type Config, configOf, createGame, game, KEYWORDS, UPGRADE_CARDS } from "@sw/legion-core";
import { defaultCatalogue } from "@sw/legion-core/catalogue";
import { CIVIL_WAR, SKIRMISH, TABLE, TEMPEST, VILLAGE } from "@sw/legion-core/examples";
import { expectOk, seeded, type Violation } from "@sw/tabletop";
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

it("A game is set up from a table with two legal armies", () => {
  expect(game.parse.config(JSON.parse(JSON.stringify(SKIRMISH)))).toEqual({ ok: true, value: SKIRMISH });
  const { state, events } = expectOk(game.setup(SKIRMISH, "seed"));
  expect(events.map(({ type }) => type)).toContain("blue-player-rolled");
  expect(game.decision(state)?.kind).toBe("reveal");
});

it("`configOf` uses the battlefield of the armies' format without terrain unless a table is given", () => {
  const { armies, table } = SKIRMISH;
  expect(configOf({ armies, table })).toEqual(SKIRMISH);
  for (const config of [SKIRMISH, CIVIL_WAR]) {
    const { armies, table } = configOf({ armies: config.armies });
    expect(table.terrain).toEqual([]);
    expect(game.setup({ armies, table }, "seed").ok).toBe(true);
  }
});

it("[leg.army.points-limit] An illegal army is refused, naming its seat and the violation", () => {
  const heavy = { ...TEMPEST, units: [...TEMPEST.units, ...TEMPEST.units.slice(5)] };
  expect(refusal({ ...SKIRMISH, armies: [VILLAGE, heavy] })).toMatchObject({
    rule: "leg.army.points-limit",
    code: "over-the-points",
    params: { have: 606, most: 600, seat: "player-2" },
  });
  const other = { ...TEMPEST, commandHand: TEMPEST.commandHand.slice(1) };
  expect(refusal({ ...SKIRMISH, armies: [other, VILLAGE] })).toMatchObject({
    rule: "leg.command-hand.size",
    params: { seat: "player-1" },
  });
});

it("[leg.army.points-limit] Armies of two different formats are refused for one game", () => {
  const { format: _, battleForce: __, ...standard } = VILLAGE;
  const units = [...standard.units, standard.units[2]].flatMap((unit) => unit ?? []);
  const hand = standard.commandHand;
  const armies: Config["armies"] = [TEMPEST, { ...standard, units, commandHand: hand }];
  expect(refusal({ ...SKIRMISH, armies })).toMatchObject({
    rule: "leg.army.points-limit",
    code: "armies-of-two-formats",
    params: { formats: ["skirmish", "standard"] },
  });
});

it("[leg.army.points-limit] Armies with two different points limits are refused for one game, and armies with equal limits are accepted", () => {
  const limited = (list: typeof TEMPEST, pointsLimit: number) => ({ ...list, pointsLimit });
  const armies: Config["armies"] = [limited(TEMPEST, 500), VILLAGE];
  expect(refusal({ ...SKIRMISH, armies })).toMatchObject({
    rule: "leg.army.points-limit",
    code: "armies-of-two-limits",
    params: { limits: [500, 600] },
  });
  const agreed = { ...SKIRMISH, armies: [limited(TEMPEST, 500), limited(VILLAGE, 500)] as const };
  expect(expectOk(game.setup(agreed, "seed")).state.config.armies[0].pointsLimit).toBe(500);
});

it("A malformed table and a table with misplaced terrain are refused", () => {
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

/** A table with so many small ponds of 200 corners each, in rows. */
function ponds(count: number): Config {
  const corners = (x: number, y: number) =>
    Array.from({ length: 200 }, (_, corner) => {
      const turn = (corner * Math.PI) / 100;
      return { x: Math.round(x + mm(9) * Math.cos(turn)), y: Math.round(y + mm(9) * Math.sin(turn)) };
    });
  const terrain = Array.from({ length: count }, (_, place) => {
    const outline = {
      kind: "polygon",
      corners: corners(mm(200 + (place % 9) * 20), mm(180 + Math.floor(place / 9) * 20)),
    } as const;
    return {
      id: `pond-${place}`,
      kind: "area",
      cover: "light",
      parts: [{ outline, top: mm(1), movement: "open" }],
    } as const;
  });
  return { ...SKIRMISH, table: { ...TABLE, terrain } };
}

it("[tt.input.limits] A table with so many corners that its saves would exceed the input limits is refused; saves of smaller tables load", () => {
  expect(refusal(ponds(81))).toMatchObject({ rule: "tt.input.limits", code: "too-many-values" });
  const config = expectOk(game.parse.config(JSON.parse(JSON.stringify(ponds(40)))));
  const { state } = expectOk(game.setup(config, "ponds"));
  expect(expectOk(game.parse.state(JSON.parse(JSON.stringify(state))))).toEqual(state);
});

it("Hands and decks are stored in catalogue order, whatever order they were given in", () => {
  const [one, other] = SKIRMISH.armies;
  const { commandHand, battleDeck } = one;
  const turned = [
    { ...one, commandHand: [...commandHand].reverse() },
    ...(["primary", "secondary", "advantages"] as const).map((cards) => ({
      ...one,
      battleDeck: { ...battleDeck, [cards]: [...battleDeck[cards]].reverse() },
    })),
  ];
  const { state } = expectOk(game.setup(SKIRMISH, "seed"));
  for (const list of turned) {
    expect(list).not.toEqual(one);
    expect(expectOk(game.setup({ ...SKIRMISH, armies: [list, other] }, "seed")).state).toEqual(state);
  }
});

it("Games with custom catalogues and keywords can be created, unless the catalogue has faults", () => {
  const { precise: _, ...keywords } = KEYWORDS;
  const own = expectOk(createGame(defaultCatalogue, { keywords }));
  expect(own.catalogueOf(SKIRMISH)).not.toBe(game.catalogueOf(SKIRMISH));
  const { state } = expectOk(game.setup(SKIRMISH, "seed"));
  expect(own.parse.state(state)).toMatchObject({ ok: false, violation: { rule: "tt.catalogue.hash" } });
  const [first] = defaultCatalogue.units;
  const units = [...defaultCatalogue.units, ...(first === undefined ? [] : [first])];
  expect(createGame({ ...defaultCatalogue, units })).toMatchObject({ ok: false, violation: { code: "id-used-twice" } });
  const { precise } = KEYWORDS;
  const misplaced = { ...KEYWORDS, ...(precise === undefined ? {} : { nobodys: precise }) };
  expect(createGame(defaultCatalogue, { keywords: misplaced })).toMatchObject({
    ok: false,
    violation: { code: "under-another-id", params: { entry: "nobodys", about: "precise" } },
  });
});

it("[leg.los.vehicle-agree] Agreed vehicle heights are parsed, stored in views and states, and used for measuring", () => {
  const agreed: Config = { ...SKIRMISH, heights: { "74-z-speeder-bikes": mm(60) } };
  expect(game.parse.config(JSON.parse(JSON.stringify(agreed)))).toEqual({ ok: true, value: agreed });
  const heightsOf = (config: Config) => {
    const { state } = expectOk(game.setup(config, "seed"));
    const units = (game.layout(state).undeployed ?? []).filter(({ type }) => type === "repulsor-vehicle");
    return new Set(units.flatMap(({ miniatures }) => miniatures.map(({ height }) => height)));
  };
  expect(heightsOf(SKIRMISH)).toEqual(new Set([3965]));
  expect(heightsOf(agreed)).toEqual(new Set([mm(60)]));
  const { state } = expectOk(game.setup(agreed, "seed"));
  const view = game.view(state, "player-2");
  expect(view.config.heights).toEqual(agreed.heights);
  expect(game.determinize(view, seeded("world")).config.heights).toEqual(agreed.heights);
  expect(game.parse.state(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state });
});

it("[leg.los.vehicle-agree] Heights of troopers, of unknown units and negative heights are refused", () => {
  expect(refusal({ ...SKIRMISH, heights: { stormtroopers: mm(60) } })).toMatchObject({
    rule: "leg.los.vehicle-agree",
    params: { unit: "stormtroopers" },
  });
  expect(refusal({ ...SKIRMISH, heights: { nobody: mm(60) } })).toMatchObject({ code: "height-of-no-vehicle" });
  expect(game.parse.config({ ...SKIRMISH, heights: { "74-z-speeder-bikes": -1 } })).toMatchObject({ ok: false });
});

it("[leg.keywords.full-text-in-glossary] Armies with keywords or upgrades without an implementation are refused, naming these", () => {
  const armed = (unit: string, upgrade: string): Config => {
    const units = VILLAGE.units.map((one) => (one.unit === unit ? { ...one, upgrades: [upgrade] } : one));
    return { ...SKIRMISH, armies: [TEMPEST, { ...VILLAGE, units }] };
  };
  const { vigilance: __, ...upgrades } = UPGRADE_CARDS;
  const without = expectOk(createGame(defaultCatalogue, { upgrades }));
  expect(without.setup(armed("leia-organa-fearless-and-inventive", "vigilance"), "seed")).toMatchObject({
    ok: false,
    violation: {
      rule: "leg.upgrade.static-by-default",
      code: "upgrade-not-played-yet",
      params: { seat: "player-2", card: "vigilance", on: "leia-organa-fearless-and-inventive" },
    },
  });
  const { aid: _, ...keywords } = KEYWORDS;
  const less = expectOk(createGame(defaultCatalogue, { keywords }));
  const refused = less.setup(SKIRMISH, "seed");
  expect(refused).toMatchObject({
    ok: false,
    violation: {
      rule: "leg.keywords.full-text-in-glossary",
      code: "keyword-not-played-yet",
      params: { seat: "player-1", card: "tip-of-the-spear", keyword: "aid" },
    },
  });
});

it("[leg.keywords.full-text-in-glossary] A game with custom keywords and upgrades plays them", () => {
  const marked = defaultCatalogue.upgrades.map((card) =>
    card.id === "tip-of-the-spear" ? { ...card, special: true as const, keywords: [{ id: "lucky" }] } : card,
  );
  const own = { ...defaultCatalogue, upgrades: marked };
  const code = (options: Parameters<typeof createGame>[1]) => {
    const result = expectOk(createGame(own, options)).setup(SKIRMISH, "seed");
    return result.ok ? null : result.violation.code;
  };
  const lucky = { id: "lucky", does: [] };
  const keywords = { ...KEYWORDS, lucky };
  expect(code({})).toBe("keyword-not-played-yet");
  expect(code({ keywords })).toBe("upgrade-not-played-yet");
  const upgrades = { ...UPGRADE_CARDS, "tip-of-the-spear": { id: "tip-of-the-spear", does: [] } };
  expect(code({ keywords, upgrades })).toBeNull();
});
