import { at } from "@sw/tabletop";
import { hasDefender } from "../../../attack/declaring.ts";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { dice, ranged } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import type { Player } from "../../../state/seats.ts";
import { woundsOn } from "../../../units/conditions.ts";
import { keywordsOf } from "../../../units/keywords.ts";
import { profileOf } from "../../../units/profiles.ts";
import { rankOf } from "../../../units/ranks.ts";
import { boonOnOrder } from "../choice-effects.ts";
import { giveAll, isLent, isOwn, lend, MARK, onOrder, ordersAlong } from "../effects.ts";

const DEFIANCE = (): Command => ({
  id: "defiance",
  name: { en: "Defiance" },
  pips: 1,
  faction: "galactic-republic",
  orders: [{ count: 1, of: [{ rank: "special-forces" }, { rank: "heavy" }] }],
});

const DEFIANCE_ENTRY = (): CommandCard => ({
  id: "defiance",
  moments: [
    onOrder((work, unit) => {
      if (isLedByWookiee(work, unit) && isHurt(work, unit))
        giveAll(work, unit, { tokens: ["aim", "dodge", "surge"] }, "defiance");
    }),
  ],
});

const DEFIANCE_TEXT: CardText = {
  id: "defiance",
  does: {
    en: "If the nominated commander is a Wookiee trooper unit, each ordered unit that has a wound token or has lost a miniature gains 1 aim token, 1 dodge token and 1 surge token.",
    es: "Si el comandante designado es una unidad de infantería wookiee, cada unidad que recibe una orden de la carta y tenga una ficha de Herida o haya perdido una miniatura gana 1 ficha de Ataque apuntado, 1 ficha de Esquiva y 1 ficha de Incremento.",
  },
};

const SYNCHRONIZED_OFFENSIVE = (): Command => ({
  id: "synchronized-offensive",
  name: { en: "Synchronized Offensive" },
  pips: 1,
  faction: "galactic-republic",
  orders: [{ count: 1, of: [{ type: "vehicle" }] }],
});

const SYNCHRONIZED_OFFENSIVE_ENTRY = (): CommandCard => ({
  id: "synchronized-offensive",
  ...ordersAlong("synchronized-offensive", { type: "clone-trooper" }, "nominated"),
});

const SYNCHRONIZED_OFFENSIVE_TEXT: CardText = {
  id: "synchronized-offensive",
  does: {
    en: "Each ordered vehicle picks a friendly clone trooper unit at range 2, which is issued an order too.",
    es: "Cada vehículo que recibe una orden de la carta escoge una unidad de infantería clon aliada a alcance 2, que también recibe una orden.",
  },
};

const AIR_SUPPORT = (): Command => ({
  id: "air-support",
  name: { en: "Air Support" },
  pips: 2,
  faction: "galactic-republic",
  orders: [{ count: 1, of: [{ rank: "commander" }, { rank: "heavy" }] }],
  keywords: [{ id: "field-commander" }, { id: "beam", value: 2 }, { id: "immune-deflect" }],
  weapons: [
    ranged("Air Support", [4, "infinite"], dice(1, 2, 0), [{ id: "beam", value: 2 }, { id: "immune-deflect" }]),
  ],
});

const AIR_SUPPORT_ID = "air-support";

const AIR_SUPPORT_ENTRY = (): CommandCard => ({
  id: AIR_SUPPORT_ID,
  gift: MARK,
  moments: [
    {
      moment: "activation-end",
      may: true,
      applies: (look, player, about) => isOwn(look, player, about) && mayCallSupport(look, player, about),
      run(work, _player, unit) {
        if (unit === null) return;
        lend(work, unit, AIR_SUPPORT_ID, 1, AIR_SUPPORT_ID);
        work.push({ kind: "volley", unit, card: AIR_SUPPORT_ID, left: 1, attacked: [] });
      },
    },
  ],
});

const AIR_SUPPORT_TEXT: CardText = {
  id: "air-support",
  does: {
    en: "Once this round a friendly commander or unit with Field Commander may attack with the weapon of the card when it ends its activation.",
    es: "Una vez en esta ronda, un comandante aliado o una unidad aliada con Comandante operativo puede atacar con el arma de la carta cuando termina su activación.",
  },
};

const GET_IN_POSITION = (): Command => ({
  id: "get-in-position",
  name: { en: "Get In Position" },
  pips: 2,
  faction: "galactic-republic",
  orders: [{ count: 2, of: [{ type: "trooper" }] }],
  keywords: [{ id: "agile", value: 1 }],
});

const GET_IN_POSITION_ID = "get-in-position";

const GET_IN_POSITION_ENTRY = (): CommandCard => ({
  id: GET_IN_POSITION_ID,
  moments: [
    onOrder((work, unit) => {
      const { nominated } = work.state.players[at(work.state.units, unit).owner];
      const wookiees = [nominated, unit].every(
        (one) => one !== null && profileOf(work, one).type === "wookiee-trooper",
      );
      if (wookiees) lend(work, unit, "agile", 1, GET_IN_POSITION_ID);
    }),
  ],
});

