import type { Listed } from "./steps.ts";
import type { GuideTable } from "./table.ts";

const hasExpansion = ({ options }: Pick<GuideTable, "options">): boolean => options.expansion;
const isBase = ({ options }: Pick<GuideTable, "options">): boolean => !options.expansion;
const isCinematic = ({ options }: Pick<GuideTable, "options">): boolean => options.cinematic;
const isOriginal = ({ options }: Pick<GuideTable, "options">): boolean => !options.cinematic;

/** Mark steps of the set-up that exist only without the expansion, and only with it. */
const inBase = { shown: isBase } as const;
const inExpansion = { option: "expansion", shown: hasExpansion } as const;

/** The twelve set-up steps of the manual, each with what to enter in the guide after it. */
export const SETUP: readonly Listed[] = [
  {
    step: 1,
    by: "both",
    rule: "solo.setup.factions",
    text: {
      en: "You play the Rebels; the Empire plays by this guide. Enter “rules: rote cinematic” if you play with Rise of the Empire.",
      es: "Tú llevas a los Rebeldes; el Imperio juega según esta guía. Escribe «reglas: rote cinematográfico» si juegas con El Auge del Imperio.",
    },
  },
  {
    step: 2,
    by: "both",
    rule: "solo.setup.track",
    text: {
      en: "Lay out the board. Time marker on 1, reputation marker on 14. Both sides can use one build queue.",
      es: "Dispón el tablero. Indicador de Tiempo en 1, indicador de Reputación en 14. Ambas facciones pueden usar una sola cola de construcción.",
    },
  },
  {
    step: 3,
    by: "rebel",
    rule: "solo.setup.objectives.base",
    text: {
      en: "Remove the objective Heart of the Empire. Shuffle each level by itself and stack them: III at the bottom, then II, I on top.",
      es: "Retira el Objetivo En el Corazón del Imperio. Baraja cada nivel por separado y apílalos: III debajo, luego II, y I encima.",
    },
    ...inBase,
  },
  {
    step: 3,
    by: "rebel",
    rule: "solo.setup.objectives.rote",
    text: {
      en: "Remove the objective Heart of the Empire. Level III: Death Star Plans and 4 others at random; II: the same; I: 5 at random. Shuffle each and stack them: III, II, I on top.",
      es: "Retira el Objetivo En el Corazón del Imperio. Nivel III: Planos de la Estrella de la Muerte y otros 4 al azar; II: lo mismo; I: 5 al azar. Baraja cada uno y apílalos: III, II, y I encima.",
    },
    ...inExpansion,
  },
  {
    step: 4,
    by: "both",
    rule: "solo.setup.action-decks",
    text: {
      en: "Shuffle the action cards with a recruit icon of each side into its action deck.",
      es: "Baraja las cartas de Acción con icono de reclutamiento de cada facción para formar su mazo.",
    },
  },
  {
    step: 5,
    by: "both",
    rule: "solo.setup.fifth-leader",
    text: {
      en: "Put the four starting leaders of each side into its pool. Turn up the top Imperial action card and type “recruit CARD”, then “done”: the Empire has a fifth leader and the card.",
      es: "Coloca los cuatro Líderes iniciales de cada facción en su reserva. Revela la primera carta de Acción Imperial y escribe «reclutar CARTA» y después «hecho»: el Imperio tiene un quinto Líder y la carta.",
    },
  },
  {
    step: 6,
    by: "both",
    rule: "solo.setup.no-base-tactics",
    text: {
      en: "Lay out the Rebel tactic decks, markers and dice. The Empire uses no tactic cards.",
      es: "Dispón los mazos de Tácticas Rebeldes, los indicadores y los dados. El Imperio no usa cartas de Táctica.",
    },
    shown: isOriginal,
  },
  {
    step: 6,
    by: "both",
    rule: "solo.setup.tactics",
    text: {
      en: "Lay out the advanced tactic decks of both sides, markers and dice. Shuffle the Imperial space and ground decks separately.",
      es: "Dispón los mazos de Tácticas Avanzadas de ambas facciones, los indicadores y los dados. Baraja por separado los mazos espacial y terrestre Imperiales.",
    },
    option: "cinematic",
    shown: isCinematic,
  },
  {
    step: 7,
    by: "rebel",
    rule: "solo.setup.rebel-missions",
    text: {
      en: "Set your 4 starting missions aside. Shuffle the missions with a leader icon and the rest, without Subversion, into your mission deck. With the expansion use one set only.",
      es: "Aparta tus 4 Misiones iniciales. Baraja las Misiones con icono de Líder y el resto, sin Subversión, para formar tu mazo. Con la expansión usa un solo conjunto.",
    },
  },
  {
    step: 8,
    by: "imperial",
    rule: "solo.setup.imperial-set",
    text: {
      en: "Shuffle the 4 starting missions as the Starting Missions deck. Shuffle the missions with a leader icon, one project of each type and the rest, without Subversion, as the Main Missions deck.",
      es: "Baraja las 4 Misiones iniciales: son el mazo de Misiones Iniciales. Baraja las Misiones con icono de Líder, un Proyecto de cada tipo y el resto, sin Subversión: son el mazo de Misiones Principales.",
    },
  },
  {
    step: 8,
    by: "imperial",
    rule: "solo.setup.first-round-deck",
    text: {
      en: "Shuffle 1 starting mission and 1 main mission: they are the Round Deck of round 1 (deck: 2).",
      es: "Baraja 1 Misión Inicial y 1 Misión Principal: son el mazo de la ronda 1 (mazo: 2).",
    },
  },
  {
    step: 9,
    by: "both",
    rule: "solo.setup.loyalty",
    text: {
      en: "Take the 8 remote probe cards out. Reveal others until 3 Rebel and 5 Imperial systems have appeared: the Rebel ones are loyal to the Rebels, the first two Imperial ones subjugated, the other three loyal to the Empire; Coruscant is the sixth. Then type “done” and these systems in their order: the guide asks for the dice and lays what follows. Or enter each system yourself, and then type “done”.",
      es: "Aparta las 8 cartas de Sonda lejanas. Revela otras hasta que salgan 3 sistemas Rebeldes y 5 Imperiales: los Rebeldes son leales a la Rebelión, los dos primeros Imperiales están subyugados y los otros tres son leales al Imperio; Coruscant es el sexto. Después escribe «hecho» y esos sistemas en su orden: la guía pide los dados y coloca lo que sigue. O escribe tú cada sistema, y después «hecho».",
    },
  },
  {
    step: 9,
    by: "imperial",
    rule: "solo.setup.units.imperial-base",
    text: {
      en: "In each of the six systems 2 TIE Fighters and 2 Stormtroopers. By d6: 3 Star Destroyers in three systems, 3 Assault Carriers in the other three, 1 AT-AT, AT-STs in the other five, 1 Death Star. Enter each: “corellia: empire e 2 tie 2 stormtrooper star-destroyer at-st”.",
      es: "En cada uno de los seis sistemas, 2 cazas TIE y 2 soldados de asalto. Con 1d6: 3 Destructores Estelares en tres sistemas, 3 portacazas en los otros tres, 1 AT-AT, AT-ST en los otros cinco, 1 Estrella de la Muerte. Escribe cada uno: «corellia: imperio i 2 caza tie 2 soldado de asalto destructor at-st».",
    },
    ...inBase,
  },
  {
    step: 9,
    by: "imperial",
    rule: "solo.setup.units.imperial-rote",
    text: {
      en: "In each of the six systems 2 Stormtroopers; 1 TIE Fighter in each but Coruscant. By d6: 3 more TIE Fighters, 2 TIE Strikers where there is one TIE Fighter, 3 Star Destroyers, 3 Assault Carriers in the other systems, 2 Assault Tanks, 4 AT-STs in the others, 1 AT-AT (not in Coruscant). Enter each system.",
      es: "En cada uno de los seis sistemas, 2 soldados de asalto; 1 caza TIE en cada uno menos en Coruscant. Con 1d6: 3 cazas TIE más, 2 Fustigadores TIE donde haya un solo caza TIE, 3 Destructores Estelares, 3 portacazas en los demás, 2 tanques de asalto, 4 AT-ST en los demás, 1 AT-AT (no en Coruscant). Escribe cada sistema.",
    },
    ...inExpansion,
  },
  {
    step: 9,
    by: "imperial",
    rule: "solo.setup.units.dsuc",
    text: {
      en: "By d8 in Felucia (1-2), Kessel (3-4), Malastare (5-6) or Alderaan (7-8): 1 Death Star Under Construction, 4 TIE Fighters, 1 Stormtrooper; its probe card goes to the box. Enter the system and “queue 3: death-star”.",
      es: "Con 1d8, en Felucia (1-2), Kessel (3-4), Malastare (5-6) o Alderaan (7-8): 1 Estrella de la Muerte parcialmente construida, 4 cazas TIE, 1 soldado de asalto; su carta de Sonda va a la caja. Escribe el sistema y «cola 3: estrella-de-la-muerte».",
    },
    ...inExpansion,
  },
  {
    step: 9,
    by: "rebel",
    rule: "solo.setup.units.rebel-base",
    text: {
      en: "Share 1 Corellian Corvette, 1 Rebel Transport, 2 X-wings, 2 Y-wings, 6 Rebel Troopers and 2 Airspeeders between the Rebel Base space and one system without Imperial units. Enter that system; the Empire does not need the base space.",
      es: "Reparte 1 corbeta corelliana, 1 transporte, 2 Ala-X, 2 Ala-Y, 6 soldados y 2 aerodeslizadores entre el espacio de la Base Rebelde y un sistema sin unidades Imperiales. Escribe ese sistema; el Imperio no necesita el espacio de la Base.",
    },
    ...inBase,
  },
  {
    step: 9,
    by: "rebel",
    rule: "solo.setup.units.rebel-rote",
    text: {
      en: "Share 1 Corellian Corvette, 1 Rebel Transport, 1 X-wing, 1 Y-wing, 1 U-wing, 5 Rebel Troopers, 2 Airspeeders and 1 Rebel Vanguard between the Rebel Base space and one system without Imperial units. Enter that system.",
      es: "Reparte 1 corbeta corelliana, 1 transporte, 1 Ala-X, 1 Ala-Y, 1 Ala-U, 5 soldados, 2 aerodeslizadores y 1 vanguardia entre el espacio de la Base Rebelde y un sistema sin unidades Imperiales. Escribe ese sistema.",
    },
    ...inExpansion,
  },
  {
    step: 10,
    by: "rebel",
    rule: "solo.setup.choose-base",
    text: {
      en: "Choose the base in secret among the 8 remote probe cards and put its card face down. The 5 Imperial cards go to the box; shuffle all others.",
      es: "Elige en secreto la Base entre las 8 cartas de Sonda lejanas y coloca su carta boca abajo. Las 5 cartas Imperiales van a la caja; baraja las demás.",
    },
  },
  {
    step: 11,
    by: "rebel",
    rule: "solo.setup.starting-actions",
    text: {
      en: "Draw 2 starting action cards. The Empire uses none.",
      es: "Roba 2 cartas de Acción Inicial. El Imperio no usa ninguna.",
    },
  },
  {
    step: 12,
    by: "rebel",
    rule: "solo.setup.rebel-hand",
    text: {
      en: "Take your 4 starting missions, 2 missions of your deck and the top objective. The game begins: “steps assignment”.",
      es: "Toma tus 4 Misiones iniciales, 2 Misiones de tu mazo y el primer Objetivo. Empieza la partida: «pasos asignación».",
    },
  },
];
