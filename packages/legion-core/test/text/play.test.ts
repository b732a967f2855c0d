import { SKIRMISH } from "@sw/legion-core/examples";
import { at, seeded } from "@sw/tabletop";
import { expect, it } from "vitest";
import { type Action, game, type View } from "../../src/index.ts";
import { describe, LOCALES, type Telling } from "../../src/text/index.ts";

const HOLES = /undefined|null|NaN|\[object|[{}]| {2}| [.,;:)]|\( |\.\.|\(\)|“”|«»|\b[pP][12]\.\d|\b(de|a) el \p{L}/u;
/** Ids of several words read with hyphens. */
const IDS = /\b(surge-|attack-|defense-|special-forces|inactive-|leia-organa|tip-of|sweep-and|marked-t|end-phase)/;

function expectTold(subject: Telling, view: View): void {
  for (const locale of LOCALES) {
    const text = describe(subject, { locale, view });
    expect(text).not.toMatch(HOLES);
    expect(text.replace(/\((leg|tt)\.[^)]*\)/, "")).not.toMatch(IDS);
    expect(text.length).toBeGreaterThan(2);
  }
}

/** The lines of a menu that stand for several actions. */
function twins(actions: readonly Action[], view: View): readonly string[] {
  const lines = actions.map((action) => describe({ action }, { locale: "en", view }));
  return lines.filter((line, place) => lines.indexOf(line) !== place);
}

it("All texts of a game have no ids or gaps for players and spectators, and menu texts are distinct", {
  timeout: 60_000,
}, () => {
  const begun = game.setup(SKIRMISH, "told");
  if (!begun.ok) throw new RangeError(begun.violation.code);
  const chance = seeded("choices");
  const kinds = new Set<string>();
  let { state } = begun.value;
  for (let step = 0; step < 250 && game.decision(state) !== undefined; step++) {
    const decision = game.decision(state);
    if (decision === undefined || decision === null) break;
    const view = game.view(state, decision.seat);
    const actions = game.legalActions(state);
    expectTold({ decision }, view);
    expect(twins(actions, view)).toEqual([]);
    if (!kinds.has(decision.kind)) {
      for (const action of actions) expectTold({ action }, view);
      const stray = game.apply(state, { type: "lead", subject: "p1.0.0" });
      if (!stray.ok) expectTold({ violation: stray.violation }, view);
    }
    kinds.add(decision.kind);
    const next = game.apply(state, at(actions, chance.pick("action", actions.length, String)));
    if (!next.ok) throw new RangeError(next.violation.code);
    for (const event of next.value.events) {
      for (const viewer of [decision.seat, "spectator"] as const) {
        const seen = game.redact(event, viewer);
        if (seen !== undefined) expectTold({ event: seen }, game.view(next.value.state, viewer));
      }
    }
    ({ state } = next.value);
  }
  expect(kinds.size).toBeGreaterThan(8);
});
