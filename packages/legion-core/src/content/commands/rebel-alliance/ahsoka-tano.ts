import { at } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { mayMove, startMove } from "../../../moving/moves.ts";
import { recover } from "../../../rounds/actions-list.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import type { Look } from "../../../state/look.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { askUnits } from "../../../units/choosing.ts";
import { unitTokens } from "../../../units/conditions.ts";
import { friendsAt } from "../../../units/near.ts";
import { profileOf } from "../../../units/profiles.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { askBoon, boons } from "../choice-effects.ts";
import { aboutOneOf, asActivated, give, givenTo, isOwn, onOrder, ownUnits } from "../effects.ts";

/** Most dice that her dodge tokens add. */
const MOST_DICE = 3;

const SABINE = { unit: "Sabine Wren" } as const;

/** A move that a card gives at a speed. */
const FAST = { speed: 2 } as const;

const AHSOKA = { unit: "Ahsoka Tano" } as const;

const I_AM_NO_JEDI = (): Command => ({
  id: "i-am-no-jedi",
  name: { en: "I Am No Jedi" },
  pips: 1,
  faction: "rebel-alliance",
  requires: { unit: "Ahsoka Tano", title: "Fulcrum" },
  orders: [{ count: 1, of: [{ unit: "Ahsoka Tano" }] }],
  keywords: [{ id: "agile", value: 1 }],
});

const I_AM_NO_JEDI_ENTRY = (): CommandCard => ({
  id: "i-am-no-jedi",
  moments: [givenTo("i-am-no-jedi", AHSOKA, { keywords: { agile: 1 } })],
  gift: {
    effect: {
      attacking: { amounts: [{ amount: "white-dice", adds: "value" }] },
      inAttack: ({ state }, { unit }) => Math.min(MOST_DICE, unitTokens(state, unit, "dodge")),
    },
    to: [AHSOKA],
  },
});

const I_AM_NO_JEDI_TEXT: CardText = {
  id: "i-am-no-jedi",
  does: {
    en: "This round Ahsoka Tano has Agile 1 and adds 1 white die to her attack pools for each dodge token she has, 3 dice at most.",
    es: "Esta ronda, Ahsoka Tano tiene Paso ágil 1 y añade 1 dado blanco a sus reservas de ataque por cada ficha de Esquiva que tenga, hasta un máximo de 3 dados.",
  },
};

const FAMILY_REUNION = (): Command => ({
  id: "family-reunion",
  name: { en: "Family Reunion" },
  pips: 2,
  faction: "rebel-alliance",
  requires: { unit: "Ahsoka Tano", title: "Fulcrum" },
  orders: [
    { count: 1, of: [{ unit: "Ahsoka Tano" }] },
    { count: 1, of: [{ unit: "Sabine Wren" }] },
  ],
  keywords: [{ id: "teamwork" }],
});

const FAMILY_REUNION_ID = "family-reunion";

const FAMILY_REUNION_ENTRY = (): CommandCard => ({
  id: FAMILY_REUNION_ID,
  moments: [aboutOneOf("activation-start", [AHSOKA, SABINE], (work, unit) => askUnits(work, FAMILY_REUNION_ID, unit))],
  choice: {
    rule: "leg.cards.command-use",
    most: 1,
    may: true,
    candidates: (look, { unit }) => sisters(look, unit).filter((one) => mayMove(look, one, "effect", FAST)),
    take(work, _bearer, chosen) {
      for (const unit of chosen) startMove(work, unit, "effect", FAST);
    },
  },
  gift: { effect: { names: { teamwork: [SABINE] } }, to: [AHSOKA], keywords: { teamwork: 1 } },
});

const FAMILY_REUNION_TEXT: CardText = {
  id: "family-reunion",
  does: {
    en: "This round Ahsoka Tano has Teamwork: Sabine Wren. When either of the two starts her activation this round, the other may make a speed-2 move.",
    es: "Esta ronda, Ahsoka Tano tiene Trabajo en equipo: Sabine Wren. Cuando una de las dos empieza su activación de esta ronda, la otra puede efectuar un movimiento de Velocidad 2.",
  },
};

const SWIFT_PROTECTOR = (): Command => ({
  id: "swift-protector",
  name: { en: "Swift Protector" },
  pips: 2,
  faction: "rebel-alliance",
  requires: { unit: "Ahsoka Tano", title: "Fulcrum" },
  orders: [{ count: 1, of: [{ unit: "Ahsoka Tano" }] }],
  keywords: [{ id: "guardian", value: 2 }],
});

