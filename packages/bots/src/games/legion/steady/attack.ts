import { game, KEYWORDS, type UnitView, type View } from "@sw/legion-core";
import type { UnitView as UnitCards } from "@sw/legion-core/army";
import type { KeywordUse, Weapon } from "@sw/legion-core/catalogue";
import { type AttackInput, attackOdds, type WeaponInput } from "@sw/legion-core/odds";
import { reader } from "@sw/legion-core/read";
import { BASES, compileScene, coverOf, PROFILES, type Scene, unitOfScene } from "@sw/legion-core/table";
import { seeded } from "@sw/tabletop";
import { cardsOf } from "./cards.ts";
import { gapBetween } from "./spots.ts";

/** The cover of each value. */
const COVERS = ["none", "light", "heavy"] as const;

/** The length of a range segment of the ruler, in 1/100 mm. Other rulers are close enough for a bot. */
export const SEGMENT: number = PROFILES.metric.segment;

/** Returns the mean wounds of an attack of one unit on another from where the leaders stand; 0 out of range. */
export function meanWounds(view: View, attacker: UnitView, defender: UnitView, scene?: Scene): number {
  const [from, to] = [reader.leaderOf(attacker), reader.leaderOf(defender)];
  if (from === undefined || to === undefined) return 0;
  const melee = gapBetween(attacker, defender) <= BASES.small.radius;
  const range = Math.max(1, Math.ceil(gapBetween(attacker, defender) / SEGMENT));
  const weapons = weaponsAt(cardsOf(view, attacker), attacker, melee ? "melee" : range);
  if (weapons.length === 0) return 0;
  const cover =
    scene === undefined || melee
      ? 0
      : coverOf(scene, unitOfScene(scene, attacker.id), unitOfScene(scene, defender.id)).value;
  const { attack } = cardsOf(view, attacker).surge;
  return oddsOf({
    kind: melee ? "melee" : "ranged",
    weapons,
    attacker: {
      ...(attack === undefined ? {} : { surge: attack }),
      keywords: figures(cardsOf(view, attacker).keywords),
      tokens: { aim: attacker.tokens.aim, surge: attacker.tokens.surge },
    },
    defender: {
      ...rollerOf(cardsOf(view, defender), defender, melee),
      cover: COVERS[cover] ?? "none",
    },
  });
}

/** Returns the table of a view, for measuring. */
export function sceneOf(view: View): Scene {
  return compileScene(game.layout(game.determinize(view, seeded("table"))));
}

/** Returns the longest range at which a unit has a weapon; 0 for melee only. */
export function reachOf(view: View, unit: UnitView): number {
  const ranges = cardsOf(view, unit)
    .miniatures.flatMap(({ weapons }) => weapons)
    .map(({ range }) => (range.max === "infinite" ? 6 : (range.max ?? 0)));
  return Math.max(0, ...ranges);
}

/** Returns the wounds that a unit can still take. */
export function healthOf(view: View, unit: UnitView): number {
  const { miniatures } = cardsOf(view, unit);
  return reader.left(unit).reduce((sum, { card, wounds }) => {
    const most = miniatures.find((group) => group.card === card)?.wounds ?? 1;
    return sum + most - wounds;
  }, 0);
}

/** Returns the mean number of hits of a weapon's dice. */
export function worthOf({ dice }: Pick<Weapon, "dice">): number {
  return dice.red * 0.75 + dice.black * 0.5 + dice.white * 0.25;
}

/** Returns the best weapon of each miniature at a range, with equal ones grouped. */
function weaponsAt(cards: UnitCards, unit: UnitView, at: number | "melee"): readonly WeaponInput[] {
  return cards.miniatures.flatMap(({ card, weapons }): readonly WeaponInput[] => {
    const count = reader.standing(unit).filter((one) => one.card === card).length;
    const [best] = weapons.filter((weapon) => reaches(weapon, at)).sort((a, b) => worthOf(b) - worthOf(a));
    return count === 0 || best === undefined ? [] : [{ count, dice: best.dice, keywords: figures(best.keywords) }];
  });
}

function reaches({ range }: Weapon, at: number | "melee"): boolean {
  if (range.overrun === true || range.area === true) return false;
  if (at === "melee") return range.melee;
  return range.max !== null && at >= (range.min ?? 1) && (range.max === "infinite" || at <= range.max);
}

function rollerOf(
  { defenseDie, surge, keywords }: UnitCards,
  { tokens }: UnitView,
  melee: boolean,
): AttackInput["defender"] {
  return {
    die: defenseDie,
    ...(surge.defense === undefined ? {} : { surge: surge.defense }),
    keywords: figures(keywords),
    tokens: { dodge: tokens.dodge, surge: tokens.surge, ...(melee ? {} : { shield: tokens.shield }) },
    suppressed: !melee && tokens.suppression > 0,
  };
}

/** Returns the values of the keywords that the game uses, by keyword. */
function figures(uses: readonly KeywordUse[]): Readonly<Record<string, number>> {
  const known = uses.filter(({ id, value }) => Object.hasOwn(KEYWORDS, id) && value !== 0);
  return Object.fromEntries(known.map(({ id, value }) => [id, typeof value === "number" ? value : 1]));
}

const KNOWN = new Map<string, number>();
const MOST_KNOWN = 5_000;

function oddsOf(input: AttackInput): number {
  const key = JSON.stringify(input);
  const known = KNOWN.get(key);
  if (known !== undefined) return known;
  const odds = attackOdds(input);
  const mean = odds.ok ? odds.value.meanWounds : 0;
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(key, mean);
  return mean;
}
