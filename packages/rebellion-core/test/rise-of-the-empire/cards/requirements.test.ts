import { game, type State } from "@sw/rebellion-core";
import { defaultCatalogue } from "@sw/rebellion-core/catalogue";
import { expect, test } from "vitest";
import type { SKILLS } from "../../../src/language/language.ts";
import { copiesOf } from "../../../src/state/box.ts";
import { BOX, leadersWith, mission, REVEAL } from "./table.ts";

type Side = "rebel" | "imperial";

/** Each mission as printed: whose it is, the skill and how much of it, how many cards there are. */
const PRINTED: readonly (readonly [
  id: string,
  side: Side,
  skill: (typeof SKILLS)[number] | null,
  icons: number,
  copies: number,
])[] = [
  ["discredit-rebellion", "imperial", "logistics", 1, 1],
  ["draw-them-out", "imperial", "specOps", 1, 1],
  ["make-an-example", "imperial", "diplomacy", 2, 1],
  ["secure-the-plans", "imperial", "intel", 3, 1],
  ["break-their-will", "imperial", "specOps", 3, 1],
  ["hire-mercenaries", "imperial", "logistics", 1, 1],
  ["message-from-high-command", "imperial", "diplomacy", 3, 1],
  ["promotion-imperial", "imperial", "logistics", 1, 1],
  ["were-the-bait", "imperial", "intel", 3, 1],
  ["deployment", "imperial", "diplomacy", 2, 2],
  ["exploit-weakness", "imperial", "specOps", 2, 2],
  ["imperial-might", "imperial", "logistics", 1, 2],
  ["stolen-intel", "imperial", "intel", 1, 2],
  ["subversion-imperial-base", "imperial", null, 0, 1],
  ["subversion-imperial-rote", "imperial", null, 0, 1],
  ["construct-super-star-destroyer-rote", "imperial", "logistics", 1, 2],
  ["interdictor-development", "imperial", "logistics", 1, 2],
  ["single-reactor-ignition", "imperial", "logistics", 1, 1],
  ["sabotage-rote", "rebel", "specOps", 1, 1],
  ["aggressive-negotiations", "rebel", "diplomacy", 2, 1],
  ["heist", "rebel", "intel", 2, 1],
  ["prepare-for-battle", "rebel", "specOps", 1, 1],
  ["secret-mission", "rebel", "logistics", 1, 1],
  ["critical-rescue", "rebel", "intel", 3, 1],
  ["my-only-hope", "rebel", "logistics", 1, 1],
  ["plant-explosives", "rebel", "specOps", 2, 1],
  ["promotion-rebel", "rebel", "logistics", 1, 1],
  ["regional-aid", "rebel", "diplomacy", 3, 1],
  ["assault", "rebel", "specOps", 1, 2],
  ["behind-enemy-lines", "rebel", "logistics", 1, 2],
  ["reconnaissance", "rebel", "intel", 2, 2],
  ["safe-haven", "rebel", "diplomacy", 2, 2],
  ["subversion-rebel-base", "rebel", null, 0, 1],
  ["subversion-rebel-rote", "rebel", null, 0, 1],
];

function turn(id: string, side: Side, leaders: readonly string[]): State {
  return mission(side, id, leaders, { leaders: Object.fromEntries(leaders.map((leader) => [leader, "mission"])) });
}

test.each(PRINTED)(
  "The mission %s of the %s side has the %s requirement that is printed, %d icons, and %d copies",
  (id, side, skill, icons, copies) => {
    const card = BOX.cardsById.get(id);
    expect(card?.type === "mission" ? [card.entry.skill, copiesOf(card)] : card).toEqual([skill, copies]);
    if (skill === null) return;
    const enough = turn(id, side, leadersWith(side, skill, icons));
    expect(game.why(enough, REVEAL)?.rule).not.toBe("reb.mission.skill-requirement");
    const tooFew = turn(id, side, leadersWith(side, skill, icons - 1));
    expect(game.why(tooFew, REVEAL)?.rule).toBe("reb.mission.skill-requirement");
  },
);

test("The table of requirements lists all missions of Rise of the Empire", () => {
  const all = defaultCatalogue.riseOfTheEmpire?.missions.map(({ id }) => id);
  expect([...(all ?? [])].sort()).toEqual(PRINTED.map(([id]) => id).sort());
});
