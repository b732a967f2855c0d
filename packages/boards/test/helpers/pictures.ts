/** The pictures of the games in the README: real positions, drawn by the boards in Chromium. */
import type { Choose } from "@sw/bots";
import { steadyBot as deckbuilderBot } from "@sw/bots/deckbuilder";
import { steadyBot as legionBot } from "@sw/bots/legion";
import { steadyBot as rebellionBot } from "@sw/bots/rebellion";
import { game as deckbuilder, configOf as deckbuilderConfig } from "@sw/deckbuilder-core";
import { game as legion } from "@sw/legion-core";
import { SKIRMISH } from "@sw/legion-core/examples";
import { game as rebellion, configOf as rebellionConfig } from "@sw/rebellion-core";
import { expectOk, type Game, type GameTypes, keptOnce, seeded } from "@sw/tabletop";
import type { Browser } from "playwright-core";
import { pageOf } from "./browser.ts";
import { shown } from "./game.ts";
import type { Opened } from "./opened.ts";

declare const window: { readonly opened: Opened<unknown, unknown, unknown> };

/** What a seat sees at a moment of a game between bots. */
interface Moment {
  readonly view: unknown;
  readonly options: readonly unknown[];
  readonly events: readonly unknown[];
}

/** A picture of the README or of the page about the boards. */
export interface Picture {
  /** The name of its file. */
  readonly name: string;
  /** The page of the board in the tests of the boards. */
  readonly board: "deckbuilder" | "rebellion" | "legion";
  readonly theme: "dark" | "light";
  readonly width: number;
  readonly height: number;
}

/** Which moment of a game is shown. */
interface Wanted<G extends GameTypes> {
  readonly game: Game<G>;
  readonly config: G["Config"];
  readonly bot: Choose<G>;
  readonly seat: G["Seat"];
  /** The first decision of this kind after so many others. */
  readonly kind: string;
  readonly after: number;
}

/** Plays bots against each other up to the moment wanted. */
function momentOf<G extends GameTypes>({ game, config, bot, seat, kind, after }: Wanted<G>): Moment {
  const chance = seeded("a picture");
  let step = expectOk(game.setup(config, "a picture"));
  let events = step.events.map((event) => game.redact(event, seat));
  for (let count = 0; ; count++) {
    const decision = game.decision(step.state);
    if (decision === undefined) throw new Error(`the game ends before a decision ${kind} of ${seat}`);
    if (count >= after && decision.seat === seat && decision.kind === kind) break;
    const view = game.view(step.state, decision.seat);
    step = expectOk(game.apply(step.state, bot(view, game.options(view), { chance })));
    events = [...events, ...step.events.map((event) => game.redact(event, seat))];
  }
  const view = game.view(step.state, seat);
  return { view, options: game.options(view, { picks: "all" }), events };
}

/** The moment of each game, played when it is first drawn. */
const MOMENTS: Readonly<Record<Picture["board"], () => Moment>> = {
  deckbuilder: keptOnce(() =>
    momentOf({
      game: deckbuilder,
      config: deckbuilderConfig(),
      bot: deckbuilderBot,
      seat: "empire",
      kind: "actions",
      after: 90,
    }),
  ),
  rebellion: keptOnce(() =>
    momentOf({
      game: rebellion,
      config: rebellionConfig(),
      bot: rebellionBot,
      seat: "imperial",
      kind: "turn",
      after: 120,
    }),
  ),
  legion: keptOnce(() =>
    momentOf({ game: legion, config: SKIRMISH, bot: legionBot, seat: "player-1", kind: "move", after: 90 }),
  ),
};

/** The forms of each picture: the wide dark one has the name of its board alone. */
const FORMS = [
  { suffix: "", theme: "dark", width: 1440, height: 920 },
  { suffix: "-light", theme: "light", width: 1440, height: 920 },
  { suffix: "-phone", theme: "dark", width: 360, height: 780 },
  { suffix: "-phone-light", theme: "light", width: 360, height: 780 },
] as const;

/** Every picture of the boards. */
export const PICTURES: readonly Picture[] = (["deckbuilder", "rebellion", "legion"] as const).flatMap((board) =>
  FORMS.map(({ suffix, ...form }) => ({ name: `${board}${suffix}`, board, ...form })),
);

/** Draws a picture as a PNG. */
export async function drawn(browser: Browser, { board, theme, width, height }: Picture): Promise<Buffer> {
  const { page, faults } = await pageOf(browser, board, { width, height });
  const { view, options, events } = MOMENTS[board]();
  await page.evaluate((name) => window.opened.set({ theme: name }), theme);
  await shown(page, view, options, events);
  const cut = await page
    .locator(".card .figures")
    .evaluateAll((rows) => rows.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done)), 50)));
  const touching = await page.locator(".tag, .instruments").evaluateAll((tags) => {
    const boxes = tags.map((tag) => tag.getBoundingClientRect());
    return boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (other) =>
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        ),
    ).length;
  });
  const png = await page.screenshot({ animations: "disabled" });
  await page.close();
  if (cut > 0) throw new Error(`figures of ${cut} cards run out of them`);
  if (touching > 0) throw new Error(`${touching} tags lie over others`);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return png;
}

/** The share of points in which two pictures differ visibly, from 0 to 1; 1 where their sizes differ. Compared in a page. */
export async function difference(browser: Browser, one: Buffer, other: Buffer): Promise<number> {
  const page = await browser.newPage();
  const urls = [one, other].map((png) => `data:image/png;base64,${png.toString("base64")}`);
  const share = await page.evaluate(async (sources) => {
    const pictures = await Promise.all(
      sources.map(async (source) => {
        const bitmap = await createImageBitmap(await (await fetch(source)).blob());
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
        context?.drawImage(bitmap, 0, 0);
        return context?.getImageData(0, 0, bitmap.width, bitmap.height);
      }),
    );
    const [first, second] = pictures;
    if (first === undefined || second === undefined) throw new Error("a page without canvas");
    if (first.width !== second.width || first.height !== second.height) return 1;
    let differing = 0;
    for (let index = 0; index < first.data.length; index += 4) {
      const distance = [0, 1, 2].map((part) =>
        Math.abs((first.data[index + part] ?? 0) - (second.data[index + part] ?? 0)),
      );
      if (Math.max(...distance) > 64) differing += 1;
    }
    return (differing * 4) / first.data.length;
  }, urls);
  await page.close();
  return share;
}
