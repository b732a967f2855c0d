import { at, scripted } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { engineOf } from "../../src/engine/engine.ts";
import { atMoment } from "../../src/rounds/moments.ts";
import { openStandby } from "../../src/rounds/performing.ts";
import { startActivationPhase } from "../../src/rounds/phases.ts";
import { compileBox } from "../../src/state/box.ts";
import type { GameFrame } from "../../src/state/frames.ts";
import type { GameKeyword } from "../../src/state/hooks/keyword.ts";
import type { Moment } from "../../src/state/hooks/moments.ts";
import { must } from "../../src/state/hooks/words.ts";
import { opponentOf } from "../../src/state/seats.ts";
import type { Ongoing, State } from "../../src/state/state.ts";
import { GameWork } from "../../src/state/work.ts";
import { gainTokens } from "../../src/units/unit-tokens.ts";
import { acting } from "../helpers/activations.ts";
import { mission } from "../helpers/missions.ts";
import { CONTENT, IMPERIALS, REBELS, type SceneOptions, scene } from "../helpers/scene.ts";

/** Keywords that give their unit a surge token at a moment, so that it shows in which order effects happen. */
function probe(id: string, ...moments: readonly Moment[]): GameKeyword {
  return {
    id,
    does: moments.map((moment) =>
      must(
        moment,
        () => true,
        (work, { unit }) =>
          gainTokens(work, unit, "surge", 1, { rule: "leg.timing.own-order", cause: `${id} ${moment}` }),
      ),
    ),
  };
}

const PROBES: readonly GameKeyword[] = [
  probe("early", "cards-revealed"),
  probe("untimed", "determine-priority"),
  probe("ordering", "issue-orders"),
  probe("phase", "activation-phase-start"),
  probe("reaction", "after-action"),
  probe("steady-nerves", "after-rally", "panic-check", "perform-actions-start"),
  probe("alert", "standby-spent"),
];

const keywords = { ...CONTENT.keywords, ...Object.fromEntries(PROBES.map((one) => [one.id, one])) };
const box = compileBox({ ...CONTENT, keywords });
const engine = engineOf(box);

/** Both commanders, units 0 and 3, have these keywords; who gained what in which order. */
function effects(
  ids: readonly string[],
  options: SceneOptions,
  change: (work: GameWork) => void,
  draws: readonly string[] = [],
): { state: State; log: readonly string[] } {
  const ongoing = ids.flatMap((keyword) => [0, 3].map((unit): Ongoing => ({ unit, keyword, value: 1, until: "game" })));
  const work = new GameWork(box, { ...scene(options), ongoing }, scripted(draws));
  change(work);
  engine.settle(work);
  const { state, events } = work.finish();
  return {
    state,
    log: events.flatMap((event) => (event.type === "tokens-gained" ? [`${event.unit} ${event.cause}`] : [])),
  };
}

const REVEAL: GameFrame = { kind: "command", stage: "reveal", turn: 0 };
const NOTHING = (): void => undefined;

