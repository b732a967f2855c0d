import { at } from "@sw/tabletop";
import { isDivulged } from "../../../cards/commands/divulged.ts";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import type { Look } from "../../../state/look.ts";
import { askUnits } from "../../../units/choosing.ts";
import { hasTokens, isTrooper, unitTokens } from "../../../units/conditions.ts";
import { friendsAt } from "../../../units/near.ts";
import { dropTokens } from "../../../units/unit-tokens.ts";
import { boonOnOrder } from "../choice-effects.ts";
import { byCard, give, givenTo, lendForGood, ownUnits } from "../effects.ts";

const PADME = { unit: "Padmé Amidala" } as const;

/** Most dodge tokens that she gains for what she takes upon herself. */
const MOST_DODGES = 2;

const OUR_FATE_IS_IN_YOUR_HANDS = (): Command => ({
  id: "our-fate-is-in-your-hands",
  name: { en: "Our Fate is in Your Hands" },
  pips: 1,
  faction: "galactic-republic",
  requires: { unit: "Padmé Amidala" },
  orders: [{ count: 1, of: [{ unit: "Padmé Amidala" }] }],
  keywords: [{ id: "danger-sense", value: 2 }],
});

const OUR_FATE_IS_IN_YOUR_HANDS_ID = "our-fate-is-in-your-hands";

const OUR_FATE_IS_IN_YOUR_HANDS_ENTRY = (): CommandCard => ({
  id: OUR_FATE_IS_IN_YOUR_HANDS_ID,
  moments: [
    givenTo(OUR_FATE_IS_IN_YOUR_HANDS_ID, PADME, { keywords: { "danger-sense": 2 } }),
    {
      moment: "activation-phase-start",
      may: false,
      applies: (look, player) => ownUnits(look, player, PADME).some((unit) => sharers(look, unit).length > 0),
      run(work, player) {
        for (const unit of ownUnits(work, player, PADME)) {
          const all = sharers(work, unit).reduce((sum, one) => sum + unitTokens(work.state, one, "suppression"), 0);
          askUnits(work, OUR_FATE_IS_IN_YOUR_HANDS_ID, unit, all);
        }
      },
    },
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
      for (const one of chosen) dropTokens(work, one, "suppression", 1, byCard(OUR_FATE_IS_IN_YOUR_HANDS_ID));
      give(work, unit, "suppression", chosen.length, OUR_FATE_IS_IN_YOUR_HANDS_ID);
      give(work, unit, "dodge", Math.min(MOST_DODGES, chosen.length), OUR_FATE_IS_IN_YOUR_HANDS_ID);
    },
  },
});

const OUR_FATE_IS_IN_YOUR_HANDS_TEXT: CardText = {
  id: "our-fate-is-in-your-hands",
  does: {
    en: "Padmé Amidala has Danger Sense 2 this round. At the start of the Activation Phase friendly trooper units at range 2 may hand on any number of their suppression tokens to her; she gains 1 dodge token for each, 2 at most.",
    es: "Padmé Amidala tiene Sentido del peligro 2 esta ronda. Al comienzo de la fase de Activación, las unidades de infantería aliadas a alcance 2 pueden pasarle cualquier cantidad de sus fichas de Acobardamiento; ella gana 1 ficha de Esquiva por cada una, hasta un máximo de 2.",
  },
};

const AGGRESSIVE_NEGOTIATIONS = (): Command => ({
  id: "aggressive-negotiations",
  name: { en: "Aggressive Negotiations" },
  pips: 2,
  faction: "galactic-republic",
  requires: { unit: "Padmé Amidala" },
  orders: [
    { count: 1, of: [{ unit: "Padmé Amidala" }] },
    { count: 1, of: [{ type: "trooper" }] },
  ],
});

const AGGRESSIVE_NEGOTIATIONS_ENTRY = (): CommandCard => ({
  id: "aggressive-negotiations",
  ...boonOnOrder("aggressive-negotiations", () => ["move-slowly", "gain-aim", "gain-dodge", "gain-surge"], true),
});

const AGGRESSIVE_NEGOTIATIONS_TEXT: CardText = {
  id: "aggressive-negotiations",
  does: {
    en: "Each ordered unit may make a speed-1 move, or gain 1 aim token, 1 dodge token or 1 surge token.",
    es: "Cada unidad que recibe una orden de la carta puede efectuar un movimiento de Velocidad 1, o ganar 1 ficha de Ataque apuntado, 1 ficha de Esquiva o 1 ficha de Incremento.",
  },
  choices: {
    "gain-aim": { en: "gain an aim token", es: "obtener una ficha de Ataque apuntado" },
    "gain-dodge": { en: "gain a dodge token", es: "obtener una ficha de Esquiva" },
    "gain-surge": { en: "gain a surge token", es: "obtener una ficha de Incremento" },
    "move-slowly": { en: "move at speed 1", es: "moverse a Velocidad 1" },
    decline: { en: "nothing", es: "nada" },
  },
};

const DIPLOMATIC_COVER = (): Command => ({
  id: "diplomatic-cover",
  name: { en: "Diplomatic Cover" },
  pips: 3,
  faction: "galactic-republic",
  requires: { unit: "Padmé Amidala" },
  orders: [{ count: 1, of: [{ unit: "Padmé Amidala" }] }],
  permanent: true,
  divulge: { step: "resolve-setup-effects", mandatory: false },
  keywords: [{ id: "secret-mission" }, { id: "inspire", value: 1 }, { id: "infiltrate" }],
});

const DIPLOMATIC_COVER_ID = "diplomatic-cover";

const DIPLOMATIC_COVER_ENTRY = (): CommandCard => ({
  id: DIPLOMATIC_COVER_ID,
  divulged: {
    first: true,
    run(work, player) {
      for (const unit of ownUnits(work, player, PADME)) lendForGood(work, unit, "infiltrate", DIPLOMATIC_COVER_ID);
    },
  },
  gift: {
    effect: {},
    to: [PADME],
    keywords: ({ state }, unit) =>
      isDivulged(state, at(state.units, unit).owner, DIPLOMATIC_COVER_ID) ? { "secret-mission": 1 } : { inspire: 1 },
  },
});

const DIPLOMATIC_COVER_TEXT: CardText = {
  id: "diplomatic-cover",
  does: {
    en: "Permanent. While this card is in play, Padmé Amidala has Inspire 1, or Secret Mission if it was divulged. Divulge: Padmé Amidala has Infiltrate for the game, and this card must be chosen in round 1.",
    es: "Permanente. Mientras esta carta esté en juego, Padmé Amidala tiene Inspirador 1, o Misión secreta si se divulgó. Divulgar: Padmé Amidala tiene Infiltración durante la partida, y esta carta debe elegirse en la ronda 1.",
  },
};

/** Command cards of Padmé Amidala. */
export const FIGURES: Cards<Command> = [OUR_FATE_IS_IN_YOUR_HANDS, AGGRESSIVE_NEGOTIATIONS, DIPLOMATIC_COVER];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [
  OUR_FATE_IS_IN_YOUR_HANDS_ENTRY,
  AGGRESSIVE_NEGOTIATIONS_ENTRY,
  DIPLOMATIC_COVER_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [
  OUR_FATE_IS_IN_YOUR_HANDS_TEXT,
  AGGRESSIVE_NEGOTIATIONS_TEXT,
  DIPLOMATIC_COVER_TEXT,
];

/** The friendly trooper units near Padmé with suppression to hand on. */
function sharers(look: Look, padme: number): readonly number[] {
  return friendsAt(look, padme, 2).filter((unit) => isTrooper(look, unit) && hasTokens(look, unit, "suppression"));
}
