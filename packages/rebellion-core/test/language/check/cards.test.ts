import type { ActionEntry, Catalogue, EffectStep, MissionEntry, ObjectiveEntry } from "@sw/rebellion-core/catalogue";
import { expect, it } from "vitest";
import { action, mission, objective, tactic, withEntries } from "../../home-made/entries.ts";
import { faultsOf } from "./faults.ts";

const GAIN: EffectStep = { op: "reputation", amount: 1 };
const AGAINST: MissionEntry["target"] = { kind: "leader", state: "free", where: [] };

it.each<readonly [fault: string | null, rest: Partial<MissionEntry>]>([
  [null, { faction: "imperial", target: AGAINST }],
  [null, { mode: "resolve", target: { kind: "none" } }],
  [null, { mode: "resolve", target: { kind: "base-space" } }],
  [null, { mode: "resolve", portrait: "han-solo", portraitEffect: [GAIN] }],
  [null, { extraDiceWithUnits: 1, countAllIcons: true }],
  [null, { effect: [], delayedEffect: [GAIN] }],
  ["does-nothing", { effect: [] }],
  ["projects-are-imperial", { set: "project" }],
  ["unknown-leader: jar-jar", { portrait: "jar-jar" }],
  ["leader-of-the-other-side: boba-fett", { portrait: "boba-fett" }],
  ["nobody-is-pictured: portraitEffect", { mode: "resolve", portraitEffect: [GAIN] }],
  ["nobody-is-pictured: portraitEffect", { portrait: "han-solo", portraitEffect: [GAIN] }],
  ["only-attempts-roll", { mode: "resolve", extraDiceWithUnits: 1 }],
  ["only-attempts-roll", { mode: "resolve", countAllIcons: true }],
  ["attempted-in-a-system", { target: { kind: "none" } }],
  ["attempted-in-a-system", { target: { kind: "base-space" } }],
  ["against-rebel-leaders", { target: AGAINST }],
  ["against-rebel-leaders", { faction: "imperial", mode: "resolve", target: AGAINST }],
  ["base-space-is-for-rebels", { faction: "imperial", mode: "resolve", target: { kind: "base-space" } }],
  ["unknown-system: tund", { target: { kind: "system", where: [{ id: "tund" }] } }],
  ["unknown-unit: ewok", { target: { kind: "system", where: [{ unit: { types: ["ewok"] } }] } }],
  ["no-such-unit", { target: { kind: "system", where: [{ noUnit: { faction: "imperial", class: "structure" } }] } }],
  ["here-is-nowhere", { target: { kind: "system", where: [{ elsewhere: true }] } }],
  ["here-is-nowhere", { target: { kind: "system", where: [], whereByFaq: [{ sameRegionAs: "here" }] } }],
  ["here-is-nowhere", { target: { kind: "system", where: [{ closestWith: {} }] } }],
  ["would-show-the-base", { target: { kind: "system", where: [{ sameRegionAs: "base-system" }] } }],
])("[tt.catalogue.entry] The check of a mission card reports this fault: %s", (fault, rest) => {
  expectFault(withEntries({ missions: [mission(rest)] }), "odd-mission", fault);
});

