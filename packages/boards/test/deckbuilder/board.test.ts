import { type Action, configOf, type DeckbuilderTypes, game, type State } from "@sw/deckbuilder-core";
import { reader } from "@sw/deckbuilder-core/read";
import { scenario } from "@sw/deckbuilder-core/testing";
import { uiIn } from "@sw/deckbuilder-core/ui";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { barriers } from "../helpers/barriers.ts";
import { browser, CHROMIUM, pageOf } from "../helpers/browser.ts";
import { given, played, shown, waysOf } from "../helpers/game.ts";
import type { Opened } from "../helpers/opened.ts";

declare const window: { readonly opened: Opened<unknown, Action, unknown> };

const ui = uiIn("en");
/** The kinds of decisions that two games meet; the others have positions of their own. */
const KINDS = ["actions", "assign-damage", "choose", "may", "new-base", "pick", "reward", "secret-bases", "triggers"];
/** What the players of the test like, the best last. */
const LIKING: readonly Action["type"][] = [
  "end-turn",
  "decline",
  "pass",
  "purchase",
  "attack",
  "commit",
  "use",
  "play",
];
/** A machine that does much else needs longer, in milliseconds. */
const SLOW = { timeout: 300_000 };

describe.skipIf(CHROMIUM === undefined)("<sw-deckbuilder> in Chromium", () => {
  let one: Browser;
  beforeAll(async () => {
    one = await browser();
  });
  afterAll(() => one.close());

  const show = (page: Page, state: State, seat: "empire" | "rebel" = "empire"): Promise<void> => {
    const view = game.view(state, seat);
    return shown(page, view, game.options(view, { picks: "all" }), []);
  };

  it(
    "A Deckbuilding Game is played with the controls only: each option can be chosen, and nothing else",
    SLOW,
    async () => {
      const { page, faults } = await pageOf(one, "deckbuilder");
      const kinds = new Map<string, number>();
      let answers = 0;
      for (const [mode, most] of [
        ["full-galaxy", 360],
        ["secret-bases", 40],
      ] as const) {
        const untold: unknown[] = [];
        const play = { most, liking: ({ type }: Action) => LIKING.indexOf(type) };
        await played<DeckbuilderTypes>(game, configOf({ mode, bases: 3 }), "3", play, async (moment) => {
          const { view, options, events, kind, wanted, count } = moment;
          untold.push(...events);
          const met = kinds.get(kind) ?? 0;
          if (met >= 8 && count % 12 !== 0) return wanted;
          kinds.set(kind, met + 1);
          await shown(page, view, options, untold.splice(0));
          const ways = waysOf<DeckbuilderTypes>(game, ui, view, met < 8 ? options : [wanted]);
          const chosen = await given(page, ways);
          answers += ways.length;
          const keys = chosen.map((actions) => actions.map((action) => game.actionKey(action as Action)));
          expect(keys).toEqual(ways.map(({ key }) => [key]));
          const places = waysOf<DeckbuilderTypes>(game, ui, view, options).flatMap((way) => way.places);
          expect(places).toEqual(expect.arrayContaining([...(await page.evaluate(() => window.opened.legal()))]));
          return wanted;
        });
      }
      console.log(
        `decisions on screen: ${[...kinds].map(([kind, count]) => `${kind} ${count}`).join(", ")}; answers given: ${answers}`,
      );
      expect([...kinds.keys()]).toEqual(expect.arrayContaining([...KINDS]));
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  it("Pieces can be chosen with the mouse, with keys and by dragging", async () => {
    const { page } = await pageOf(one, "deckbuilder");
    const state = scenario({
      resources: 5,
      row: ["x-wing"],
      empire: { hand: ["stormtrooper"], play: ["tie-fighter"] },
    });
    await show(page, state);
    const chosen = (): Promise<readonly Action[]> => page.evaluate(() => window.opened.heard.chosen);
    await page.locator('[data-at="own-hand/stormtrooper"]').click();
    expect(await chosen()).toEqual([{ type: "play", subject: "stormtrooper" }]);
    const unit = page.locator(".near-play [data-at]");
    const id = reader.pieces(state, "empire")[0]?.id;
    await unit.dragTo(page.locator('[data-at="row/0"]'), { force: true });
    expect((await chosen()).at(-1)).toEqual({ type: "commit", subject: id, target: 0 });
    await unit.focus();
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => window.opened.textOf(".hint"))).toContain("TIE Fighter");
    expect([...(await page.evaluate(() => window.opened.legal()))].sort()).toEqual(["base/rebel", "row/0"]);
    await page.locator('[data-at="base/rebel"]').press("Enter");
    expect((await chosen()).at(-1)).toEqual({ type: "commit", subject: id, target: "base" });
    await page.keyboard.press("Escape");
    await page.keyboard.press("e");
    expect((await chosen()).at(-1)).toEqual({ type: "end-turn" });
    await page.close();
  });

  it("Choosing a piece without a legal action shows the rule that forbids it, with its text", async () => {
    const { page } = await pageOf(one, "deckbuilder");
    const state = scenario({ resources: 1, row: ["star-destroyer"], rebel: { hand: [] } });
    await show(page, state);
    await page.locator('[data-at="row/0"]').click({ force: true });
    const [asked] = await page.evaluate(() => window.opened.heard.asked);
    expect(asked).toEqual({ type: "purchase", subject: 0 });
    const refused = game.why(state, { type: "purchase", subject: 0 });
    await page.evaluate((violation) => window.opened.set({ refused: JSON.parse(violation) }), JSON.stringify(refused));
    expect(await page.evaluate(() => window.opened.textOf(".why"))).toContain("You need 7 resources");
    expect(await page.evaluate(() => window.opened.textOf(".rule"))).toContain(
      "cannot be purchased with fewer resources",
    );
    expect(await page.locator(".rule a").getAttribute("href")).toBe("#dbg.purchase.cannot-afford");
    await page.close();
  });

  it("The Deckbuilding Game board has no accessibility violation, wide or on a phone, dark or light, and its Spanish texts are Spanish", async () => {
    const table = scenario({
      resources: 5,
      row: ["x-wing", "princess-leia"],
      empire: { hand: ["stormtrooper"], play: [{ card: "tie-fighter", commitment: "base" }, "star-destroyer"] },
      rebel: { play: ["blockade-runner"] },
    });
    for (const width of [1400, 360]) {
      const { page } = await pageOf(one, "deckbuilder", { width });
      await show(page, table);
      for (const theme of ["dark", "light", "contrast"]) {
        await page.evaluate((name) => window.opened.set({ theme: name }), theme);
        expect(await barriers(page)).toEqual([]);
      }
      await page.evaluate(() => window.opened.set({ locale: "es" }));
      const text = await page.evaluate(() => window.opened.textOf(".frame"));
      expect(text).toContain("Finalizar el turno");
      expect(text).not.toMatch(/\b(Turn|Buy|hand|discards?|attack|left)\b/);
      const wider = await page.evaluate("document.documentElement.scrollWidth");
      expect(wider).toBe(width);
      await page.close();
    }
  });
});
