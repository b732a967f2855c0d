import { game as legion } from "@sw/legion-core";
import { dice, scenario as legionScenario, play as playLegion } from "@sw/legion-core/testing";
import { configOf, type RebellionTypes, game as rebellion } from "@sw/rebellion-core";
import { play as playRebellion, scenario as rebellionScenario } from "@sw/rebellion-core/testing";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { barriers } from "./helpers/barriers.ts";
import { browser, CHROMIUM, pageOf } from "./helpers/browser.ts";
import { played, shown } from "./helpers/game.ts";
import type { Opened } from "./helpers/opened.ts";
import { column } from "./legion/positions.ts";

declare const window: { readonly opened: Opened<unknown, unknown, unknown> };

/** A machine that does much else needs longer, in milliseconds. */
const SLOW = { timeout: 300_000 };

/** What is found in all themes, wide and on a phone. */
async function foundOn(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of [1400, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const theme of ["dark", "light", "contrast"]) {
      await page.evaluate((name) => window.opened.set({ theme: name }), theme);
      found.push(...(await barriers(page)).map((barrier) => `${theme}, ${width}: ${barrier}`));
    }
  }
  return found;
}

describe.skipIf(CHROMIUM === undefined)("boards in use under axe-core", () => {
  let one: Browser;
  beforeAll(async () => {
    one = await browser();
  });
  afterAll(() => one.close());

  const facing = legionScenario({
    "player-1": {
      units: [{ unit: "stormtroopers", at: [600, 200], others: column(600, 70), tokens: { aim: 1 }, order: "faceup" }],
    },
    "player-2": { units: [{ unit: "rebel-troopers", at: [600, 480], others: column(600, 490) }] },
    activating: "p1.0",
  });
  const blasters = [0, 1, 2, 3].map(
    (n) => ({ type: "add-weapon", subject: `p1.0.${n}`, weapon: 1, kind: "ranged" }) as const,
  );
  const attack = { type: "perform", subject: "attack" } as const;

  it("Legion has no barrier while no unit is on the table", SLOW, async () => {
    const { page } = await pageOf(one, "legion");
    const view = legion.view(legionScenario({}), "spectator");
    await shown(page, view, legion.options(view, { picks: "all" }), []);
    expect(await foundOn(page)).toEqual([]);
    await page.close();
  });

  it.each([
    ["a move", playLegion(facing, [{ type: "perform", subject: "move" }])],
    ["an attack", playLegion(facing, [attack, ...blasters.slice(0, 1)])],
    ["a dice pool", playLegion(facing, [attack, ...blasters], { draws: dice(["hit", "blank", "critical", "blank"]) })],
  ] as const)("The Legion board has no accessibility violation during %s", SLOW, async (_, { state }) => {
    const { page } = await pageOf(one, "legion");
    const view = legion.view(state, "player-1");
    await shown(page, view, legion.options(view, { picks: "all" }), []);
    expect(await foundOn(page)).toEqual([]);
    await page.close();
  });

  it("The Rebellion board has no accessibility violation during a move", SLOW, async () => {
    const fleet = rebellionScenario({
      active: "imperial",
      systems: { sullust: { loyalty: "imperial", units: { "star-destroyer": 1, stormtrooper: 4 } } },
    });
    const { state } = playRebellion(fleet, [
      { type: "activate", subject: "darth-vader", system: "mustafar" },
      { type: "move", subject: "star-destroyer", from: "sullust" },
    ]);
    const view = rebellion.view(state, "imperial");
    const { page } = await pageOf(one, "rebellion");
    await shown(page, view, rebellion.options(view, { picks: "all" }), []);
    expect(await foundOn(page)).toEqual([]);
    await page.close();
  });

  it("The Rebellion board has no accessibility violation during the attack of a battle", SLOW, async () => {
    const { page } = await pageOf(one, "rebellion");
    let isShown = false;
    const play = { most: 900, liking: ({ type }: RebellionTypes["Action"]) => (type === "pass" ? 0 : 1) };
    await played<RebellionTypes>(rebellion, configOf(), "on screen", play, async ({ view, options, kind, wanted }) => {
      if (kind === "assign-damage" && !isShown) {
        isShown = true;
        await shown(page, view, options, []);
      }
      return wanted;
    });
    expect(isShown).toBe(true);
    expect(await foundOn(page)).toEqual([]);
    await page.close();
  });
});
