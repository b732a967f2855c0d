import { type Action, type Event, game, type State } from "@sw/legion-core";
import { dice, play, scenario } from "@sw/legion-core/testing";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browser, CHROMIUM, pageOf } from "./helpers/browser.ts";
import { shown } from "./helpers/game.ts";
import type { Opened } from "./helpers/opened.ts";
import { column } from "./legion/positions.ts";

declare const window: { readonly opened: Opened<unknown, Action, Event> };

/** A machine that does much else needs longer, in milliseconds. */
const SLOW = { timeout: 120_000 };

const facing = scenario({
  "player-1": {
    units: [{ unit: "stormtroopers", at: [600, 200], others: column(600, 70), tokens: { aim: 1 }, order: "faceup" }],
  },
  "player-2": { units: [{ unit: "rebel-troopers", at: [600, 480], others: column(600, 490) }] },
  activating: "p1.0",
});
const attack = { type: "perform", subject: "attack" } as const;
const blaster = (n: number) => ({ type: "add-weapon", subject: `p1.0.${n}`, weapon: 1, kind: "ranged" }) as const;

describe.skipIf(CHROMIUM === undefined)("motion on the boards in Chromium", () => {
  let one: Browser;
  beforeAll(async () => {
    one = await browser();
  });
  afterAll(() => one.close());

  const show = (page: Page, state: State, events: readonly Event[] = []): Promise<void> => {
    const view = game.view(state, "player-1");
    return shown(page, view, game.options(view, { picks: "all" }), events);
  };
  /** Shows a state and the one after some actions; what moves then, by the names of the classes. */
  const moving = async (page: Page, state: State, actions: readonly Action[], draws?: ReturnType<typeof dice>) => {
    await show(page, state);
    const after = play(state, actions, draws === undefined ? {} : { draws });
    await show(page, after.state, after.events);
    return running(page);
  };
  const running = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() =>
      (document.querySelector("sw-legion")?.shadowRoot?.getAnimations() ?? []).flatMap(({ effect, playState }) => {
        if (playState !== "running" || !(effect instanceof KeyframeEffect)) return [];
        return [effect.target?.getAttribute("class") ?? ""];
      }),
    );
  const move = play(facing, [{ type: "perform", subject: "move" }]).state;
  const away = game.legalActions(move).find((action) => action.type === "move") ?? expect.fail();

  it("Miniatures glide to their new places, and stop at once when the player presses a key", SLOW, async () => {
    const { page, faults } = await pageOf(one, "legion", { reducedMotion: "no-preference" });
    const classes = await moving(page, move, [away]);
    expect(classes.filter((name) => name.startsWith("base")).length).toBeGreaterThan(0);
    await page.locator(".find-button button").focus();
    await page.keyboard.press("Shift");
    expect((await running(page)).filter((name) => name.startsWith("base"))).toEqual([]);
    expect(faults).toEqual([]);
    await page.close();
  });

  it("Dice that were just rolled fade in", SLOW, async () => {
    const { page } = await pageOf(one, "legion", { reducedMotion: "no-preference" });
    const rolled = await moving(
      page,
      play(facing, [attack]).state,
      [0, 1, 2, 3].map(blaster),
      dice(["hit", "blank", "critical", "blank"]),
    );
    expect(rolled.filter((name) => name.includes("cast"))).toHaveLength(4);
    await page.close();
  });

  it("Nothing moves if the system asks for less motion", SLOW, async () => {
    const { page } = await pageOf(one, "legion");
    expect(await moving(page, move, [away])).toEqual([]);
    await page.close();
  });
});
