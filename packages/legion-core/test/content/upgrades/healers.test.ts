import { describe, expect, it } from "vitest";
import { atMoment } from "../../../src/rounds/moments.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { State, UnitState } from "../../../src/state/state.ts";
import { mm } from "../../../src/table/lengths.ts";
import { gainTokens } from "../../../src/units/unit-tokens.ts";
import { DONE, perform, unitChosen } from "../../helpers/actions.ts";
import { acts, FAR, PHASE } from "../../helpers/activations.ts";
import { eventsOf, offered, tokensByUnit } from "../../helpers/reading.ts";
import { done, engine, type Fielding, playOut, scene } from "../../helpers/scene.ts";
import { wall } from "../../helpers/terrain.ts";

const heal = (subject: string): Action => ({ type: "heal", subject });
const pick = (subject: string): Action => ({ type: "choose-option", subject });

/** A state with these wounds on the miniatures of a unit, and those at these places fallen this round. */
function hurt(state: State, unit: number, wounds: readonly number[], fallen: readonly number[] = []): State {
  const struck = (one: UnitState): UnitState => ({
    ...one,
    fallen,
    miniatures: one.miniatures.map((miniature, place) => ({
      ...miniature,
      wounds: fallen.includes(place) ? 1 : (wounds[place] ?? 0),
      status: fallen.includes(place) ? ("defeated" as const) : miniature.status,
    })),
  });
  return { ...state, units: state.units.map((one, index) => (index === unit ? struck(one) : one)) };
}

const woundsOn = ({ units }: State, unit: number) => units[unit]?.miniatures.map(({ wounds }) => wounds);

describe("Backworld Medic", () => {
  const TRUCK: Fielding = { unit: "a-a5-speeder-truck-rebel-alliance", upgrades: ["backworld-medic"], at: [300, 300] };
  const WOOKIEES: Fielding = { unit: "wookiee-warriors-freedom-fighters", at: [300, 450] };

  it("A Backworld Medic removes a wound or poison token from a non-droid trooper unit, and rolls two white dice that may suppress it", () => {
    const start = hurt(acts([TRUCK, { ...WOOKIEES, tokens: { poison: 1 } }]).state, 1, [1]);
    const asked = playOut(start, [perform("backworld-medic")]).state;
    expect(offered(asked)).toEqual(["heal p1.1.0", "heal poison"]);
    const wound = playOut(asked, [heal("p1.1.0")], ["block", "defense-surge"]);
    expect([woundsOn(wound.state, 1)?.[0], tokensByUnit(wound.state, "poison")[1]]).toEqual([0, 1]);
    expect(eventsOf(wound, "dice-rolled")).toMatchObject([{ unit: "p1.1", dice: ["white-defense", "white-defense"] }]);
    expect(tokensByUnit(wound.state, "suppression")).toEqual([0, 2, 0]);
    const poison = playOut(asked, [heal("poison")], ["blank", "block"]).state;
    expect([tokensByUnit(poison, "poison")[1], tokensByUnit(poison, "suppression")[1]]).toEqual([0, 1]);
    expect(offered(poison)).not.toContain("perform backworld-medic");
    expect(poison.frames.flatMap((frame) => (frame.kind === "activation" ? [frame.actions] : []))).toEqual([1]);
  });

  it("A Backworld Medic may restore a miniature instead, and still rolls the dice", () => {
    const start = hurt(acts([TRUCK, WOOKIEES]).state, 1, [1], [1]);
    const asked = playOut(start, [perform("backworld-medic")]).state;
    expect(offered(asked)).toEqual(["heal p1.1.0", "restore p1.1.1", "done"]);
    const placing = playOut(asked, [{ type: "restore", subject: "p1.1.1" }]).state;
    const [spot] = engine.legalActions(placing);
    if (spot === undefined) throw new Error("no spot");
    const back = playOut(placing, [spot], ["block", "blank"]).state;
    expect([back.units[1]?.fallen, tokensByUnit(back, "suppression")[1]]).toEqual([[], 1]);
    expect(tokensByUnit(playOut(asked, [DONE], ["block", "block"]).state, "suppression")[1]).toBe(2);
  });

  it("A Backworld Medic cannot treat droids, vehicles, or units beyond range 1 or out of sight", () => {
    const others: readonly Fielding[] = [
      { unit: "k-2so-sardonic-security-droid", at: [300, 430] },
      { unit: "x-34-landspeeder", at: [450, 300] },
      { ...WOOKIEES, at: [300, 650] },
    ];
    expect(offered(acts([TRUCK, ...others]).state)).not.toContain("perform backworld-medic");
    const hidden = acts([TRUCK, WOOKIEES], [FAR], { table: wall(150, 372, 400, 4) }).state;
    expect(offered(hidden)).not.toContain("perform backworld-medic");
  });
});