it.each<readonly [fault: string | null, rest: Partial<ActionEntry>]>([
  [null, { timing: "before-roll", needs: "system", skill: "intel" }],
  [null, { timing: "leader-captured", needs: "captured" }],
  [null, { timing: "before-reveal", needs: "assigned" }],
  [null, { timing: "immediate", leaders: [] }],
  ["does-nothing", { effect: [] }],
  ["unknown-leader: jar-jar", { leaders: ["jar-jar"] }],
  ["leader-of-the-other-side: boba-fett", { leaders: ["boba-fett"] }],
  ["shows-no-leader", { needs: "pool", leaders: [] }],
  ["skill-before-a-roll", { skill: "intel" }],
  ["not-at-that-time: system", { needs: "system" }],
  ["not-at-that-time: pool", { timing: "immediate", needs: "pool" }],
  ["not-at-that-time: assigned", { timing: "start-of-combat", needs: "assigned" }],
  ["not-at-that-time: assigned", { timing: "before-roll", needs: "assigned" }],
  ["not-at-that-time: captured", { timing: "leader-rescued", needs: "captured" }],
  [
    "only-rebels-are-captured",
    { faction: "imperial", leaders: ["boba-fett"], timing: "leader-captured", needs: "captured" },
  ],
])("[tt.catalogue.entry] The check of an action card reports this fault and no other: %s", (fault, rest) => {
  expectFault(withEntries({ actions: [action(rest)] }), "odd-action", fault);
});

it.each<readonly [fault: string | null, rest: Partial<ObjectiveEntry>]>([
  [null, { timing: "combat", test: { type: "destroyed", theater: "space", health: 2 } }],
  [null, { test: { type: "region-loyal" } }],
  [null, { test: { type: "count-systems", atLeast: 1, where: [{ or: [{ is: "remote" }, { sabotaged: true }] }] } }],
  [null, { timing: "immediate", reputation: 0, test: { type: "always" } }],
  ["immediate-reputation", { timing: "immediate", reputation: 1, test: { type: "always" } }],
  ["immediate-reputation", { timing: "immediate", reputation: null, test: { type: "always" } }],
  ["tested-at-another-time: destroyed", { test: { type: "destroyed", theater: "space", health: 2 } }],
  ["tested-at-another-time: death-star-run", { test: { type: "death-star-run" } }],
  ["tested-at-another-time: won-battle", { test: { type: "won-battle", theater: "any", where: "subjugated" } }],
  ["tested-at-another-time: destroyed-type", { test: { type: "destroyed-type", types: ["at-at"] } }],
  ["tested-at-another-time: always", { timing: "combat" }],
  ["tested-at-another-time: no-captives", { timing: "combat", test: { type: "no-captives" } }],
  ["tested-at-another-time: system-held", { timing: "combat", test: { type: "system-held", system: "hoth" } }],
  [
    "tested-at-another-time: count-systems",
    { timing: "combat", test: { type: "count-systems", atLeast: 1, where: [] } },
  ],
  ["unknown-system: tund", { test: { type: "system-held", system: "tund" } }],
  ["unknown-system: tund", { test: { type: "count-systems", atLeast: 1, where: [{ or: [{ id: "tund" }] }] } }],
  ["would-show-the-base", { test: { type: "count-systems", atLeast: 1, where: [{ sameRegionAs: "base-system" }] } }],
  ["unknown-unit: ewok", { timing: "combat", test: { type: "destroyed-type", types: ["ewok"] } }],
  ["unit-of-the-other-side: x-wing", { timing: "combat", test: { type: "destroyed-type", types: ["x-wing"] } }],
  [
    "unknown-leader: jar-jar",
    { timing: "combat", test: { type: "won-battle", theater: "any", where: ["darth-vader", "jar-jar"] } },
  ],
])("[tt.catalogue.entry] The check of an objective reports this fault and no other: %s", (fault, rest) => {
  expectFault(withEntries({ objectives: [objective(rest)] }), "odd-objective", fault);
});

it("[tt.catalogue.entry] Only a ground tactic card may let ships bombard", () => {
  expectFault(withEntries({ tactics: [tactic({ effect: { op: "bombard" } })] }), "odd-tactic", null);
  const inSpace = tactic({ theater: "space", effect: { op: "bombard" } });
  expectFault(withEntries({ tactics: [inSpace] }), "odd-tactic", "ships-bombard-the-ground");
});

function expectFault(catalogue: Catalogue, entry: string, fault: string | null): void {
  expect(faultsOf(catalogue)).toEqual(fault === null ? [] : [`${entry} ${fault}`]);
}
