import { createGame, game } from "@sw/legion-core";
import { seeded } from "@sw/tabletop";
import { expectIllegal, playLine } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { CardSide } from "../../../src/catalogue/entries.ts";
import { defaultCatalogue } from "../../../src/content/catalogue.ts";
import { engineOf } from "../../../src/engine/engine.ts";
import { allowanceOf, moveFrame } from "../../../src/moving/moves.ts";
import { deployInTerritory } from "../../../src/moving/territory-deploy.ts";
import { startAttack } from "../../../src/rounds/performing.ts";
import { actionKey } from "../../../src/state/actions.ts";
import { compileBox } from "../../../src/state/box.ts";
import type { State } from "../../../src/state/state.ts";
import { GameWork } from "../../../src/state/work.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { add, choose, DONE } from "../../helpers/actions.ts";
import { acting, PHASE } from "../../helpers/activations.ts";
import { attackOf, HERE } from "../../helpers/attacks.ts";
import { onMission } from "../../helpers/moves.ts";
import { eventsOf, offered, weapons } from "../../helpers/reading.ts";
import { box, CONTENT, done, engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";

const REBELS: Fielding = { unit: "rebel-troopers", at: [300, 550] };

function troopers(side: CardSide | null): Fielding {
  const upgrades = ["e-11d-focused-fire-configuration"];
  return { unit: "imperial-death-troopers", upgrades, at: HERE, state: { sides: [side] } };
}

describe("double-sided upgrades", () => {
  it("[leg.upgrade.double-sided-choose] The controller chooses a side of a double-sided upgrade when the unit deploys, and the state stores it", () => {
    const reserve: Fielding = { ...troopers(null), at: null };
    const start = onMission(scene({ armies: [[reserve], [REBELS]], frames: [PHASE, acting(0)] }));
    const placing = done(start, (work) => deployInTerritory(work, 0)).state;
    const [first] = engine.legalActions(placing);
    if (first === undefined) throw new Error("nothing to place");
    const asked = playOut(placing, [first]).state;
    expect(engine.decision(asked)).toMatchObject({
      seat: "player-1",
      kind: "side",
      rule: "leg.upgrade.double-sided-choose",
      context: { card: "e-11d-focused-fire-configuration" },
    });
    expect(offered(asked)).toEqual(["choose-option side A", "choose-option side B"]);
    expectIllegal(engine.apply(asked, choose("side C")), "leg.upgrade.double-sided-choose");
    expect([choose("side C"), DONE].map((action) => engine.why(asked, action)?.code)).toEqual([
      "not-a-side",
      "not-asked",
    ]);
    const chosen = playOut(asked, [choose("side B")]);
    expect(chosen.state.units[0]?.sides).toEqual(["B"]);
    const view = game.view(chosen.state, "player-2");
    expect(view.units[0]?.cards).toEqual([{ card: "e-11d-focused-fire-configuration", state: "readied", side: "B" }]);
    expect(game.determinize(view, seeded("world")).units).toEqual(chosen.state.units);
    expect(eventsOf(chosen, "side-chosen")).toMatchObject([{ side: "B", rule: "leg.upgrade.double-sided-choose" }]);
    const [next] = engine.legalActions(chosen.state);
    if (next?.type !== "place") throw new Error("the others are not placed");
    expect(engine.decision(playOut(chosen.state, [next]).state)?.kind).not.toBe("side");
  });

  it("[leg.upgrade.double-sided-active-side] Only the weapons of the faceup side of a double-sided upgrade can be used", () => {
    const offered = (side: CardSide) => weapons(attackOf([troopers(side)], [REBELS]));
    const names = (side: CardSide) => new Set(offered(side).map((one) => one.split(" ")[1]));
    expect(names("A")).toEqual(new Set(["1", "2", "3"]));
    expect(names("B")).toEqual(new Set(["1", "2", "4"]));
  });

  it("[leg.upgrade.double-sided-active-side] Only the keywords and modifiers of the faceup side of a double-sided upgrade apply", () => {
    const wookiees = (side: CardSide): State => {
      const upgrades = ["battle-shield-wookiee"];
      const unit = "wookiee-warriors-kashyyyk-resistance";
      return scene({ armies: [[REBELS], [{ unit, upgrades, at: [600, 600], state: { sides: [side] } }]] });
    };
    const armor = (state: State) => keywordsOf({ box, state }, 1)["armor"];
    const speed = (state: State) => allowanceOf({ box, state }, moveFrame(1, "action")).speed;
    expect([armor(wookiees("A")), armor(wookiees("B"))]).toEqual([undefined, 1]);
    expect(speed(onMission(wookiees("A"))) - speed(onMission(wookiees("B")))).toBe(1);
  });

  it("[leg.upgrade.mini-defeated-loses-rules] A Battle Shield no longer slows its unit once its bearer is defeated", () => {
    const unit = "wookiee-warriors-kashyyyk-resistance";
    const wookiees = (fallen: boolean): State => {
      const fielded: Fielding = { unit, upgrades: ["battle-shield-wookiee"], at: [600, 600], state: { sides: ["B"] } };
      const whole = scene({ armies: [[REBELS], [fielded]] }).units[1]?.miniatures ?? [];
      const miniatures = whole.map((one, place) =>
        fallen && place === whole.length - 1 ? { ...one, status: "defeated" as const } : one,
      );
      return onMission(scene({ armies: [[REBELS], [{ ...fielded, state: { sides: ["B"], miniatures } }]] }));
    };
    const speed = (fallen: boolean) => allowanceOf({ box, state: wookiees(fallen) }, moveFrame(1, "action")).speed;
    expect([speed(false), speed(true)]).toEqual([1, 2]);
  });

  it("[leg.kw.reconfigure] Reconfigure lets a unit that recovers turn the card over, which does not ready an exhausted card", () => {
    const start = settled(scene({ armies: [[troopers("A")], [REBELS]], frames: [PHASE, acting(0)] })).state;
    const asked = playOut(start, [{ type: "perform", subject: "recover" }]).state;
    expect(engine.decision(asked)).toMatchObject({ kind: "side", rule: "leg.kw.reconfigure" });
    const turned = playOut(asked, [choose("side B")]).state;
    expect(turned.units[0]?.sides).toEqual(["B"]);
    expect(playOut(asked, [choose("side A")]).state.units[0]?.sides).toEqual(["A"]);
  });
});

describe("surge charts of weapons", () => {
  const SCOUTS: Fielding = { unit: "scout-troopers", upgrades: ["fragmentation-grenades"], at: HERE };
  const NEAR: Fielding = { unit: "rebel-troopers", at: [300, 430] };
  const state = attackOf([SCOUTS], [NEAR]);
  const surge = ["attack-surge"];

  it("[leg.weapon.own-surge-chart] A weapon in the pool converts surges by its own chart", () => {
    const thrown = playOut(state, [add(0, 2), DONE], [...surge, "block"]);
    expect(thrown.state.units[1]?.tokens).not.toEqual(state.units[1]?.tokens);
    expect(eventsOf(thrown, "pool-resolved")).toMatchObject([{ wounds: 0 }]);
    expect(eventsOf(thrown, "dice-rolled").flatMap(({ dice }) => dice)).toEqual(["red-attack", "white-defense"]);
  });

  it("[leg.legacy.upgrade-surge-chart] A pool without a weapon that has its own surge chart uses only the chart of the unit", () => {
    const shot = playOut(state, [add(0, 1), DONE], [...surge, "blank"]);
    expect(eventsOf(shot, "dice-rolled").flatMap(({ dice }) => dice)).toEqual(["black-attack", "black-attack"]);
  });

  it("[leg.weapon.own-surge-chart] A weapon of a custom card converts surges by its own chart even if the unit converts none", () => {
    const upgrades = defaultCatalogue.upgrades.map((card) => {
      if (card.id !== "concussion-grenades") return card;
      return { ...card, weapons: (card.weapons ?? []).map((weapon) => ({ ...weapon, surge: "hit" as const })) };
    });
    expect(createGame({ ...defaultCatalogue, upgrades }).ok).toBe(true);
    const box = compileBox({ ...CONTENT, catalogue: { ...defaultCatalogue, upgrades } });
    const start = scene({ armies: [[{ ...SCOUTS, upgrades: ["concussion-grenades"] }], [NEAR]] });
    const begun = new GameWork(box, start, undefined);
    startAttack(begun, 0, "attack");
    const own = engineOf(box);
    own.settle(begun);
    const thrown = playLine({ ...own, actionKey }, begun.finish().state, [add(0, 2), DONE], {
      draws: [...surge, "block"],
    });
    expect(eventsOf(thrown, "dice-rolled").flatMap(({ dice }) => dice)).toContain("white-defense");
    expect(eventsOf(playOut(state, [add(0, 1), DONE], [...surge, "blank"]), "dice-rolled")).toHaveLength(1);
  });
});
