import type { Choose } from "@sw/bots";
import { type Game, type GameTypes, isUnpick, seeded } from "@sw/tabletop";
import type { Ui } from "@sw/tabletop/ui";
import type { Page } from "playwright-core";

/** The types of a game whose views tell what is decided and how it ended. */
type PageTypes = GameTypes & {
  View: { readonly decision: { readonly kind: string } | null; readonly outcome: unknown };
};

/** What the player of a test reads of the board on the page, and what the page notes of answers given there. */
interface BoardOnPage<G extends PageTypes> {
  readonly view: G["View"] | undefined;
  readonly options: readonly G["Action"][];
}
declare const document: {
  querySelector<G extends PageTypes>(selector: string): BoardOnPage<G> | null;
  addEventListener(type: string, heard: (event: { readonly detail: { readonly action: unknown } }) => void): void;
};
declare const window: { chosen: unknown[]; answered: unknown };

/** A seat at a table of the page that is played by the page's own controls. */
export interface SeatOnPage<G extends PageTypes> {
  readonly page: Page;
  readonly game: Game<G>;
  readonly ui: Ui<G>;
  /** Who says what is wanted. */
  readonly bot: Choose<G>;
  /** The name of a spot of the table that an action puts something on. */
  readonly spotOf?: (action: G["Action"], view: G["View"]) => string | undefined;
}

/** What came of playing: how often each kind of decision was answered, on the board and by the list, and whether the game is over. */
export interface PlayedOnPage {
  readonly answers: number;
  readonly kinds: ReadonlyMap<string, number>;
  /** Kinds of decisions with answers that only the list could give. */
  readonly listed: ReadonlyMap<string, number>;
  readonly isOver: boolean;
}

/** The longest that bots and the server take for their part, in milliseconds. */
const LONGEST = 120_000;

/** Plays a seat by clicks on the page, for so many answers or until the game is over. */
export async function playedOnPage<G extends PageTypes>(
  seat: SeatOnPage<G>,
  most: number = Number.POSITIVE_INFINITY,
): Promise<PlayedOnPage> {
  const { page, game, bot } = seat;
  const kinds = new Map<string, number>();
  const listed = new Map<string, number>();
  const chance = seeded("on the page");
  await page.evaluate(() => {
    window.chosen = [];
    document.addEventListener("sw-choose", ({ detail }) => window.chosen.push(detail.action));
  });
  for (let answers = 0; ; answers++) {
    const asked = await askedOn<G>(page);
    if (asked === undefined || answers >= most) return { answers, kinds, listed, isOver: asked === undefined };
    const { view, options } = asked;
    const forward = options.filter((action) => !isUnpick(action));
    const wanted = bot(view, forward.length > 0 ? forward : options, { chance });
    const kind = view.decision?.kind ?? "";
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    if (!(await givenOnBoard(seat, view, wanted))) {
      listed.set(kind, (listed.get(kind) ?? 0) + 1);
      await givenOnList(seat, view, wanted);
    }
    const [given] = await page.evaluate(() => window.chosen);
    // One spot of a table can be reached in several ways, and the board takes the first.
    const isSpot = seat.spotOf?.(wanted, view) !== undefined;
    if (given !== undefined && !isSpot && game.actionKey(given as G["Action"]) !== game.actionKey(wanted)) {
      throw new Error(`${kind}: ${JSON.stringify(given)} was chosen for ${JSON.stringify(wanted)}`);
    }
    await page.waitForFunction(() => document.querySelector(".game-board")?.view !== window.answered, null, {
      timeout: LONGEST,
    });
  }
}

/** What the seat is asked, once it is asked something; undefined once the game is over. */
async function askedOn<G extends PageTypes>(
  page: Page,
): Promise<{ readonly view: G["View"]; readonly options: readonly G["Action"][] } | undefined> {
  await page.waitForFunction(
    () => {
      const board = document.querySelector(".game-board");
      return (board?.options.length ?? 0) > 0 || (board?.view?.outcome ?? null) !== null;
    },
    null,
    { timeout: LONGEST },
  );
  const { view, options } = await page.evaluate(() => {
    const board = document.querySelector<G>(".game-board");
    window.chosen = [];
    window.answered = board?.view;
    return { view: board?.view, options: board?.options ?? [] };
  });
  return view === undefined || view.outcome !== null ? undefined : { view, options };
}

/** Gives an answer by a button of the board or by the pieces that it is about; false where the board has no way. */
async function givenOnBoard<G extends PageTypes>(
  { page, ui, spotOf }: SeatOnPage<G>,
  view: G["View"],
  action: G["Action"],
): Promise<boolean> {
  const isGiven = (): Promise<boolean> => page.evaluate(() => window.chosen.length > 0);
  await page.keyboard.press("Escape");
  const spot = spotOf?.(action, view);
  if (spot !== undefined) {
    // Spots are for keys and screen readers: whoever has a mouse points at the table itself.
    await page.locator(`.game-board [data-at=${JSON.stringify(spot)}]`).press("Enter");
    await clicked(page, ".game-board .answer.main");
    return await isGiven();
  }
  const button = `.game-board [data-label=${JSON.stringify(ui.label(action, view))}]`;
  for (const { at } of ui.subjects(action, view).slice(0, 2)) {
    if (await clicked(page, button)) return await isGiven();
    await clicked(page, `.game-board [data-at=${JSON.stringify(at)}]`);
    if (await isGiven()) return true;
  }
  return (await clicked(page, button)) && (await isGiven());
}

/** Gives an answer by the list of the page, where every answer stands as a sentence. */
async function givenOnList<G extends PageTypes>(
  { page, ui }: SeatOnPage<G>,
  view: G["View"],
  action: G["Action"],
): Promise<void> {
  await page.click('[aria-label="Show as a list"]');
  for (const more of await page.locator(".answers-list summary").all()) await more.click();
  await page
    .getByRole("button", { name: ui.label(action, view), exact: true })
    .first()
    .click();
  await page.click('[aria-label="Show the board"]');
}

/** Clicks the first control of a selector as people do; false where there is none. */
async function clicked(page: Page, selector: string): Promise<boolean> {
  const control = page.locator(selector).first();
  if ((await control.count()) === 0) return false;
  await control.click({ timeout: LONGEST });
  return true;
}
