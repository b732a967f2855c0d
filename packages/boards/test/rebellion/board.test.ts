import {
  type Action,
  configOf,
  type Event,
  fourPlayerGame,
  game,
  type RebellionTypes,
  seatsFor,
} from "@sw/rebellion-core";
import { play as playLine, scenario } from "@sw/rebellion-core/testing";
import { uiIn } from "@sw/rebellion-core/ui";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { barriers } from "../helpers/barriers.ts";
import { browser, CHROMIUM, pageOf } from "../helpers/browser.ts";
import { played, shown, waysOf } from "../helpers/game.ts";
import { answersGiven } from "../helpers/gate.ts";
import type { Opened } from "../helpers/opened.ts";

declare const window: { readonly opened: Opened<unknown, Action, unknown> };

const ui = uiIn("en");
/** How the games of the test are played, and how far. */
const LINE = { most: 900, liking: ({ type }: Action) => (type === "pass" ? 0 : 1) };
/** A machine that does much else needs longer, in milliseconds. */
const SLOW = { timeout: 300_000 };

describe.skipIf(CHROMIUM === undefined)("<sw-rebellion> in Chromium", () => {
  let one: Browser;
  beforeAll(async () => {
    one = await browser();
  });
  afterAll(() => one.close());

  it.each([
    [
      "base game",
      game,
      configOf(),
      ["starting-units", "base", "assign", "turn", "move-units", "oppose", "assign-damage"],
    ],
    [
      "expansion with cinematic combat",
      game,
      configOf({ expansion: "rise-of-the-empire", combat: "cinematic" }),
      ["mission-set", "choose-tactic", "tactic-half", "cinematic-actions", "pool-limit"],
    ],
    ["team game", fourPlayerGame, configOf({ players: 4 }), ["starting-units", "base", "assign", "turn"]],
  ] as const)(
    "The %s is played with the controls only: every legal action can be chosen, and nothing else",
    SLOW,
    async (_, rules, config, some) => {
      const { page, faults } = await pageOf(one, "rebellion");
      const kinds = new Set<string>();
      const seats = new Set<string>();
      let answers = 0;
      const untold: Event[] = [];
      await played<RebellionTypes>(rules, config, "on screen", LINE, async (moment) => {
        const { view, options, events, kind, seat, wanted, count } = moment;
        untold.push(...events);
        const isNew = !kinds.has(kind) || !seats.has(seat);
        kinds.add(kind);
        seats.add(seat);
        if (!isNew && count % 90 !== 0) return wanted;
        const every = Math.ceil(options.length / 6);
        const tried = [wanted, ...options.filter((_, place) => place % every === 0)];
        const ways = waysOf<RebellionTypes>(rules, ui, view, tried);
        answers += await answersGiven<RebellionTypes>(rules, page, { view, options, events: untold.splice(0) }, ways);
        return wanted;
      });
      console.log(`decisions on screen: ${[...kinds].join(", ")}; answers given: ${answers}`);
      expect([...kinds]).toEqual(expect.arrayContaining([...some]));
      expect([...seats].sort()).toEqual([...seatsFor(config.players)].sort());
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  it("Units picked for a move are marked, with their route and the transport that they use", async () => {
    const fleet = scenario({
      active: "imperial",
      systems: { sullust: { loyalty: "imperial", units: { "death-star": 1, "star-destroyer": 1, stormtrooper: 4 } } },
    });
    const picks = [
      { type: "activate", subject: "darth-vader", system: "mustafar" },
      { type: "move", subject: "star-destroyer", from: "sullust" },
      { type: "move", subject: "stormtrooper", from: "sullust" },
    ] as const;
    const { state } = playLine(fleet, picks);
    const view = game.view(state, "imperial");
    const { page } = await pageOf(one, "rebellion");
    await shown(page, view, game.options(view, { picks: "all" }), []);
    const textOf = (selector: string): Promise<string> =>
      page.evaluate((where) => window.opened.textOf(where), selector);
    expect(await textOf(".going")).toBe("1\n1");
    expect(await textOf(".hint")).toContain("1 of 6 transport places used");
    expect(await page.locator(".ways.wide path").getAttribute("d")).toMatch(/^M.+L.+/);
    expect(await page.locator(".destination").count()).toBe(1);
    expect(await page.locator(".orbited").count()).toBe(1);
    await page.close();
  });

  it("A battle leaves the galaxy and the hand visible, wide and on a phone", SLOW, async () => {
    let fought: { readonly view: unknown; readonly options: readonly Action[] } | undefined;
    await played<RebellionTypes>(game, configOf(), "on screen", LINE, async ({ view, options, kind, wanted }) => {
      if (kind === "assign-damage") fought ??= { view, options };
      return wanted;
    });
    if (fought === undefined) throw new Error("no battle was fought");
    for (const width of [1400, 800, 360]) {
      const { page } = await pageOf(one, "rebellion", { width });
      await shown(page, fought.view, fought.options, []);
      expect(await page.evaluate(() => window.opened.textOf(".attack-steps .now"))).toBe("damage");
      const boxes = await Promise.all([".battle", ".hands"].map((part) => page.locator(part).boundingBox()));
      const [battle, hands] = boxes.map((box) => ({ top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }));
      expect(battle?.bottom).toBeLessThanOrEqual(hands?.top ?? 0);
      const map = await page.locator(".map").boundingBox();
      const isBeside = width === 1400;
      expect((map?.y ?? 0) >= (battle?.bottom ?? 0)).toBe(!isBeside);
      await page.close();
    }
  });

  it("The galaxy has no accessibility violation, wide or on a phone, dark or light", SLOW, async () => {
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
