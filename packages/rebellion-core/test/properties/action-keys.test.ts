import { type Action, actionKey } from "@sw/rebellion-core";
import { expect, test } from "vitest";

/** An action of each form, and its key: places first, else the piece, then what it is used with. */
const KEYS: readonly (readonly [action: Action, key: string])[] = [
  [{ type: "place", subject: "x-wing", at: "hoth" }, "place hoth x-wing"],
  [{ type: "destroy", subject: "at-at", at: 2 }, "destroy 2 at-at"],
  [{ type: "deploy", subject: "at-at", at: "endor" }, "deploy endor at-at"],
  [{ type: "move", subject: "x-wing", from: "hoth" }, "move hoth x-wing"],
  [{ type: "move-captive", subject: "han-solo", from: "hoth" }, "move-captive hoth han-solo"],
  [{ type: "advance", subject: "death-star", space: 3 }, "advance 3 death-star"],
  [{ type: "assign", subject: "han-solo", mission: "sabotage" }, "assign han-solo sabotage"],
  [{ type: "join", subject: "han-solo", mission: 1 }, "join han-solo 1"],
  [{ type: "activate", subject: "han-solo", system: "hoth" }, "activate han-solo hoth"],
  [{ type: "retreat", subject: "han-solo", system: "hoth" }, "retreat han-solo hoth"],
  [{ type: "use-action", subject: "its-a-trap", leader: null }, "use-action its-a-trap null"],
  [{ type: "recruit", subject: "its-a-trap", leader: "admiral-ackbar" }, "recruit its-a-trap admiral-ackbar"],
  [{ type: "put-card", subject: "sabotage", where: "top" }, "put-card sabotage top"],
  [{ type: "play-tactic", subject: "space-onslaught", die: "red" }, "play-tactic space-onslaught red"],
  [{ type: "damage", subject: "at-st", markers: 1, assigned: 2 }, "damage 2 1 at-st"],
  [{ type: "damage", subject: "at-st", markers: 1, assigned: 2, sealed: true }, "damage 2 1 true at-st"],
  [{ type: "remove-target", subject: "rebel-cell", system: "hoth" }, "remove-target rebel-cell hoth"],
  [{ type: "use-held", subject: "secret-facility" }, "use-held secret-facility"],
  [{ type: "block", subject: "at-st", markers: 1, assigned: 2 }, "block 2 1 at-st"],
  [{ type: "pick-die", subject: "black", face: "hit" }, "pick-die black hit"],
  [{ type: "choose-option", subject: 0 }, "choose-option 0"],
  [{ type: "draw-tactic", subject: "red" }, "draw-tactic red"],
  [{ type: "done" }, "done"],
];

test.each(KEYS)("The action %j has a stable key that identifies it completely", (action, key) => {
  expect(actionKey(action)).toBe(key);
});
