import { type Action, game, type State } from "@sw/legion-core";
import { dice, play, scenario } from "@sw/legion-core/testing";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { barriers } from "../helpers/barriers.ts";
import { boxAtRest, browser, CHROMIUM, pageOf } from "../helpers/browser.ts";
import { shown } from "../helpers/game.ts";
import type { Opened } from "../helpers/opened.ts";
import { column } from "./positions.ts";

declare const window: { readonly opened: Opened<unknown, Action, unknown> };

/** A machine that does much else needs longer, in milliseconds. */
const SLOW = { timeout: 300_000 };

describe.skipIf(CHROMIUM === undefined)("<sw-legion> in Chromium", () => {
  let one: Browser;
  beforeAll(async () => {
    one = await browser();
  });
  afterAll(() => one.close());

  const show = (page: Page, state: State): Promise<void> => {
    const view = game.view(state, game.decision(state)?.seat ?? "player-1");
    return shown(page, view, game.options(view, { picks: "all" }), []);
  };
  const chosen = (page: Page): Promise<readonly Action[]> => page.evaluate(() => window.opened.heard.chosen);

  const facing = scenario({
    "player-1": {
      units: [{ unit: "stormtroopers", at: [600, 200], others: column(600, 70), tokens: { aim: 1 }, order: "faceup" }],
    },
    "player-2": {
      units: [
        { unit: "rebel-troopers", at: [600, 480], others: column(600, 490) },
        { unit: "rebel-veterans", at: [1500, 820], others: column(1500, 690) },
      ],
    },
    activating: "p1.0",
  });

  it("[leg.move.standard-place-leader] Dragging a leader to its end position and pressing Enter moves the unit there", async () => {
    const { page } = await pageOf(one, "legion");
    const { state } = play(facing, [{ type: "perform", subject: "move" }]);
    await show(page, state);
    const handle = await boxAtRest(page, ".handle");
    const scale = Number(
      await page.locator(".world").evaluate((world) => getComputedStyle(world).getPropertyValue("--k")),
    );
    const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40 * scale, y - 20 * scale, { steps: 3 });
    await page.mouse.move(x + 80 * scale, y - 60 * scale, { steps: 3 });
    await page.mouse.up();
    await page.keyboard.press("Enter");
    const [move] = await chosen(page);
    if (move?.type !== "move" || !("to" in move.move) || typeof move.move.to !== "object") throw new Error("no move");
    expect(Math.abs(move.move.to.x - 68_000)).toBeLessThan(300);
    expect(Math.abs(move.move.to.y - 26_000)).toBeLessThan(300);
    expect(game.why(state, move)).toBeUndefined();
    await page.close();
  });

  it("[leg.move.standard-tool] Pointing beyond a unit's reach shows why the move is refused, and no click moves it there", async () => {
    const { page } = await pageOf(one, "legion");
    await show(page, play(facing, [{ type: "perform", subject: "move" }]).state);
    const world = await boxAtRest(page, ".world");
    await page.mouse.click(world.x + world.width * 0.8, world.y + world.height * 0.2);
    expect(await page.evaluate(() => window.opened.textOf(".callout"))).not.toBe("");
    expect(await page.locator(".callout.refused").count()).toBe(1);
    expect(await page.evaluate(() => window.opened.textOf(".answer.main"))).toBe("");
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    const [move] = await chosen(page);
    expect(move).toMatchObject({ type: "move", move: { to: { x: 60_000, y: 22_000 } } });
    await page.close();
  });

  it("[leg.notched.step-4-choose] A walker ends at the legal position of its tool nearest to the pointer, and Q chooses another path", async () => {
    const { page } = await pageOf(one, "legion");
    const walker = scenario({
      "player-1": { units: [{ unit: "at-st", at: [600, 300], order: "faceup" }] },
      "player-2": { units: [{ unit: "rebel-veterans", at: [1500, 820], others: column(1500, 690) }] },
      activating: "p1.0",
    });
    const { state } = play(walker, [{ type: "perform", subject: "move" }]);
    await show(page, state);
    const world = await boxAtRest(page, ".world");
    await page.mouse.click(world.x + world.width * 0.42, world.y + world.height * 0.55);
    for (const key of ["Enter", "q", "Enter"]) await page.keyboard.press(key);
    const ways = await chosen(page);
    expect(ways.map(({ type }) => type)).toEqual(["move", "move"]);
    for (const way of ways) expect(game.why(state, way)).toBeUndefined();
    expect(await page.locator(".callout.refused").count()).toBe(0);
    await page.close();
  });

  it("[leg.roll-attack.reroll-window] Rolled dice are chosen for a reroll one by one, and chosen dice are marked", async () => {
    const { page } = await pageOf(one, "legion");
    const blasters = [0, 1, 2, 3].map(
      (n) => ({ type: "add-weapon", subject: `p1.0.${n}`, weapon: 1, kind: "ranged" }) as const,
    );
    const draws = dice(["hit", "blank", "critical", "blank"]);
    const rolled = play(facing, [{ type: "perform", subject: "attack" }, ...blasters], { draws }).state;
    await show(page, rolled);
    expect(await page.evaluate(() => window.opened.textOf(".steps .now"))).toContain("reroll");
    expect(await page.locator(".cast").count()).toBe(4);
    const aimed = play(rolled, [{ type: "choose-option", subject: "aim" }]).state;
    await show(page, aimed);
    await page.locator('[data-at="die/attack/0"]').first().click();
    expect(await chosen(page)).toEqual([{ type: "choose-option", subject: "pick 0" }]);
    await show(page, play(aimed, [{ type: "choose-option", subject: "pick 0" }]).state);
    expect(await page.locator(".cast.taken").count()).toBe(1);
    expect(await page.locator(".odds .bars span").count()).toBeGreaterThan(2);
    await page.close();
  });

  it("Pointing at a target shows its range and cover, and choosing a unit that cannot be attacked shows why", async () => {
    const { page } = await pageOf(one, "legion");
    const near = scenario({
      "player-1": { units: [{ unit: "stormtroopers", at: [600, 200], others: column(600, 70), order: "faceup" }] },
      "player-2": {
        units: [
          { unit: "rebel-troopers", at: [600, 480], others: column(600, 490) },
          { unit: "rebel-troopers", at: [700, 480], others: column(700, 490) },
          { unit: "rebel-veterans", at: [1500, 820], others: column(1500, 690) },
        ],
      },
      activating: "p1.0",
    });
    const { state } = play(near, [{ type: "perform", subject: "attack" }]);
    await show(page, state);
    await page.locator('.tag [data-at="unit/p2.0"]').hover();
    await expect
      .poll(() => page.evaluate(() => window.opened.textOf(".callout")))
      .toContain("sees Rebel Troopers 1 · range 2");
    await page.locator('.tag [data-at="unit/p2.2"]').click({ force: true });
    const [asked] = await page.evaluate(() => window.opened.heard.asked);
    expect(asked).toEqual({ type: "declare", subject: "p2.2" });
    const refused = game.why(state, { type: "declare", subject: "p2.2" });
    await page.evaluate((violation) => window.opened.set({ refused: JSON.parse(violation) }), JSON.stringify(refused));
    expect(await page.evaluate(() => window.opened.textOf(".why"))).toContain("No weapon reaches Rebel Veterans");
    await page.close();
  });

  it(
    "The Legion board has no accessibility violation, wide or on a phone, dark or light, and its Spanish texts are Spanish",
    SLOW,
    async () => {
      for (const width of [1400, 360]) {
        const { page } = await pageOf(one, "legion", { width });
        await show(page, facing);
        for (const theme of ["dark", "light", "contrast"]) {
          await page.evaluate((name) => window.opened.set({ theme: name }), theme);
          expect(await barriers(page)).toEqual([]);
        }
        await page.evaluate(() => window.opened.set({ locale: "es" }));
        const text = await page.evaluate(() => window.opened.textOf(".frame"));
        expect(text).toContain("Mano de mando");
        expect(text).not.toMatch(/\b(Round|Command|units|speed|courage|hand|wounds)\b/);
        expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
        await page.close();
      }
    },
  );
});
