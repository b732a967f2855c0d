import { at } from "@sw/tabletop";
import { deployAwayFrom } from "../../moving/territory-deploy.ts";
import { figure, may, must } from "../../state/hooks/words.ts";
import { type UnitIndex, undefeated } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import type { State } from "../../state/state.ts";
import { endActivation } from "../../units/activation.ts";
import { alliesAt } from "../../units/near.ts";
import { beginOngoing, endOngoing } from "../../units/ongoing.ts";
import { statusOf } from "../../units/positions.ts";
import { profileOf } from "../../units/profiles.ts";
import { rankOf } from "../../units/ranks.ts";
import { type BattleForceFile, battleForces } from "../written/battle-forces.ts";

const ID = "tempest-force";

/** The cause of all effects of the battle force. */
const BECAUSE = { rule: "leg.battle-force.own-rules", cause: ID } as const;

/** The range of enemies within which a unit that was set aside cannot be placed. */
const APART = 2;

/** The battle force Tempest Force with the units and rules of its armies. */
export const CARDS: BattleForceFile = /* @__PURE__ */ battleForces(() => ({
  "tempest-force": {
    name: "Tempest Force",
    faction: "galactic-empire",
    side: "dark",
    units: [
      "imperial-officer-ruthless-efficiency",
      "imperial-agent-bringing-order-to-the-galaxy",
      "stormtroopers",
      "scout-troopers",
      "74-z-speeder-bikes",
      "major-marquand-tempest-scout-2",
      "at-st",
    ],
    uniqueUpgrades: ["academy-trained", "tip-of-the-spear", "platoon-commander", "command-and-control-uplink"],
    standard: {
      ranks: {
        commander: "1-2",
        operative: "0-2",
        corps: "1-3",
        "special-forces": "2-6",
        support: "0-3",
        heavy: "0-3",
      },
      commandersAndOperatives: 2,
    },
    skirmish: {
      ranks: {
        commander: "1-2",
        operative: "0-2",
        corps: "1-2",
        "special-forces": "1-4",
        support: "0-2",
        heavy: "0-2",
      },
      commandersAndOperatives: 2,
    },
    rules: [
      "Vehicles have Scout 2.",
      "Units more than 3 away from every friendly commander and without a comms upgrade remove 1 suppression less in the Remove Tokens step.",
      "In set-up one special forces or support unit without an asset may be set aside; at its first activation it is placed not within 2 of enemies and counts as activated.",
    ],
    en: "In setup one special forces or support unit without an asset may be set aside: first activated, it deploys anywhere but at range 2 of enemies and has been activated. Vehicles have Scout 2. Units farther than range 3 from every friendly commander and without a comms upgrade remove 1 suppression token less in the End Phase.",
    es: "En la preparación puede apartarse una unidad de Fuerzas especiales o Apoyo sin objeto: al activarse se despliega donde quiera, salvo a alcance 2 de enemigos, y ya ha sido activada. Los vehículos tienen Explorador 2. Las unidades a más de alcance 3 de todo comandante aliado y sin mejora de Comunicaciones retiran 1 ficha de Acobardamiento menos en la fase Final.",
    does: (card) => ({
      keywords: [{ figures: { scout: 2 }, to: [{ type: "vehicle" }] }],
      gift: {
        to: [{}],
        effect: [
          figure("kept-suppression", (look, { unit }) => (isOutOfTouch(look, unit) ? 1 : 0)),
          may(
            "setup-effects",
            (look, { unit }) => maySetAside(look, unit, card),
            (work, { unit }) => beginOngoing(work, { unit, keyword: card, value: 1, until: "game" }, BECAUSE),
          ),
          must(
            "undeployed-activation-start",
            ({ state }, { unit }, about) => about === unit && isSetAside(state, unit, card),
            (work, { unit }) => {
              endOngoing(work, (one) => one.keyword === card && one.unit === unit, BECAUSE);
              endActivation(work, unit);
              deployAwayFrom(work, unit, APART, BECAUSE);
            },
          ),
        ],
      },
    }),
  },
}));

/**
 * Whether a unit may be set aside: it has a fitting rank, is undeployed and holds no asset, and no other unit of its
 * army is set aside.
 */
function maySetAside(look: Look, unit: UnitIndex, card: string): boolean {
  const { state } = look;
  const own = at(state.units, unit);
  const rank = rankOf(look, unit);
  if ((rank !== "special-forces" && rank !== "support") || own.holds.length > 0) return false;
  if (statusOf(own) !== "undeployed") return false;
  return !undefeated(state, own.owner).some((one) => isSetAside(state, one, card));
}

/** Whether a unit is set aside. */
function isSetAside({ ongoing }: Pick<State, "ongoing">, unit: UnitIndex, card: string): boolean {
  return ongoing.some((one) => one.unit === unit && one.keyword === card);
}

/** Whether a unit has no active comms upgrade and is farther than range 3 from every friendly commander. */
function isOutOfTouch(look: Look, unit: UnitIndex): boolean {
  const { cards } = at(look.state.units, unit);
  const { upgrades } = profileOf(look, unit);
  if (upgrades.some(({ type }, place) => type === "comms" && cards[place] !== "discarded")) return false;
  return alliesAt(look, unit, 3).every((one) => rankOf(look, one) !== "commander");
}
