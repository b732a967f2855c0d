import { expectOk } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { moveFrame } from "../../../src/moving/moves.ts";
import { attackOdds } from "../../../src/odds/index.ts";
import { atMoment } from "../../../src/rounds/moments.ts";
import { clearTokens } from "../../../src/rounds/round-end.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { ActivationFrame } from "../../../src/state/frames.ts";
import type { State } from "../../../src/state/state.ts";
import { scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { add, choose, DONE, faces, moving, PASS, perform, unitChosen } from "../../helpers/actions.ts";
import { acting, acts, FAR, PHASE, READY, WAITING } from "../../helpers/activations.ts";
import { attackOf, HERE } from "../../helpers/attacks.ts";
import { moveThat, onMission, standing } from "../../helpers/moves.ts";
import { eventsOf, keywordIds, offered, weapons } from "../../helpers/reading.ts";
import {
  command,
  done,
  engine,
  type Fielding,
  playOut,
  type SceneOptions,
  scene,
  settled,
} from "../../helpers/scene.ts";
import { follow } from "../../helpers/script.ts";
import { EAST, NORTH } from "../../helpers/table.ts";
import { wall } from "../../helpers/terrain.ts";

describe("Observe", () => {
  it("[leg.kw.observe-x.gain] Observe gives an enemy at range 3 and in sight X observation tokens", () => {
    const arf: Fielding = { unit: "arf-troopers", at: HERE };
    const enemies = [{ ...FAR, at: [300, 700] }, { ...FAR, at: [600, 300] }, FAR] as const;
    const asked = playOut(acts([arf], enemies).state, [perform("observe")]).state;
    expect(offered(asked)).toEqual(["choose-unit p2.0", "choose-unit p2.1"]);
    const seen = playOut(asked, [unitChosen("p2.1")]).state;
    expect([1, 2, 3].map((unit) => unitTokens(seen, unit, "observation"))).toEqual([0, 2, 0]);
    expectIllegal(engine.apply(acts([arf]).state, perform("observe")), "leg.actions.card-action");
  });

  it("[leg.kw.observe-x.spend] [leg.kw.observe-x.removal] Attackers may reroll with the observation tokens of Observe until they are removed", () => {
    const enemy: Fielding = { unit: "rebel-troopers", at: [300, 550], tokens: { observation: 2 } };
    const snow: Fielding = { unit: "snowtroopers", at: HERE };
    const rolled = playOut(attackOf([snow], [enemy]), [add(0, 1), DONE], ["blank"]).state;
    expect(offered(rolled)).toContain("choose-option observation");
    const again = playOut(rolled, [choose("observation")], ["blank"]).state;
    expect(unitTokens(again, 1, "observation")).toBe(1);
    expect(offered(again)).toContain("choose-option observation");
    const cleared = done(scene({ armies: [[snow], [enemy]], frames: [PHASE, acting(0)] }), clearTokens).state;
    expect(unitTokens(cleared, 1, "observation")).toBe(0);
  });
});

describe("Override", () => {
  const droids: Fielding = { unit: "b1-battle-droids", at: [300, 300] };

  const kraken = (x: number): Fielding => ({ unit: "kraken-super-tactical-droid", at: [x, 300] });

  const enemy: Fielding = { unit: "rebel-troopers", at: [300, 550], state: READY };

  const started = (units: readonly Fielding[]): State =>
    settled(scene({ armies: [units, [enemy]], frames: [PHASE, acting(0, { stage: "start" })] })).state;

  const USE = { type: "effect", subject: 0 } as const;

  it("[leg.kw.override] Override gains a suppression token to free a unit with AI at range 5 from its list for its activation", () => {
    // Kraken, a commander, stands beyond range 3, within which nobody would need to be overridden.
    const asked = started([droids, kraken(1000)]);
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    const freed = playOut(asked, [USE]);
    expect(unitTokens(freed.state, 1, "suppression")).toBe(1);
    expect(offered(freed.state)).toContain("perform move");
    expect(keywordIds(freed.state)).not.toContain("ai");
    expect(offered(playOut(asked, [{ type: "pass" }]).state)).toEqual(["perform attack", "done"]);
    const over = playOut(freed.state, [{ type: "done" }]).state;
    expect(over.ongoing).toEqual([]);
    expect(keywordIds(over)).toContain("ai");
  });

  it("[leg.kw.override] [leg.undeployed.friendly-undeployed] Override is offered for an undeployed unit while its own unit is undeployed, too", () => {
    const waiting = { ...kraken(0), at: null };
    expect(offered(started([{ ...droids, at: null }, waiting]))).toEqual(["effect 0", "pass"]);
    expect(offered(started([{ ...droids, at: null }, kraken(300)]))).not.toContain("effect 0");
    expect(offered(started([droids, waiting]))).not.toContain("effect 0");
  });

  it("[leg.kw.override] Override does not reach beyond range 5, and is not offered for units without AI", () => {
    expect(offered(started([droids, kraken(1400)]))).toEqual(["perform attack", "done"]);
    expect(offered(started([{ ...droids, unit: "stormtroopers" }, kraken(1000)]))).not.toContain("effect 0");
  });
});

describe("One Step Ahead", () => {
  const LANDO: Fielding = { unit: "lando-calrissian-canny-general", at: [300, 300] };

  const friend: Fielding = { unit: "rebel-troopers", at: [300, 500] };

  /** Both cards are just revealed. */
  const revealed = (
    mine: string | null,
    theirs: string | null,
    units: readonly Fielding[] = [LANDO, friend],
  ): State => {
    const cards = [mine, theirs].map((card) => ({ revealed: card === null ? null : command(card) }));
    const [one = {}, other = {}] = cards;
    const start = scene({ armies: [units, WAITING], players: [one, other], state: { phase: "command" } });
    return done(start, (work) => atMoment(work, "before-card-effects", null)).state;
  };

  it("[leg.kw.one-step-ahead.differ] A unit with One Step Ahead may move at speed 1 if the pips of the revealed cards differ", () => {
    const asked = revealed("ambush", "push");
    expect(offered(asked)).toEqual(["choose-unit p1.0", "done"]);
    const moves = playOut(asked, [unitChosen("p1.0")]).state;
    expect(engine.decision(moves)).toMatchObject({
      kind: "move",
      context: { reason: "effect", speed: 1, unit: "p1.0" },
    });
    expect(offered(revealed("ambush", null))).toEqual(["choose-unit p1.0", "done"]);
    expect(offered(revealed(null, "push"))).toEqual(["choose-unit p1.0", "done"]);
  });

  it("[leg.kw.one-step-ahead.equal] One Step Ahead lets any one friend on the battlefield move instead if the pips are equal", () => {
    const aside: Fielding = { ...friend, at: null };
    expect(offered(revealed("push", "push", [LANDO, friend, aside]))).toEqual([
      "choose-unit p1.0",
      "choose-unit p1.1",
      "done",
    ]);
    const moves = playOut(revealed("push", "push"), [unitChosen("p1.1")]).state;
    expect(engine.decision(moves)).toMatchObject({ kind: "move", context: { unit: "p1.1" } });
    expect(engine.decision(revealed("push", "push", [{ ...LANDO, at: null }, friend]))).toBe(undefined);
    expect(engine.decision(revealed(null, null))).toBe(undefined);
  });

  it("[leg.kw.one-step-ahead.equal] One Step Ahead cannot choose a friend whose immobilize tokens reduce its speed to 0", () => {
    const held: Fielding = { ...friend, tokens: { immobilize: 2 } };
    expect(offered(revealed("push", "push", [LANDO, held]))).toEqual(["choose-unit p1.0", "done"]);
    expect(offered(revealed("push", "push", [{ ...LANDO, tokens: { immobilize: 2 } }, friend]))).toEqual([
      "choose-unit p1.1",
      "done",
    ]);
  });
});

describe("Overrun", () => {
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

  const REBELS: UnitSpec = { unit: "rebel-troopers", at: [300, 550] };

  const STORM: UnitSpec = { unit: "stormtroopers", at: [1700, 100] };

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

  it("[leg.kw.overrun-x.kind] Swoop bikes that moved over a unit may overrun it with one axe, however many riders there are", () => {
    const swoops: UnitSpec = { unit: "swoop-bike-riders", at: [600, 300], heading: NORTH, others: [[660, 300]] };
    const start = scenario({
      activating: "p1.0",
      "player-1": { units: [swoops, { ...REBELS, at: [1700, 100] }], hand: [], faction: "rebel-alliance" },
      "player-2": {
        units: [
          {
            unit: "stormtroopers",
            at: [600, 400],
            others: [
              [570, 400],
              [570, 430],
              [600, 430],
            ],
          },
          { ...STORM, at: [1700, 800] },
        ],
        hand: [],
      },
    });
    const moving = follow(start, "perform move").state;
    const ahead = (travel: "full") =>
      moveThat(
        moving,
        (one) => one.type === "notched" && one.travel === travel && one.tool.speed === 3 && one.tool.second.x === 0,
      );
    const passed = follow(moving, ahead("full"));
    expect(offered(passed.state)).toEqual(["effect 0", "pass"]);
    const struck = follow(passed.state, "effect 0", faces(3, "blank"));
    expect(eventsOf(struck, "attack-declared")).toMatchObject([{ defender: "p2.0", cause: "overrun" }]);
  });
});
