import { describe, expect, it } from "vitest";
import { oneOf } from "../../../src/state/hooks/played.ts";
import type { Spots } from "../../helpers/activations.ts";
import { standing } from "../../helpers/moves.ts";
import { box, type Fielding, type SceneOptions, scene } from "../../helpers/scene.ts";
import { wall } from "../../helpers/terrain.ts";

/** What a keyword does for or to units at a range: whose card has it, whom it concerns, how far, and whether sight counts. */
interface Reaching {
  readonly keyword: string;
  readonly unit: string;
  readonly upgrades?: readonly string[];
  readonly other: string;
  readonly enemy?: true;
  readonly range: 1 | 2 | 3;
  readonly sight: boolean;
}

const REACHING: readonly Reaching[] = [
  {
    keyword: "aid",
    unit: "imperial-officer-ruthless-efficiency",
    upgrades: ["tip-of-the-spear"],
    other: "stormtroopers",
    range: 2,
    sight: true,
  },
  {
    keyword: "take-cover",
    unit: "leia-organa-fearless-and-inventive",
    other: "rebel-troopers",
    range: 2,
    sight: false,
  },
  {
    keyword: "bolster",
    unit: "padme-amidala-spirited-senator",
    other: "clone-trooper-infantry",
    range: 2,
    sight: false,
  },
  { keyword: "spotter", unit: "general-veers-master-tactician", other: "stormtroopers", range: 2, sight: false },
  { keyword: "inspire", unit: "leia-organa-fearless-and-inventive", other: "rebel-troopers", range: 2, sight: false },
  { keyword: "direct", unit: "agent-kallus-hunter-of-spectres", other: "stormtroopers", range: 2, sight: false },
  { keyword: "coordinate", unit: "b1-battle-droids", other: "b1-battle-droids", range: 1, sight: false },
  { keyword: "observe", unit: "arf-troopers", other: "rebel-troopers", enemy: true, range: 3, sight: true },
  {
    keyword: "entourage",
    unit: "director-orson-krennic-architect-of-terror",
    other: "imperial-death-troopers",
    range: 2,
    sight: false,
  },
  {
    keyword: "guidance",
    unit: "lando-calrissian-canny-general",
    other: "rebel-troopers",
    range: 2,
    sight: false,
  },
  {
    keyword: "calculate-odds",
    unit: "k-2so-sardonic-security-droid",
    other: "rebel-troopers",
    range: 2,
    sight: true,
  },
  { keyword: "strategize", unit: "kalani-super-tactical-droid", other: "b1-battle-droids", range: 2, sight: false },
  { keyword: "master-storyteller", unit: "c-3po-golden-god", other: "ewok-skirmishers", range: 2, sight: false },
  {
    keyword: "demoralize",
    unit: "darth-vader-dark-lord-of-the-sith",
    upgrades: ["fear"],
    other: "rebel-troopers",
    enemy: true,
    range: 2,
    sight: false,
  },
  { keyword: "repair", unit: "r2-d2-independent-astromech", other: "b1-battle-droids", range: 1, sight: true },
  {
    keyword: "teamwork",
    unit: "chewbacca-walking-carpet",
    other: "han-solo-unorthodox-general",
    range: 2,
    sight: false,
  },
  {
    keyword: "latent-power",
    unit: "din-djarin-the-mandalorian",
    other: "rebel-troopers",
    enemy: true,
    range: 1,
    sight: false,
  },
];

const RANGE = 150;

const BASE = 27;

/** Whether the keyword reaches the other unit, from these spots of its own unit to those of the other. */
function reaches({ keyword, unit, upgrades = [], other, enemy }: Reaching, from: Spots, to: Spots, more: SceneOptions) {
  const own: Fielding = { unit, upgrades, state: standing(from) };
  const met: Fielding = { unit: other, tokens: { suppression: 1, ion: 1 }, state: standing(to) };
  const state = scene({ armies: enemy ? [[own], [met]] : [[own, met], []], ...more });
  const look = { box, state };
  const bearer = { unit: 0, value: 1 };
  const found =
    oneOf(box.keywords, keyword, "choice")?.candidates(look, bearer, []) ??
    oneOf(box.keywords, keyword, "redirects")?.candidates(look, bearer) ??
    oneOf(box.keywords, keyword, "heals")?.candidates(look, bearer) ??
    oneOf(box.keywords, keyword, "echoes")?.partners(look, bearer) ??
    [];
  return found.includes(1);
}

describe.each(REACHING)("$keyword", (reaching) => {
  const { keyword, range, sight } = reaching;
  const edge = 300 + BASE + range * RANGE;
  const near: Spots = [[300, 300]];
  const reached = (from: Spots, to: Spots, more: SceneOptions = {}) => reaches(reaching, from, to, more);

  it(`[leg.range.at] ${keyword} reaches exactly its range, measured from base to base`, () => {
    expect([edge - 1, edge, edge + 1].map((x) => reached(near, [[x, 300]]))).toEqual([true, true, false]);
  });

  it(`[leg.range.at-unit] ${keyword} reaches a unit if any one of its miniatures is in range, leader or not`, () => {
    const [inside, outside] = [[edge, 300] as const, [edge + 30, 300] as const];
    expect([reached(near, [inside, outside]), reached(near, [outside, inside])]).toEqual([true, true]);
    const [ahead, behind] = [[300, 300] as const, [270, 300] as const];
    expect([reached([ahead, behind], [inside]), reached([behind, ahead], [inside])]).toEqual([true, true]);
  });

  const behind = sight ? "does not reach behind a wall" : "reaches behind a wall without line of sight";
  it(`[leg.los.from-minis] The keyword ${keyword} ${behind}`, () => {
    const hidden = { table: wall(330, 150, 20, 300) };
    expect(reached(near, [[edge, 300]], hidden)).toBe(!sight);
  });
});
