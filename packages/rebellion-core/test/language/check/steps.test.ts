import type { ActionEntry, EffectStep, MissionTarget, ModifierKind, MoveUnits } from "@sw/rebellion-core/catalogue";
import { expect, it } from "vitest";
import { bench } from "./faults.ts";

const LATER: MissionTarget = { kind: "none" };
const CAPTIVE: MissionTarget = { kind: "leader", state: "captured", where: [] };
const FREE: MissionTarget = { kind: "leader", state: "free", where: [] };
const PLACE: EffectStep = { op: "place-leader", at: [] };
const CHOOSE: EffectStep = { op: "choose-system", by: "owner", where: [] };
const CHOOSE_TWO: EffectStep = { op: "choose-system", by: "owner", where: [], count: 2 };
const GAIN: EffectStep = { op: "reputation", amount: 1 };
const COMBAT: Partial<ActionEntry> = { timing: "start-of-combat", needs: "system" };

function moving(rest: Partial<MoveUnits>): MoveUnits {
  const op = "move-units";
  return { op, faction: "rebel", from: "adjacent", to: "here", filter: {}, limit: null, lifted: [], ...rest };
}

function lasting(modifier: ModifierKind, until: Extract<EffectStep, { op: "modify" }>["until"]): EffectStep {
  return { op: "modify", modifier, until };
}

it.each<readonly [faults: readonly string[], effect: readonly EffectStep[]]>([
  [[], [{ op: "sabotage", at: "here" }]],
  [["base-space-is-no-system"], [{ op: "sabotage", at: "base-space" }]],
  [["base-space-is-no-system"], [{ op: "destroy-system", at: "base-space" }]],
  [["nothing-is-chosen"], [{ op: "gain-loyalty", faction: "rebel", amount: 1, at: "chosen" }]],
  [[], [CHOOSE_TWO, { op: "gain-loyalty", faction: "rebel", amount: 1, at: "chosen" }]],
  [["nothing-is-chosen"], [{ op: "sabotage", at: "chosen" }, CHOOSE]],
  [["nothing-is-chosen"], [moving({ from: "here", to: "chosen" })]],
  [[], [CHOOSE, moving({ from: "here", to: "chosen" })]],
  [["several-are-chosen"], [CHOOSE_TWO, moving({ from: "here", to: "chosen" })]],
  [["moves-nowhere: here"], [moving({ from: "here" })]],
  [["moves-nowhere: adjacent"], [moving({ to: "base-space" })]],
  [["base-space-is-for-rebels"], [moving({ faction: "imperial", from: "base-space" })]],
  [["base-space-is-for-rebels"], [moving({ faction: "imperial", from: "here", to: "base-space" })]],
  [["all-of-one-place: anywhere"], [moving({ from: "anywhere", limit: "all" })]],
  [[], [moving({ from: "base-space", limit: "all" })]],
  [["unknown-unit: ewok"], [moving({ limit: { ewok: 1 } })]],
  [["unit-of-the-other-side: at-st"], [moving({ limit: { "at-st": 1, "x-wing": 1 } })]],
  [["unknown-unit: ewok"], [moving({ filter: { types: ["ewok"] } })]],
  [["no-such-unit"], [moving({ filter: { class: "space-station" } })]],
  [["no-such-unit"], [moving({ filter: { faction: "imperial" } })]],
  [["unit-of-the-other-side: at-st"], [{ op: "queue-units", faction: "rebel", type: "at-st", space: 1 }]],
  [["unknown-unit: ewok"], [{ op: "gain-units", faction: "rebel", units: [{ type: "ewok", count: 1 }], at: "here" }]],
  [
    ["base-space-is-for-rebels"],
    [{ op: "gain-units", faction: "imperial", units: [{ type: "at-st", count: 1 }], at: "base-space" }],
  ],
  [[], [{ op: "gain-units", faction: "imperial", units: [{ shape: "circle", theater: "any", count: 1 }], at: "here" }]],
  [["nobody-is-pictured: portraitMore"], [{ op: "advance-queue", spaces: [2], count: 1, portraitMore: 1 }]],
  [[], [{ op: "advance-queue", spaces: [2], count: 1, portraitMore: 0 }]],
  [["no-such-unit"], [{ op: "destroy-units", from: "imperial-queue", filter: { faction: "rebel" }, limit: "icons" }]],
  [
    ["unknown-unit: ewok"],
    [{ op: "destroy-units", from: "here", filter: {}, limit: { count: 1 }, ifHere: { types: ["ewok"] } }],
  ],
  [["nothing-to-refuse: remove-sabotage"], [{ op: "remove-sabotage", at: "here", required: true }]],
  [["nothing-to-refuse: choose-system"], [{ op: "choose-system", by: "owner", where: [], required: true }]],
  [[], [{ op: "choose", by: "owner", options: [[{ op: "remove-sabotage", at: "here", required: true }], []] }]],
  [
    ["nothing-to-refuse: remove-sabotage"],
    [CHOOSE, { op: "choose", by: "owner", options: [[{ op: "remove-sabotage", at: "chosen", required: true }], []] }],
  ],
])(
  "[tt.catalogue.entry] The check of effect steps on systems and units reports this fault and no other: %s",
  (faults, effect) => {
    expect(bench.rebelMission(effect)).toEqual(faults);
  },
);