describe("effects of command cards and keywords", () => {
  it("[leg.command.timing-1-reveal][leg.command.blue-first][leg.command.resolve-one-at-a-time] Effects on the reveal of command cards resolve first, all of the blue player's before the other player's", () => {
    const { log } = effects(["early"], { frames: [REVEAL], state: { blue: 1, priority: null } }, NOTHING, [
      "block",
      "corps",
    ]);
    expect(log).toEqual(["p2.0 early cards-revealed", "p1.0 early cards-revealed"]);
  });

  it("[leg.command.timing-2-untimed] Effects without a stated timing resolve after those on reveal and before priority is determined", () => {
    const options = { frames: [REVEAL], state: { blue: 1, priority: null } } as const;
    const { log } = effects(["early", "untimed"], options, NOTHING, ["block", "corps"]);
    expect(log.map((line) => line.slice(0, 10))).toEqual(["p2.0 early", "p1.0 early", "p2.0 untim", "p1.0 untim"]);
  });

  it("[leg.command.timing-3-issue-orders][leg.command.timing-4-start-activation] Effects at orders and at the start of the Activation Phase resolve then, the priority player's first", () => {
    const frames: GameFrame[] = [{ kind: "command", stage: "orders", turn: 0 }];
    const { log } = effects(["ordering", "phase"], { frames, state: { blue: 0, priority: 1 } }, NOTHING, ["corps"]);
    expect(log).toEqual([
      "p2.0 ordering issue-orders",
      "p1.0 ordering issue-orders",
      "p2.0 phase activation-phase-start",
      "p1.0 phase activation-phase-start",
    ]);
  });

  it("[leg.command.timing-5-during-activation][leg.timing.priority-first] Effects during the Activation Phase resolve first for the player with priority", () => {
    for (const priority of [0, 1] as const) {
      const { log } = effects(["reaction"], { state: { priority } }, (work) => openStandby(work, 1, ["after-action"]));
      expect(log[0]).toBe(`p${priority + 1}.0 reaction after-action`);
    }
  });

  it("[leg.activation.unit-steps] A unit is checked for panic after all effects that follow its rally and before it acts", () => {
    const { log } = effects(["steady-nerves"], { frames: [acting(0, { stage: "roll" })] }, NOTHING);
    const own = log.filter((line) => line.startsWith("p1.0"));
    expect(own.map((line) => line.slice(19))).toEqual(["after-rally", "panic-check", "perform-actions-start"]);
  });

  it("[leg.standby.effect] Effects of spending a standby token resolve before its free action", () => {
    const frame: GameFrame = { kind: "standby", cause: 0, by: 0, open: true, spender: 3, after: [] };
    const ongoing = [0, 3].map((unit): Ongoing => ({ unit, keyword: "alert", value: 1, until: "game" }));
    const armies = [
      [{ unit: "general-veers-master-tactician" }, { unit: "stormtroopers" }, { unit: "stormtroopers" }],
      [{ unit: "leia-organa-fearless-and-inventive", at: [300, 400], tokens: { standby: 1 } }],
    ] as const;
    const state = { ...scene({ armies, frames: [acting(0), frame] }), ongoing };
    const step = engine.apply(state, { type: "perform", subject: "move" });
    const seen = step.ok ? step.value.events.map(({ type, cause }) => `${type} ${cause}`) : [];
    expect(seen.slice(0, 3)).toEqual([
      "tokens-lost standby",
      "action-performed standby",
      "tokens-gained alert standby-spent",
    ]);
  });

  it("[leg.timing.blue-first-without-priority] The blue player's effects resolve first while neither player has priority", () => {
    for (const blue of [0, 1] as const) {
      const { log } = effects(["reaction"], { state: { priority: null, blue } }, (work) =>
        atMoment(work, "after-action", null),
      );
      expect(log.map((line) => line.slice(0, 4))).toEqual(blue === 0 ? ["p1.0", "p2.0"] : ["p2.0", "p1.0"]);
    }
  });

  it("[leg.timing.own-order] A player with several effects at once chooses the order", () => {
    const twice = { ...probe("also", "after-action") };
    const more = { ...keywords, also: twice };
    const own = compileBox({ ...CONTENT, keywords: more });
    const ongoing = ["reaction", "also"].map((keyword): Ongoing => ({ unit: 0, keyword, value: 1, until: "game" }));
    const work = new GameWork(own, { ...scene(), ongoing }, undefined);
    atMoment(work, "after-action", null);
    const machine = engineOf(own);
    machine.settle(work);
    const { state } = work.finish();
    expect(machine.decision(state)).toMatchObject({ seat: "player-1", kind: "effects", rule: "leg.timing.own-order" });
    expect(machine.legalActions(state)).toEqual([
      { type: "effect", subject: 0 },
      { type: "effect", subject: 1 },
    ]);
    const second = machine.apply(state, { type: "effect", subject: 1 });
    const gained = second.ok ? second.value.events.flatMap((event) => ("cause" in event ? [event.cause] : [])) : [];
    expect(gained).toEqual(["also after-action", "reaction after-action"]);
  });

  it("[leg.timing.priority-first] In a unit's activation the player with priority resolves effects first, even if the unit is the opponent's", () => {
    for (const moment of ["activation-start", "activation-end"] as const) {
      const own = compileBox({ ...CONTENT, keywords: { ...keywords, both: probe("both", moment) } });
      const ongoing = [0, 3].map((unit): Ongoing => ({ unit, keyword: "both", value: 1, until: "game" }));
      const work = new GameWork(own, { ...scene({ state: { priority: 1 } }), ongoing }, undefined);
      atMoment(work, moment, 0);
      engineOf(own).settle(work);
      const gained = work.finish().events.flatMap((event) => (event.type === "tokens-gained" ? [event.unit] : []));
      expect(gained).toEqual(["p2.0", "p1.0"]);
    }
  });

  it("[leg.timing.priority-first] All simultaneous effects of the player with priority resolve first, advantages and keywords alike", () => {
    const built = mission("close-the-pocket", null, ["advanced-intel", "advanced-intel"]);
    const phased = (blue: 0 | 1, priority: 0 | 1) => {
      const ordered = { order: "faceup" } as const;
      const armies = [IMPERIALS, REBELS].map((units) => units.map((unit) => ({ ...unit, state: ordered })));
      const [mine = [], theirs = []] = armies;
      const ongoing = [0, 3].map((unit): Ongoing => ({ unit, keyword: "phase", value: 1, until: "game" }));
      const start = scene({ armies: [mine, theirs], state: { blue, priority, round: 1, mission: built, ongoing } });
      const work = new GameWork(box, start, undefined);
      startActivationPhase(work);
      engine.settle(work);
      return work.finish().state;
    };
    for (const [blue, priority] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const seat = `player-${priority + 1}`;
      let state = phased(blue, priority);
      const effects = ["phase", "advanced-intel"].map((effect) => expect.objectContaining({ effect }));
      expect(engine.decision(state)).toMatchObject({ seat, context: { effects } });
      for (const other of [seat, `player-${opponentOf(priority) + 1}`]) {
        expect(engine.decision(state)).toMatchObject({ seat: other, kind: "effects", rule: "leg.timing.own-order" });
        const [, card] = engine.legalActions(state);
        const step = card === undefined ? undefined : engine.apply(state, card);
        if (!step?.ok) throw new Error("no effect to choose");
        const told = step.value.events.flatMap((event) => ("cause" in event ? [event.cause] : []));
        expect(told.slice(0, 2)).toEqual(["advanced-intel", "phase activation-phase-start"]);
        state = step.value.state;
      }
      expect(state.sides.map(({ passPool }) => passPool)).toEqual([1, 1]);
    }
  });

  it("[leg.standby.before-after-effects][leg.timing.after] Standby is offered before effects that follow an action resolve", () => {
    const standby = { standby: 1 } as const;
    const armies = [
      [
        { unit: "general-veers-master-tactician" },
        { unit: "stormtroopers", at: [350, 300] as const },
        { unit: "stormtroopers" },
      ],
      [{ unit: "leia-organa-fearless-and-inventive", at: [350, 450] as const, tokens: standby }],
    ] as const;
    const waiting = effects(["reaction"], { armies }, (work) => openStandby(work, 1, ["after-action"]));
    expect(waiting.log).toEqual([]);
    expect(engine.decision(waiting.state)?.kind).toBe("standby");
    const passed = engine.apply(waiting.state, { type: "pass" });
    expect(passed.ok && at(passed.value.events, 0)).toMatchObject({ type: "tokens-gained" });
  });
});
