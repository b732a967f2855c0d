import { at } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { Rank } from "../../../catalogue/words.ts";
import { COMMAND_CARDS, dice } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { rankOf } from "../../../units/ranks.ts";
import { askBoon, boons } from "../choice-effects.ts";
import { givenTo, onOrder } from "../effects.ts";
import { MUNITIONS_TEXT, munitions } from "../munition-effects.ts";

const SABINE = { unit: "Sabine Wren" } as const;

/** Whom to order honours her. */
const ESTEEMED: readonly Rank[] = ["commander", "operative", "special-forces"];

const EXPLOSIONS = (): Command => ({
  id: "explosions",
  name: { en: "Explosions!" },
  pips: 1,
  faction: "rebel-alliance",
  requires: { unit: "Sabine Wren" },
  orders: [{ count: 1, of: [{ unit: "Sabine Wren" }] }],
  permanent: true,
  keywords: [{ id: "area-weapon" }, { id: "blast" }, { id: "critical" }, { id: "arm" }, { id: "detonate" }],
  weapons: [
    {
      name: "Thermal Charge",
      range: { melee: false, min: null, max: 1, area: true },
      dice: dice(1, 0, 1),
      keywords: [{ id: "area-weapon" }, { id: "blast" }, { id: "critical", value: 2 }],
    },
  ],
  summary:
    "Sabine may arm 2 thermal charges this round (then move at speed 1) and can detonate them for the rest of the game. The card stays in play.",
  verification: COMMAND_CARDS,
});

const EXPLOSIONS_ENTRY = (): CommandCard => ({ id: "explosions", ...munitions("explosions", SABINE, 2) });

const EXPLOSIONS_TEXT: CardText = {
  id: "explosions",
  does: {
    en: "Permanent. This round Sabine Wren has Arm 2: Thermal Charge, and after each arm action she may make a speed-1 move. For the rest of the game she has Detonate 2: Thermal Charge.",
    es: "Permanente. Esta ronda, Sabine Wren tiene Armar 2: carga térmica, y después de cada acción de armar puede efectuar un movimiento de Velocidad 1. Durante el resto de la partida tiene Detonar 2: carga térmica.",
  },
  choices: MUNITIONS_TEXT,
  tokens: { "thermal-charge": { en: "thermal charge", es: "carga térmica" } },
};

const SYMBOL_OF_REBELLION = (): Command => ({
  id: "symbol-of-rebellion",
  name: { en: "Symbol of Rebellion" },
  pips: 2,
  faction: "rebel-alliance",
  requires: { unit: "Sabine Wren" },
  orders: [{ count: 1, of: [{ unit: "Sabine Wren" }] }],
  summary:
    "Sabine may Recover when her next activation starts and this round has a free action that places a graffiti token within 1 and in line of sight, touching terrain that is not area terrain.",
  verification: COMMAND_CARDS,
});

const LEGACY_OF_MANDALORE = (): Command => ({
  id: "legacy-of-mandalore",
  name: { en: "Legacy of Mandalore" },
  pips: 3,
  faction: "rebel-alliance",
  requires: { unit: "Sabine Wren" },
  orders: [
    { count: 1, of: [{ unit: "Sabine Wren" }] },
    { count: 2, of: [{ type: "trooper" }] },
  ],
  keywords: [{ id: "inspire", value: 1 }],
  summary:
    "Sabine has Inspire 1 this round and gains 1 aim or 1 dodge each time she orders a commander, operative or special forces unit.",
  verification: COMMAND_CARDS,
});

const LEGACY_OF_MANDALORE_ID = "legacy-of-mandalore";

const LEGACY_OF_MANDALORE_ENTRY = (): CommandCard => ({
  id: LEGACY_OF_MANDALORE_ID,
  moments: [
    givenTo(LEGACY_OF_MANDALORE_ID, SABINE, { keywords: { inspire: 1 } }),
    onOrder((work, unit) => {
      const { nominated } = work.state.players[at(work.state.units, unit).owner];
      if (nominated !== null && ESTEEMED.includes(rankOf(work, unit))) askBoon(work, LEGACY_OF_MANDALORE_ID, nominated);
    }),
  ],
  choices: { boon: boons(LEGACY_OF_MANDALORE_ID, () => ["gain-aim", "gain-dodge"]) },
});

const LEGACY_OF_MANDALORE_TEXT: CardText = {
  id: "legacy-of-mandalore",
  does: {
    en: "Sabine Wren has Inspire 1 this round. Each time she issues an order of the card to a commander, an operative or a special forces unit, she gains 1 aim token or 1 dodge token.",
    es: "Sabine Wren tiene Inspirador 1 esta ronda. Cada vez que imparte una orden de la carta a una unidad de Comandante, Agente o Fuerzas especiales, gana 1 ficha de Ataque apuntado o 1 ficha de Esquiva.",
  },
  choices: {
    "gain-aim": { en: "gain an aim token", es: "obtener una ficha de Ataque apuntado" },
    "gain-dodge": { en: "gain a dodge token", es: "obtener una ficha de Esquiva" },
  },
};

/** Command cards of Sabine Wren. */
export const FIGURES: Cards<Command> = [EXPLOSIONS, SYMBOL_OF_REBELLION, LEGACY_OF_MANDALORE];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [EXPLOSIONS_ENTRY, LEGACY_OF_MANDALORE_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [EXPLOSIONS_TEXT, LEGACY_OF_MANDALORE_TEXT];
