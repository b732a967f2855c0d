import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import { dice, play, type SideSpec } from "../../../src/testing/index.ts";
import {
  activate,
  DONE,
  declare,
  effect,
  FAR,
  offered,
  order,
  PASS,
  perform,
  playing,
  tokensOf,
  unitChosen,
} from "./helpers.ts";

const VADER = { unit: "darth-vader-dark-lord-of-the-sith", at: [400, 200] } as const;
const VEERS = { unit: "general-veers-master-tactician", at: [400, 100] } as const;
const LUKE = { unit: "luke-skywalker-hero-of-the-rebellion", at: [400, 200] } as const;
const STORM = "stormtroopers";

describe("cards of Vader and Veers", () => {
  it("[leg.cards.command-weapon] Maximum Firepower makes one attack with the cannons as Veers' activation ends", () => {
    const enemies: SideSpec = { units: [{ unit: "rebel-troopers", at: [400, 700] }] };
    const { state } = playing("maximum-firepower", { units: [VEERS] }, enemies);
    const over = play(state, [DONE]).state;
    expect(game.decision(over)).toMatchObject({ kind: "volley", context: { card: "maximum-firepower", left: 1 } });
    const misses = dice(["blank", "blank", "blank", "blank"]);
    const { events, state: after } = play(over, [declare("p2.0")], { draws: misses });
    expect(events).toContainEqual(expect.objectContaining({ type: "attack-declared", dice: [0, 0, 4] }));
    expect(after.frames.some(({ kind }) => kind === "volley")).toBe(false);
  });

  it("[leg.command.timing-2-untimed] Evasive Maneuvers makes vehicles nimble this round, and gives those ordered a dodge token", () => {
    const bikes = "74-z-speeder-bikes";
    const mine: SideSpec = {
      units: [
        VEERS,
        { unit: bikes, at: [800, 100] },
        { unit: bikes, at: [1000, 100] },
        { unit: bikes, at: [1200, 100] },
      ],
    };
    const { state } = playing("evasive-maneuvers", mine, FAR, order("p1.1"), order("p1.2"));
    expect(state.ongoing).toEqual([1, 2, 3].map((unit) => ({ unit, keyword: "nimble", value: 1, until: "round" })));
    expect([1, 2, 3].map((unit) => tokensOf(state, `p1.${unit}`))).toEqual([{ dodge: 1 }, { dodge: 1 }, {}]);
  });

  it("[leg.command.timing-5-during-activation] New Ways to Motivate Them gives a third action for a wound, not to Vader", () => {
    const mine: SideSpec = { units: [VADER, { unit: STORM, at: [800, 100] }] };
    const { state } = playing("new-ways-to-motivate-them", mine, FAR, order("p1.0"));
    expect(offered(play(state, [activate("p1.0")]).state)).toContain("perform move");
    const asked = play(state, [activate("p1.1")]).state;
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    expect(game.decision(play(asked, [PASS]).state)).toMatchObject({ context: { actions: 2 } });
    const hurt = play(asked, [effect(0)]).state;
    expect(offered(hurt)).toEqual(["wound p1.1.1", "wound p1.1.2", "wound p1.1.3"]);
    const { state: driven } = play(hurt, [{ type: "wound", subject: "p1.1.3" }]);
    expect(driven.units[1]?.miniatures.map(({ status }) => status)).toEqual([
      "standing",
      "standing",
      "standing",
      "defeated",
    ]);
    expect(game.decision(driven)).toMatchObject({ kind: "action", context: { actions: 3 } });
  });

  it("[leg.command.timing-5-during-activation] Master of Evil gives Vader a dodge at once, and three suppression to each unit around him as he activates", () => {
    const enemies: SideSpec = {
      units: [
        { unit: "rebel-troopers", at: [400, 400] },
        { unit: "rebel-troopers", at: [1400, 700] },
      ],
    };
    const { state } = playing(
      "master-of-evil",
      { units: [VADER, { unit: STORM, at: [1700, 100] }] },
      enemies,
      order("p1.0"),
    );
    expect(tokensOf(state, "p1.0")).toMatchObject({ dodge: 1 });
    const active = play(state, [activate("p1.0")]).state;
    expect([tokensOf(active, "p2.0"), tokensOf(active, "p2.1")]).toEqual([{ suppression: 3 }, {}]);
  });

  it("[leg.actions.recover-suppression] Imperial Discipline lets ordered units recover at once", () => {
    const mine: SideSpec = { units: [VEERS, { unit: STORM, at: [800, 100], tokens: { suppression: 3 } }] };
    const { state } = playing("imperial-discipline", mine, FAR, order("p1.1"));
    expect(offered(state)).toEqual(["effect 0", "pass"]);
    const calmed = play(state, [effect(0), PASS]).state;
    expect([calmed.phase, tokensOf(calmed, "p1.1")]).toEqual(["activation", {}]);
    expect(tokensOf(play(state, [PASS, PASS]).state, "p1.1")).toEqual({ suppression: 3 });
  });
});

