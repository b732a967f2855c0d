import { at } from "@sw/tabletop";
import { isDivulged } from "../../../cards/commands/divulged.ts";
import { playerMust } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import { askUnits } from "../../../units/choosing.ts";
import { hasTokens, isTrooper, unitTokens } from "../../../units/conditions.ts";
import { friendsAt } from "../../../units/near.ts";
import { dropTokens } from "../../../units/unit-tokens.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { boonOnOrder } from "../choice-effects.ts";
import { byCard, give, givenTo, lendForGood, ownUnits } from "../effects.ts";

const PADME = { unit: "Padmé Amidala" } as const;

/** The maximum number of dodge tokens that Padmé gains for the suppression tokens that she takes. */
const MOST_DODGES = 2;

/** Command cards of Padmé Amidala. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "galactic-republic", requires: PADME }, () => ({
  "our-fate-is-in-your-hands": {
    name: "Our Fate is in Your Hands",
    pips: 1,
    orders: PADME,
    keywords: ["danger-sense 2"],
    en: "Padmé Amidala has Danger Sense 2 this round. At the start of the Activation Phase friendly trooper units at range 2 may hand on any number of their suppression tokens to her; she gains 1 dodge token for each, 2 at most.",
    es: "Padmé Amidala tiene Sentido del peligro 2 esta ronda. Al comienzo de la fase de Activación, las unidades de infantería aliadas a alcance 2 pueden pasarle cualquier cantidad de sus fichas de Acobardamiento; ella gana 1 ficha de Esquiva por cada una, hasta un máximo de 2.",
    does: (card) => ({
      moments: [
        givenTo(card, PADME, { keywords: { "danger-sense": 2 } }),
        playerMust(
          "activation-phase-start",
          (look, side) => ownUnits(look, side, PADME).some((unit) => sharers(look, unit).length > 0),
          (work, side) => {
            for (const unit of ownUnits(work, side, PADME)) {
              const all = sharers(work, unit).reduce((sum, one) => sum + unitTokens(work.state, one, "suppression"), 0);
              askUnits(work, card, unit, all);
            }
          },
        ),
      ],
      choice: {
        rule: "leg.cards.command-use",
        most: "value",
        may: true,
        candidates: (look, { unit }, chosen) =>
          sharers(look, unit).filter((one) =>
            hasTokens(look, one, "suppression", chosen.filter((other) => other === one).length),
          ),
        take(work, { unit }, chosen) {
          for (const one of chosen) dropTokens(work, one, "suppression", 1, byCard(card));
          give(work, unit, "suppression", chosen.length, card);
          give(work, unit, "dodge", Math.min(MOST_DODGES, chosen.length), card);
        },
      },
    }),
  },
  "aggressive-negotiations": {
    name: "Aggressive Negotiations",
    pips: 2,
    orders: [order(1, PADME), order(1, { type: "trooper" })],
    en: "Each ordered unit may make a speed-1 move, or gain 1 aim token, 1 dodge token or 1 surge token.",
    es: "Cada unidad que recibe una orden de la carta puede efectuar un movimiento de Velocidad 1, o ganar 1 ficha de Ataque apuntado, 1 ficha de Esquiva o 1 ficha de Incremento.",
    choices: {
      "gain-aim": { en: "gain an aim token", es: "obtener una ficha de Ataque apuntado" },
      "gain-dodge": { en: "gain a dodge token", es: "obtener una ficha de Esquiva" },
      "gain-surge": { en: "gain a surge token", es: "obtener una ficha de Incremento" },
      "move-slowly": { en: "move at speed 1", es: "moverse a Velocidad 1" },
      decline: { en: "nothing", es: "nada" },
    },
    does: (card) => ({
      ...boonOnOrder(card, () => ["move-slowly", "gain-aim", "gain-dodge", "gain-surge"], true),
    }),
  },
  "diplomatic-cover": {
    name: "Diplomatic Cover",
    pips: 3,
    orders: PADME,
    permanent: true,
    divulge: { step: "resolve-setup-effects", mandatory: false },
    keywords: ["secret-mission", "inspire 1", "infiltrate"],
    en: "Permanent. While this card is in play, Padmé Amidala has Inspire 1, or Secret Mission if it was divulged. Divulge: Padmé Amidala has Infiltrate for the game, and this card must be chosen in round 1.",
    es: "Permanente. Mientras esta carta esté en juego, Padmé Amidala tiene Inspirador 1, o Misión secreta si se divulgó. Divulgar: Padmé Amidala tiene Infiltración durante la partida, y esta carta debe elegirse en la ronda 1.",
    does: (card) => ({
      divulged: {
        first: true,
        run(work, side) {
          for (const unit of ownUnits(work, side, PADME)) lendForGood(work, unit, "infiltrate", card);
        },
      },
      gift: {
        effect: [],
        to: [PADME],
        keywords: ({ state }, unit) =>
          isDivulged(state, at(state.units, unit).owner, card) ? { "secret-mission": 1 } : { inspire: 1 },
      },
    }),
  },
}));

/** Lists the friendly trooper units at range 2 of Padmé with suppression tokens that they can pass to her. */
function sharers(look: Look, padme: number): readonly number[] {
  return friendsAt(look, padme, 2).filter((unit) => isTrooper(look, unit) && hasTokens(look, unit, "suppression"));
}
