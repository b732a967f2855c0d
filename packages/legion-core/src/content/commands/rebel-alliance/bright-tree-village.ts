import { at } from "@sw/tabletop";
import { hasDefender } from "../../../attack/declaring.ts";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { dice, ranged } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import type { Player } from "../../../state/seats.ts";
import { profileOf } from "../../../units/profiles.ts";
import { askBoon, askCard, boons, choosing } from "../choice-effects.ts";
import { giveAll, givenOnOrder, onOrder, ownUnits, pinning } from "../effects.ts";

/** Whom alone cards of the village have nominated. */
const EWOK_COMMANDER = { affiliation: "ewoks", rank: "commander" } as const;

const ARBOREAL_ASSAULT = (): Command => ({
  id: "arboreal-assault",
  name: { en: "Arboreal Assault" },
  pips: 1,
  faction: "rebel-alliance",
  battleForce: "bright-tree-village",
  orders: [{ count: 2, of: [{ affiliation: "ewoks", type: "trooper" }] }],
  keywords: [{ id: "suppressive" }, { id: "immobilize", value: 1 }],
});

const ARBOREAL_ASSAULT_ENTRY = (): CommandCard => ({
  id: "arboreal-assault",
  commander: EWOK_COMMANDER,
  moments: [
    givenOnOrder("arboreal-assault", { keywords: { suppressive: 1, immobilize: 1 } }),
    pinning("arboreal-assault", ["special-forces"]),
  ],
});

const ARBOREAL_ASSAULT_TEXT: CardText = {
  id: "arboreal-assault",
  does: {
    en: "It needs an Ewok commander, who is nominated. The weapons of each ordered unit have Suppressive and Immobilize 1 this round. After a friendly special forces unit attacks, the faceup order tokens of the units that it attacked go back into the order pool of their player.",
    es: "Requiere un comandante ewok, que es designado. Las armas de cada unidad que recibe una orden de la carta tienen Fuego de contención e Inmovilización 1 esta ronda. Después de que ataque una unidad aliada de Fuerzas especiales, las fichas de Orden boca arriba de las unidades atacadas vuelven a la reserva de órdenes de su jugador.",
  },
};

const LOG_TRAPS = (): Command => ({
  id: "log-traps",
  name: { en: "Log Traps" },
  pips: 1,
  faction: "rebel-alliance",
  battleForce: "bright-tree-village",
  orders: [],
  keywords: [{ id: "impact" }, { id: "pierce" }],
  weapons: [
    ranged("Log Trap", [1, 4], dice(2, 3, 0), [
      { id: "impact", value: 4 },
      { id: "pierce", value: 1 },
    ]),
  ],
});

const LOG_TRAPS_ID = "log-traps";

const LOG_TRAPS_ENTRY = (): CommandCard => ({
  id: LOG_TRAPS_ID,
  moments: [
    {
      moment: "activation-phase-start",
      may: false,
      applies: (look, player) => trappers(look, player).length > 0,
      run: (work, player) => askCard(work, LOG_TRAPS_ID, "trappers", player, null),
    },
  ],
  choices: {
    trappers: choosing(1, trappers, (work, chosen) => {
      for (const unit of chosen) work.push({ kind: "volley", unit, card: LOG_TRAPS_ID, left: 1, attacked: [] });
    }),
  },
});

const LOG_TRAPS_TEXT: CardText = {
  id: "log-traps",
  does: {
    en: "At the start of the Activation Phase one friendly Ewok trooper unit with an Ewok Trapper may attack with the weapon of the card.",
    es: "Al comienzo de la fase de Activación, una unidad de infantería ewok aliada que tenga un Ewok Trapper puede atacar con el arma de la carta.",
  },
};

const HIDING_IN_PLAIN_SIGHT = (): Command => ({
  id: "hiding-in-plain-sight",
  name: { en: "Hiding in Plain Sight" },
  pips: 2,
  faction: "rebel-alliance",
  battleForce: "bright-tree-village",
  orders: [{ count: 2, of: [{ affiliation: "ewoks", type: "trooper" }] }],
  keywords: [{ id: "inconspicuous" }],
});

