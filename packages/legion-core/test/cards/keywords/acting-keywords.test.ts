import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { allowanceOf, moveFrame } from "../../../src/moving/moves.ts";
import { atMoment } from "../../../src/rounds/moments.ts";
import { issueOrder } from "../../../src/rounds/orders.ts";
import { clearTokens } from "../../../src/rounds/round-end.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { GameFrame } from "../../../src/state/frames.ts";
import type { State } from "../../../src/state/state.ts";
import type { TokenKind } from "../../../src/state/tokens.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { add, attackOf, choose, DONE, HERE } from "../../attack/on-table/scenes.ts";
import { box, done, engine, eventsOf, type Fielding, keys, play, scene, settled } from "../../helpers.ts";
import { acting, moving, movingScene, onMission, straight } from "../../moving/moving.ts";

const PHASE: GameFrame = { kind: "activation-phase", player: 0, drawn: null, mayPass: false };
const READY = { order: "faceup", ordered: true } as const;
const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800], state: READY };
const EAST = { x: 1, y: 0 };

const tokens = (state: State, unit: number, token: TokenKind): number => unitTokens(state, unit, token);
const perform = (subject: string): Action => ({ type: "perform", subject });
const chosen = (subject: string): Action => ({ type: "choose-unit", subject });

/** The first unit of the first army at the start of its actions, or in their middle. */
function acts(
  mine: readonly Fielding[],
  theirs: readonly Fielding[] = [FAR],
  step: "panic" | "actions" = "actions",
): State {
  return settled(scene({ armies: [mine, theirs], frames: [PHASE, acting(0, { step })] })).state;
}

describe("AI", () => {
  const droids: Fielding = { unit: "b1-battle-droids", at: HERE };
  const enemy: Fielding = { ...FAR, at: [300, 550] };
  const free = (state: State) => keys(state).includes("perform move");

  it("[leg.kw.ai] away from commanders and without a faceup order the first action is one of the list", () => {
    const start = acts([droids], [enemy], "panic");
    const listed = box.cards.units.get("b1-battle-droids")?.keywords.find(({ id }) => id === "ai")?.actions;
    expect(listed).toEqual(["attack"]);
    expect(keys(start)).toEqual(["perform attack", "done"]);
    expectIllegal(engine.apply(start, perform("move")), "leg.kw.ai");
    const line = [perform("attack"), add(0, 1), DONE];
    expect(free(play(start, line, ["blank"]).state)).toBe(true);
    const eager = acts([{ ...droids, upgrades: ["engagement-protocols"] }], [enemy], "panic");
    expect(keys(eager)).toEqual(["perform move", "perform attack", "done"]);
    expect(keys(play(eager, line, ["blank"]).state)).toContain("perform aim");
  });

  it("[leg.kw.ai] an order or a friendly commander at range 3 frees it", () => {
    expect(free(acts([{ ...droids, state: { order: "faceup" } }], [enemy], "panic"))).toBe(true);
    const commander: Fielding = { unit: "t-series-tactical-droid-programmed-for-strategy", at: [600, 300] };
    expect(free(acts([droids, commander], [enemy], "panic"))).toBe(true);
    expect(free(acts([droids, { ...commander, at: [860, 300] }], [enemy], "panic"))).toBe(false);
    // To the millimetre, from the nearest droid, 30 mm ahead of their leader.
    expect(free(acts([droids, { ...commander, at: [807, 300] }], [enemy], "panic"))).toBe(true);
    expect(free(acts([droids, { ...commander, at: [808, 300] }], [enemy], "panic"))).toBe(false);
    const corps: Fielding = { unit: "b1-battle-droids", at: [600, 300] };
    expect(free(acts([droids, corps], [enemy], "panic"))).toBe(false);
  });

  it("[leg.kw.ai.unable] who can do nothing of the list acts as it likes", () => {
    expect(free(acts([droids], [FAR], "panic"))).toBe(true);
  });

  it("[leg.kw.ai.free] free actions are open before, and do not count", () => {
    const cabled: Fielding = { ...droids, upgrades: ["ascension-cables"] };
    const climbing = play(acts([cabled], [enemy], "panic"), [perform("ascension-cables")]).state;
    expect(free(climbing)).toBe(false);
  });
});

