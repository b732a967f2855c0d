import { at } from "@sw/tabletop";
import { must, on } from "../../state/hooks/words.ts";
import type { UnitIndex } from "../../state/ids.ts";
import type { Facts } from "../../state/look.ts";
import { profileOf } from "../../units/profiles.ts";
import { rankOf } from "../../units/ranks.ts";
import { gainTokens } from "../../units/unit-tokens.ts";
import { type BattleForceFile, battleForces } from "../written/battle-forces.ts";

/** The battle force Stormtrooper Battalion with the units and rules of its armies. */
export const CARDS: BattleForceFile = /* @__PURE__ */ battleForces(() => ({
  "stormtrooper-battalion": {
    name: "Stormtrooper Battalion",
    faction: "galactic-empire",
    side: "dark",
    units: [
      "darth-vader-dark-lord-of-the-sith",
      "imperial-officer-ruthless-efficiency",
      "imperial-agent-bringing-order-to-the-galaxy",
      "stormtrooper-riot-squad",
      "stormtroopers",
      "scout-troopers",
      "74-z-speeder-bikes",
      "e-web-heavy-blaster-team",
      "at-st",
      "tx-225-gavw-occupier-tank",
      "laat-le-patrol-transport-galactic-empire",
    ],
    uniqueUpgrades: [
      "academy-trained",
      "agent-kallus",
      "tip-of-the-spear",
      "defend-in-depth",
      "platoon-commander",
      "command-and-control-uplink",
      "trusted-agent",
    ],
    standard: {
      ranks: {
        commander: "1-3",
        operative: "0-2",
        corps: "4-7",
        "special-forces": "0-2",
        support: "0-3",
        heavy: "0-2",
      },
    },
    skirmish: {
      ranks: {
        commander: "1-3",
        operative: "0-1",
        corps: "4-6",
        "special-forces": "0-2",
        support: "0-2",
        heavy: "0-1",
      },
    },
    rules: [
      "Commanders and operatives that are not unique have Target 2 and gain 1 surge when ordered.",
      "The nominated commander has Compel.",
    ],
    doubts: ["Of the list of 2026-01-14 alone: allowedUnits."],
    en: "Commanders and operatives that are not unique have Target 2 and gain 1 surge token when they are issued an order. The nominated commander has Compel.",
    es: "Los Comandantes y Agentes que no son únicos tienen Selección de blanco 2 y ganan 1 ficha de Incremento cuando reciben una orden. El comandante designado tiene Autoridad.",
    does: (card) => ({
      gift: {
        to: [{}],
        effect: [
          on("prints", (look, { unit }) => [
            ...(isPlainLeader(look, unit) ? [{ id: "target", value: 2 }] : []),
            ...(isNominated(look, unit) ? [{ id: "compel" }] : []),
          ]),
          must(
            "order-issued",
            (look, { unit }, about) => about === unit && isPlainLeader(look, unit),
            (work, { unit }) => gainTokens(work, unit, "surge", 1, { rule: "leg.battle-force.own-rules", cause: card }),
          ),
        ],
      },
    }),
  },
}));

/** Whether a unit currently is a commander or an operative and its card is not unique. */
function isPlainLeader(look: Facts, unit: UnitIndex): boolean {
  const rank = rankOf(look, unit);
  return (rank === "commander" || rank === "operative") && profileOf(look, unit).card.bullets !== 1;
}

/** Whether a unit is the nominated commander of its player. */
function isNominated({ state }: Facts, unit: UnitIndex): boolean {
  return state.sides[at(state.units, unit).owner].nominated === unit;
}
