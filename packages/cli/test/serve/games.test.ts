import type { Choose } from "@sw/bots";
import { steadyBot as legionBot } from "@sw/bots/legion";
import { steadyBot as rebellionBot } from "@sw/bots/rebellion";
import { type Action, type LegionTypes, game as legion, type View } from "@sw/legion-core";
import { SKIRMISH } from "@sw/legion-core/examples";
import { reader } from "@sw/legion-core/read";
import { uiIn as legionUi } from "@sw/legion-core/ui";
import { type RebellionTypes, game as rebellion } from "@sw/rebellion-core";
import { createSoloGame } from "@sw/rebellion-core/solo";
import { uiIn as rebellionUi } from "@sw/rebellion-core/ui";
import { expectOk, isUnpick } from "@sw/tabletop";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { playedOnPage } from "../helpers/player.ts";
import { CHROMIUM } from "../helpers/serving.ts";
import { stage } from "../helpers/stage.ts";

/** Whether the games are played to their ends. */
const IS_LONG = process.env["SW_LONG"] !== undefined;
/** Answers that a seat gives otherwise. */
const FEW = 16;
/** A whole game on a machine that does much else, in milliseconds. */
const SLOW = { timeout: IS_LONG ? 3_600_000 : 300_000 };

/** The spot of the table that an answer puts something on. */
function spotOf(action: Action, view: View): string | undefined {
  if (isUnpick(action) || !("to" in action || "move" in action)) return undefined;
  const spot = "move" in action ? reader.moveEnds(view, [action.move])[0]?.leader : action.to;
  return spot === undefined ? undefined : `spot/${spot.x},${spot.y}`;
}

describe.skipIf(CHROMIUM === undefined)("games on the page of sw serve", () => {
  const { opened, startGame } = stage();

  /** Opens the form of a new game and answers it. */
  const formOf = async (
    choices: Readonly<Record<string, string>>,
  ): Promise<{ readonly page: Page; readonly faults: readonly string[] }> => {
    const { page, faults } = await opened("#/play");
    for (const [name, value] of Object.entries(choices)) {
      await page.locator(`input[name="${name}"][value="${value}"]`).check({ force: true });
    }
    return { page, faults };
  };

  /** What holds once a seat was played: as many answers as wanted, or an end that the page tells. */
  const isPlayed = async (
    page: Page,
    { answers, isOver, listed }: Awaited<ReturnType<typeof playedOnPage>>,
  ): Promise<void> => {
    expect([...listed]).toEqual([]);
    expect(isOver || answers === FEW).toBe(true);
    if (!IS_LONG) return;
    expect(isOver).toBe(true);
    await page.click("text=Watch the replay");
    await page.waitForSelector(".replay-head >> text=verified");
  };

  it.each([
    { title: "Rebellion", game: rebellion, choices: {} },
    { title: "Rebellion with its expansion", game: rebellion, choices: { expansion: "rise-of-the-empire" } },
    { title: "The solo variant", game: expectOk(createSoloGame()), choices: { people: "1" } },
  ])("$title can be played against the computer with the controls of the board", SLOW, async ({ game, choices }) => {
    const { page, faults } = await formOf({ game: "rebellion", ...choices });
    await startGame(page, {});
    const bot: Choose<RebellionTypes> = rebellionBot;
    const played = await playedOnPage({ page, game, ui: rebellionUi("en"), bot }, IS_LONG ? undefined : FEW);
    console.log(`${played.answers} answers: ${[...played.kinds].map((kind) => kind.join(" ")).join(", ")}`);
    await isPlayed(page, played);
    expect(faults).toEqual([]);
  });

  it("A skirmish of Legion with typed armies can be played with the controls of the board", SLOW, async () => {
    const { page, faults } = await formOf({ game: "legion" });
    for (const [at, army] of SKIRMISH.armies.entries()) {
      await page.locator(`select[name="army${at + 1}"]`).selectOption("own");
      await page.locator(".army textarea").nth(at).fill(JSON.stringify(army));
    }
    await startGame(page, {});
    const bot: Choose<LegionTypes> = legionBot;
    const played = await playedOnPage(
      { page, game: legion, ui: legionUi("en"), bot, spotOf },
      IS_LONG ? undefined : FEW,
    );
    console.log(`${played.answers} answers: ${[...played.kinds].map((kind) => kind.join(" ")).join(", ")}`);
    await isPlayed(page, played);
    expect(faults).toEqual([]);
  });
});
