/** Prints the processor time of a redraw of `<sw-legion>`, the median in milliseconds: `node --import tsx --conditions=@sw/source redraw.ts`. */
import { game } from "@sw/legion-core";
import { reader } from "@sw/legion-core/read";
import { scenario } from "@sw/legion-core/testing";
import type { Page } from "playwright-core";
import { browser, pageOf } from "../test/helpers/browser.ts";
import { shown } from "../test/helpers/game.ts";

/** How often the table is redrawn in total, and how many of those are warm-up. */
const [TIMES, WARM_UP] = [41, 10];

/** Returns eight units in a line, each with four miniatures. */
function line(unit: string, y: number): readonly { readonly unit: string; readonly at: readonly [number, number] }[] {
  return Array.from({ length: 8 }, (_, place) => ({ unit, at: [150 + 200 * place, y] }));
}

async function measured(page: Page): Promise<number> {
  const state = scenario({
    "player-1": { units: line("stormtroopers", 250) },
    "player-2": { units: line("rebel-troopers", 650) },
    activating: "p1.0",
  });
  const seat = game.decision(state)?.seat ?? "player-1";
  const view = game.view(state, seat);
  const options = game.options(view, { picks: "all" });
  const miniatures = reader.units(view).reduce((sum, { standing }) => sum + standing.length, 0);
  if (miniatures < 60) throw new Error(`there are ${miniatures} miniatures alone`);
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async (): Promise<number> => {
    const { metrics } = await client.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
  };
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const before = await spent();
    await shown(page, view, options, []);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    if (time >= WARM_UP) times.push((await spent()) - before);
  }
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

const one = await browser();
const { page } = await pageOf(one, "legion");
console.log(await measured(page));
await one.close();
