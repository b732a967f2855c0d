import { at } from "@sw/tabletop";
import type { BattleForce, KeywordUse } from "../../catalogue/entries.ts";
import { on, permits } from "../../state/hooks/words.ts";
import { type UnitIndex, undefeated, unitId } from "../../state/ids.ts";
import type { Facts, Look } from "../../state/look.ts";
import { unitsAtRange } from "../../table/between-units.ts";
import { sceneOf, statusOf } from "../../units/positions.ts";
import { rankOf } from "../../units/ranks.ts";
import { type BattleForceFile, battleForces } from "../written/battle-forces.ts";

/** The rules for building an army of this battle force. */
const BUILD: NonNullable<BattleForce["build"]> = {
  noDetachments: true,
  countAs: [
    { unit: "scout-troopers", rank: "corps" },
    { unit: "imperial-death-troopers", rank: "corps" },
  ],
  limits: [
    { units: ["stormtroopers"], min: 1, max: 2 },
    { units: ["shoretroopers"], min: 1, max: 2 },
  ],
  oneOfEachCorpsFirst: true,
  sharedHeavyWeapons: ["Stormtroopers", "Shoretroopers", "Scout Troopers", "Imperial Death Troopers"],
};

/** The range at which commanders can issue orders. */
const REACH = 2;

/** The keyword Independent of units that have no commander near: one aim or one dodge token. */
const ON_ITS_OWN: KeywordUse = {
  id: "independent",
  gains: {
    choose: "one",
    options: [
      { what: "aim", n: 1 },
      { what: "dodge", n: 1 },
    ],
  },
};

/** The battle force Imperial Remnant with the units and rules of its armies. */
export const CARDS: BattleForceFile = /* @__PURE__ */ battleForces(() => ({
  "imperial-remnant": {
    name: "Imperial Remnant",
    faction: "galactic-empire",
    side: "dark",
    units: [
      "moff-gideon-long-live-the-empire",
      "imperial-officer-ruthless-efficiency",
      "imperial-agent-bringing-order-to-the-galaxy",
      "stormtroopers",
      "shoretroopers",
      "scout-troopers",
      "imperial-death-troopers",
      "74-z-speeder-bikes",
      "e-web-heavy-blaster-team",
      "imperial-dark-troopers",
    ],
    uniqueUpgrades: [
      "academy-trained",
      "command-and-control-uplink",
      "defend-in-depth",
      "platoon-commander",
      "strike-team-leader",
      "tip-of-the-spear",
      "the-darksaber-gideon",
      "trusted-agent",
    ],
    standard: {
      ranks: { commander: "1-2", operative: "0-2", corps: "3-6", "special-forces": "0", support: "0-2", heavy: "0-2" },
      commandersAndOperatives: 2,
    },
    skirmish: {
      ranks: { commander: "1-2", operative: "0-2", corps: "2-4", "special-forces": "0", support: "0-1", heavy: "0-1" },
      commandersAndOperatives: 2,
    },
    build: BUILD,
    rules: [
      "Scout Troopers and Death Troopers count as corps for army building. A second unit of any corps kind may be taken only when one of each kind is in the army; 1 to 2 Stormtroopers and 1 to 2 Shoretroopers units. No detachments.",
      "A commander can order only units within 2. Units not deployed, or not within 2 of a commander, have Independent (1 aim or 1 dodge).",
      "A unit never uses, for panic, the courage of a unit that is not within 2.",
      "A trooper unit that is not a droid and has the slot may take a heavy weapon limited to Stormtroopers, Shoretroopers, Scout Troopers or Death Troopers, whichever of these it is itself.",
    ],
    doubts: [
      "The rules sheet shows the slot of its equipment rule as an icon; heavy weapon is inferred.",
      "Of the list of 2026-01-14 alone: allowedUnits.",
    ],
    en: "Commanders issue orders only to units at range 2. Units that are not deployed, or not at range 2 of a friendly commander, have Independent: Aim 1 or Dodge 1. Against panic units do not use the courage of units that are not at range 2.",
    es: "Los comandantes solo imparten órdenes a unidades a alcance 2. Las unidades sin desplegar, o que no estén a alcance 2 de un Comandante aliado, tienen Independiente: Ataque apuntado 1 o Esquiva 1. Contra el pánico las unidades no usan el Aplomo de unidades de las que no estén a alcance 2.",
    does: () => ({
      gift: {
        to: [{}],
        effect: [
          on("prints", (look, { unit }) => (isOnItsOwn(look, unit) ? [ON_ITS_OWN] : [])),
          permits("takes-orders", (look, { unit }, { from }) => !isInCommand(look, from) || isNear(look, from, unit)),
          permits("counts-courage", (look, { unit }, { friend }) => isNear(look, friend, unit)),
        ],
      },
    }),
  },
}));

/** Whether a unit issues orders as a commander, by its rank or because it is nominated. */
function isInCommand(look: Look, unit: UnitIndex): boolean {
  const { owner } = at(look.state.units, unit);
  return rankOf(look, unit) === "commander" || look.state.sides[owner].nominated === unit;
}

/**
 * Whether a unit has no friendly commander near, or is not on the battlefield. A commander counts as near to itself.
 */
function isOnItsOwn(look: Facts, unit: UnitIndex): boolean {
  const own = at(look.state.units, unit);
  if (statusOf(own) !== "deployed") return true;
  const commanders = undefeated(look.state, own.owner).filter((one) => rankOf(look, one) === "commander");
  return !commanders.some((one) => isNear(look, one, unit));
}

/** Whether a unit is at range 2 of another (leg.range.at-unit). */
function isNear(look: Facts, from: number, unit: UnitIndex): boolean {
  const { state } = look;
  return unitsAtRange(sceneOf(look), unitId(state, from), unitId(state, unit), REACH);
}
