import { at } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS, dice, ranged } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { aboutOwn, byCard, giveAll, givenTo, whenActivated } from "../effects.ts";

const IDEN = { unit: "Iden Versio" } as const;

/** The highest speed, of which 1 is left whatever slows a unit down. */
const LONGEST = 3;

const PULSE_SCAN = (): Command => ({
  id: "pulse-scan",
  name: { en: "Pulse Scan" },
  pips: 1,
  faction: "galactic-empire",
  requires: { unit: "Iden Versio" },
  orders: [{ count: 1, of: [{ unit: "Iden Versio" }] }],
  keywords: [{ id: "sharpshooter", value: 2 }],
  summary:
    "Iden gains 1 aim and has Sharpshooter 2 this round; when her next activation ends she gains 1 dodge and 1 standby.",
  verification: COMMAND_CARDS,
});

const PULSE_SCAN_ID = "pulse-scan";

const PULSE_SCAN_ENTRY = (): CommandCard => ({
  id: PULSE_SCAN_ID,
  moments: [
    givenTo(PULSE_SCAN_ID, IDEN, { tokens: ["aim"], keywords: { sharpshooter: 2 } }),
    aboutOwn("activation-end", IDEN, (work, unit) =>
      giveAll(work, unit, { tokens: ["dodge", "standby"] }, PULSE_SCAN_ID),
    ),
  ],
});

const PULSE_SCAN_TEXT: CardText = {
  id: "pulse-scan",
  does: {
    en: "Iden Versio gains 1 aim token and has Sharpshooter 2 this round. When she ends her activation, she gains 1 dodge token and 1 standby token.",
    es: "Iden Versio gana 1 ficha de Ataque apuntado y tiene Tirador de primera 2 esta ronda. Cuando termina su activación, gana 1 ficha de Esquiva y 1 ficha de Alerta.",
  },
};

const CONCUSSIVE_BLAST = (): Command => ({
  id: "concussive-blast",
  name: { en: "Concussive Blast" },
  pips: 2,
  faction: "galactic-empire",
  requires: { unit: "Iden Versio" },
  orders: [{ count: 1, of: [{ unit: "Iden Versio" }] }],
  keywords: [{ id: "blast" }, { id: "scatter" }, { id: "suppressive" }],
  weapons: [
    ranged("Grenade Launcher", [1, 2], dice(5, 0, 0), [{ id: "blast" }, { id: "scatter" }, { id: "suppressive" }]),
  ],
  summary: "Iden Recovers when she activates this round and has the listed weapon in that activation.",
  verification: COMMAND_CARDS,
});

const INCAPACITATE = (): Command => ({
  id: "incapacitate",
  name: { en: "Incapacitate" },
  pips: 2,
  faction: "galactic-empire",
  requires: { unit: "Iden Versio" },
  orders: [{ count: 1, of: [{ unit: "Iden Versio" }] }],
  summary:
    "This round Iden has a free action: an enemy trooper unit within 1 and in line of sight of her seeker droid gains 3 suppression; a corps unit that has not activated also has its order turned face down, or is given one face down.",
  verification: COMMAND_CARDS,
});

const TACTICAL_STRIKE = (): Command => ({
  id: "tactical-strike",
  name: { en: "Tactical Strike" },
  pips: 3,
  faction: "galactic-empire",
  requires: { unit: "Iden Versio" },
  orders: [
    { count: 1, of: [{ unit: "Iden Versio" }] },
    { count: 2, of: [{ type: "trooper" }] },
  ],
  keywords: [{ id: "steady" }, { id: "tactical", value: 1 }],
  summary:
    "This round Iden or a special forces unit with a face-up order may cut its speed to 1 for its activation to have Steady and Tactical 1.",
  verification: COMMAND_CARDS,
});

const TACTICAL_STRIKE_ID = "tactical-strike";

const TACTICAL_STRIKE_ENTRY = (): CommandCard => ({
  id: TACTICAL_STRIKE_ID,
  gift: { effect: { unitAmounts: [{ amount: "slowed", adds: LONGEST }] }, to: [] },
  moments: whenActivated(
    (look, unit) =>
      fitsAny(look, unit, [IDEN, { rank: "special-forces" }]) && at(look.state.units, unit).order === "faceup",
    (work, unit) => {
      for (const keyword of ["steady", "tactical", TACTICAL_STRIKE_ID])
        beginOngoing(work, { unit, keyword, value: 1, until: "activation" }, byCard(TACTICAL_STRIKE_ID));
    },
    true,
  ),
});

const TACTICAL_STRIKE_TEXT: CardText = {
  id: "tactical-strike",
  does: {
    en: "This round, when Iden Versio or a friendly special forces unit with a faceup order token starts its activation, it may lower its highest speed to 1 for this activation to have Steady and Tactical 1 in it.",
    es: "Esta ronda, cuando Iden Versio o una unidad aliada de Fuerzas especiales con una ficha de Orden boca arriba empieza su activación, puede reducir a 1 su Velocidad máxima durante esa activación para tener en ella Disparo en movimiento y Táctica 1.",
  },
};

/** Command cards of Iden Versio. */
export const FIGURES: Cards<Command> = [PULSE_SCAN, CONCUSSIVE_BLAST, INCAPACITATE, TACTICAL_STRIKE];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [PULSE_SCAN_ENTRY, TACTICAL_STRIKE_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [PULSE_SCAN_TEXT, TACTICAL_STRIKE_TEXT];
