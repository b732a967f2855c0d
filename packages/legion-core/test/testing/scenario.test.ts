import { game } from "@sw/legion-core";
import { defaultCatalogue } from "@sw/legion-core/catalogue";
import { begin, expectIllegal, play, type Scenario, scenario } from "@sw/legion-core/testing";
import { attempt, HIDDEN, type RuleId, type Violation } from "@sw/tabletop";
import { expect, it } from "vitest";
import { ENTRIES } from "../../src/content/entries.ts";
import type { TokenKind } from "../../src/state/tokens.ts";
import { mm } from "../../src/table/lengths.ts";

/** Stormtroopers before rebels, in the Activation Phase. */
const FACING: Scenario = {
  "player-1": { units: [{ unit: "stormtroopers", at: [400, 200], tokens: { aim: 1 } }, "scout-troopers"] },
  "player-2": { units: [{ unit: "rebel-troopers", at: [400, 600], defeated: 1 }] },
};

it("A scenario places units and tokens at the given positions, and units without one are undeployed", () => {
  const state = scenario(FACING);
  const [troopers, scouts, rebels] = game.view(state, "spectator").units;
  expect(troopers).toMatchObject({ id: "p1.0", leader: "p1.0.0", order: "none", tokens: { aim: 1, dodge: 0 } });
  expect(troopers?.miniatures[0]).toMatchObject({ status: "standing", x: mm(400), y: mm(200), z: 0 });
  expect(scouts?.miniatures.every(({ status }) => status === "undeployed")).toBe(true);
  expect(rebels?.miniatures.map(({ status }) => status)).toEqual(["standing", "standing", "standing", "defeated"]);
});

it("A scenario places the leader of a unit at the given position, whichever miniature it is", () => {
  const squad = {
    unit: "stormtroopers",
    upgrades: ["imperial-officer"],
    at: [400, 200],
    defeated: [4],
    leader: 0,
  } as const;
  const [unit] = game.view(scenario({ ...FACING, "player-1": { units: [squad] } }), "spectator").units;
  expect(unit).toMatchObject({ leader: "p1.0.0" });
  expect(unit?.miniatures[0]).toMatchObject({ x: mm(400), y: mm(200) });
});

it("A scenario asks the next player, and its order pools hold a token for each unit without an order", () => {
  const troopers = { unit: "stormtroopers", at: [400, 200], order: "faceup" } as const;
  const state = scenario({ ...FACING, "player-1": { units: [troopers, "scout-troopers"] } });
  expect(game.decision(state)).toMatchObject({ seat: "player-1", kind: "activate" });
  expect(state.sides[0].orderPool).toMatchObject({ corps: 0, "special-forces": 1 });
  expect(state.sides[1].orderPool).toMatchObject({ corps: 1 });
  expect(game.legalActions(state)).toEqual([{ type: "activate", subject: "p1.0" }, { type: "draw-order" }]);
});

it("A scenario may start in the middle of an activation and continue from there", () => {
  const [one, other] = [FACING["player-1"], FACING["player-2"]];
  const state = scenario({
    ...FACING,
    "player-1": { ...one, units: [{ unit: "stormtroopers", at: [400, 200], order: "faceup" }] },
    "player-2": { ...other },
    activating: "p1.0",
  });
  expect(game.decision(state)).toMatchObject({ seat: "player-1", kind: "action" });
  const { state: after } = play(state, [{ type: "perform", subject: "aim" }]);
  expect(game.view(after, "spectator").units[0]?.tokens.aim).toBe(1);
  expectIllegal(game.apply(after, { type: "perform", subject: "aim" }), "leg.actions.once-each-except-move");
});

it("A scenario keeps hands secret: the opponent sees only the number of cards", () => {
  const state = scenario({
    ...FACING,
    "player-1": { ...FACING["player-1"], hand: ["ambush", "push"], shownHand: ["standing-orders"] },
  });
  expect(game.view(state, "player-2").sides["player-1"].hand).toEqual([
    { count: 2, cards: HIDDEN, ordered: false, knownTo: 1 },
    { count: 1, cards: ["standing-orders"], ordered: false, knownTo: 7 },
  ]);
});

const refused = (spec: Scenario, rule: RuleId): Violation =>
  expectIllegal(
    attempt(() => scenario(spec)),
    rule,
  );

it("A scenario with an illegal position is refused, and the refusal names the rule", () => {
  const other = { unit: "rebel-troopers", at: [405, 205] } as const;
  refused({ ...FACING, "player-2": { units: [other] } }, "leg.overlap.mini-not-on-mini");
  const suppressed = { unit: "74-z-speeder-bikes", at: [100, 100], tokens: { suppression: 1 } } as const;
  refused({ "player-1": { units: [suppressed] } }, "leg.suppression.vehicles-immune");
});

