import { expectOk } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { moveFrame } from "../../../src/moving/moves.ts";
import { attackOdds } from "../../../src/odds/index.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { ActivationFrame } from "../../../src/state/frames.ts";
import type { State } from "../../../src/state/state.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { faces, moving, PASS, unitChosen } from "../../helpers/actions.ts";
import { acting, FAR, PHASE } from "../../helpers/activations.ts";
import { attackOf, HERE } from "../../helpers/attacks.ts";
import { onMission, standing } from "../../helpers/moves.ts";
import { eventsOf, offered, weapons } from "../../helpers/reading.ts";
import { engine, type Fielding, playOut, type SceneOptions, scene, settled } from "../../helpers/scene.ts";
import { EAST } from "../../helpers/table.ts";
import { wall } from "../../helpers/terrain.ts";

const BIKE = "swoop-bike-riders";
const LEIA: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [390, 300] };
const USE = { type: "effect", subject: 0 } as const;

/** A ride east along the longest of these tools. */
const ride = (speed: 1 | 2 | 3): Action =>
  moving({
    type: "notched",
    towards: "front",
    tool: { speed, first: EAST, second: EAST },
    travel: "full",
    followers: "auto",
  });

/** The bikes, one of them or two, in the middle of a move action with these enemies about. */
function about(
  theirs: readonly Fielding[],
  more: Partial<ActivationFrame> &
    Pick<SceneOptions, "table" | "state"> & {
      readonly reason?: "action" | "effect";
      readonly upgrades?: readonly string[];
    } = {},
): State {
  const { table, state, reason = "action", upgrades = [], ...activation } = more;
  const bikes: Fielding = { unit: BIKE, upgrades, state: standing([HERE, [300, 390]], EAST) };
  const frames = [PHASE, acting(0, activation), moveFrame(0, reason)];
  const options = { ...(table === undefined ? {} : { table }), ...(state === undefined ? {} : { state }) };
  return settled(onMission(scene({ armies: [[bikes], [...theirs, FAR]], frames, ...options }))).state;
}

/** The bikes have ridden over the enemy. */
const over = (theirs: readonly Fielding[], more: Parameters<typeof about>[1] = {}) =>
  playOut(about(theirs, more), [ride(3)]).state;

const DICE = ["red-attack", "white-attack", "white-attack"];