const SWIFT_PROTECTOR_ID = "swift-protector";

const SWIFT_PROTECTOR_ENTRY = (): CommandCard => ({
  id: SWIFT_PROTECTOR_ID,
  moments: [
    givenTo(SWIFT_PROTECTOR_ID, AHSOKA, { keywords: { guardian: 2 } }),
    {
      moment: "declare-defender",
      may: true,
      applies: (look, player, about) =>
        isOwn(look, player, about) &&
        isSmallTrooper(look, about) &&
        ownUnits(look, player, AHSOKA).some((hers) => friendsAt(look, hers, 1).includes(about)),
      run(work, _player, unit) {
        if (unit !== null) give(work, unit, "dodge", 1, SWIFT_PROTECTOR_ID);
      },
    },
  ],
});

const SWIFT_PROTECTOR_TEXT: CardText = {
  id: "swift-protector",
  does: {
    en: "Ahsoka Tano has Guardian 2 this round. When another friendly trooper unit on small bases at range 1 of her is declared as the defender of an attack, it may gain 1 dodge token.",
    es: "Ahsoka Tano tiene Guardián 2 esta ronda. Cuando otra unidad de infantería aliada de peana pequeña a alcance 1 de ella es declarada defensora de un ataque, puede ganar 1 ficha de Esquiva.",
  },
};

const A_NEW_BEGINNING = (): Command => ({
  id: "a-new-beginning",
  name: { en: "A New Beginning" },
  pips: 3,
  faction: "rebel-alliance",
  requires: { unit: "Ahsoka Tano", title: "Fulcrum" },
  orders: [
    { count: 1, of: [{ unit: "Ahsoka Tano" }] },
    { count: 2, of: [{}] },
  ],
  keywords: [{ id: "inspire", value: 2 }],
});

const A_NEW_BEGINNING_ID = "a-new-beginning";

const A_NEW_BEGINNING_ENTRY = (): CommandCard => ({
  id: A_NEW_BEGINNING_ID,
  moments: [
    givenTo(A_NEW_BEGINNING_ID, AHSOKA, { keywords: { inspire: 2 } }),
    onOrder((work, unit) => askBoon(work, A_NEW_BEGINNING_ID, unit)),
    ...asActivated(AHSOKA, recover),
  ],
  choices: {
    boon: boons(A_NEW_BEGINNING_ID, (look, unit) => (isSmallTrooper(look, unit) ? ["gain-aim", "gain-dodge"] : [])),
  },
});

const A_NEW_BEGINNING_TEXT: CardText = {
  id: "a-new-beginning",
  does: {
    en: "Ahsoka Tano has Inspire 2 this round. Each ordered trooper unit on small bases gains 1 aim token or 1 dodge token. When Ahsoka starts her activation, she recovers.",
    es: "Ahsoka Tano tiene Inspirador 2 esta ronda. Cada unidad de infantería de peana pequeña que recibe una orden de la carta gana 1 ficha de Ataque apuntado o 1 ficha de Esquiva. Cuando Ahsoka empieza su activación, se recupera.",
  },
  choices: {
    "gain-aim": { en: "gain an aim token", es: "obtener una ficha de Ataque apuntado" },
    "gain-dodge": { en: "gain a dodge token", es: "obtener una ficha de Esquiva" },
  },
};

/** Command cards of Ahsoka Tano. */
export const FIGURES: Cards<Command> = [I_AM_NO_JEDI, FAMILY_REUNION, SWIFT_PROTECTOR, A_NEW_BEGINNING];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [
  I_AM_NO_JEDI_ENTRY,
  FAMILY_REUNION_ENTRY,
  SWIFT_PROTECTOR_ENTRY,
  A_NEW_BEGINNING_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [
  I_AM_NO_JEDI_TEXT,
  FAMILY_REUNION_TEXT,
  SWIFT_PROTECTOR_TEXT,
  A_NEW_BEGINNING_TEXT,
];

/** Whether a unit is a trooper unit on small bases. */
function isSmallTrooper(look: Look, unit: number): boolean {
  const { type, base } = profileOf(look, unit);
  return !isVehicle(type) && base === "small";
}

/** Of Ahsoka and Sabine the one that a unit is not. */
function sisters(look: Look, unit: number): readonly number[] {
  const other = fitsAny(look, unit, [AHSOKA]) ? SABINE : AHSOKA;
  return ownUnits(look, at(look.state.units, unit).owner, other);
}