it("A scenario with an unknown key is refused, and the refusal names its path and the known keys", () => {
  const typo: object = { "player-1": { units: [{ unit: "stormtroopers", at: [400, 200], tokens: { aims: 1 } }] } };
  const { code, params } = refused(typo, "tt.input.shape");
  expect({ code, path: params["path"] }).toEqual({ code: "unknown-key", path: "player-1.units.0.tokens.aims" });
  expect(params["known"]).toContain("aim");
  const hundredths: object = { tokens: [{ kind: "poi", name: "relay", x: 40_000, y: 46_000 }] };
  expect(refused(hundredths, "tt.input.shape").params).toMatchObject({ path: "tokens.0.x" });
});

it.each([
  ["unit", { "player-1": { units: ["storm-troopers"] } }, "stormtroopers"],
  [
    "upgrade",
    { "player-1": { units: [{ unit: "stormtroopers", upgrades: ["dlt19-stormtrooper"] }] } },
    "dlt-19-stormtrooper",
  ],
  ["counterpart", { "player-1": { units: [{ unit: "stormtroopers", counterpart: "omgea" }] } }, "omega"],
  ["card", { "player-1": { units: ["stormtroopers"], hand: ["ambushes"] } }, "ambush"],
  ["card", { "player-1": { units: ["stormtroopers"] }, mission: { secondary: "recon-mision" } }, "recon-mission"],
  ["battle force", { "player-1": { units: ["stormtroopers"], battleForce: "tempest" } }, "tempest-force"],
  ["unit", { ...FACING, activating: "p1.7" }, "p1.0"],
  ["keyword", { ...FACING, ongoing: [{ unit: "p1.0", keyword: "pierced", value: 1, until: "game" }] }, "pierce"],
] satisfies readonly (readonly [string, Scenario, string])[])(
  "A scenario with an unknown %s is refused, and the refusal suggests similar names",
  (kind, spec, like) => {
    const { code, params } = refused(spec, "tt.input.shape");
    expect({ code, kind: params["kind"] }).toEqual({ code: "no-such-name", kind });
    expect(params["like"]).toContain(like);
  },
);

it("A scenario with a card or keyword that has no implementation is refused", () => {
  const without = <Entry>(entries: Readonly<Record<string, Entry>>, id: string): Readonly<Record<string, Entry>> =>
    Object.fromEntries(Object.entries(entries).filter(([each]) => each !== id));
  const push = { units: ["stormtroopers"], hand: ["push"] };
  expect(refused({ "player-1": push, commands: without(ENTRIES.commands, "push") }, "leg.cards.command-use").code).toBe(
    "cards-not-played-yet",
  );
  const mission = { secondary: "recon-mission" };
  const battle = without(ENTRIES.battle, "recon-mission");
  expect(refused({ ...FACING, mission, battle }, "leg.cards.battle-categories").code).toBe("card-not-played-yet");
  const keywords = without(ENTRIES.keywords, "precise");
  const told = refused({ ...FACING, keywords }, "leg.keywords.full-text-in-glossary");
  expect(told).toMatchObject({ code: "keyword-not-played-yet", params: { card: "stormtroopers", keyword: "precise" } });
  const forces = without(ENTRIES.forces, "tempest-force");
  const tempest = { units: ["stormtroopers"], battleForce: "tempest-force" };
  refused({ "player-1": tempest, forces }, "leg.battle-force.own-rules");
  const upgrades = without(ENTRIES.upgrades, "force-push");
  const vader = { units: [{ unit: "darth-vader-dark-lord-of-the-sith", upgrades: ["force-push"] }] };
  refused({ "player-1": vader, upgrades }, "leg.upgrade.static-by-default");
});

it("Scenarios with the same custom entries share one compiled game of their own", () => {
  const published = scenario(FACING).catalogue;
  const same = { ...ENTRIES.keywords };
  const mine = scenario({ ...FACING, keywords: same });
  expect(mine.catalogue).toBe(published);
  const commands = { ...ENTRIES.commands, mine: { id: "mine" } };
  const own = scenario({ ...FACING, commands }).catalogue;
  expect(own).not.toBe(published);
  expect(scenario({ ...FACING, commands, catalogue: defaultCatalogue }).catalogue).toBe(own);
});

it("A scenario sets which tokens a unit holds and the states of its upgrade cards", () => {
  const upgrades = ["hh-12-stormtrooper", { card: "fragmentation-grenades", state: "exhausted" }] as const;
  const state = scenario({
    ...FACING,
    "player-1": { units: [{ unit: "stormtroopers", at: [400, 200], upgrades, ordered: true, leader: 1 }] },
    tokens: [
      { kind: "poi", name: "relay", at: [900, 450, 10] },
      { kind: "asset", name: "scanner", owner: "player-1", holder: "p1.0" },
    ],
  });
  expect(state.units[0]).toMatchObject({
    holds: [1],
    cards: ["readied", "exhausted"],
    ordered: true,
    order: "none",
    leader: 1,
  });
  expect(state.tokens).toMatchObject([
    { x: mm(900), y: mm(450), z: mm(10), owner: null, holder: null },
    { owner: 0, holder: 0 },
  ]);
});

