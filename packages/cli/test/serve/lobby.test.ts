import { steadyBot } from "@sw/bots/rebellion";
import type { DeckbuilderTypes } from "@sw/deckbuilder-core";
import type { RebellionTypes } from "@sw/rebellion-core";
import { type GameTypes, isUnpick, seeded } from "@sw/tabletop";
import type { JSHandle, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { barriers } from "../helpers/barriers.ts";
import { CHROMIUM } from "../helpers/serving.ts";
import { stage } from "../helpers/stage.ts";

/** A machine that does much else needs longer, in milliseconds. */
const SLOW = { timeout: 240_000 };

/** A board as the tests find it on the page. */
interface BoardOnPage<G extends GameTypes> {
  readonly view: G["View"] | undefined;
  readonly options: readonly G["Action"][];
  dispatchEvent(event: CustomEvent): boolean;
}
declare const document: { querySelector<G extends GameTypes>(selector: string): BoardOnPage<G> | null };
declare const MutationObserver: new (changed: () => void) => { observe(element: unknown, what: object): void };

/** Waits until the board on a page asks for an answer. */
async function isAsked(page: Page): Promise<void> {
  await page.waitForFunction(() => (document.querySelector("sw-deckbuilder")?.options.length ?? 0) > 0);
}

/** Returns all texts that an element will have had by the time when they are asked for. */
async function textsOf(page: Page, selector: string): Promise<JSHandle<string[]>> {
  return page.locator(selector).evaluateHandle((element) => {
    const texts: string[] = [];
    const observer = new MutationObserver(() => texts.push(element.textContent ?? ""));
    observer.observe(element, { characterData: true, childList: true, subtree: true });
    return texts;
  });
}

/** Ends the turn by its key. */
async function endsTurn(page: Page): Promise<void> {
  await isAsked(page);
  await page.locator("sw-deckbuilder").focus();
  await page.keyboard.press("e");
}

/** Answers for the seat of a game of Rebellion, without its controls, until something is shown. */
async function playsUntil(page: Page, shown: string): Promise<void> {
  const chance = seeded("until");
  for (let answers = 0; (await page.locator(shown).count()) === 0; answers++) {
    if (answers > 200) throw new Error(`${shown} is not shown`);
    await page.waitForFunction(() => (document.querySelector("sw-rebellion")?.options.length ?? 0) > 0);
    const { view, options } = await page.evaluate(() => {
      const board = document.querySelector<RebellionTypes>("sw-rebellion");
      return { view: board?.view, options: board?.options ?? [] };
    });
    if (view === undefined) throw new Error("no view");
    const forward = options.filter((action) => !isUnpick(action));
    const action = steadyBot(view, forward.length > 0 ? forward : options, { chance });
    await page.evaluate(
      (detail) => {
        document.querySelector("sw-rebellion")?.dispatchEvent(new CustomEvent("sw-choose", { detail }));
      },
      { action },
    );
    await page.waitForFunction(
      (before) => JSON.stringify(document.querySelector("sw-rebellion")?.view) !== before,
      JSON.stringify(view),
    );
  }
}

/** Lets tables of this page count a person as absent at once. */
async function withoutPatience(page: Page): Promise<void> {
  await page.route("**/tables", async (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.continue();
    return route.continue({ postData: JSON.stringify({ ...request.postDataJSON(), absence: 0 }) });
  });
}

describe.skipIf(CHROMIUM === undefined)("tables of sw serve with people who come and go", () => {
  const { opened, startGame } = stage();

  it("An open table stands in the lobby until somebody takes its free seat and plays", SLOW, async () => {
    const host = await opened("#/play");
    await startGame(host.page, { rebel: "open" });
    await host.page.waitForSelector("text=This table stands among the open tables");
    const guest = await opened("#/play", { width: 360 });
    await guest.page.waitForSelector("page-lobby .tables li >> text=1 free seat");
    expect(await barriers(guest.page)).toEqual([]);
    await guest.page.locator("page-lobby .tables a").click();
    await guest.page.waitForSelector("text=Take the seat of Rebellion");
    expect(await barriers(guest.page)).toEqual([]);
    await guest.page.fill('input[name="name"]', "Leia");
    await guest.page.locator("button.main").click();
    await endsTurn(host.page);
    await endsTurn(guest.page);
    await isAsked(host.page);
    await host.page.waitForSelector("sw-deckbuilder >> text=Leia");
    const other = await opened("#/play");
    await other.page.waitForSelector("page-lobby >> text=Tables with a seat for anybody stand here.");
    expect([...host.faults, ...guest.faults, ...other.faults]).toEqual([]);
  });

  it(
    "A player who joins a table with two free seats chooses one, and is offered the other if it was just taken",
    SLOW,
    async () => {
      const host = await opened("#/play");
      await startGame(host.page, { empire: "open", rebel: "open" });
      await host.page.waitForURL(/table/);
      const [ann, bob] = [await opened("#/play"), await opened("#/play")];
      for (const { page } of [ann, bob]) {
        await page.locator("page-lobby .tables a").first().click();
        await page.locator('input[name="seat"][value="rebel"]').check({ force: true });
      }
      await ann.page.locator("button.main").click();
      await ann.page.waitForURL(/table/);
      await bob.page.locator("button.main").click();
      await bob.page.waitForSelector("text=Take the seat of Empire");
      await bob.page.locator("button.main").click();
      await isAsked(bob.page);
      expect([...ann.faults, ...bob.faults]).toEqual([]);
    },
  );

  it(
    "A seat whose player is away goes to a bot, back to the player, and to somebody else by a link",
    SLOW,
    async () => {
      const host = await opened("#/play");
      await withoutPatience(host.page);
      await startGame(host.page, { rebel: "link" });
      const path = async (): Promise<string> =>
        new URL((await host.page.locator(".links a").first().getAttribute("href")) ?? "").hash;
      const guest = await opened(await path());
      await guest.page.locator("button.main").click();
      await endsTurn(host.page);
      await host.page.click("text=Let a bot play for the Rebellion");
      // The bot plays the whole turn.
      await isAsked(host.page);
      await guest.page.click("text=Take your seat back");
      await guest.page.waitForSelector("text=Take your seat back", { state: "detached" });
      await endsTurn(host.page);
      await isAsked(guest.page);
      await host.page.click("text=Invite somebody else for the Rebellion");
      const third = await opened(await path());
      await third.page.fill('input[name="name"]', "Han");
      await third.page.locator("button.main").click();
      await guest.page.waitForSelector("text=your seat was given to somebody else");
      await host.page.waitForSelector(".links", { state: "detached" });
      await endsTurn(third.page);
      await isAsked(host.page);
      await host.page.waitForSelector("sw-deckbuilder >> text=Han");
      await host.page.setViewportSize({ width: 360, height: 780 });
      expect(await host.page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
      expect([...host.faults, ...guest.faults, ...third.faults]).toEqual([]);
    },
  );

  it("A bot that searches tells the page how far it is, until it has answered", SLOW, async () => {
    const { page, faults } = await opened("#/play");
    await page.waitForSelector(".seat-row");
    await page.locator(".seat-row select").selectOption("search");
    await startGame(page, {});
    await isAsked(page);
    const told = await textsOf(page, ".strip .playouts");
    await endsTurn(page);
    await page.waitForFunction((turn) => {
      const board = document.querySelector<DeckbuilderTypes>("sw-deckbuilder");
      return (board?.view?.turn ?? 0) === turn && (board?.options.length ?? 0) > 0;
    }, 3);
    expect(await told.jsonValue()).toContainEqual(
      expect.stringMatching(/^The Rebellion is taking its turn\. [\d,]+ playouts so far\.$/),
    );
    expect(await page.textContent(".strip .playouts")).toBe("");
    expect(faults).toEqual([]);
  });

  it("The automa of the solo variant tells beside the board what it decided and why", SLOW, async () => {
    const { page, faults } = await opened("#/play");
    await page.locator('input[name="game"][value="rebellion"]').check({ force: true });
    await page.locator('input[name="people"][value="1"]').check({ force: true });
    await startGame(page, {});
    await playsUntil(page, ".reasons[open] li");
    const reasons = await page.locator(".reasons li").allTextContents();
    expect(reasons).toEqual(reasons.map(() => expect.stringMatching(/^The Empire decides: \S/)));
    for (const width of [1400, 360]) {
      await page.setViewportSize({ width, height: 780 });
      expect([width, await barriers(page)]).toEqual([width, []]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
    }
    expect(faults).toEqual([]);
  });
});
