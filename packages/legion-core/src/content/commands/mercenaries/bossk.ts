import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { dice } from "../../../catalogue/writing.ts";
import { startMove } from "../../../moving/moves.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { dealWounds } from "../../../units/wounds/casualties.ts";
import { byCard, freeMove, give, givenTo, isOwn, ownUnits } from "../effects.ts";
import { detonating, MUNITIONS_TEXT, munitions } from "../munition-effects.ts";

const BOSSK = { unit: "Bossk" } as const;

const MERCILESS_MUNITIONS = (): Command => ({
  id: "merciless-munitions",
  name: { en: "Merciless Munitions" },
  pips: 1,
  requires: { unit: "Bossk" },
  orders: [{ count: 1, of: [{ unit: "Bossk" }] }],
  permanent: true,
  keywords: [{ id: "arm" }, { id: "detonate" }],
  weapons: [
    {
      name: "Dioxis Charge",
      range: { melee: false, min: null, max: 1, area: true },
      dice: dice(1, 1, 0),
      keywords: [{ id: "blast" }, { id: "critical", value: 2 }],
    },
  ],
});

const MERCILESS_MUNITIONS_ID = "merciless-munitions";

const MERCILESS_MUNITIONS_ENTRY = (): CommandCard => ({
  id: MERCILESS_MUNITIONS_ID,
  ...munitions(MERCILESS_MUNITIONS_ID, BOSSK, 1),
  furtherGifts: [
    {
      effect: {
        fights(work, unit) {
          const { name } = detonating(work) ?? {};
          if (name === "dioxis-charge") give(work, unit, "poison", 1, MERCILESS_MUNITIONS_ID);
        },
      },
      to: [{ type: "trooper" }],
      against: [{ type: "trooper" }],
    },
  ],
});

const MERCILESS_MUNITIONS_TEXT: CardText = {
  id: "merciless-munitions",
  does: {
    en: "Permanent. This round Bossk has Arm 1: Dioxis Charge, and after each arm action he may make a speed-1 move. For the rest of the game he has Detonate 1: Dioxis Charge; each trooper unit that such a charge attacks gains 1 poison token.",
    es: "Permanente. Esta ronda, Bossk tiene Armar 1: carga de dioxis, y después de cada acción de armar puede efectuar un movimiento de Velocidad 1. Durante el resto de la partida tiene Detonar 1: carga de dioxis; cada unidad de infantería atacada por una de estas cargas gana 1 ficha de Veneno.",
  },
  choices: MUNITIONS_TEXT,
  tokens: { "dioxis-charge": { en: "dioxis charge", es: "carga de dioxis" } },
};

const REPTILIAN_RAMPAGE = (): Command => ({
  id: "reptilian-rampage",
  name: { en: "Reptilian Rampage" },
  pips: 2,
  requires: { unit: "Bossk" },
  orders: [{ count: 1, of: [{ unit: "Bossk" }] }],
});

const REPTILIAN_RAMPAGE_ID = "reptilian-rampage";

const REPTILIAN_RAMPAGE_ENTRY = (): CommandCard => ({
  id: REPTILIAN_RAMPAGE_ID,
  gift: {
    effect: {
      unitAmounts: [{ amount: "attacks", adds: 1 }],
      actions: [
        {
          ...freeMove(REPTILIAN_RAMPAGE_ID),
          run(work, { unit }) {
            startMove(work, unit, "action");
            dealWounds(work, unit, 1, byCard(REPTILIAN_RAMPAGE_ID));
          },
        },
      ],
    },
    to: [BOSSK],
  },
});

const REPTILIAN_RAMPAGE_TEXT: CardText = {
  id: "reptilian-rampage",
  does: {
    en: "In his activation this round Bossk may perform 2 attack actions, and once he may suffer 1 wound to perform a free move action.",
    es: "En su activación de esta ronda, Bossk puede realizar 2 acciones de ataque y, una vez, puede sufrir 1 Herida para realizar una acción de movimiento gratuita.",
  },
};

const LYING_IN_WAIT = (): Command => ({
  id: "lying-in-wait",
  name: { en: "Lying In Wait" },
  pips: 3,
  requires: { unit: "Bossk" },
  orders: [{ count: 1, of: [{ unit: "Bossk" }] }],
  keywords: [{ id: "sharpshooter", value: 1 }],
});

const LYING_IN_WAIT_ID = "lying-in-wait";

const LYING_IN_WAIT_ENTRY = (): CommandCard => ({
  id: LYING_IN_WAIT_ID,
  moments: [
    givenTo(LYING_IN_WAIT_ID, BOSSK, { keywords: { sharpshooter: 1 } }),
    {
      moment: "after-activation",
      may: false,
      applies: (look, player, about) =>
        about !== null && !isOwn(look, player, about) && ownUnits(look, player, BOSSK).length > 0,
      run(work, player) {
        for (const unit of ownUnits(work, player, BOSSK)) give(work, unit, "aim", 1, LYING_IN_WAIT_ID);
      },
    },
  ],
});

const LYING_IN_WAIT_TEXT: CardText = {
  id: "lying-in-wait",
  does: {
    en: "This round Bossk has Sharpshooter 1 and gains 1 aim token whenever an enemy unit ends its activation.",
    es: "Esta ronda, Bossk tiene Tirador de primera 1 y gana 1 ficha de Ataque apuntado cada vez que una unidad enemiga termina su activación.",
  },
};

/** Command cards of Bossk. */
export const FIGURES: Cards<Command> = [MERCILESS_MUNITIONS, REPTILIAN_RAMPAGE, LYING_IN_WAIT];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [MERCILESS_MUNITIONS_ENTRY, REPTILIAN_RAMPAGE_ENTRY, LYING_IN_WAIT_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [MERCILESS_MUNITIONS_TEXT, REPTILIAN_RAMPAGE_TEXT, LYING_IN_WAIT_TEXT];
