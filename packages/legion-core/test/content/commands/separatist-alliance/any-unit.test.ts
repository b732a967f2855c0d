import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import { dice, play, type SideSpec, scenario } from "../../../../src/testing/index.ts";
import { activate, DONE, declare, effect, order } from "../../../helpers/actions.ts";
import { FAR_SIDE, playing } from "../../../helpers/commands.ts";
import { offered, tokensOf } from "../../../helpers/reading.ts";

it("[leg.cards.command-weapon] Orbital Strike allows one attack per round, as the activation of a commander ends", () => {
  const mine: SideSpec = {
    units: [
      { unit: "general-grievous-sinister-cyborg", at: [400, 100] },
      { unit: "t-series-tactical-droid-programmed-for-strategy", at: [600, 100] },
    ],
  };
  const enemies: SideSpec = { units: [{ unit: "rebel-troopers", at: [400, 700] }] };
  const { state } = playing("orbital-strike", mine, enemies, { type: "nominate", subject: "p1.0" }, order("p1.0"));
  const over = play(state, [activate("p1.0"), DONE]).state;
  expect(offered(over)).toEqual(["effect 0", "pass"]);
  const struck = play(over, [effect(0), declare("p2.0")], {
    draws: dice(["blank", "blank", "blank", "blank", "block"]),
  });
  expect(struck.events).toContainEqual(expect.objectContaining({ type: "attack-declared", dice: [0, 2, 2] }));
  const second = play(struck.state, [DONE, DONE]).state;
  expect(game.decision(second)?.kind).not.toBe("effects");
});

it("[leg.command.timing-3-issue-orders] Roger, Roger! gives each ordered unit a dodge or a surge token of its player's choice", () => {
  const grievous = { unit: "general-grievous-sinister-cyborg", at: [400, 200] } as const;
  const droids = [700, 900, 1100].map((x) => ({ unit: "b2-super-battle-droids", at: [x, 200] as const }));
  const pick = (subject: string) => ({ type: "choose-option", subject }) as const;
  const { state } = playing("roger-roger", { units: [grievous, ...droids] }, FAR_SIDE, order("p1.1"));
  expect(game.decision(state)).toMatchObject({ kind: "mission", context: { card: "roger-roger", about: "p1.1" } });
  const given = play(state, [pick("gain-surge"), order("p1.2"), pick("gain-dodge"), pick("gain-dodge")]).state;
  expect([1, 2, 3].map((unit) => tokensOf(given, `p1.${unit}`))).toEqual([{ surge: 1 }, { dodge: 1 }, { dodge: 1 }]);
});

it("[leg.cards.command-use] Mechanized Incursion lets the ordered vehicle pick a droid trooper unit at range 2, which is ordered too", () => {
  const droid = { unit: "t-series-tactical-droid-programmed-for-strategy", at: [200, 200] } as const;
  const battle = { unit: "b1-battle-droids", at: [320, 420] } as const;
  const units = [
    droid,
    { unit: "stap-riders", at: [300, 600] } as const,
    battle,
    { ...battle, at: [800, 420] } as const,
  ];
  const { state } = playing("mechanized-incursion", { units }, undefined, effect(0), DONE, effect(1));
  expect(state.units.map(({ ordered }) => ordered)).toEqual([false, true, true, false, false]);
});

it("[leg.cards.command-weapon] Orbital Strike attacks once per round, even if the commander that used it is defeated", () => {
  const DROID = "t-series-tactical-droid-programmed-for-strategy";
  const ended = (called: boolean): readonly string[] =>
    offered(
      play(
        scenario({
          activating: "p1.1",
          "player-1": {
            units: [
              { unit: DROID, at: [400, 100], defeated: [0] },
              { unit: DROID, at: [600, 100] },
              { unit: "b1-battle-droids", at: [1700, 100] },
            ],
            revealed: "orbital-strike",
            hand: [],
          },
          "player-2": { units: [{ unit: "rebel-troopers", at: [600, 800] }], hand: [] },
          ongoing: called ? [{ unit: "p1.0", keyword: "orbital-strike", value: 1, until: "round" }] : [],
        }),
        [DONE],
      ).state,
    );
  expect(ended(false)).toContain("effect 0");
  expect(ended(true)).not.toContain("effect 0");
});
