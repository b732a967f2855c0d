import { describe, expect, it } from "vitest";
import { KEYWORDS } from "../../../src/content/keyword-entries.ts";
import { atMoment } from "../../../src/rounds/moments.ts";
import { issueOrder } from "../../../src/rounds/orders.ts";
import { allOf } from "../../../src/state/hooks/played.ts";
import type { State } from "../../../src/state/state.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { perform, unitChosen } from "../../helpers/actions.ts";
import { acting, acts, having, PHASE, POOLED, STORM } from "../../helpers/activations.ts";
import { attackOf, HERE } from "../../helpers/attacks.ts";
import { eventsOf, offered } from "../../helpers/reading.ts";
import { box, command, done, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";

/** The actions that keywords give: whether they are free, and how many actions they cost. */
const PRICES = Object.keys(KEYWORDS).flatMap((id) =>
  allOf(box.keywords, id, "action").map(({ free, cost }) => `${id} ${free ? "free" : cost}`),
);

describe("clauses of keywords", () => {
  it("[leg.actions.card-action] [leg.actions.free-card-action-cost] Actions that keywords give cost one action, except the free action of Distract", () => {
    expect(PRICES).toEqual([
      "arm 1",
      "bolster 1",
      "calculate-odds 1",
      "distract free",
      "guidance 1",
      "jump 1",
      "master-storyteller 1",
      "observe 1",
      "pulling-the-strings 1",
      "quick-thinking 1",
      "repair 1",
      "self-destruct 1",
      "smoke 1",
      "spotter 1",
      "strategize 1",
      "take-cover 1",
      "treat 1",
    ]);
  });

  it("[leg.kw.advanced-targeting.gain] Advanced Targeting is offered only against a unit type that its card names", () => {
    const range: Fielding = { unit: "range-troopers", at: HERE };
    const offers = (attacker: Fielding, unit: string): boolean =>
      offered(attackOf([attacker], [{ unit, at: [300, 560] }])).includes("choose-option advanced-targeting");
    expect([offers(range, "rebel-troopers"), offers(range, "at-rt-rebel-alliance")]).toEqual([true, false]);
  });

  it("[leg.kw.calculate-odds] Calculate Odds is offered for trooper units up to range 2, and is no action if none is in range", () => {
    const droid: Fielding = { unit: "k-2so-sardonic-security-droid", at: HERE };
    const reached = (x: number): boolean => {
      const friend: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [x, 300] };
      return offered(playOut(acts([droid, friend]).state, [perform("calculate-odds")]).state).includes(
        "choose-unit p1.1",
      );
    };
    expect([reached(626), reached(628)]).toEqual([true, false]);
  });

  it("[leg.kw.compel] Compel is offered to troopers at range 2 that can move, but not to vehicles", () => {
    const krennic: Fielding = { unit: "director-orson-krennic-architect-of-terror", at: [300, 300] };
    const compelled = (own: Partial<Fielding>): boolean => {
      return offered(
        acts(
          [{ unit: "general-veers-master-tactician", at: [300, 450], tokens: { suppression: 2 }, ...own }, krennic],
          undefined,
          { stage: "panic" },
        ).state,
      ).includes("effect 0");
    };
    expect(compelled({})).toBe(true);
    expect([compelled({ at: [300, 626] }), compelled({ at: [300, 628] })]).toEqual([true, false]);
    expect(compelled({ tokens: { suppression: 2, immobilize: 3 } })).toBe(false);
    expect(compelled({ unit: "at-rt-rebel-alliance" })).toBe(false);
  });

  it("[leg.kw.demoralize-x] Demoralize affects enemies at range 2, and has no effect for a unit off the battlefield", () => {
    const asked = (x: number, at: (Fielding["at"] & {}) | null = [300, 300]): readonly string[] => {
      const foes: readonly Fielding[] = [{ unit: "leia-organa-fearless-and-inventive", at: [x, 300] }];
      const vader: Fielding = { unit: "darth-vader-dark-lord-of-the-sith", at };
      const start = scene({ armies: [[vader], foes], frames: [PHASE, acting(0, { stage: "roll" })] });
      return offered(settled(having(start, 0, { demoralize: 1 })).state).filter((key) => key.startsWith("choose-unit"));
    };
    expect([asked(626), asked(628)]).toEqual([["choose-unit p2.0"], []]);
  });

  it("[leg.kw.detachment.deploy] Detachment permanently copies Prepared Position too, but no keyword that the unit already has", () => {
    const team: Fielding = { unit: "scout-troopers-strike-team", at: null };
    const start = scene({ armies: [[team, { unit: "scout-troopers", at: null }], []], state: { phase: "setup" } });
    const shared = (...ongoing: State["ongoing"]): State["ongoing"] => {
      const { state } = done({ ...start, ongoing }, (work) => atMoment(work, "setup-effects", null));
      return state.ongoing.filter(({ unit }) => unit === 0);
    };
    const prepared = { unit: 1, keyword: "prepared-position", value: 1, until: "game" } as const;
    expect(shared(prepared)).toEqual([{ ...prepared, unit: 0 }]);
    expect(shared(prepared, { ...prepared, unit: 0 })).toEqual([{ ...prepared, unit: 0 }]);
  });

  it("[leg.kw.disciplined-x] Disciplined cannot remove more suppression tokens than the unit has, and is not offered without any", () => {
    const ordered = (suppression: number): State => {
      const troopers: Fielding = { unit: "imperial-death-troopers", at: HERE, tokens: { suppression } };
      const start = having(scene({ armies: [[troopers], []], frames: [PHASE, acting(0)], players: [POOLED, {}] }), 0, {
        disciplined: 2,
      });
      return done(start, (work) => issueOrder(work, 0, { rule: "leg.command.issue-token", cause: null })).state;
    };
    expect(offered(ordered(0))).not.toContain("choose-unit p1.0");
    const one = playOut(ordered(1), [unitChosen("p1.0")]).state;
    expect([offered(one).includes("choose-unit p1.0"), unitTokens(one, 0, "suppression")]).toEqual([false, 0]);
    const two = playOut(ordered(2), [unitChosen("p1.0")]).state;
    expect(offered(two)).toContain("choose-unit p1.0");
  });

  it("[leg.kw.inspire-x] Inspire removes one token at a time, and a unit without tokens cannot be chosen again", () => {
    const friend = (x: number, suppression: number): Fielding => ({
      unit: "stormtroopers",
      at: [x, 300],
      tokens: { suppression },
    });
    const padme: Fielding = { unit: "padme-amidala-spirited-senator", at: [150, 150] };
    const start = acts([padme, friend(150, 3), friend(300, 1)], undefined, { stage: "end" }).state;
    const first = playOut(start, [unitChosen("p1.1")]).state;
    expect(offered(first)).toEqual(["choose-unit p1.1", "choose-unit p1.2", "done"]);
    const ended = playOut(first, [{ type: "done" }]).state;
    expect([unitTokens(ended, 1, "suppression"), unitTokens(ended, 2, "suppression")]).toEqual([2, 1]);
    expect(offered(playOut(start, [unitChosen("p1.2")]).state)).toEqual(["done"]);
  });

  it("[leg.kw.interrogate] Interrogate affects an enemy at range 1 whose own card was revealed, but not one farther away", () => {
    const priority = (x: number): unknown => {
      const kallus: Fielding = { unit: "agent-kallus-hunter-of-spectres", at: [300, 300] };
      const leia: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [x, 300] };
      const start = scene({
        armies: [[kallus], [leia]],
        players: [{ revealed: command("push") }, { revealed: command("no-time-for-sorrows") }],
        frames: [{ kind: "command", stage: "priority", turn: 0 }],
        state: { phase: "command", priority: null },
      });
      return eventsOf(settled(start, x > 477 ? ["block"] : []), "priority-settled")[0];
    };
    expect([priority(477), priority(478)]).toMatchObject([{ seat: "player-1", roll: null }, { roll: "block" }]);
  });

  it("[leg.kw.master-of-the-force-x] Master of the Force is offered once at the end of the activation, even for a single exhausted card", () => {
    const yoda: Fielding = {
      unit: "yoda-grand-master-of-the-jedi-order",
      at: [300, 300],
      upgrades: ["force-push", "force-reflexes", "burst-of-speed"],
      state: { cards: ["exhausted", "readied", "readied"] },
    };
    const asked = acts([yoda], undefined, { stage: "end" }).state;
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    const readied = playOut(asked, [{ type: "effect", subject: 0 }]).state;
    expect(readied.units[0]?.cards[0]).toBe("readied");
    expect(offered(readied)).not.toContain("choose-option enough");
    expect(offered(acts([STORM, yoda], undefined, { stage: "end" }).state)).not.toContain("effect 0");
  });

  it("[leg.kw.jump-x.action] An engaged unit cannot jump, even if it may move", () => {
    const jumps = (foe: readonly [number, number]): boolean =>
      offered(
        acts([{ unit: "boba-fett-infamous-bounty-hunter", at: [300, 300] }], [{ unit: "rebel-troopers", at: foe }])
          .state,
      ).includes("perform jump");
    expect([jumps([900, 300]), jumps([327, 300])]).toEqual([true, false]);
  });
});