it.each<readonly [op: string, step: EffectStep]>([
  ["lose-loyalty-in-region", { op: "lose-loyalty-in-region", faction: "rebel" }],
  ["queue-by-icons", { op: "queue-by-icons", faction: "rebel" }],
  ["deploy-queued", { op: "deploy-queued", spaces: [1] }],
  ["combat", { op: "combat", theater: null }],
  ["sabotage", { op: "sabotage", at: "here" }],
  ["move-units", moving({})],
  ["destroy-units", { op: "destroy-units", from: "here", filter: {}, limit: { count: 1 } }],
  ["destroy-units by icons", { op: "destroy-units", from: "imperial-queue", filter: {}, limit: "icons" }],
  ["a choice of other systems", { op: "choose-system", by: "owner", where: [{ elsewhere: true }] }],
  ["a choice of the nearest", { op: "choose-system", by: "owner", where: [{ closestWith: {} }] }],
  ["a choice in the region", { op: "choose-system", by: "owner", where: [{ sameRegionAs: "here" }] }],
  ["recruit-leader", { op: "recruit-leader", leader: "chewbacca" }],
])("[tt.catalogue.entry] The place `here` is undefined before the leader is placed: %s", (_, step) => {
  expect(bench.rebelAction([step])).toEqual(["here-is-nowhere"]);
  expect(bench.rebelAction([PLACE, step])).toEqual([]);
});

it("[tt.catalogue.entry] The place `here` may be the Rebel Base space, which is not a system", () => {
  const toBase: EffectStep = { op: "place-leader", at: "base-space" };
  expect(bench.rebelAction([toBase, { op: "sabotage", at: "here" }])).toEqual(["base-space-is-no-system"]);
  expect(bench.rebelAction([toBase, moving({ from: "here", to: "base-space" })])).toEqual([]);
  expect(bench.rebelAction([toBase, moving({})])).toEqual(["moves-nowhere: adjacent"]);
  expect(bench.imperialAction([toBase])).toEqual(["not-for-this-side: place-leader"]);
});

it("[tt.catalogue.entry] Steps after a choice may rely only on what every option of the choice has done", () => {
  const sabotage: EffectStep = { op: "sabotage", at: "here" };
  const either = (...options: readonly (readonly EffectStep[])[]): EffectStep => ({
    op: "choose",
    by: "owner",
    options,
  });
  expect(bench.rebelAction([either([PLACE, sabotage], [PLACE]), sabotage])).toEqual([]);
  expect(bench.rebelAction([either([PLACE, sabotage], [sabotage])])).toEqual(["here-is-nowhere"]);
  expect(bench.rebelAction([either([PLACE], []), sabotage])).toEqual(["here-is-nowhere"]);
  const chosen: EffectStep = { op: "gain-loyalty", faction: "rebel", amount: 1, at: "chosen" };
  expect(bench.rebelMission([either([CHOOSE], [CHOOSE]), chosen])).toEqual([]);
  expect(bench.rebelMission([either([CHOOSE], []), chosen])).toEqual(["nothing-is-chosen"]);
});