describe("Overrun", () => {
  it("[leg.kw.overrun-x.trigger] After a standard move over the base of an enemy miniature a unit with Overrun may attack that unit", () => {
    const asked = over([LEIA]);
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    expect(engine.decision(asked)).toMatchObject({ seat: "player-1", kind: "effects" });
    const attack = playOut(asked, [USE], faces(3, "blank"));
    expect(eventsOf(attack, "attack-declared")).toMatchObject([{ unit: "p1.0", defender: "p2.0" }]);
    expect([...(eventsOf(attack, "dice-rolled")[0]?.dice ?? [])].sort()).toEqual(DICE);
    expect(eventsOf(playOut(asked, [PASS]), "attack-declared")).toEqual([]);
  });

  it("[leg.kw.overrun-x.kind] An overrun attack is not an attack action, after which Strike and Fade could be used", () => {
    const asked = over([LEIA], { upgrades: ["strike-and-fade"] });
    const attacked = playOut(asked, [USE], faces(3, "blank")).state;
    expect(engine.decision(attacked)?.kind).toBe("action");
  });

  it("[leg.kw.overrun-x.trigger] Overrun does not affect friends, units whose bases are not crossed, or units passed over by a pivot", () => {
    expect(offered(over([{ ...LEIA, at: [390, 360] }]))).not.toContain("effect 0");
    const bikes: Fielding = { unit: BIKE, state: standing([HERE, [300, 390]], EAST) };
    const friend: Fielding = { unit: "logray-superstitious-shaman", at: [390, 300] };
    const frames = [PHASE, acting(0), moveFrame(0, "action")];
    const start = settled(onMission(scene({ armies: [[bikes, friend], [FAR]], frames }))).state;
    expect(offered(playOut(start, [ride(3)]).state)).not.toContain("effect 0");
  });

  it("[leg.kw.overrun-x.trigger] The attacker chooses one of several units that it moved over for Overrun", () => {
    const asked = playOut(over([LEIA, { unit: "luke-skywalker-hero-of-the-rebellion", at: [450, 300] }]), [USE]).state;
    expect(offered(asked)).toEqual(["choose-unit p2.0", "choose-unit p2.1"]);
    const attack = playOut(asked, [unitChosen("p2.1")], faces(3, "blank"));
    expect(eventsOf(attack, "attack-declared").map(({ defender }) => defender)).toEqual(["p2.1"]);
    expect(attack.state.frames.some(({ kind }) => kind === "effects")).toBe(false);
  });

  it("[leg.kw.overrun-x.trigger] [leg.kw.overrun-x.kind] An overrun attack does not use the attack action, and may also follow moves that are not actions", () => {
    const attack = playOut(over([LEIA]), [USE], faces(3, "blank")).state;
    const activation = attack.frames.find(({ kind }) => kind === "activation") as ActivationFrame | undefined;
    expect(activation?.done).toEqual(["move"]);
    expect(offered(over([LEIA], { reason: "effect" }))).toEqual(["effect 0", "pass"]);
  });

  it("[leg.kw.overrun-x.count] A unit with Overrun 2 may make two overrun attacks in an activation, one per move", () => {
    expect(offered(over([LEIA], { marks: ["overrun"] }))).toEqual(["effect 0", "pass"]);
    expect(offered(over([LEIA], { marks: ["overrun", "several-weapons"] }))).toEqual(["effect 0", "pass"]);
    expect(offered(over([LEIA], { marks: ["overrun", "overrun"] }))).not.toContain("effect 0");
    const once = playOut(over([LEIA]), [USE], faces(3, "blank")).state;
    expect(offered(once)).not.toContain("effect 0");
    expect(once.frames.flatMap((frame) => (frame.kind === "activation" ? frame.marks : []))).toContain("overrun");
  });

  it("[leg.kw.overrun-x.pool] An overrun weapon is added to the pool once, even if both miniatures have it", () => {
    const attack = playOut(over([LEIA]), [USE], faces(3, "blank"));
    expect(eventsOf(attack, "attack-declared")).toHaveLength(1);
    expect(eventsOf(attack, "dice-rolled")[0]?.dice).toHaveLength(DICE.length);
  });

  it("[leg.kw.overrun-x.only] An overrun weapon cannot be used in other attacks, nor other weapons in an overrun attack", () => {
    const near: Fielding = { unit: "rebel-troopers", at: [300, 550] };
    const ordinary = attackOf([{ unit: BIKE, at: HERE }], [near]);
    expect(weapons(ordinary).every((one) => !one.includes(" 0 "))).toBe(true);
    const add: Action = { type: "add-weapon", subject: "p1.0.0", weapon: 0, kind: "ranged" };
    expectIllegal(engine.apply(ordinary, add), "leg.kw.overrun-x.only");
    expectIllegal(engine.apply(ordinary, { ...add, weapon: 1, kind: "overrun" }), "leg.kw.overrun-x.only");
    expectIllegal(engine.apply(ordinary, { ...add, kind: "overrun" }), "leg.kw.overrun-x.only");
  });

  it("[leg.kw.overrun-x.kind] An overrun attack allows no cover, suppression, Guardian or backup", () => {
    const table = wall(380, 310, 20, 20, 60);
    const guard: Fielding = { unit: "chewbacca-walking-carpet", at: [420, 400] };
    const attack = playOut(over([LEIA, guard], { table }), [USE], ["hit", "hit", "hit", "block", "block", "block"]);
    expect(eventsOf(attack, "dice-rolled").map(({ dice }) => dice.length)).toEqual([3, 3]);
    expect(eventsOf(attack, "pool-resolved")).toMatchObject([{ wounds: 0 }]);
    expect(unitTokens(attack.state, 1, "suppression")).toBe(0);
  });

  it("[leg.kw.overrun-x.kind] Dodge tokens help against an overrun attack, but shields do not", () => {
    const droids: Fielding = { unit: "droidekas", at: [390, 300] };
    const frames = [PHASE, acting(0), moveFrame(0, "action")];
    const bikes: Fielding = { unit: BIKE, state: standing([HERE, [300, 390]], EAST) };
    const armed = {
      ...droids,
      state: standing([
        [390, 300],
        [700, 500],
      ]),
    };
    const start = settled(onMission(scene({ armies: [[bikes], [armed, FAR]], frames }))).state;
    expect(unitTokens(start, 1, "shield")).toBeGreaterThan(0);
    const hit = playOut(playOut(start, [ride(3)]).state, [USE], ["hit", "hit", "hit", "block", "block", "block"]).state;
    expect(unitTokens(hit, 1, "shield")).toBe(unitTokens(start, 1, "shield"));
    const dodging = playOut(over([{ ...LEIA, tokens: { dodge: 1 } }]), [USE], ["hit", "hit", "hit"]).state;
    expect(offered(dodging)).toEqual(["choose-option dodge", "pass"]);
  });

  it("[leg.kw.overrun-x.kind] The odds of an overrun attack equal those of an attack without cover", () => {
    const meanOf = (kind: "ranged" | "overrun" | "melee") =>
      expectOk(attackOdds({ weapons: [{ dice: { red: 2 } }], defender: { die: "white" }, kind })).meanWounds;
    expect(meanOf("overrun")).toBe(meanOf("ranged"));
    expect(meanOf("overrun")).toBe(meanOf("melee"));
  });
});
