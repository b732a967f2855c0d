import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { play, type SideSpec, scenario } from "../../../../src/testing/index.ts";
import { DONE } from "../../../helpers/actions.ts";
import { answers, FAR_SIDE, playing } from "../../../helpers/commands.ts";
import { tokensOf } from "../../../helpers/reading.ts";

const SISTER = { unit: "seventh-sister-compelled-to-inflict-pain", at: [400, 300] } as const;
const BROTHER = { unit: "fifth-brother-the-kill-is-mine", at: [900, 300] } as const;
const card = "you-would-question-me";
const pair: SideSpec = { units: [BROTHER, SISTER], permanents: [card] };

const acted = (unit: string, action: string): State =>
  answers(
    scenario({ activating: unit, "player-1": { hand: [], ...pair }, "player-2": { hand: [], ...FAR_SIDE } }),
    action,
  );

it("[leg.end.discard] You Would Question Me gives the Sister a dodge when the Brother gains an aim, and an aim when he gains a dodge", () => {
  const aimed = answers(acted("p1.0", "perform aim"), "choose-option no-more", "choose-option no-more");
  expect([tokensOf(aimed, "p1.0"), tokensOf(aimed, "p1.1")]).toEqual([{ aim: 1 }, { dodge: 1 }]);
  const dodged = answers(acted("p1.0", "perform dodge"), "choose-option no-more", "choose-option no-more");
  expect([tokensOf(dodged, "p1.0"), tokensOf(dodged, "p1.1")]).toEqual([{ dodge: 1 }, { aim: 1 }]);
  const sister = answers(acted("p1.1", "perform aim"), "choose-option no-more");
  expect([tokensOf(sister, "p1.0"), tokensOf(sister, "p1.1")]).toEqual([{}, { aim: 1 }]);
});

it("[leg.cards.command-use] Under You Would Question Me an Inquisitor may gain an immobilize token so that the other gains 1 more token, which triggers nothing", () => {
  const asked = acted("p1.1", "perform dodge");
  expect(game.decision(asked)).toMatchObject({ seat: "player-1", kind: "mission", context: { card, about: "p1.1" } });
  const more = answers(asked, "choose-option one-more");
  expect([tokensOf(more, "p1.0"), tokensOf(more, "p1.1")]).toEqual([{ immobilize: 1 }, { dodge: 2 }]);
  expect(game.decision(more)?.kind).toBe("action");
  const brother = answers(acted("p1.0", "perform aim"), "choose-option one-more");
  expect(tokensOf(brother, "p1.0")).toMatchObject({ aim: 2 });
});

it("[leg.end.discard] You Would Question Me becomes a permanent card in play as the round ends", () => {
  const { state } = playing(card, { units: [BROTHER, SISTER] }, FAR_SIDE);
  expect(state.sides[0].revealed).not.toBeNull();
  let now = state;
  while (now.round === state.round && game.decision(now) !== null)
    now = play(now, [game.legalActions(now).at(-1) ?? DONE]).state;
  expect(now.sides[0].permanents).toHaveLength(1);
  expect(now.sides[0].discard).toHaveLength(0);
});