it("[tt.catalogue.entry] The place `here` is undefined at the end of the Command Phase and in objectives outside combat", () => {
  expect(bench.delayed([{ op: "sabotage", at: "here" }])).toEqual(["here-is-nowhere"]);
  expect(bench.delayed([moving({ from: "one-system", to: "base-space", if: "base-hidden" })])).toEqual([]);
  expect(bench.rebelMission([{ op: "queue-by-icons", faction: "rebel" }], LATER)).toEqual([
    "attempted-in-a-system",
    "here-is-nowhere",
  ]);
});

it("[tt.catalogue.entry] A system choice by the Empire may not be limited to the base's region, because its options would show the region", () => {
  const choosing = (by: "owner" | "opponent"): EffectStep => ({
    op: "choose-system",
    by,
    where: [{ sameRegionAs: "base-system" }],
  });
  expect(bench.imperialMission([choosing("opponent")])).toEqual([]);
  expect(bench.rebelMission([choosing("owner")])).toEqual([]);
  expect(bench.imperialMission([choosing("owner")])).toEqual(["would-show-the-base"]);
  expect(bench.rebelMission([choosing("opponent")])).toEqual(["would-show-the-base"]);
});

it.each<readonly [faults: readonly string[], moment: Partial<ActionEntry>, step: EffectStep]>([
  [["nobody-to-place: place-leader"], { needs: "nothing" }, PLACE],
  [["nobody-to-place: place-leader"], COMBAT, { op: "place-leader", at: "here" }],
  [[], { timing: "start-of-combat" }, { op: "place-leader", at: "here" }],
  [["here-is-nowhere"], {}, { op: "place-leader", at: "here" }],
  [["here-is-nowhere"], { timing: "before-roll" }, { op: "place-leader", at: [{ elsewhere: true }] }],
  [["unknown-leader: jar-jar"], COMBAT, { op: "recruit-leader", leader: "jar-jar" }],
  [["leader-of-the-other-side: boba-fett"], COMBAT, { op: "recruit-leader", leader: "boba-fett" }],
  [["no-card-leader: eliminate-leader"], { needs: "nothing" }, { op: "eliminate-leader", leader: "card-leader" }],
  [["here-is-nowhere"], {}, { op: "eliminate-leader", leader: "imperial-here" }],
  [["unknown-leader: jar-jar"], COMBAT, { op: "eliminate-leader", leader: "imperial-here", ifHere: "jar-jar" }],
  [["not-at-this-moment: combat"], COMBAT, { op: "combat", theater: null }],
  [["unknown-ring: one-ring"], {}, { op: "attach-ring", ring: "one-ring", to: "own-leader" }],
  [["captives-have-that-ring: captured"], {}, { op: "attach-ring", ring: "captured", to: "own-leader" }],
  [["ring-of-the-other-side: carbonite"], {}, { op: "attach-ring", ring: "carbonite", to: "own-leader" }],
  [["no-such-leader: assigned"], {}, { op: "attach-ring", ring: "c-3po", to: "assigned" }],
  [["no-such-leader: target"], {}, { op: "attach-ring", ring: "c-3po", to: "target" }],
  [["no-such-leader: card-leader"], { needs: "nothing" }, { op: "attach-ring", ring: "c-3po", to: "card-leader" }],
  [
    ["no-such-leader: shown-leader"],
    { needs: "nothing", leaders: [] },
    { op: "attach-ring", ring: "c-3po", to: "shown-leader" },
  ],
  [[], {}, { op: "attach-ring", ring: "c-3po", to: "card-leader" }],
  [["not-at-this-moment: rescue"], COMBAT, { op: "rescue", companions: true }],
])(
  "[tt.catalogue.entry] The check of effect steps on leaders reports this fault on an action card and no other: %s",
  (faults, rest, step) => {
    expect(bench.rebelAction([step], rest)).toEqual(faults);
  },
);