describe("Ready, Reliable and Disciplined", () => {
  const troopers: Fielding = { unit: "imperial-death-troopers", at: HERE };

  it("[leg.kw.ready-x] a standby action gives X aim tokens, and nothing else does", () => {
    const stood = play(acts([troopers]), [perform("standby")]).state;
    expect([tokens(stood, 0, "aim"), tokens(stood, 0, "standby")]).toEqual([1, 1]);
    expect(tokens(play(acts([troopers]), [perform("dodge")]).state, 0, "aim")).toBe(0);
  });

  it("[leg.kw.reliable-x] X surge tokens as the Activation Phase begins", () => {
    const clones: Fielding = { unit: "clone-trooper-infantry", at: HERE };
    const started = done(scene({ armies: [[clones, troopers], [FAR]], frames: [PHASE] }), (work) =>
      atMoment(work, "activation-phase-start", null),
    ).state;
    expect([0, 1].map((unit) => tokens(started, unit, "surge"))).toEqual([1, 0]);
  });

  it("[leg.kw.disciplined-x] an order lets it remove up to X suppression tokens", () => {
    const suppressed: Fielding = { ...troopers, tokens: { suppression: 2 } };
    const frames: readonly GameFrame[] = [PHASE, acting(0)];
    const asked = done(scene({ armies: [[suppressed], [FAR]], frames }), (work) =>
      issueOrder(work, 0, { rule: "leg.command.issue-token", cause: null }),
    ).state;
    expect(keys(asked)).toEqual(["choose-unit p1.0", "done"]);
    expect(tokens(play(asked, [chosen("p1.0")]).state, 0, "suppression")).toBe(1);
    expect(tokens(play(asked, [DONE]).state, 0, "suppression")).toBe(2);
  });
});

describe("Bolster, Spotter and Observe", () => {
  const near: Fielding = { unit: "b1-battle-droids", at: [450, 300] };

  it("[leg.kw.bolster-x] a card action: up to X friends at range 2 gain a surge token each", () => {
    const droid: Fielding = { unit: "t-series-tactical-droid-programmed-for-strategy", at: HERE };
    const asked = play(acts([droid, near, { ...near, at: [720, 300] }]), [perform("bolster")]).state;
    expectIllegal(engine.apply(asked, chosen("p1.2")), "leg.kw.bolster-x");
    const given = play(asked, [chosen("p1.1"), DONE]).state;
    expect([0, 1, 2].map((unit) => tokens(given, unit, "surge"))).toEqual([0, 1, 0]);
  });

  it("[leg.kw.spotter-x] the same with aim tokens", () => {
    const veers: Fielding = { unit: "general-veers-master-tactician", at: HERE };
    const storm: Fielding = { unit: "stormtroopers", at: [450, 300] };
    const asked = play(acts([veers, storm]), [perform("spotter")]).state;
    expectIllegal(engine.apply(asked, chosen("p2.0")), "leg.kw.spotter-x");
    const given = play(asked, [chosen("p1.1"), DONE]).state;
    expect([0, 1].map((unit) => tokens(given, unit, "aim"))).toEqual([0, 1]);
  });

  it("[leg.kw.observe-x.gain] an enemy at range 3 and in sight gains X observation tokens", () => {
    const arf: Fielding = { unit: "arf-troopers", at: HERE };
    const enemies = [{ ...FAR, at: [300, 700] }, { ...FAR, at: [600, 300] }, FAR] as const;
    const asked = play(acts([arf], enemies), [perform("observe")]).state;
    expect(keys(asked)).toEqual(["choose-unit p2.0", "choose-unit p2.1"]);
    const seen = play(asked, [chosen("p2.1")]).state;
    expect([1, 2, 3].map((unit) => tokens(seen, unit, "observation"))).toEqual([0, 2, 0]);
    expectIllegal(engine.apply(acts([arf]), perform("observe")), "leg.actions.card-action");
  });

  it("[leg.kw.observe-x.spend] [leg.kw.observe-x.removal] attackers reroll with them until they are removed", () => {
    const enemy: Fielding = { unit: "rebel-troopers", at: [300, 550], tokens: { observation: 2 } };
    const snow: Fielding = { unit: "snowtroopers", at: HERE };
    const rolled = play(attackOf([snow], [enemy]), [add(0, 1), DONE], ["blank"]).state;
    expect(keys(rolled)).toContain("choose observation");
    const again = play(rolled, [choose("observation")], ["blank"]).state;
    expect(tokens(again, 1, "observation")).toBe(1);
    expect(keys(again)).toContain("choose observation");
    const cleared = done(scene({ armies: [[snow], [enemy]], frames: [PHASE, acting(0)] }), clearTokens).state;
    expect(tokens(cleared, 1, "observation")).toBe(0);
  });
});

describe("Scouting Party", () => {
  it("[leg.kw.scouting-party-x] up to X friendly troopers without Scout gain it for the game", () => {
    const rex: Fielding = { unit: "clone-captain-rex-honorable-soldier", at: null };
    const clones: Fielding = { unit: "clone-trooper-infantry", at: null };
    const barc: Fielding = { unit: "barc-speeder", at: null };
    const arf: Fielding = { unit: "arf-troopers", at: null };
    const start = scene({ armies: [[rex, clones, barc, arf, clones], [FAR]], frames: [PHASE, acting(5)] });
    const asked = done(start, (work) => atMoment(work, "setup-effects", null)).state;
    expect(keys(asked)).toEqual(["choose-unit p1.1", "choose-unit p1.4", "done"]);
    const gone = play(asked, [chosen("p1.4")]);
    const scout = (unit: number) => keywordsOf({ box, state: gone.state }, unit)["scout"];
    expect([scout(0), scout(1), scout(4)]).toEqual([1, undefined, 1]);
    expect(eventsOf(gone, "ongoing-began")).toMatchObject([{ keyword: "scout", rule: "leg.kw.scouting-party-x" }]);
  });
});

