import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import { play, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { activate, DONE, PASS, perform } from "../../../helpers/actions.ts";
import { playOn } from "../../../helpers/attacks.ts";
import { active, answers, LOST, playing, revealing } from "../../../helpers/commands.ts";
import { moveOn } from "../../../helpers/moves.ts";
import { lent, offered, tokensOf } from "../../../helpers/reading.ts";

const BOSSK = { unit: "bossk-trandoshan-terror", at: [400, 200] } as const;
const STORM = "stormtroopers";

it("[leg.attack.one-attack-action] Reptilian Rampage lets Bossk attack twice, and once suffer a wound to make a free move", () => {
  const state = active("reptilian-rampage", [BOSSK], [{ unit: "rebel-veterans", at: [400, 520] }]);
  const moving = play(state, [perform("reptilian-rampage")]).state;
  expect(moving.units[0]?.miniatures[0]?.wounds).toBe(1);
  const after = moveOn(moving);
  expect(game.decision(after)).toMatchObject({ kind: "action", context: { actions: 2 } });
  expect(offered(after)).not.toContain("perform reptilian-rampage");
  let attacked = play(state, [perform("attack")]).state;
  while (game.decision(attacked)?.kind === "pool") attacked = play(attacked, [PASS]).state;
  expect(offered(attacked)).toContain("perform attack");
});

it("[leg.kw.poison-x.gain] The dioxis charge of Merciless Munitions also poisons friendly troopers", () => {
  const state = scenario({
    activating: "p1.0",
    tokens: [{ kind: "charge", name: "dioxis-charge", owner: "player-1", at: [900, 300] }],
    "player-1": {
      units: [
        { unit: "bossk-trandoshan-terror", at: [300, 200] },
        { unit: STORM, at: [900, 400] },
      ],
      permanents: ["merciless-munitions"],
      faction: "galactic-empire",
    },
    "player-2": { units: [LOST] },
  });
  const over = playOn(answers(state, "perform dodge", "choose-option dioxis-charge.0"));
  expect(tokensOf(over, "p1.1")).toMatchObject({ poison: 1 });
});

it("[leg.command.timing-5-during-activation] Lying in Wait gives Bossk Sharpshooter, and an aim token after each activation of an enemy", () => {
  const enemies: SideSpec = {
    units: [
      { unit: "rebel-troopers", at: [1600, 800] },
      { unit: "rebel-troopers", at: [1300, 800] },
    ],
  };
  const mine: SideSpec = { faction: "galactic-empire", units: [BOSSK, { unit: STORM, at: [800, 100] }] };
  const { state } = playing("lying-in-wait", mine, enemies);
  expect(lent(state)).toEqual(["0 sharpshooter 1 round"]);
  const own = play(state, [activate("p1.0"), DONE]).state;
  expect(tokensOf(own, "p1.0")["aim"]).toBeUndefined();
  const theirs = play(own, [activate("p2.0"), DONE]).state;
  expect(tokensOf(theirs, "p1.0")["aim"]).toBe(1);
});

it("[leg.cards.command-use] Under Merciless Munitions Bossk may move at speed 1 after he arms a charge, but not after another action", () => {
  const bossk: UnitSpec = { unit: "bossk-trandoshan-terror", at: [400, 300] };
  const moves = (key: string): boolean => {
    let now = answers(revealing("merciless-munitions", "p1.0", { units: [bossk] }, { units: [LOST] }), key);
    const [spot] = game.legalActions(now).filter(({ type }) => type === "place-token");
    if (spot !== undefined) now = answers(play(now, [spot]).state, "done");
    return offered(now).includes("choose-option move-slowly");
  };
  expect([moves("perform arm"), moves("perform aim")]).toEqual([true, false]);
});