it("[tt.catalogue.entry] Only the Empire captures leaders, only Rebel ones, and each only once", () => {
  expect(bench.imperialMission([{ op: "capture", leader: "target" }], FREE)).toEqual([]);
  expect(bench.imperialMission([{ op: "capture", leader: "target" }], CAPTIVE)).toEqual(["no-free-target: capture"]);
  expect(bench.imperialMission([{ op: "capture", leader: "target" }])).toEqual(["no-free-target: capture"]);
  expect(bench.imperialMission([{ op: "capture", leader: "assigned" }])).toEqual(["not-a-rebel-leader: assigned"]);
  expect(bench.imperialMission([{ op: "capture", leader: "target", to: "chosen" }], FREE)).toEqual([
    "nothing-is-chosen",
  ]);
  const answering: Partial<ActionEntry> = { timing: "leader-rescued", needs: "system" };
  expect(bench.imperialAction([{ op: "capture", leader: "assigned" }], answering)).toEqual([]);
  expect(bench.imperialAction([{ op: "capture", leader: "card-leader" }], answering)).toEqual([
    "not-a-rebel-leader: card-leader",
  ]);
  expect(bench.rebelMission([{ op: "capture", leader: "target" }])).toEqual([
    "not-for-this-side: capture",
    "no-free-target: capture",
  ]);
});

it("[tt.catalogue.entry] Rescues and Imperial rings apply only to captured leaders", () => {
  expect(bench.rebelMission([{ op: "rescue", companions: true }])).toEqual([]);
  expect(bench.rebelMission([{ op: "rescue", companions: true, to: "chosen" }])).toEqual(["nothing-is-chosen"]);
  expect(bench.imperialMission([{ op: "rescue", companions: true }])).toEqual(["not-for-this-side: rescue"]);
  expect(bench.imperialMission([{ op: "rescue", companions: false }], CAPTIVE)).toEqual([]);
  const carbonite: EffectStep = { op: "attach-ring", ring: "carbonite", to: "target" };
  expect(bench.imperialMission([carbonite], CAPTIVE)).toEqual([]);
  expect(bench.imperialMission([carbonite], FREE)).toEqual(["for-captives: carbonite"]);
  expect(bench.imperialMission([{ ...carbonite, to: "assigned" }], CAPTIVE)).toEqual(["for-captives: carbonite"]);
  expect(bench.rebelMission([{ op: "attach-ring", ring: "c-3po", to: "assigned" }])).toEqual([]);
});

it.each<readonly [faults: readonly string[], step: EffectStep]>([
  [[], { op: "draw", deck: "objective", count: 2, keep: 1 }],
  [["more-than-are-drawn: draw"], { op: "draw", deck: "objective", count: 2, keep: 2 }],
  [["more-than-are-drawn: draw"], { op: "draw", deck: "objective", count: { baseUnitsPerCard: 2 }, keep: 1 }],
  [["not-for-this-side: draw"], { op: "draw", deck: "probe", count: 1 }],
  [["not-for-this-side: draw"], { op: "draw", deck: "project", count: 1 }],
  [["not-at-this-moment: draw"], { op: "draw", deck: "space-tactic", count: 1 }],
  [["more-than-are-drawn: arrange-objectives"], { op: "arrange-objectives", count: 2, bottom: 3 }],
  [["not-for-this-side: reveal-objectives"], { op: "reveal-objectives", bury: 0 }],
  [["not-for-this-side: ask-base"], { op: "ask-base", about: "here" }],
  [["no-target: reputation"], { op: "reputation", amount: 1, if: { targetIs: "han-solo" } }],
  [[], { op: "search", deck: "rebel-mission", cards: ["seek-yoda"], to: "hand" }],
  [["not-in-that-deck: sabotage"], { op: "search", deck: "rebel-mission", cards: ["sabotage"], to: "hand" }],
  [["not-in-that-deck: detained"], { op: "search", deck: "rebel-mission", cards: ["detained"], to: "hand" }],
  [["not-for-this-side: search"], { op: "search", deck: "project", cards: [], to: "hand" }],
  [
    ["not-at-this-moment: search", "nobody-to-assign: search"],
    { op: "search", deck: "rebel-mission", cards: [], to: "assign" },
  ],
])(
  "[tt.catalogue.entry] The check of effect steps on cards reports this fault on a Rebel mission and no other: %s",
  (faults, step) => {
    expect(bench.rebelMission([step])).toEqual(faults);
  },
);

