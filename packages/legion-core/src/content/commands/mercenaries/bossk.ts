import { startMove } from "../../../moving/moves.ts";
import { figure, on, playerMust } from "../../../state/hooks/words.ts";
import { dealWounds } from "../../../units/wounds/casualties.ts";
import { type CommandFile, commands } from "../../written/commands.ts";
import { weapon } from "../../written/weapons.ts";
import { byCard, freeMove, give, givenTo, isOwn, ownUnits } from "../effects.ts";
import { detonating, MUNITIONS_TEXT, munitions } from "../munition-effects.ts";

const BOSSK = { unit: "Bossk" } as const;

/** Command cards of Bossk. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ requires: BOSSK }, () => ({
  "merciless-munitions": {
    name: "Merciless Munitions",
    pips: 1,
    orders: BOSSK,
    permanent: true,
    keywords: ["arm", "detonate"],
    weapons: [weapon("Dioxis Charge", "area 1", "1r 1b", "blast", "critical 2")],
    en: "Permanent. This round Bossk has Arm 1: Dioxis Charge, and after each arm action he may make a speed-1 move. For the rest of the game he has Detonate 1: Dioxis Charge; each trooper unit that such a charge attacks gains 1 poison token.",
    es: "Permanente. Esta ronda, Bossk tiene Armar 1: carga de dioxis, y después de cada acción de armar puede efectuar un movimiento de Velocidad 1. Durante el resto de la partida tiene Detonar 1: carga de dioxis; cada unidad de infantería atacada por una de estas cargas gana 1 ficha de Veneno.",
    choices: MUNITIONS_TEXT,
    tokens: { "dioxis-charge": { en: "dioxis charge", es: "carga de dioxis" } },
    does: (card) => ({
      ...munitions(card, BOSSK, 1),
      furtherGifts: [
        {
          effect: [
            on("fights", (work, { unit }) => {
              const { name } = detonating(work) ?? {};
              if (name === "dioxis-charge") give(work, unit, "poison", 1, card);
            }),
          ],
          to: [{ type: "trooper" }],
          against: [{ type: "trooper" }],
        },
      ],
    }),
  },
  "reptilian-rampage": {
    name: "Reptilian Rampage",
    pips: 2,
    orders: BOSSK,
    en: "In his activation this round Bossk may perform 2 attack actions, and once he may suffer 1 wound to perform a free move action.",
    es: "En su activación de esta ronda, Bossk puede realizar 2 acciones de ataque y, una vez, puede sufrir 1 Herida para realizar una acción de movimiento gratuita.",
    does: (card) => ({
      gift: {
        effect: [
          figure("attacks", 1),
          on("action", {
            ...freeMove(card).does,
            run(work, { unit }) {
              startMove(work, unit, "action");
              dealWounds(work, unit, 1, byCard(card));
            },
          }),
        ],
        to: [BOSSK],
      },
    }),
  },
  "lying-in-wait": {
    name: "Lying In Wait",
    pips: 3,
    orders: BOSSK,
    keywords: ["sharpshooter 1"],
    en: "This round Bossk has Sharpshooter 1 and gains 1 aim token whenever an enemy unit ends its activation.",
    es: "Esta ronda, Bossk tiene Tirador de primera 1 y gana 1 ficha de Ataque apuntado cada vez que una unidad enemiga termina su activación.",
    does: (card) => ({
      moments: [
        givenTo(card, BOSSK, { keywords: { sharpshooter: 1 } }),
        playerMust(
          "after-activation",
          (look, side, about) => about !== null && !isOwn(look, side, about) && ownUnits(look, side, BOSSK).length > 0,
          (work, side) => {
            for (const unit of ownUnits(work, side, BOSSK)) give(work, unit, "aim", 1, card);
          },
        ),
      ],
    }),
  },
}));
