import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { contests } from "../../../../src/mission/contest.ts";
import { mm } from "../../../../src/table/lengths.ts";
import { keywordsOf } from "../../../../src/units/keywords.ts";
import { add, DONE } from "../../../helpers/actions.ts";
import { acting, PHASE, WAITING } from "../../../helpers/activations.ts";
import { attackOf, isBacked } from "../../../helpers/attacks.ts";
import { keywordIds, offered } from "../../../helpers/reading.ts";
import { box, engine, type Fielding, playOut, scene, settled } from "../../../helpers/scene.ts";

describe("Incognito", () => {
  const spy = (y: number): Fielding => ({ unit: "k-2so-sardonic-security-droid", at: [300, y] });

  const storm: Fielding = { unit: "stormtroopers", at: [300, 300] };

  const other: Fielding = { unit: "rebel-troopers", at: [450, 550] };

  it("[leg.kw.incognito.protection] Enemies beyond range 1 cannot attack an Incognito unit, but nearer ones can", () => {
    const afar = attackOf([storm], [spy(550), other, { ...other, at: [150, 550] }]);
    expect(offered(afar)).toEqual(["declare p2.1", "declare p2.2"]);
    expectIllegal(engine.apply(afar, { type: "declare", subject: "p2.0" }), "leg.kw.incognito.protection");
    const near = attackOf([storm], [spy(430), other]);
    expect(offered(near)).toEqual(["declare p2.0", "declare p2.1"]);
  });

  it("[leg.kw.incognito.restrictions] An Incognito unit cannot contest objectives or provide backup", () => {
    const token = {
      kind: "poi",
      name: "lab",
      owner: null,
      x: mm(300),
      y: mm(300),
      z: 0,
      holder: null,
      removed: false,
    } as const;
    const contested = (unit: Fielding) => {
      const start = scene({ armies: [[unit], []] });
      return contests({ box, state: { ...start, tokens: [token] } }, 0, 0);
    };
    expect([contested(spy(380)), contested({ ...spy(380), unit: "luke-skywalker-jedi-knight" })]).toEqual([
      false,
      true,
    ]);
    const leia: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [300, 730] };
    const corps: Fielding = { unit: "rebel-troopers", at: [380, 730] };
    const known = { ongoing: [{ unit: 2, keyword: "incognito", value: 1, until: "game" }] } as const;
    expect([isBacked(leia, corps), isBacked(leia, corps, known)]).toEqual([true, false]);
  });

  it("[leg.kw.incognito.loss] A unit that attacks or is attacked loses Incognito for the rest of the game", () => {
    const shot = playOut(attackOf([storm], [spy(430)], { only: 1 }), [add(0, 1), DONE], ["blank"]).state;
    expect(Object.keys(keywordsOf({ box, state: shot }, 1))).not.toContain("incognito");
    expect(shot.ongoing).toMatchObject([{ unit: 1, keyword: "incognito", value: -1, until: "game" }]);
    const shooting = attackOf([spy(300)], [{ unit: "stormtroopers", at: [300, 500] }]);
    expect(keywordIds(shooting)).toContain("incognito");
    const [first] = engine.legalActions(shooting);
    const formed = first?.type === "add-weapon" ? playOut(shooting, [first]).state : shooting;
    const begun = engine.apply(formed, DONE);
    expect(begun.ok && keywordIds(begun.value.state)).not.toContain("incognito");
  });

  it("[leg.kw.incognito.loss] A unit may give up Incognito at the start of its activation", () => {
    const start = scene({ armies: [[spy(300)], WAITING], frames: [PHASE, acting(0, { stage: "start" })] });
    const asked = settled(start).state;
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    expect(keywordIds(playOut(asked, [{ type: "effect", subject: 0 }]).state)).not.toContain("incognito");
    expect(keywordIds(playOut(asked, [{ type: "pass" }]).state)).toContain("incognito");
  });
});
