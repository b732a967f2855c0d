import { at } from "@sw/tabletop";
import { isDivulged } from "../../../cards/commands/divulged.ts";
import { setDown } from "../../../moving/placing.ts";
import { freeCardAction, mustChoose, on } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import { askUnits } from "../../../units/choosing.ts";
import { isTrooper } from "../../../units/conditions.ts";
import { enemiesAt, friendsAt } from "../../../units/near.ts";
import { statusOf } from "../../../units/positions.ts";
import { fitsAny, isOfNoRank } from "../../../units/ranks.ts";
import { dealWounds } from "../../../units/wounds/casualties.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { askCard } from "../choice-effects.ts";
import {
  aboutOwn,
  asActivated,
  byCard,
  give,
  isLent,
  isOwn,
  lend,
  lendForGood,
  MARK,
  ownMay,
  ownUnits,
  returnOrder,
  rollForWounds,
  untimed,
  whenActivated,
} from "../effects.ts";

const VADER = { unit: "Darth Vader" } as const;

/** Command cards of Darth Vader. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "galactic-empire", requires: VADER }, () => ({
  implacable: {
    name: "Implacable",
    pips: 1,
    orders: VADER,
    en: "At the start of each of his activations this round Darth Vader gains 1 dodge token. After the first he may suffer 1 wound to put his order token back into the order pool; he may then be activated once more, with 1 action less.",
    es: "Al inicio de cada una de sus activaciones de esta ronda, Darth Vader gana 1 ficha de Esquiva. Tras la primera puede sufrir 1 Herida para devolver su ficha de Orden a la reserva de órdenes; después puede volver a activarse, con 1 acción menos.",
    does: (card) => ({
      gift: MARK,
      moments: [
        ...asActivated(VADER, (work, unit) => {
          give(work, unit, "dodge", 1, card);
          if (!isLent(work, unit, card)) return;
          work.changeNearest("activation", ({ actions }) => ({ actions: actions - 1 }));
        }),
        ownMay(
          "after-activation",
          (look, about) =>
            fitsAny(look, about, [VADER]) &&
            statusOf(at(look.state.units, about)) !== "defeated" &&
            at(look.state.units, about).order !== "none" &&
            !isLent(look, about, card),
          (work, unit, side) => {
            lend(work, unit, card, 1, card);
            returnOrder(work, side, unit, card);
            work.push({ kind: "wounds", unit, left: 1, by: null, because: byCard(card) });
          },
        ),
      ],
    }),
  },
  "vaders-might": {
    name: "Vader's Might",
    pips: 1,
    orders: VADER,
    incomplete: true,
    doubts: ["Which dice faces count was read from icons."],
    en: "This round Darth Vader may perform a free action: another unit at range 1 that is not a heavy is taken up and set down by his player, its leader at half range of where it stood and at most height 1 above or below. An enemy unit then rolls a white defense die for each of its miniatures and suffers 1 wound for each block and each surge.",
    es: "Esta ronda, Darth Vader puede realizar una acción gratuita: otra unidad a alcance 1 que no sea Pesada se levanta, y su jugador la coloca con su líder a medio alcance de donde estaba y, como mucho, a altura 1 por encima o por debajo. Una unidad enemiga tira después un dado de defensa blanco por cada una de sus miniaturas y sufre 1 Herida por cada bloqueo y cada incremento.",
    choices: { fall: { en: "the unit falls", es: "la unidad cae" } },
    does: (card) => ({
      gift: {
        effect: [
          freeCardAction(
            card,
            (look, { unit }) => liftable(look, unit).length > 0,
            (work, { unit }) => askUnits(work, card, unit),
          ),
        ],
        to: [VADER],
      },
      choice: mustChoose("leg.cards.command-use", liftable, (work, lifted, unit) => {
        const { owner } = at(work.state.units, unit);
        // What lies on top comes first: it is hurt by the fall.
        if (!isOwn(work, owner, lifted)) askCard(work, card, "fall", owner, lifted);
        setDown(work, owner, lifted, { near: "half" }, byCard(card));
      }),
      choices: {
        fall: {
          kind: "named",
          rule: "leg.cards.command-use",
          candidates: () => ["fall"],
          take(work, { about }) {
            if (about !== null) rollForWounds(work, about, card);
          },
        },
      },
    }),
  },
  "fear-and-dead-men": {
    name: "Fear and Dead Men",
    pips: 2,
    orders: VADER,
    en: "This round each unit whose attack wounds Darth Vader suffers the same number of wounds.",
    es: "Esta ronda, cada unidad cuyo ataque cause Heridas a Darth Vader sufre el mismo número de Heridas.",
    does: (card) => ({
      gift: {
        effect: [
          on("wounded", (work, _bearer, { wounds, attacker }) => dealWounds(work, attacker, wounds, byCard(card))),
        ],
        to: [VADER],
      },
    }),
  },
  "new-ways-to-motivate-them": {
    name: "New Ways to Motivate Them",
    pips: 2,
    orders: [order(2, { type: "trooper" })],
    en: "This round each friendly trooper unit other than Darth Vader that starts its activation with a faceup order token may suffer 1 wound to perform 1 more action.",
    es: "Esta ronda, cada unidad de infantería aliada que no sea Darth Vader y empiece su activación con una ficha de Orden boca arriba puede sufrir 1 Herida para realizar 1 acción más.",
    does: (card) => ({
      moments: whenActivated(
        (look, unit) =>
          !fitsAny(look, unit, [VADER]) && isTrooper(look, unit) && at(look.state.units, unit).order === "faceup",
        (work, unit) => {
          work.changeNearest("activation", ({ actions }) => ({ actions: actions + 1 }));
          work.push({ kind: "wounds", unit, left: 1, by: null, because: byCard(card) });
        },
        true,
      ),
    }),
  },
  "darkness-descends": {
    name: "Darkness Descends",
    pips: 3,
    orders: VADER,
    permanent: true,
    divulge: { step: "resolve-setup-effects", mandatory: false },
    keywords: ["infiltrate"],
    en: "Permanent. While this card is in play, Darth Vader has Reliable 2 unless it was divulged. Divulge: Darth Vader has Infiltrate for the game, and this card must be chosen in round 1.",
    es: "Permanente. Mientras esta carta esté en juego, Darth Vader tiene Fiable 2, salvo que se haya divulgado. Divulgar: Darth Vader tiene Infiltración durante la partida, y esta carta debe elegirse en la ronda 1.",
    does: (card) => ({
      divulged: {
        first: true,
        run(work, side) {
          for (const unit of ownUnits(work, side, VADER)) lendForGood(work, unit, "infiltrate", card);
        },
      },
      gift: {
        effect: [],
        to: [VADER],
        keywords: ({ state }, unit) => (isDivulged(state, at(state.units, unit).owner, card) ? {} : { reliable: 2 }),
      },
    }),
  },
  "master-of-evil": {
    name: "Master of Evil",
    pips: 3,
    orders: [order(1, VADER), order(2)],
    en: "Darth Vader gains 1 dodge token. When he starts his activation this round, each enemy trooper unit at range 2 gains 3 suppression tokens.",
    es: "Darth Vader gana 1 ficha de Esquiva. Cuando empieza su activación de esta ronda, cada unidad de infantería enemiga a alcance 2 gana 3 fichas de Acobardamiento.",
    does: (card) => ({
      moments: [
        untimed((work, side) => {
          for (const unit of ownUnits(work, side, VADER)) give(work, unit, "dodge", 1, card);
        }),
        aboutOwn("activation-start", VADER, (work, unit) => {
          for (const enemy of enemiesAt(work, unit, 2)) give(work, enemy, "suppression", 3, card);
        }),
      ],
    }),
  },
}));

/** Lists the units at range 1 of Vader except heavy units, in the order of the state. */
function liftable(look: Look, vader: number): readonly number[] {
  const near = [...friendsAt(look, vader, 1), ...enemiesAt(look, vader, 1)].sort((a, b) => a - b);
  return near.filter((unit) => isOfNoRank(look, unit, ["heavy"]));
}
