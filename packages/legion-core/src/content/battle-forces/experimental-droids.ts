import { at } from "@sw/tabletop";
import { attackActionBy } from "../../attack/declared.ts";
import { addDice } from "../../attack/declaring.ts";
import type { Rank } from "../../catalogue/words.ts";
import { putOnCard, tokensOnCard } from "../../mission/stock.ts";
import type { Part } from "../../state/hooks/steps.ts";
import { figure, freeCardAction, may, must, on } from "../../state/hooks/words.ts";
import { type UnitIndex, unitId } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { fallsOut, optionOut } from "../../state/missed.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { isMarked, markActivation } from "../../units/activation.ts";
import { askNamed } from "../../units/choosing.ts";
import { unitTokens } from "../../units/conditions.ts";
import { hasKeyword } from "../../units/keywords.ts";
import { alliesAt } from "../../units/near.ts";
import { beginOngoing } from "../../units/ongoing.ts";
import { isOfRank, rankOf } from "../../units/ranks.ts";
import { gainTokens, loseTokens } from "../../units/unit-tokens.ts";
import { type BattleForceFile, battleForces } from "../written/battle-forces.ts";

const ID = "experimental-droids";

/** The cause of all effects of the battle force. */
const BECAUSE = { rule: "leg.battle-force.own-rules", cause: ID } as const;

/** The ranks of the units that can spend the tokens. */
const DROIDS: readonly Rank[] = ["corps", "special-forces", "support"];

/** The number of surge tokens that the commander's card holds for the other units. */
const STOCK = 3;

/** The range within which units can spend the tokens. */
const REACH = 3;

/** The name of the option for more speed. The other options follow. */
const FASTER = "experimental-droids-faster";

const AIM = "experimental-droids-aim";

const DODGE = "experimental-droids-dodge";

const DICE = "experimental-droids-dice";

const ONE_CALMED = "experimental-droids-calm-1";

const TWO_CALMED = "experimental-droids-calm-2";

/** The mark on an activation after the bonus to speed has been used. */
const MOVED = `${FASTER} had`;

const ATTACKED = `${DICE} had`;

/** One white and one black die. */
const MORE_DICE = [1, 1, 0] as const;

/** The battle force Experimental Droids with the units and rules of its armies. */
export const CARDS: BattleForceFile = /* @__PURE__ */ battleForces(() => ({
  "experimental-droids": {
    name: "Experimental Droids",
    faction: "separatist-alliance",
    side: "dark",
    units: [
      "kalani-super-tactical-droid",
      "kraken-super-tactical-droid",
      "t-series-tactical-droid-programmed-for-strategy",
      "b1-battle-droids",
      "b2-super-battle-droids",
      "ig-100-magnaguard-prototype-assassin-droids",
      "bx-series-droid-commandos",
      "droidekas",
      "persuader-class-tank-droid-prototype-tank-droid",
    ],
    uniqueUpgrades: ["strike-team-leader", "kraken"],
    standard: {
      ranks: { commander: "1-2", operative: "0", corps: "3-6", "special-forces": "0-3", support: "0-3", heavy: "0-2" },
    },
    skirmish: {
      ranks: { commander: "1", operative: "0-1", corps: "2-4", "special-forces": "0-3", support: "0-1", heavy: "0-1" },
    },
    build: {
      countAs: [{ unit: "ig-100-magnaguard-prototype-assassin-droids", rank: "corps" }],
      limits: [
        { units: ["b1-battle-droids"], min: 0, max: 2 },
        { units: ["b2-super-battle-droids"], min: 0, max: 2 },
        { units: ["bx-series-droid-commandos"], min: 0, max: 2 },
      ],
    },
    rules: [
      "Prototype MagnaGuard count as corps for army building and battle cards.",
      "At most 2 B1, 2 B2 and 2 BX units.",
      "At the start of each Activation Phase one commander may hold 3 surges on its card. Once in its activation a friendly corps, special forces or support unit with AI within 3 may, as a free action, spend one of them to be 1 faster for its next move, gain 1 aim or dodge, add a black and a white die to a pool of its next attack action, or remove up to 2 suppression.",
    ],
    doubts: ["Of the list of 2026-01-14 alone: allowedUnits, reconRanks."],
    en: "At the start of the Activation Phase a commander may take 3 surge tokens on its card. Once in its activation a corps, special forces or support unit with AI at range 3 may, as a free action, spend one of them: 1 speed more for its next move, an aim or dodge token, a white and a black die more in its next attack action, or up to 2 suppression tokens less.",
    es: "Al principio de la fase de Activación un comandante puede recibir 3 fichas de Incremento en su carta. Una vez en su activación, una unidad de Tropa, Fuerzas especiales o Apoyo con IA a alcance 3 puede gastar una como acción gratuita: 1 más de Velocidad en su próximo movimiento, Apuntar o Esquiva, un dado blanco y uno negro más en su próximo ataque, o hasta 2 fichas de Acobardamiento menos.",
    choices: {
      "experimental-droids-faster": {
        en: "1 faster for the next move",
        es: "1 más de Velocidad en el próximo movimiento",
      },
      "experimental-droids-aim": { en: "1 aim token", es: "1 ficha de Ataque apuntado" },
      "experimental-droids-dodge": { en: "1 dodge token", es: "1 ficha de Esquiva" },
      "experimental-droids-dice": {
        en: "a white and a black die in the next attack",
        es: "un dado blanco y uno negro en el próximo ataque",
      },
      "experimental-droids-calm-1": { en: "1 suppression token less", es: "1 ficha de Acobardamiento menos" },
      "experimental-droids-calm-2": { en: "2 suppression tokens less", es: "2 fichas de Acobardamiento menos" },
    },
    does: (card) => ({
      ranksForBattleCards: true,
      gift: {
        to: [{}],
        effect: [
          may(
            "activation-phase-start",
            (look, { unit }) => rankOf(look, unit) === "commander" && holdersOf(look, unit, card).length === 0,
            (work, { unit }) => {
              beginOngoing(work, { unit, keyword: card, value: 1, until: "round" }, BECAUSE);
              putOnCard(work, at(work.state.units, unit).owner, card, "surge", STOCK, BECAUSE.rule);
            },
          ),
          noting("moving", FASTER, MOVED),
          noting("after-attack", DICE, ATTACKED),
          freeCardAction(
            card,
            (look, { unit }) => mayDraw(look, unit, card),
            (work, { unit }) => askNamed(work, card, "programme", unit),
          ),
          on("choices", {
            programme: {
              kind: "named",
              rule: BECAUSE.rule,
              candidates: (look, { about }) => (about === null ? [] : programmes(look, about)),
              take(work, { about }, chosen) {
                if (about !== null) programme(work, about, chosen, card);
              },
            },
          }),
          figure("speed-now", ({ state }, { unit }, { usual }) =>
            isOpen(state, unit, FASTER, MOVED) ? usual + 1 : usual,
          ),
          on("declaring", {
            step: "weapons",
            rule: BECAUSE.rule,
            ways(look, { unit }, { inPool }) {
              const isDue = isOpen(look.state, unit, DICE, ATTACKED) && attackActionBy(look, unit) !== undefined;
              return inPool.length > 0 && isDue ? [""] : [];
            },
            take(work, { unit }) {
              markActivation(work, unit, ATTACKED);
              addDice(work, MORE_DICE);
            },
          }),
        ],
      },
    }),
  },
}));

