import { describe, expect, it } from "vitest";
import { atMoment } from "../../../../src/rounds/moments.ts";
import { keywordsOf } from "../../../../src/units/keywords.ts";
import { unitChosen } from "../../../helpers/actions.ts";
import { acting, FAR, PHASE } from "../../../helpers/activations.ts";
import { eventsOf, offered } from "../../../helpers/reading.ts";
import { box, done, type Fielding, playOut, scene } from "../../../helpers/scene.ts";

describe("Scouting Party", () => {
  it("[leg.kw.scouting-party-x] Scouting Party lets up to X friendly troopers without Scout gain it for the game", () => {
    const rex: Fielding = { unit: "clone-captain-rex-honorable-soldier", at: null };
    const clones: Fielding = { unit: "clone-trooper-infantry", at: null };
    const barc: Fielding = { unit: "barc-speeder", at: null };
    const arf: Fielding = { unit: "arf-troopers", at: null };
    const start = scene({ armies: [[rex, clones, barc, arf, clones], [FAR]], frames: [PHASE, acting(5)] });
    const asked = done(start, (work) => atMoment(work, "setup-effects", null)).state;
    expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p1.4", "done"]);
    const gone = playOut(asked, [unitChosen("p1.4"), { type: "done" }]);
    const scout = (unit: number) => keywordsOf({ box, state: gone.state }, unit)["scout"];
    expect([scout(0), scout(1), scout(4)]).toEqual([1, undefined, 1]);
    expect(eventsOf(gone, "ongoing-began")).toMatchObject([{ keyword: "scout", rule: "leg.kw.scouting-party-x" }]);
    expect(gone.state.ongoing).toEqual([{ unit: 4, keyword: "scout", value: 1, until: "game" }]);
    const first = playOut(asked, [unitChosen("p1.1")]).state;
    expect(offered(first)).toEqual(["choose-unit p1.4", "done"]);
    const both = playOut(first, [unitChosen("p1.4")]).state;
    expect([1, 4].map((unit) => keywordsOf({ box, state: both }, unit)["scout"])).toEqual([1, 1]);
  });

  it("[leg.kw.scouting-party-x] Scouting Party can choose only troopers of its own faction", () => {
    const armies = [
      [
        { unit: "clone-captain-rex-honorable-soldier", at: null },
        { unit: "stormtroopers", at: null },
        { unit: "clone-trooper-infantry", at: null },
      ],
      [],
    ] as const;
    const start = scene({ armies, state: { phase: "setup" } });
    const { state } = done(start, (work) => atMoment(work, "setup-effects", null));
    expect(offered(state)).toEqual(["choose-unit p1.2", "done"]);
  });

  it("[leg.kw.scouting-party-x][leg.kw.scout-x.cap] Scouting Party shares the whole Scout value of its unit, with that of an upgrade", () => {
    const rex: Fielding = { unit: "clone-captain-rex-honorable-soldier", upgrades: ["recon-intel"], at: null };
    const clones: Fielding = { unit: "clone-trooper-infantry", at: null };
    const start = scene({ armies: [[rex, clones], [FAR]], state: { phase: "setup" } });
    const asked = done(start, (work) => atMoment(work, "setup-effects", null)).state;
    const { state } = playOut(asked, [unitChosen("p1.1")]);
    expect([0, 1].map((unit) => keywordsOf({ box, state }, unit)["scout"])).toEqual([2, 2]);
  });
});
