import { readFileSync } from "node:fs";
import { type Action, type Event, game, type LegionTypes, type View } from "@sw/legion-core";
import { SKIRMISH } from "@sw/legion-core/examples";
import { reader } from "@sw/legion-core/read";
import { uiIn } from "@sw/legion-core/ui";
import { isUnpick } from "@sw/tabletop";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browser, CHROMIUM, pageOf } from "../helpers/browser.ts";
import { played, type Way, waysOf } from "../helpers/game.ts";
import { answersGiven, kindsIn } from "../helpers/gate.ts";
import { RARE } from "./positions.ts";

const ui = uiIn("en");
/** What the players of the test like, the best last. */
const LIKING: readonly string[] = ["pass", "done", "perform move", "move", "activate", "perform attack", "add-weapon"];
/** Every kind of decision, by the schema that the core publishes. */
const KINDS = kindsIn(readFileSync(new URL("../../../legion-core/schemas/decision.json", import.meta.url), "utf8"));
/** A machine that does much else needs longer, in milliseconds. */
const SLOW = { timeout: 300_000 };

const liking = (action: Action): number =>
  LIKING.indexOf("subject" in action ? `${action.type} ${action.subject}` : action.type) + LIKING.indexOf(action.type);

/** How each option is given: what is put on the table by its spot. */
function tableWays(view: View, options: readonly Action[]): readonly Way[] {
  const moves = options.flatMap((action) => (action.type === "move" ? [action.move] : []));
  const ends = new Map(reader.moveEnds(view, moves).map(({ move, leader }) => [move, leader]));
  return waysOf<LegionTypes>(game, ui, view, options).map((way, place) => {
    const action = options[place];
    const spot =
      action === undefined || isUnpick(action) || !("to" in action || "move" in action)
        ? undefined
        : "move" in action
          ? ends.get(action.move)
          : action.to;
    return spot === undefined ? way : { ...way, places: [`spot/${spot.x},${spot.y}`] };
  });
}

describe.skipIf(CHROMIUM === undefined)("<sw-legion> played in Chromium", () => {
  let one: Browser;
  beforeAll(async () => {
    one = await browser();
  });
  afterAll(() => one.close());

  it(
    "Every kind of decision in Legion can be answered with the controls only, and only offered options can be chosen",
    SLOW,
    async () => {
      const { page, faults } = await pageOf(one, "legion");
      const kinds = new Map<string, number>();
      let answers = 0;
      const untold: Event[] = [];
      const tried = async (view: View, options: readonly Action[], some: readonly Action[]): Promise<void> => {
        answers += await answersGiven<LegionTypes>(
          game,
          page,
          { view, options, events: untold.splice(0) },
          tableWays(view, some),
        );
      };
      for (const [kind, position] of Object.entries(RARE)) {
        const state = position();
        const decision = game.decision(state);
        expect(decision?.kind).toBe(kind);
        const view = game.view(state, decision?.seat ?? "player-1");
        const options = game.options(view, { picks: "all" });
        await tried(view, options, options);
        kinds.set(kind, 1);
      }
      await played<LegionTypes>(game, SKIRMISH, "on screen", { most: 420, liking }, async (moment) => {
        const { view, options, events, kind, wanted, count } = moment;
        untold.push(...events);
        const met = kinds.get(kind) ?? 0;
        kinds.set(kind, met + 1);
        if (met >= 2 && count % 60 !== 0) return wanted;
        const every = Math.ceil(options.length / 5);
        await tried(view, options, [wanted, ...options.filter((_, place) => place % every === 0)]);
        return wanted;
      });
      const told = [...kinds].map(([kind, count]) => `${kind} ${count}`).join(", ");
      console.log(`decisions on screen: ${told}; answers given: ${answers}`);
      expect([...kinds.keys()].sort()).toEqual(KINDS);
      expect(faults).toEqual([]);
      await page.close();
    },
  );
});
