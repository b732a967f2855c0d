import type { Line } from "@sw/tabletop/text";
import { type BattleForce, RANKS, type RankLimits } from "../../catalogue/index.ts";
import { type Facts, told } from "./facts.ts";
import type { KnownCard } from "./known-card.ts";
import { cardName, type Naming, word } from "./names.ts";

type BattleCardKind = "primaryObjectives" | "secondaryObjectives" | "advantages";

const KINDS: Readonly<Record<BattleCardKind, Line>> = {
  primaryObjectives: { en: "objective card", es: "carta de Objetivo" },
  secondaryObjectives: { en: "secondary objective card", es: "carta de Objetivo secundario" },
  advantages: { en: "advantage card", es: "carta de Ventaja" },
};
const MAP: Line = { en: "map of {width} × {depth} squares", es: "mapa de {width} × {depth} casillas" };
const POINTS_OF_INTEREST: Line = { en: "points of interest {count}", es: "puntos de interés {count}" };
const BATTLE_FORCE: Line = { en: "battle force", es: "grupo de batalla" };
const STANDARD: Line = { en: "Standard: {ranks}", es: "Formato estándar: {ranks}" };
const SKIRMISH: Line = { en: "Skirmish: {ranks}", es: "Escaramuza: {ranks}" };
const UNITS: Line = { en: "Units: {cards}", es: "Unidades: {cards}" };
const UPGRADES: Line = { en: "Unique upgrades: {cards}", es: "Mejoras únicas: {cards}" };

/** Returns the text facts of a battle card. */
export function battleFacts(known: Extract<KnownCard, { kind: BattleCardKind }>, naming: Naming): Facts {
  const { kind, card } = known;
  const faction = kind === "advantages" ? card.faction : undefined;
  return {
    kind: [KINDS[kind][naming.locale], ...(faction === undefined ? [] : [word(faction, naming.locale)])],
    figures: kind === "primaryObjectives" ? mapOf(card.map, naming) : [],
    rules: [],
  };
}

function mapOf(
  { size: [width, depth], pois }: { readonly size: readonly [number, number]; readonly pois: readonly unknown[] },
  naming: Naming,
): readonly string[] {
  return [told(MAP, naming, { width, depth }), told(POINTS_OF_INTEREST, naming, { count: pois.length })];
}

/** Returns the text facts of a battle force. */
export function forceFacts(force: BattleForce, naming: Naming): Facts {
  const { faction, side, standard, skirmish, units, uniqueUpgrades } = force;
  const cards = (ids: readonly string[]) => ({ cards: ids.map((id) => cardName(id, naming)).join("; ") });
  return {
    kind: [BATTLE_FORCE[naming.locale], word(faction, naming.locale), word(side, naming.locale)],
    figures: [],
    rules: [
      told(STANDARD, naming, { ranks: ranksOf(standard, naming) }),
      told(SKIRMISH, naming, { ranks: ranksOf(skirmish, naming) }),
      told(UNITS, naming, cards(units)),
      ...(uniqueUpgrades.length === 0 ? [] : [told(UPGRADES, naming, cards(uniqueUpgrades))]),
    ],
  };
}

/** Returns the ranks that an army may include with their limits, as in "commander 1–2, corps 3–6". */
function ranksOf({ ranks }: RankLimits, naming: Naming): string {
  return RANKS.filter((rank) => ranks[rank].max > 0)
    .map((rank) => `${word(rank, naming.locale)} ${ranks[rank].min}–${ranks[rank].max}`)
    .join(", ");
}