describe("cards of other commanders", () => {
  it("[leg.command.timing-3-issue-orders] My Ally Is the Force gives each ordered unit a dodge token", () => {
    const mine: SideSpec = {
      units: [LUKE, { unit: "rebel-troopers", at: [800, 100] }, { unit: "rebel-troopers", at: [1100, 100] }],
    };
    const { state } = playing("my-ally-is-the-force", mine, FAR, order("p1.0"), order("p1.1"));
    expect([0, 1, 2].map((unit) => tokensOf(state, `p1.${unit}`)["dodge"] ?? 0)).toEqual([1, 1, 0]);
  });

  it("[leg.command.timing-5-during-activation] Return of the Jedi lets friends around Luke each shed a suppression token", () => {
    const shaken = { tokens: { suppression: 2 } } as const;
    const mine: SideSpec = {
      units: [
        { ...LUKE, ...shaken },
        { unit: "rebel-troopers", at: [600, 200], ...shaken },
        { unit: "rebel-troopers", at: [1500, 200], ...shaken },
      ],
    };
    const { state } = playing("return-of-the-jedi", mine, FAR, order("p1.0"), order("p1.1"));
    expect(tokensOf(state, "p1.0")).toMatchObject({ dodge: 1 });
    const asked = play(state, [activate("p1.0")]).state;
    expect(game.decision(asked)).toMatchObject({ kind: "choose-unit", context: { keyword: "return-of-the-jedi" } });
    expect(offered(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.1", "done"]);
    const calmed = play(asked, [unitChosen("p1.1"), DONE], { draws: dice(["blank", "blank"]) }).state;
    expect([tokensOf(calmed, "p1.0")["suppression"], tokensOf(calmed, "p1.1")["suppression"]]).toEqual([2, 1]);
  });

  it("[leg.command.timing-3-issue-orders] General Kenobi gives a surge token to each other friend at range 1", () => {
    const clones = "clone-trooper-infantry";
    const mine: SideSpec = {
      units: [
        { unit: "obi-wan-kenobi-civilized-warrior", at: [400, 200] },
        { unit: clones, at: [500, 200] },
        { unit: clones, at: [1400, 200] },
      ],
    };
    const { state } = playing("general-kenobi", mine, FAR, order("p1.0"), order("p1.1"));
    expect([0, 1, 2].map((unit) => tokensOf(state, `p1.${unit}`)["surge"] ?? 0)).toEqual([1, 1, 0]);
    const two: SideSpec = { units: [...(mine.units ?? []).slice(0, 2), { unit: clones, at: [300, 200] }] };
    const twice = playing("general-kenobi", two, FAR, order("p1.0"), order("p1.1")).state;
    expect(tokensOf(twice, "p1.0")).toMatchObject({ surge: 2 });
  });

  it("[leg.command.timing-2-untimed] We're Not Programmed gives surge tokens, and Inspire to Rex, who may recover as he activates", () => {
    const rex = { unit: "clone-captain-rex-honorable-soldier", at: [400, 200], tokens: { suppression: 1 } } as const;
    const { state } = playing("were-not-programmed", { units: [rex] });
    expect(tokensOf(state, "p1.0")).toMatchObject({ surge: 2 });
    expect(state.ongoing).toEqual([{ unit: 0, keyword: "inspire", value: 2, until: "round" }]);
    expect(tokensOf(play(state, [effect(0)]).state, "p1.0")["suppression"]).toBeUndefined();
    expect(tokensOf(play(state, [PASS], { draws: dice(["blank"]) }).state, "p1.0")["suppression"]).toBe(1);
  });

  it("[leg.command.timing-3-issue-orders] Crush Them gives a surge token for each defeated enemy unit", () => {
    const fallen: SideSpec = {
      units: [
        { unit: "rebel-troopers", at: [1700, 800] },
        { unit: "rebel-commandos", at: [1500, 800], defeated: 5 },
        { unit: "rebel-commandos", at: [1300, 800], defeated: 5 },
      ],
    };
    const { state } = playing(
      "crush-them",
      { units: [{ unit: "general-grievous-sinister-cyborg", at: [400, 200] }] },
      fallen,
    );
    expect(tokensOf(state, "p1.0")).toMatchObject({ surge: 2 });
  });

  it("[leg.command.timing-3-issue-orders] Roger, Roger! gives each ordered unit a dodge or a surge token, as its player likes", () => {
    const grievous = { unit: "general-grievous-sinister-cyborg", at: [400, 200] } as const;
    const droids = [700, 900, 1100].map((x) => ({ unit: "b2-super-battle-droids", at: [x, 200] as const }));
    const pick = (subject: string) => ({ type: "choose-option", subject }) as const;
    const { state } = playing("roger-roger", { units: [grievous, ...droids] }, FAR, order("p1.1"));
    expect(game.decision(state)).toMatchObject({ kind: "mission", context: { card: "roger-roger", about: "p1.1" } });
    const given = play(state, [pick("gain-surge"), order("p1.2"), pick("gain-dodge"), pick("gain-dodge")]).state;
    expect([1, 2, 3].map((unit) => tokensOf(given, `p1.${unit}`))).toEqual([{ surge: 1 }, { dodge: 1 }, { dodge: 1 }]);
  });

  it("[leg.move.granted-speed] Blast Off! makes R2-D2 faster, and lets him jump and disengage this round", () => {
    const r2 = { unit: "r2-d2-independent-astromech", at: [400, 200] } as const;
    const { state } = playing("blast-off", { units: [r2, { unit: "rebel-troopers", at: [1700, 100] }] });
    expect(tokensOf(state, "p1.0")).toMatchObject({ dodge: 1, suppression: 1 });
    const active = play(state, [activate("p1.0"), { type: "choose-unit", subject: "p1.0" }], {
      draws: dice(["block"]),
    }).state;
    expect(offered(active)).toContain("perform jump");
    const speeds = game
      .legalActions(play(active, [perform("move")]).state)
      .flatMap((action) => (action.type === "move" && "tool" in action.move ? [action.move.tool.speed] : []));
    expect(Math.max(...speeds)).toBe(2);
  });
});

describe("cards for many units", () => {
  it("[leg.command.timing-3-issue-orders] Diversionary Tactics and Hold at Any Cost give tokens to those ordered", () => {
    const officer = { unit: "rebel-officer-fighting-for-freedom", at: [400, 200] } as const;
    const mine: SideSpec = { units: [officer, { unit: "rebel-troopers", at: [700, 200] }] };
    const tactics = playing("diversionary-tactics", mine, FAR, order("p1.0")).state;
    expect(tokensOf(tactics, "p1.1")).toMatchObject({ dodge: 1, observation: 1 });
    const holding = playing("hold-at-any-cost", mine).state;
    expect(tokensOf(holding, "p1.1")).toMatchObject({ aim: 1, standby: 1 });
    expect(tokensOf(holding, "p1.0")["standby"]).toBeUndefined();
  });

  it("[leg.kw.inspire-x] Turning the Tide lets support and heavy units inspire this round", () => {
    const officer = { unit: "rebel-officer-fighting-for-freedom", at: [400, 200] } as const;
    const mine: SideSpec = { units: [officer, { unit: "at-rt-rebel-alliance", at: [700, 200] }] };
    expect(playing("turning-the-tide", mine).state.ongoing).toMatchObject([{ unit: 1, keyword: "inspire", value: 2 }]);
  });

  it("[leg.command.timing-3-issue-orders] Courage of the Rebellion lets ordered units recover", () => {
    const officer = { unit: "rebel-officer-fighting-for-freedom", at: [400, 200], tokens: { suppression: 2 } } as const;
    const { state } = playing("courage-of-the-rebellion", { units: [officer] });
    expect(tokensOf(play(state, [effect(0)]).state, "p1.0")).toEqual({});
  });
});