describe("Steady, Unhindered and Cumbersome", () => {
  const enemy: Fielding = { unit: "rebel-troopers", at: [340, 550], state: READY };
  const ahead = moving(straight(1, EAST, [340, 300]));
  const forced = { order: "faceup" } as const;

  it("[leg.kw.steady] after a move action a free attack with ranged weapons alone", () => {
    const moved = play(movingScene([[{ unit: "snowtroopers", at: HERE }], [enemy]]), [ahead]).state;
    expect(keys(moved)).toEqual(["effect 0", "pass"]);
    const attacking = play(moved, [{ type: "effect", subject: 0 }]);
    expect(eventsOf(attacking, "action-performed")).toMatchObject([{ action: "attack", free: true, cause: "steady" }]);
    const kinds = keys(attacking.state).flatMap((key) => (key.startsWith("add-weapon") ? [key.split(" ").pop()] : []));
    expect(new Set(kinds)).toEqual(new Set(["ranged"]));
    const nobody = play(movingScene([[{ unit: "snowtroopers", at: HERE }], [FAR]]), [ahead]).state;
    expect(keys(nobody)).not.toContain("effect 0");
  });

  it("[leg.kw.unhindered] difficult terrain leaves the speed alone", () => {
    const allowed = (unit: string) => {
      const state = onMission(scene({ armies: [[{ unit, at: HERE }], [FAR]] }));
      return allowanceOf({ box, state }, moveFrame(0, "action")).unhindered;
    };
    expect([allowed("arf-troopers"), allowed("stormtroopers")]).toEqual([true, false]);
  });

  it("[leg.kw.cumbersome] after a move in the same activation the dice of the weapon are downgraded", () => {
    const rockets: Fielding = { unit: "stormtroopers", upgrades: ["hh-12-stormtrooper"], at: HERE, state: forced };
    const dice = (moved: readonly string[]) => {
      const frames = [PHASE, acting(0, { done: moved })];
      const start = settled(scene({ armies: [[rockets], [{ ...enemy, at: [300, 600] }]], frames })).state;
      const formed = play(start, [perform("attack"), add(4, 2), DONE], ["blank", "blank", "blank"]);
      return eventsOf(formed, "rolled")[0]?.dice;
    };
    expect(dice([])).toEqual(["black-attack", "black-attack", "black-attack"]);
    expect(dice(["move"])).toEqual(["white-attack", "white-attack", "white-attack"]);
  });
});

describe("Weak Point", () => {
  const walker = (heading: { readonly x: number; readonly y: number }): Fielding => {
    const spot = { status: "standing", x: 30_000, y: 70_000, z: 0, heading, wounds: 0 } as const;
    return { unit: "at-st", state: { miniatures: [spot] } };
  };
  const keysAfter = (heading: { readonly x: number; readonly y: number }) => {
    const state = attackOf([{ unit: "rebel-troopers", at: [300, 450] }], [walker(heading)]);
    return keys(play(state, [add(0, 1), DONE], ["hit"]).state);
  };

  it("[leg.kw.weak-point-x] an attack from the named arc has Impact X", () => {
    expect(keysAfter({ x: 0, y: 1 })).toContain("choose impact");
    expect(keysAfter({ x: 0, y: -1 })).not.toContain("choose impact");
  });
});

describe("Cycle", () => {
  const fleet = (cards: "readied" | "exhausted"): Fielding => {
    return { unit: "fleet-troopers", upgrades: ["mpl-57-barrage-trooper"], at: HERE, state: { cards: [cards] } };
  };
  const others: Fielding = { unit: "stormtroopers", at: [300, 600], state: READY };

  it("[leg.kw.cycle] a card that was not used in the activation is readied as it ends, another is not", () => {
    const dice = box.cards.upgrades.get("mpl-57-barrage-trooper")?.weapons?.[0]?.dice;
    const count = (dice?.red ?? 0) + (dice?.black ?? 0) + (dice?.white ?? 0);
    const blanks = Array.from({ length: count }, () => "blank");
    const rested = play(acts([fleet("exhausted")], [others]), [DONE]);
    expect(rested.state.units[0]?.cards).toEqual(["readied"]);
    expect(eventsOf(rested, "card-turned")).toMatchObject([{ rule: "leg.kw.cycle" }]);
    const armed = play(acts([fleet("readied")], [others]), [perform("attack")]).state;
    const used = play(armed, [add(4, 1)], blanks).state;
    expect(used.units[0]?.cards).toEqual(["exhausted"]);
    expect(used.frames.flatMap((frame) => (frame.kind === "activation" ? frame.marks : []))).toEqual([
      "used mpl-57-barrage-trooper",
    ]);
  });
});