it("A scenario can set all other parts of a state, such as discarded battle cards, marks and an activation in progress", () => {
  const state = scenario({
    "player-1": {
      units: [{ unit: "stormtroopers", at: [400, 200], defeated: [1, 2], order: "faceup" }],
      decks: { advantage: ["fortified-position"] },
      decksDiscarded: { advantage: ["advanced-intel"] },
      lastPips: 3,
    },
    "player-2": FACING["player-2"] ?? {},
    mission: { primary: { card: "intercept-signals", owner: "player-2" }, marked: ["p2.0"] },
    activating: "p1.0",
    actions: 1,
    activation: { done: ["move"] },
  });
  const statuses = state.units[0]?.miniatures.map(({ status }) => status);
  expect(statuses).toEqual(["standing", "defeated", "defeated", "standing"]);
  expect(state.sides[0].decks.advantage.discard).toHaveLength(1);
  expect(state.sides[0].lastPips).toBe(3);
  expect(state.mission).toMatchObject({ primary: { owner: 1 }, marked: [1] });
  expect(state.frames.at(-1)).toMatchObject({ kind: "activation", actions: 1, done: ["move"] });
});

const suppressed = (unit: string, suppression: number, more: Partial<Scenario> = {}): Scenario => ({
  ...FACING,
  "player-1": { units: [{ unit, at: [400, 200], order: "faceup", tokens: { suppression } }] },
  activating: "p1.0",
  ...more,
});

it.each([
  ["stormtroopers", 1, 1],
  ["scout-troopers", 3, 1],
  ["scout-troopers", 1, 2],
])(
  "[leg.rally.suppressed-action] In a scenario %s with %i suppression have %i actions in their activation",
  (unit, suppression, actions) => {
    expect(game.decision(scenario(suppressed(unit, suppression)))?.context).toMatchObject({ unit: "p1.0", actions });
  },
);

it.each([
  ["stormtroopers", 3, 2],
  ["scout-troopers", 4, 2],
])(
  "[leg.rally.panicked-no-actions] In a scenario %s with %i suppression are panicked, lose their activation and keep %i",
  (unit, suppression, left) => {
    const state = scenario(suppressed(unit, suppression));
    expect(game.decision(state)?.context).toMatchObject({ unit: "p2.0" });
    expect(game.view(state, "spectator").units[0]).toMatchObject({ order: "facedown", tokens: { suppression: left } });
  },
);

it("A scenario that sets the number of actions left does not reduce it for suppression", () => {
  const state = scenario(suppressed("stormtroopers", 3, { actions: 1, activation: { done: ["aim"] } }));
  expect(game.decision(state)?.context).toMatchObject({ unit: "p1.0", actions: 1, done: ["aim"] });
});

it("A unit of a scenario has the given number of tokens of a kind, even if its keywords give another number", () => {
  const shields = (tokens: Partial<Record<TokenKind, number>>): unknown =>
    game.view(scenario({ "player-1": { units: [{ unit: "droidekas", at: [400, 200], tokens }] } }), "spectator")
      .units[0]?.tokens;
  expect(shields({ dodge: 1 })).toMatchObject({ shield: 4, "inactive-shield": 0, dodge: 1 });
  expect(shields({ shield: 1, "inactive-shield": 1 })).toMatchObject({ shield: 1, "inactive-shield": 1 });
  expect(shields({ shield: 0, "inactive-shield": 2 })).toMatchObject({ shield: 0, "inactive-shield": 2 });
});

it("[leg.kw.secret-mission.gain] A unit with a secret mission token in a scenario cannot gain another one", () => {
  const unit = { unit: "r2-d2-hero-of-a-thousand-devices", at: [400, 850], tokens: { "secret-mission": 1 } } as const;
  const state = scenario({
    phase: "command",
    "player-1": { units: [unit], hand: [] },
    "player-2": { units: ["stormtroopers"], hand: [] },
  });
  expect(game.view(state, "spectator").units[0]?.tokens["secret-mission"]).toBe(1);
});

it("[tt.input.shape] `play` and `begin` refuse an unknown option", () => {
  const typo: object = { draw: ["hit"] };
  const refusals = [() => play(scenario(FACING), [], typo), () => begin(FACING, typo)];
  for (const refused of refusals) {
    expect(expectIllegal(attempt(refused), "tt.input.shape")).toMatchObject({
      code: "unknown-key",
      params: { path: "draw" },
    });
  }
});
