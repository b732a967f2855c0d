import { type Action, configOf, game, type RebellionTypes } from "@sw/rebellion-core";
import { uiIn } from "@sw/rebellion-core/ui";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { barriers } from "../helpers/barriers.ts";
import { browser, CHROMIUM, pageOf } from "../helpers/browser.ts";
import { given, played, shown, waysOf } from "../helpers/game.ts";
import type { Opened } from "../helpers/opened.ts";

declare const window: { readonly opened: Opened<unknown, Action, unknown> };

const ui = uiIn("en");
/** A machine that does much else needs longer, in milliseconds. */
const SLOW = { timeout: 300_000 };

describe.skipIf(CHROMIUM === undefined)("<sw-rebellion> in Chromium", () => {
  let one: Browser;
  beforeAll(async () => {
    one = await browser();
  });
  afterAll(() => one.close());

  it(
    "A game is played by the controls alone: whatever is legal can be given, and nothing else is chosen",
    SLOW,
    async () => {
      const { page, faults } = await pageOf(one, "rebellion");
      const kinds = new Map<string, number>();
      let answers = 0;
      const untold: unknown[] = [];
      const play = { most: 900, liking: ({ type }: Action) => (type === "pass" ? 0 : 1) };
      await played<RebellionTypes>(game, configOf(), "on screen", play, async (moment) => {
        const { view, options, events, kind, wanted, count } = moment;
        untold.push(...events);
        const met = kinds.get(kind) ?? 0;
        kinds.set(kind, met + 1);
        if (met >= 2 && count % 90 !== 0) return wanted;
        await shown(page, view, options, untold.splice(0));
        const every = Math.ceil(options.length / 6);
        const tried = [wanted, ...options.filter((_, place) => place % every === 0)];
        const ways = waysOf<RebellionTypes>(game, ui, view, tried);
        const chosen = await given(page, ways);
        answers += ways.length;
        const keys = chosen.map((actions) => actions.map((action) => game.actionKey(action as Action)));
        expect(keys).toEqual(ways.map(({ key }) => [key]));
        return wanted;
      });
      console.log(`decisions on screen: ${[...kinds.keys()].join(", ")}; answers given: ${answers}`);
      expect([...kinds.keys()]).toEqual(
        expect.arrayContaining(["starting-units", "base", "assign", "turn", "move-units", "oppose", "assign-damage"]),
      );
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  it("A battle leaves the galaxy and the hand in sight, wide and on a phone", SLOW, async () => {
    let fought: { readonly view: unknown; readonly options: readonly Action[] } | undefined;
    const play = { most: 900, liking: ({ type }: Action) => (type === "pass" ? 0 : 1) };
    await played<RebellionTypes>(game, configOf(), "on screen", play, async ({ view, options, kind, wanted }) => {
      if (kind === "assign-damage") fought ??= { view, options };
      return wanted;
    });
    if (fought === undefined) throw new Error("no battle was fought");
    for (const width of [1400, 800, 360]) {
      const { page } = await pageOf(one, "rebellion", { width });
      await shown(page, fought.view, fought.options, []);
      const boxes = await Promise.all([".battle", ".hands"].map((part) => page.locator(part).boundingBox()));
      const [battle, hands] = boxes.map((box) => ({ top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }));
      expect(battle?.bottom).toBeLessThanOrEqual(hands?.top ?? 0);
      const map = await page.locator(".map").boundingBox();
      const isBeside = width === 1400;
      expect((map?.y ?? 0) >= (battle?.bottom ?? 0)).toBe(!isBeside);
      await page.close();
    }
  });

  it("Neither wide nor on a phone, dark nor light, does axe-core find a barrier on the galaxy", SLOW, async () => {
    const setUp = game.setup(configOf(), "a galaxy");
    if (!setUp.ok) throw new Error(setUp.violation.rule);
    const { state } = setUp.value;
    const seat = game.decision(state)?.seat ?? "rebel";
    const view = game.view(state, seat);
    for (const width of [1400, 360]) {
      const { page } = await pageOf(one, "rebellion", { width });
      await shown(page, view, game.options(view, { picks: "all" }), []);
      for (const theme of ["dark", "light"]) {
        await page.evaluate((name) => window.opened.set({ theme: name }), theme);
        expect(await barriers(page)).toEqual([]);
      }
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
      await page.close();
    }
  });
});
