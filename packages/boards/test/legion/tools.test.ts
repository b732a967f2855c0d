import { type Action, game, type State } from "@sw/legion-core";
import { play, scenario } from "@sw/legion-core/testing";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boxAtRest, browser, CHROMIUM, pageOf } from "../helpers/browser.ts";
import { shown } from "../helpers/game.ts";
import type { Opened } from "../helpers/opened.ts";
import { column, RARE } from "./positions.ts";

declare const window: { readonly opened: Opened<unknown, Action, unknown> };

const facing = scenario({
  "player-1": { units: [{ unit: "stormtroopers", at: [600, 200], others: column(600, 70), order: "faceup" }] },
  "player-2": {
    units: [
      { unit: "rebel-troopers", at: [600, 480], others: column(600, 490) },
      { unit: "rebel-veterans", at: [1500, 820], others: column(1500, 690) },
    ],
  },
  activating: "p1.0",
});

describe.skipIf(CHROMIUM === undefined)("tools of <sw-legion> in Chromium", () => {
  let one: Browser;
  beforeAll(async () => {
    one = await browser();
  });
  afterAll(() => one.close());

  const opened = async (state: State): Promise<Page> => {
    const { page } = await pageOf(one, "legion");
    const view = game.view(state, game.decision(state)?.seat ?? "player-1");
    await shown(page, view, game.options(view, { picks: "all" }), []);
    // Keys are heard from within the element.
    await page.locator(".find-button button").focus();
    return page;
  };
  const textOf = (page: Page, selector: string): Promise<string> =>
    page.evaluate((where) => window.opened.textOf(where), selector);
  /** Clicks on a spot of the table, as shares of its length and width from the upper left corner. */
  const pointAt = async (page: Page, across: number, down: number): Promise<void> => {
    const world = await boxAtRest(page, ".world");
    await page.mouse.click(world.x + world.width * across, world.y + world.height * down);
  };

  it("A miniature can be placed on any legal spot in addition to the sample spots, and an illegal spot shows why", async () => {
    const state = (RARE["place"] ?? expect.fail())();
    const page = await opened(state);
    await pointAt(page, 0.31, 0.91);
    await page.keyboard.press("Enter");
    const [chosen] = await page.evaluate(() => window.opened.heard.chosen);
    expect(game.options(game.view(state, "player-1"))).not.toContainEqual(chosen);
    expect(game.why(state, chosen ?? expect.fail())).toBeUndefined();
    await pointAt(page, 0.31, 0.3);
    expect(await page.locator(".callout.refused").count()).toBe(1);
    expect(await textOf(page, ".answer.main")).toBe("");
    await page.close();
  });

  it("A miniature can be dragged from a sample spot, or from the list of units, to any legal spot of the table", async () => {
    const state = (RARE["place"] ?? expect.fail())();
    const page = await opened(state);
    const world = await boxAtRest(page, ".world");
    const goal = { x: world.x + world.width * 0.31, y: world.y + world.height * 0.91 };
    const chosen: (Action | undefined)[] = [];
    for (const start of [".spot .hit", '.order [data-at="unit/p1.0"]']) {
      const from = await boxAtRest(page, start);
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(goal.x - 20, goal.y - 10, { steps: 4 });
      await page.mouse.move(goal.x, goal.y, { steps: 2 });
      await page.mouse.up();
      expect(await page.locator(".ghosts").count()).toBe(1);
      await page.locator(".answer.main").click();
      chosen.push((await page.evaluate(() => window.opened.heard.chosen)).at(-1));
      await page.keyboard.press("Escape");
    }
    const [first = expect.fail(), second] = chosen;
    expect(second).toEqual(first);
    expect(game.options(game.view(state, "player-1"))).not.toContainEqual(first);
    expect(game.why(state, first)).toBeUndefined();
    await page.close();
  });

  it("A unit dropped on the table by its tag stands there until the player confirms the move or drops it elsewhere", async () => {
    const page = await opened(play(facing, [{ type: "perform", subject: "move" }]).state);
    const tag = await boxAtRest(page, '.tag [data-at="unit/p1.0"]');
    const leader = await boxAtRest(page, ".handle");
    await page.mouse.move(tag.x + tag.width / 2, tag.y + tag.height / 2);
    await page.mouse.down();
    await page.mouse.move(leader.x + leader.width / 2, leader.y - 20, { steps: 4 });
    await page.mouse.up();
    expect(await page.evaluate(() => window.opened.heard)).toEqual({ chosen: [], asked: [] });
    expect(await page.locator(".ghosts").count()).toBe(1);
    await page.keyboard.press("Enter");
    const [move] = await page.evaluate(() => window.opened.heard.chosen);
    expect(move?.type).toBe("move");
    await page.close();
  });

  it("Odds are shown before the roll as soon as a weapon is in the pool", async () => {
    const attack = { type: "perform", subject: "attack" } as const;
    const page = await opened(play(facing, [attack]).state);
    expect(await page.locator(".odds-panel .bars span").count()).toBe(0);
    const weapon = { type: "add-weapon", subject: "p1.0.0", weapon: 1, kind: "ranged" } as const;
    const state = play(facing, [attack, weapon]).state;
    const view = game.view(state, "player-1");
    await shown(page, view, game.options(view, { picks: "all" }), []);
    expect(await page.locator(".odds-panel .bars span").count()).toBeGreaterThan(1);
    await page.close();
  });

  it("The R key shows the range ruler, which measures to the pointer and to a unit", async () => {
    const page = await opened(facing);
    await page.keyboard.press("r");
    const world = await boxAtRest(page, ".world");
    await page.mouse.move(world.x + world.width * 0.6, world.y + world.height * 0.7);
    await page.mouse.move(world.x + world.width * 0.61, world.y + world.height * 0.7);
    expect(await textOf(page, ".callout")).toMatch(/range 4 · \d+ mm/);
    expect(await page.locator(".band").count()).toBe(5);
    await page.locator('.tag [data-at="unit/p2.0"]').hover();
    await expect.poll(() => textOf(page, ".callout")).toContain("Rebel Troopers at range 2");
    await page.keyboard.press("r");
    expect(await page.locator(".ruler").count()).toBe(0);
    await page.close();
  });

  it("A unit found by its name receives the focus", async () => {
    const page = await opened(facing);
    await page.keyboard.press("/");
    await page.keyboard.type("veter");
    expect(await textOf(page, ".find output")).toBe("1 found");
    await page.keyboard.press("Enter");
    expect(await page.locator(".find").count()).toBe(0);
    await expect.poll(() => textOf(page, ".rule h3")).toBe("Rebel Veterans");
    await page.close();
  });

  it("Spots are described by direction, distance, ranges to the nearest enemies, and reach in eight directions", async () => {
    const page = await opened(play(facing, [{ type: "perform", subject: "move" }]).state);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    expect(await textOf(page, '.stage [role="status"]')).toContain("20 mm up, ");
    expect(await textOf(page, '.stage [role="status"]')).toContain("Rebel Troopers at range 2");
    expect((await textOf(page, "#reach")).match(/mm/g)).toHaveLength(8);
    await page.close();
  });

  it("The side panel lists the units of both players and the cards of the mission", async () => {
    const page = await opened(facing);
    await page.locator('[role="tab"]', { hasText: "Units" }).click();
    expect(await page.locator(".units-list button").allInnerTexts()).toHaveLength(3);
    await page.locator(".units-list button", { hasText: "Veterans" }).click();
    await expect.poll(() => textOf(page, ".rule h3")).toBe("Rebel Veterans");
    await page.close();
  });
});