it.each<readonly [faults: readonly string[], step: EffectStep]>([
  [[], { op: "draw", deck: "probe", count: { baseUnitsPerCard: 2 } }],
  [["kept-from-other-decks: probe"], { op: "draw", deck: "probe", count: 2, keep: 1 }],
  [["not-for-this-side: draw"], { op: "draw", deck: "objective", count: 1 }],
  [[], { op: "arrange-objectives", count: 2, bottom: 1 }],
  [[], { op: "ask-base", about: { among: 32 } }],
  [["more-than-there-are: ask-base"], { op: "ask-base", about: { among: 33 } }],
  [["not-in-that-deck: sabotage"], { op: "search", deck: "project", cards: ["sabotage"], to: "hand" }],
])(
  "[tt.catalogue.entry] The check of effect steps on cards reports this fault on an Imperial mission and no other: %s",
  (faults, step) => {
    expect(bench.imperialMission([step])).toEqual(faults);
  },
);

it("[tt.catalogue.entry] A change of reputation may depend on the target leader", () => {
  const depending = (targetIs: string): EffectStep => ({ op: "reputation", amount: -1, if: { targetIs } });
  expect(bench.imperialMission([depending("han-solo")], FREE)).toEqual([]);
  expect(bench.imperialMission([depending("boba-fett")], FREE)).toEqual(["leader-of-the-other-side: boba-fett"]);
});

it("[tt.catalogue.entry] An effect may assign a searched card only on an action card that takes its leader from the pool", () => {
  const search: EffectStep = { op: "search", deck: "rebel-mission", cards: [], to: "assign" };
  expect(bench.rebelAction([search])).toEqual([]);
  expect(bench.rebelAction([search], { needs: "nothing" })).toEqual(["nobody-to-assign: search"]);
});

it.each<readonly [faults: readonly string[], moment: Partial<ActionEntry>, step: EffectStep]>([
  [[], COMBAT, lasting({ kind: "less-health", amount: 1 }, "end-of-combat")],
  [["lasts-for-the-combat: less-health"], COMBAT, lasting({ kind: "less-health", amount: 1 }, "end-of-round")],
  [["combats-only: no-retreat"], {}, lasting({ kind: "no-retreat", faction: "imperial" }, "end-of-combat")],
  [
    ["no-card-leader: leader-stays-for-combat"],
    { timing: "start-of-combat", needs: "nothing" },
    lasting({ kind: "leader-stays-for-combat" }, "end-of-combat"),
  ],
  [
    [],
    { timing: "before-reveal", needs: "assigned" },
    lasting({ kind: "no-opposition-from-pool", faction: "imperial", missionsOf: "this" }, "end-of-mission"),
  ],
  [
    ["lasts-for-the-mission: no-opposition-from-pool"],
    { timing: "before-reveal", needs: "assigned" },
    lasting({ kind: "no-opposition-from-pool", faction: "imperial", missionsOf: "this" }, "end-of-round"),
  ],
  [
    ["before-the-mission: no-opposition-from-pool"],
    {},
    lasting({ kind: "no-opposition-from-pool", faction: "imperial", missionsOf: "this" }, "end-of-mission"),
  ],
  [
    ["nothing-is-chosen: no-opposition-from-pool"],
    {},
    lasting({ kind: "no-opposition-from-pool", faction: "imperial", missionsOf: "chosen-leader" }, "end-of-round"),
  ],
  [["here-is-nowhere"], {}, lasting({ kind: "quarantine", faction: "imperial" }, "end-of-command-phase")],
  [["lasts-for-the-phase: quarantine"], COMBAT, lasting({ kind: "quarantine", faction: "imperial" }, "end-of-combat")],
  [["here-is-nowhere"], {}, lasting({ kind: "leader-does-not-pin" }, "end-of-round")],
  [
    ["no-card-leader: leader-does-not-pin"],
    { timing: "start-of-combat", needs: "nothing" },
    lasting({ kind: "leader-does-not-pin" }, "end-of-round"),
  ],
  [
    ["not-at-this-moment: modify"],
    {},
    lasting({ kind: "more-successes", leader: "han-solo", count: 1 }, "end-of-round"),
  ],
])("[tt.catalogue.entry] The check of lasting effects reports this fault and no other: %s", (faults, rest, step) => {
  expect(bench.rebelAction([step], rest)).toEqual(faults);
});