describe("Logray's upgrades", () => {
  const logray = (...upgrades: readonly string[]): Fielding => ({
    unit: "logray-superstitious-shaman",
    upgrades,
    at: [300, 300],
  });
  const EWOKS: Fielding = { unit: "ewok-skirmishers", at: [300, 420] };

  it("Herbal Medicine exhausts as a free action to remove a wound token from an Ewok trooper unit at range 1 or restore a miniature of it", () => {
    const start = hurt(acts([logray("herbal-medicine"), EWOKS]).state, 0, [2]);
    const asked = playOut(start, [perform("herbal-medicine")]).state;
    expect(asked.units[0]?.cards).toEqual(["exhausted"]);
    expect(offered(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    const healed = playOut(asked, [unitChosen("p1.0")]).state;
    expect(woundsOn(healed, 0)).toEqual([1]);
    expect(offered(healed)).not.toContain("perform herbal-medicine");
    expect(healed.frames.flatMap((frame) => (frame.kind === "activation" ? [frame.actions] : []))).toEqual([2]);
    const fallen = hurt(acts([logray("herbal-medicine"), EWOKS]).state, 1, [], [2]);
    const back = playOut(fallen, [perform("herbal-medicine"), unitChosen("p1.1")]).state;
    expect(offered(back)).toEqual(["restore p1.1.2", "done"]);
  });

  it("Herbal Medicine cannot remove poison, or treat units that are no Ewoks or too far away", () => {
    const poisoned = { ...EWOKS, tokens: { poison: 1 } };
    const start = acts([
      logray("herbal-medicine"),
      poisoned,
      { ...EWOKS, at: [300, 600] },
      { unit: "stormtroopers", at: [420, 300] },
    ]);
    const asked = playOut(start.state, [perform("herbal-medicine")]).state;
    expect(offered(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    expect(tokensByUnit(playOut(asked, [unitChosen("p1.1")]).state, "poison")[1]).toBe(1);
  });

  it("Secret Ingredients gains one aim or dodge token each round", () => {
    const state = { phase: "command", frames: [{ kind: "command", stage: "orders", turn: 0 }] } as const;
    const start = scene({ armies: [[logray("secret-ingredients")], [FAR]], state });
    const asked = done(start, (work) => atMoment(work, "start-of-round", null)).state;
    expect(offered(asked)).toEqual(["choose-option store-aim", "choose-option store-dodge"]);
    const stored = playOut(asked, [pick("store-dodge")]);
    expect(eventsOf(stored, "card-tokens-changed")).toMatchObject([
      { card: "secret-ingredients", token: "dodge", left: 1 },
    ]);
    expect(tokensByUnit(stored.state, "dodge")).toEqual([0, 0]);
  });

  it("At the start of its activation a unit may take any tokens from Secret Ingredients, and the others stay on the card", () => {
    const counts = { "secret-ingredients player-1 aim": 2, "secret-ingredients player-1 dodge": 1 };
    const begin = (with_: Partial<State["mission"]>) => {
      const base = scene({ armies: [[logray("secret-ingredients")], [FAR]] });
      return acts([logray("secret-ingredients")], [FAR], {
        stage: "start",
        state: { mission: { ...base.mission, ...with_ } },
      }).state;
    };
    const asked = begin({ counts } as Partial<State["mission"]>);
    expect(offered(asked)).toEqual(["choose-option gain-aim", "choose-option gain-dodge", "done"]);
    const one = playOut(asked, [pick("gain-aim")]).state;
    expect(offered(one)).toEqual(["choose-option gain-aim", "choose-option gain-dodge", "done"]);
    const two = playOut(one, [pick("gain-aim")]).state;
    expect(offered(two)).toEqual(["choose-option gain-dodge", "done"]);
    const left = playOut(two, [DONE]).state;
    expect([tokensByUnit(left, "aim")[0], tokensByUnit(left, "dodge")[0]]).toEqual([2, 0]);
  });

  it("A unit with Secret Ingredients that has used Aid may remove a suppression token", () => {
    const aided = (...upgrades: readonly string[]): State => {
      const start = scene({ armies: [[logray(...upgrades), EWOKS], [FAR]], frames: [PHASE] });
      const cause = { rule: "leg.tokens.aim", cause: null } as const;
      return done(start, (work) => gainTokens(work, 0, "aim", 1, cause)).state;
    };
    const asked = aided("secret-ingredients");
    expect(offered(asked)).toEqual(["choose-unit p1.1", "done"]);
    const passed = playOut(asked, [unitChosen("p1.1")]).state;
    expect(tokensByUnit(passed, "suppression")[0]).toBe(1);
    expect(offered(passed)).toEqual(["choose-unit p1.0", "done"]);
    expect(tokensByUnit(playOut(passed, [unitChosen("p1.0")]).state, "suppression")[0]).toBe(0);
    const kept = playOut(asked, [DONE]).state;
    expect([tokensByUnit(kept, "aim")[0], kept.frames.some(({ kind }) => kind === "choice")]).toEqual([1, false]);
    const plain = playOut(aided(), [unitChosen("p1.1")]).state;
    expect(plain.frames.some(({ kind }) => kind === "choice")).toBe(false);
  });
});

describe("Smoke Grenades", () => {
  it("Smoke Grenades is expended as a free action to place one smoke token within range 1 of the leader", () => {
    const troopers: Fielding = { unit: "scout-troopers", upgrades: ["smoke-grenades"], at: [300, 300] };
    const asked = playOut(acts([troopers]).state, [perform("smoke-grenades")]).state;
    expect(asked.units[0]?.cards).toEqual(["expended"]);
    const put: Action = { type: "place-token", subject: "smoke", to: { x: mm(400), y: mm(300), z: 0 } };
    const smoked = playOut(asked, [put]).state;
    expect(smoked.tokens).toMatchObject([{ kind: "smoke", x: mm(400) }]);
    expect(offered(smoked)).not.toContain("perform smoke-grenades");
    expect(smoked.frames.flatMap((frame) => (frame.kind === "activation" ? [frame.actions] : []))).toEqual([2]);
  });
});