/** Lists the units of the same army that hold the tokens in this round: one or none. */
function holdersOf({ state }: Pick<Look, "state">, unit: UnitIndex, card: string): readonly number[] {
  const { owner } = at(state.units, unit);
  return state.ongoing.flatMap((one) =>
    one.keyword === card && at(state.units, one.unit).owner === owner ? [one.unit] : [],
  );
}

/** Whether a unit can spend one of the tokens: it has a fitting rank and AI, and the holder of the tokens is near. */
function mayDraw(look: Look, unit: UnitIndex, card: string): boolean {
  const { owner } = at(look.state.units, unit);
  if (!isOfRank(look, unit, DROIDS) || !hasKeyword(look, unit, "ai")) return false;
  if (tokensOnCard(look, owner, card).surge === 0) return fallsOut(look, unit, "no-token-on-card");
  const holders = holdersOf(look, unit, card);
  const isNear = holders.length > 0 && alliesAt(look, unit, REACH).some((one) => holders.includes(one));
  return isNear || fallsOut(look, unit, "card-too-far-away");
}

/** Lists the options for a unit. It cannot lose more suppression tokens than it has. */
function programmes(look: Look, unit: UnitIndex): readonly string[] {
  const calmed = [ONE_CALMED, TWO_CALMED].filter(
    (name, place) =>
      unitTokens(look.state, unit, "suppression") > place ||
      optionOut(look, name, "too-little-suppression", { unit: unitId(look.state, unit), least: place + 1 }),
  );
  return [FASTER, AIM, DODGE, DICE, ...calmed];
}

/** Spends a token for the chosen option. */
function programme(work: GameWork, unit: UnitIndex, chosen: string, card: string): void {
  const { owner } = at(work.state.units, unit);
  putOnCard(work, owner, card, "surge", tokensOnCard(work, owner, card).surge - 1, BECAUSE.rule);
  if (chosen === AIM) gainTokens(work, unit, "aim", 1, BECAUSE);
  if (chosen === DODGE) gainTokens(work, unit, "dodge", 1, BECAUSE);
  if (chosen === ONE_CALMED) loseTokens(work, unit, "suppression", 1, BECAUSE);
  if (chosen === TWO_CALMED) loseTokens(work, unit, "suppression", 2, BECAUSE);
  if (chosen === FASTER || chosen === DICE) markActivation(work, unit, chosen);
}

/** Whether a bonus that a unit was given in its activation is still unused. */
function isOpen(state: State, unit: UnitIndex, given: string, had: string): boolean {
  return isMarked(state, unit, given) && !isMarked(state, unit, had);
}

/** Creates an effect that marks a bonus as used after the unit has moved or attacked. */
function noting(moment: "moving" | "after-attack", given: string, had: string): Part {
  return must(
    moment,
    ({ state }, { unit }, about) => about === unit && isOpen(state, unit, given, had),
    (work, { unit }) => markActivation(work, unit, had),
  );
}