it("[tt.catalogue.entry] Effects used before a mission is revealed may not change the board", () => {
  const before: Partial<ActionEntry> = { timing: "before-reveal", needs: "assigned" };
  expect(bench.rebelAction([GAIN, { op: "draw", deck: "objective", count: 1 }], before)).toEqual([]);
  expect(bench.rebelAction([{ op: "eliminate-leader", leader: "card-leader" }], before)).toEqual([
    "not-at-this-moment: eliminate-leader",
  ]);
  expect(bench.rebelAction([{ op: "choose", by: "owner", options: [[GAIN], [CHOOSE]] }], before)).toEqual([
    "not-at-this-moment: choose-system",
  ]);
});

it("[tt.catalogue.entry] Effects used during a roll or in set-up may not change the board", () => {
  const destroy: EffectStep = { op: "destroy-units", from: "here", filter: {}, limit: { count: 1 } };
  const rolling: Partial<ActionEntry> = { timing: "rolling", needs: "system" };
  expect(bench.rebelAction([destroy], rolling)).toEqual(["not-at-this-moment: destroy-units"]);
  expect(bench.rebelAction([{ op: "procedure", name: "one-in-a-million" }], rolling)).toEqual([]);
  const queue: EffectStep = { op: "queue-units", faction: "rebel", type: "x-wing", space: 1 };
  const immediate = { timing: "immediate", needs: "nothing" } as const;
  expect(bench.rebelAction([queue], { ...immediate, set: "recruit" })).toEqual([]);
  expect(bench.rebelAction([queue], { ...immediate, set: "starting" })).toEqual(["not-at-this-moment: queue-units"]);
  const draw: EffectStep = { op: "draw", deck: "probe", count: 1 };
  expect(bench.imperialAction([draw], { ...immediate, set: "recruit" })).toEqual([]);
  expect(bench.imperialAction([draw], { ...immediate, set: "starting" })).toEqual(["not-at-this-moment: draw"]);
  expect(bench.objective([destroy])).toEqual(["not-at-this-moment: destroy-units"]);
});

it("[tt.catalogue.entry] An effect may refer to a chosen leader's missions only after a leader has been chosen", () => {
  const choose: EffectStep = { op: "choose-leader", by: "owner", faction: "rebel" };
  const modifier = { kind: "no-opposition-from-pool", faction: "imperial", missionsOf: "chosen-leader" } as const;
  expect(bench.rebelMission([choose, lasting(modifier, "end-of-round")])).toEqual([]);
});

it("[tt.catalogue.entry] Only a leader of the mission can be given extra successes", () => {
  const more = (leader: string): EffectStep => lasting({ kind: "more-successes", leader, count: 1 }, "end-of-round");
  expect(bench.rebelMission([more("han-solo")])).toEqual([]);
  expect(bench.rebelMission([more("jar-jar")])).toEqual(["unknown-leader: jar-jar"]);
});

it("[tt.catalogue.entry] Effects draw tactic cards only at the start of a combat", () => {
  expect(bench.rebelAction([{ op: "draw", deck: "ground-tactic", count: 2 }], COMBAT)).toEqual([]);
});

it.each<readonly [name: string, faults: readonly string[]]>([
  ["dance", ["unknown-procedure: dance"]],
  ["detained", ["no-target: detained"]],
  ["seek-yoda", ["nobody-is-pictured: seek-yoda"]],
  ["one-in-a-million", ["not-at-this-moment: procedure"]],
  ["wookiee-guardian", ["not-at-this-moment: procedure"]],
  ["intercept-transmission", ["not-for-this-side: procedure"]],
  ["rapid-mobilization", ["not-at-this-moment: procedure"]],
  ["contingency-plan", []],
  ["plant-false-lead", []],
])(
  "[tt.catalogue.entry] The check of a mission reports the fault of a step with this procedure, or none: %s",
  (name, faults) => {
    expect(bench.rebelMission([{ op: "procedure", name }])).toEqual(faults);
  },
);

it("[tt.catalogue.entry] The effect of an objective may only do what the Rebels can do in the combat's system", () => {
  expect(bench.objective([{ op: "eliminate-leader", leader: "imperial-here", ifHere: "han-solo" }])).toEqual([]);
  expect(bench.objective([GAIN, { op: "reveal-objectives", bury: 0 }])).toEqual([
    "not-for-this-side: reveal-objectives",
  ]);
  expect(bench.objective([{ op: "combat", theater: null }])).toEqual(["not-at-this-moment: combat"]);
});