const GET_IN_POSITION_TEXT: CardText = {
  id: "get-in-position",
  does: {
    en: "If the nominated commander is a Wookiee trooper unit, each ordered Wookiee trooper unit has Agile 1 this round.",
    es: "Si el comandante designado es una unidad de infantería wookiee, cada unidad de infantería wookiee que recibe una orden de la carta tiene Paso ágil 1 esta ronda.",
  },
};

const ATTACK_OF_THE_CLONES = (): Command => ({
  id: "attack-of-the-clones",
  name: { en: "Attack of the Clones" },
  pips: 3,
  faction: "galactic-republic",
  orders: [{ count: 3, of: [{ type: "clone-trooper" }] }],
});

const ATTACK_OF_THE_CLONES_ENTRY = (): CommandCard => ({
  id: "attack-of-the-clones",
  ...boonOnOrder("attack-of-the-clones", () => ["gain-surge", "remove-suppression"], true),
});

const ATTACK_OF_THE_CLONES_TEXT: CardText = {
  id: "attack-of-the-clones",
  does: {
    en: "Each ordered unit may gain 1 surge token or remove 1 suppression token.",
    es: "Cada unidad que recibe una orden de la carta puede ganar 1 ficha de Incremento o retirar 1 ficha de Acobardamiento.",
  },
  choices: {
    "gain-surge": { en: "gain a surge token", es: "obtener una ficha de Incremento" },
    "remove-suppression": { en: "remove a suppression token", es: "retirar una ficha de Acobardamiento" },
    decline: { en: "nothing", es: "nada" },
  },
};

const DARING_DEFENSE = (): Command => ({
  id: "daring-defense",
  name: { en: "Daring Defense" },
  pips: 3,
  faction: "galactic-republic",
  orders: [{ count: 3, of: [{ type: "trooper" }] }],
  keywords: [{ id: "demoralize", value: 1 }],
});

const DARING_DEFENSE_ENTRY = (): CommandCard => ({
  id: "daring-defense",
  moments: [
    onOrder((work, unit) => {
      if (isLedByWookiee(work, unit) && isWookiee(work, unit)) lend(work, unit, "demoralize", 1, "daring-defense");
    }),
  ],
});

const DARING_DEFENSE_TEXT: CardText = {
  id: "daring-defense",
  does: {
    en: "If the nominated commander is a Wookiee trooper unit, each ordered Wookiee trooper unit has Demoralize 1 this round.",
    es: "Si el comandante designado es una unidad de infantería wookiee, cada unidad de infantería wookiee que recibe una orden de la carta tiene Desmoralizar 1 esta ronda.",
  },
};

/** Command cards of the Galactic Republic that are tied to no unit. */
export const FIGURES: Cards<Command> = [
  DEFIANCE,
  SYNCHRONIZED_OFFENSIVE,
  AIR_SUPPORT,
  GET_IN_POSITION,
  ATTACK_OF_THE_CLONES,
  DARING_DEFENSE,
];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [
  DEFIANCE_ENTRY,
  SYNCHRONIZED_OFFENSIVE_ENTRY,
  AIR_SUPPORT_ENTRY,
  GET_IN_POSITION_ENTRY,
  ATTACK_OF_THE_CLONES_ENTRY,
  DARING_DEFENSE_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [
  DEFIANCE_TEXT,
  SYNCHRONIZED_OFFENSIVE_TEXT,
  AIR_SUPPORT_TEXT,
  GET_IN_POSITION_TEXT,
  ATTACK_OF_THE_CLONES_TEXT,
  DARING_DEFENSE_TEXT,
];

/** Whether the commander who orders a unit of his side is a Wookiee trooper unit. */
function isLedByWookiee(look: Look, unit: number): boolean {
  const { nominated } = look.state.players[at(look.state.units, unit).owner];
  return nominated !== null && isWookiee(look, nominated);
}

function isWookiee(look: Look, unit: number): boolean {
  return profileOf(look, unit).type === "wookiee-trooper";
}

/** Whether a unit has wound tokens or has lost a miniature. */
function isHurt({ state }: Look, unit: number): boolean {
  return woundsOn(state, unit) > 0 || at(state.units, unit).miniatures.some(({ status }) => status === "defeated");
}

/** Whether a commander can attack with the card, which nobody has done this round. */
function mayCallSupport(look: Look, player: Player, unit: number): boolean {
  const leads = rankOf(look, unit) === "commander" || keywordsOf(look, unit)["field-commander"] !== undefined;
  if (!leads || undefeated(look.state, player).some((one) => isLent(look, one, AIR_SUPPORT_ID))) return false;
  return hasDefender(look, { attacker: unit, only: null, with: null, reason: AIR_SUPPORT_ID, pools: [] });
}