const HIDING_IN_PLAIN_SIGHT_ENTRY = (): CommandCard => ({
  id: "hiding-in-plain-sight",
  commander: EWOK_COMMANDER,
  moments: [givenOnOrder("hiding-in-plain-sight", { keywords: { inconspicuous: 1 } })],
});

const HIDING_IN_PLAIN_SIGHT_TEXT: CardText = {
  id: "hiding-in-plain-sight",
  does: {
    en: "It needs an Ewok commander, who is nominated. Each ordered unit has Inconspicuous this round.",
    es: "Requiere un comandante ewok, que es designado. Cada unidad que recibe una orden de la carta tiene Desapercibido esta ronda.",
  },
};

const FOR_THE_TRIBE = (): Command => ({
  id: "for-the-tribe",
  name: { en: "For the Tribe" },
  pips: 3,
  faction: "rebel-alliance",
  battleForce: "bright-tree-village",
  orders: [{ count: 3, of: [{ affiliation: "ewoks", type: "trooper" }] }],
  keywords: [{ id: "dauntless" }, { id: "relentless" }],
});

const FOR_THE_TRIBE_ID = "for-the-tribe";

const FOR_THE_TRIBE_ENTRY = (): CommandCard => ({
  id: FOR_THE_TRIBE_ID,
  commander: EWOK_COMMANDER,
  moments: [
    onOrder((work, unit) => {
      giveAll(work, unit, { keywords: { dauntless: 1, relentless: 1 } }, FOR_THE_TRIBE_ID);
      askBoon(work, FOR_THE_TRIBE_ID, unit);
    }),
  ],
  choices: { boon: boons(FOR_THE_TRIBE_ID, () => ["recover"], true) },
});

const FOR_THE_TRIBE_TEXT: CardText = {
  id: "for-the-tribe",
  does: {
    en: "It needs an Ewok commander, who is nominated. Each ordered unit has Dauntless and Relentless this round and may recover.",
    es: "Requiere un comandante ewok, que es designado. Cada unidad que recibe una orden de la carta tiene Intrépido e Imparable esta ronda y puede recuperarse.",
  },
  choices: { recover: { en: "recover", es: "recuperarse" }, decline: { en: "nothing", es: "nada" } },
};

/** Command cards of armies of Bright Tree Village. */
export const FIGURES: Cards<Command> = [ARBOREAL_ASSAULT, LOG_TRAPS, HIDING_IN_PLAIN_SIGHT, FOR_THE_TRIBE];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [
  ARBOREAL_ASSAULT_ENTRY,
  LOG_TRAPS_ENTRY,
  HIDING_IN_PLAIN_SIGHT_ENTRY,
  FOR_THE_TRIBE_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [
  ARBOREAL_ASSAULT_TEXT,
  LOG_TRAPS_TEXT,
  HIDING_IN_PLAIN_SIGHT_TEXT,
  FOR_THE_TRIBE_TEXT,
];

/** The Ewok trooper units with an Ewok Trapper that can attack with the logs. */
function trappers(look: Look, player: Player): readonly number[] {
  return ownUnits(look, player, { affiliation: "ewoks", type: "trooper" }).filter(
    (unit) =>
      (hasTrapper(look, unit) || fallsOut(look, unit, "unit-without-card", { card: "ewok-trapper" })) &&
      (hasDefender(look, { attacker: unit, only: null, with: null, reason: LOG_TRAPS_ID, pools: [] }) ||
        fallsOut(look, unit, "has-nobody-to-attack")),
  );
}

function hasTrapper(look: Look, unit: number): boolean {
  const { miniatures } = profileOf(look, unit);
  return at(look.state.units, unit).miniatures.some(
    ({ status }, place) => status === "standing" && miniatures[place]?.card === "ewok-trapper",
  );
}
