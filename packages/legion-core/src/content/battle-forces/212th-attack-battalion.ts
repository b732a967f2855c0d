import type { LentToken } from "../../attack/pools/keyword.ts";
import { LENT } from "../../attack/pools/offers.ts";
import { on } from "../../state/hooks/words.ts";
import type { UnitIndex } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { isVehicle } from "../../table/unit-types.ts";
import { profileOf } from "../../units/profiles.ts";
import { rankOf } from "../../units/ranks.ts";
import { type BattleForceFile, battleForces } from "../written/battle-forces.ts";

const CLONES = "clone-trooper";

/** The kinds of tokens that clone troopers lend. */
const OF_CLONES: readonly LentToken[] = ["aim", "dodge"];

/** The battle force 212th Attack Battalion with the units and rules of its armies. */
export const CARDS: BattleForceFile = /* @__PURE__ */ battleForces(() => ({
  "212th-attack-battalion": {
    name: "212th Attack Battalion",
    faction: "galactic-republic",
    side: "light",
    units: [
      "obi-wan-kenobi-civilized-warrior",
      "clone-commander-cody-leader-of-the-212th",
      "jedi-knight-keeper-of-the-peace",
      "clone-trooper-infantry",
      "clone-trooper-marksmen",
      "arf-troopers",
      "at-rt-galactic-republic",
      "saber-class-tank",
      "laat-le-patrol-transport-galactic-republic",
      "infantry-support-platform",
    ],
    uniqueUpgrades: [
      "boil",
      "jedi-consular",
      "jedi-guardian-doctrine",
      "jedi-negotiator",
      "strike-team-leader",
      "waxer",
    ],
    standard: {
      ranks: {
        commander: "1-2",
        operative: "0-1",
        corps: "1-4",
        "special-forces": "0-3",
        support: "0-3",
        heavy: "1-3",
      },
    },
    skirmish: {
      ranks: {
        commander: "1-2",
        operative: "0-1",
        corps: "1-3",
        "special-forces": "0-2",
        support: "0-3",
        heavy: "1-2",
      },
    },
    rules: [
      "A vehicle that is neither commander nor operative may, when attacking or defending, spend one aim, dodge or surge of another such friendly vehicle, or one aim or dodge of a friendly clone trooper unit, within 2 and in line of sight.",
    ],
    en: "When a vehicle that is neither commander nor operative attacks or defends, it may spend one aim, dodge or surge token of another such friendly vehicle, or one aim or dodge token of a friendly clone trooper unit, at range 2 and in line of sight, as its own.",
    es: "Cuando ataca o se defiende un vehículo que no es Comandante ni Agente, puede gastar como propia una ficha de Ataque apuntado, Esquiva o Incremento de otro vehículo aliado de esa clase, o una de Ataque apuntado o Esquiva de una unidad aliada de infantería clon, a alcance 2 y en línea de visión.",
    does: () => ({
      gift: {
        effect: [on("lends", { kinds: (look, { unit }, friend) => lentTo(look, unit, friend) })],
        to: [{ type: "vehicle" }, { type: CLONES }],
      },
    }),
  },
}));

/**
 * Returns the kinds of tokens that a unit lends to a friend. It lends only to vehicles that are neither commanders nor
 * operatives.
 */
function lentTo(look: Look, unit: UnitIndex, friend: UnitIndex): readonly LentToken[] {
  if (!isOfTheLine(look, friend)) return [];
  if (isOfTheLine(look, unit)) return LENT;
  return profileOf(look, unit).type === CLONES ? OF_CLONES : [];
}

/** Whether a unit is a vehicle that is neither commander nor operative. */
function isOfTheLine(look: Look, unit: UnitIndex): boolean {
  const rank = rankOf(look, unit);
  return isVehicle(profileOf(look, unit).type) && rank !== "commander" && rank !== "operative";
}
