import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { dice, play, scenario } from "../../../../src/testing/index.ts";
import { describe as inWords } from "../../../../src/text/index.ts";
import { perform } from "../../../helpers/actions.ts";
import { attacking, playOn } from "../../../helpers/attacks.ts";
import { answers, LOST, playing } from "../../../helpers/commands.ts";
import { lent, offered, tokensOf } from "../../../helpers/reading.ts";

const REBELS = "rebel-troopers";
const STORM = "stormtroopers";
const card = "tactical-download";
const droid = { unit: "super-tactical-command-droid-command-and-control-droid", at: [400, 100] } as const;
const names = ["aim", "dodge", "surge"].map((token) => `${card} player-1 ${token}`);
const left = (state: State): readonly number[] => names.map((name) => state.mission.counts[name] ?? 0);

const scene = (activating: string, unit: string, aim = 4, dodge = 4): State =>
  scenario({
    activating,
    "player-1": {
      hand: [],
      revealed: card,
      units: [droid, { unit, at: [400, 400], defeated: unit === STORM ? 3 : 5 }],
    },
    "player-2": { hand: [], units: [{ unit: REBELS, at: [400, 600], defeated: 3 }] },
    mission: { counts: { [`${card} player-1 aim`]: aim, [`${card} player-1 dodge`]: dodge } },
  });

/** What may be done, in words. */
function tell(state: State, key: string): string {
  const action = game.legalActions(state).find((one) => game.actionKey(one) === key);
  return action === undefined ? "" : inWords({ action }, { locale: "en" });
}

it.each(["bx-series-droid-commandos", "aat-battle-tank"])(
  "[leg.cards.command-use] Tokens of Tactical Download may be spent by %s, because it is a droid trooper or has AI",
  (unit) => {
    const state = scenario({
      activating: "p1.0",
      "player-1": {
        units: [{ unit, at: [400, 300], heading: { x: 0, y: 1 } }],
        hand: [],
        revealed: "tactical-download",
      },
      "player-2": { units: [{ unit: REBELS, at: [400, 500], defeated: 3 }, LOST], hand: [] },
      mission: { counts: { "tactical-download player-1 aim": 1 } },
    });
    expect(offered(attacking(state))).toContain("choose-option aim of tactical-download by tactical-download");
  },
);

it("[leg.command.timing-5-during-activation] Exterminate! lets an ordered droid attack again the first time it defeats a unit", () => {
  const droid = { unit: "super-tactical-command-droid-command-and-control-droid", at: [400, 300] } as const;
  expect(lent(playing("exterminate", { units: [droid] }).state)).toEqual([
    "0 demoralize 2 round",
    "0 exterminate 1 round",
  ]);
  const noted = (times: number) =>
    Array.from({ length: times }, () => ({ unit: "p1.0", keyword: "exterminate", value: 1, until: "round" }) as const);
  const shooting = (times: number, defense: string): State =>
    playOn(
      play(
        scenario({
          activating: "p1.0",
          "player-1": { hand: [], revealed: "exterminate", units: [droid] },
          "player-2": {
            hand: [],
            units: [
              { unit: REBELS, at: [400, 600], defeated: 3 },
              { unit: REBELS, at: [700, 500], defeated: 3 },
            ],
          },
          ongoing: noted(times),
        }),
        [perform("attack"), { type: "declare", subject: "p2.0" }],
        { draws: dice(["hit", "blank", "blank", defense]) },
      ).state,
    );
  const again = shooting(1, "blank");
  expect(game.decision(again)).toMatchObject({ kind: "volley", context: { card: "exterminate", left: 1 } });
  expect(offered(again)).toEqual(["declare p2.1", "done"]);
  expect(lent(again)).toEqual([]);
  expect(game.decision(shooting(1, "block"))?.kind).toBe("action");
  expect(lent(shooting(1, "block"))).toEqual(["0 exterminate 1 round"]);
  expect(game.decision(shooting(0, "blank"))?.kind).toBe("action");
});

it("[leg.command.timing-2-untimed] Tactical Download puts four aim and four dodge tokens on the card, visible to both players", () => {
  const { state, events } = playing(card, { units: [droid] });
  expect(left(state)).toEqual([4, 4, 0]);
  expect(events).toContainEqual(expect.objectContaining({ type: "card-tokens-changed", token: "aim", left: 4 }));
  expect(game.view(state, "player-2").mission.counts).toMatchObject({ [`${card} player-1 dodge`]: 4 });
});

it("[leg.cards.command-use] A droid that attacks under Tactical Download may spend one aim token of the card, and gains an immobilize token", () => {
  const rolled = play(scene("p1.1", "b1-battle-droids"), [perform("attack")], { draws: dice(["blank"]) }).state;
  const aim = `choose-option aim of ${card} by ${card}`;
  expect(offered(rolled)).toEqual([aim, "pass"]);
  const spent = answers(rolled, aim);
  expect(left(spent)).toEqual([3, 4, 0]);
  expect(tokensOf(spent, "p1.1")).toEqual({ immobilize: 1 });
  expect(offered(spent)).not.toContain(aim);
  expect(offered(playOn(spent))).not.toContain(aim);
  const none = play(scene("p1.1", "b1-battle-droids", 0), [perform("attack")], { draws: dice(["blank"]) }).state;
  expect(offered(none)).not.toContain(aim);
  const troopers = play(scene("p1.1", STORM), [perform("attack")], { draws: dice(["blank"]) }).state;
  expect(offered(troopers)).not.toContain(aim);
});

it("[leg.cards.command-use] A droid that is attacked under Tactical Download may spend a dodge token of the card, and gains an immobilize token", () => {
  const hit = play(scene("p2.0", "b1-battle-droids"), [perform("attack")], {
    draws: dice(["hit"]),
  }).state;
  const dodge = `choose-option dodge of ${card} by ${card}`;
  expect(game.decision(hit)).toMatchObject({ seat: "player-1", context: { stage: "dodge" } });
  expect(offered(hit)).toEqual([dodge, "pass"]);
  const dodged = answers(hit, dodge);
  expect([left(dodged), tokensOf(dodged, "p1.1")["immobilize"]]).toEqual([[4, 3, 0], 1]);
  expect(tell(hit, dodge)).toContain("Tactical Download");
});
