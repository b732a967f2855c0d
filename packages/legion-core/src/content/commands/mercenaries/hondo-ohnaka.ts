import { nearest } from "@sw/tabletop";
import { permits } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import type { Side } from "../../../state/seats.ts";
import type { TokenKind } from "../../../state/tokens.ts";
import type { GameWork } from "../../../state/work.ts";
import { unitTokens } from "../../../units/conditions.ts";
import { alliesAt } from "../../../units/near.ts";
import { isPanicked } from "../../../units/panic.ts";
import { dropTokens } from "../../../units/unit-tokens.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { askBoon, boons } from "../choice-effects.ts";
import {
  aboutOwn,
  byCard,
  freeMove,
  give,
  givenTo,
  isLent,
  lend,
  ownUnits,
  whenActivated,
  withOrder,
} from "../effects.ts";

/** The kinds of tokens that change hands (leg.tokens.green). */
const GREEN: readonly TokenKind[] = ["aim", "dodge", "surge"];

const HONDO = { unit: "Hondo Ohnaka" } as const;

/** Command cards of Hondo Ohnaka. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ requires: HONDO }, () => ({
  "thats-just-good-business": {
    name: "That's Just Good Business",
    pips: 2,
    orders: [order(1, HONDO), order(1)],
    en: "This round Hondo Ohnaka is neither suppressed nor panicked and may perform a free move action in his activation. The first time that he moves into melee this round, the enemy unit gains his suppression tokens and he gains its aim, dodge and surge tokens.",
    es: "Esta ronda, Hondo Ohnaka no puede estar acobardado ni ser presa del pánico y puede realizar una acción de movimiento gratuita en su activación. La primera vez que se trabe en cuerpo a cuerpo con un movimiento en esta ronda, la unidad enemiga gana sus fichas de Acobardamiento y él gana las fichas de Ataque apuntado, Esquiva e Incremento de ella.",
    does: (card) => ({
      moments: [
        aboutOwn("moving", HONDO, (work, unit) => {
          const { charged = null } = nearest(work.state, "move") ?? {};
          if (charged === null || isLent(work, unit, card)) return;
          lend(work, unit, card, 1, card);
          trade(work, unit, charged, card);
        }),
        givenTo(card, HONDO, { keywords: { [card]: 1 } }, "score-points"),
      ],
      gift: {
        effect: [permits("never-suppressed"), permits("never-panics"), freeMove(card)],
        to: [HONDO],
      },
    }),
  },
  "stories-so-many-of-them-true": {
    name: "Stories, So Many of Them True",
    pips: 3,
    orders: HONDO,
    incomplete: true,
    doubts: ["Range read from icons."],
    en: "This round, when a friendly unit at range 3 of Hondo Ohnaka starts its activation while he has a faceup order token and is not panicked, he may gain 1 suppression token; that unit then gains 1 aim, dodge or surge token.",
    es: "Esta ronda, cuando una unidad aliada a alcance 3 de Hondo Ohnaka empieza su activación mientras él tiene una ficha de Orden boca arriba y no es presa del pánico, Hondo puede ganar 1 ficha de Acobardamiento; entonces esa unidad gana 1 ficha de Ataque apuntado, Esquiva o Incremento.",
    choices: {
      "gain-aim": { en: "gain an aim token", es: "obtener una ficha de Ataque apuntado" },
      "gain-dodge": { en: "gain a dodge token", es: "obtener una ficha de Esquiva" },
      "gain-surge": { en: "gain a surge token", es: "obtener una ficha de Incremento" },
    },
    does: (card) => ({
      moments: [
        ...whenActivated(
          (look, about, side) => tellers(look, side, about).length > 0,
          (work, unit, side) => {
            for (const hondo of tellers(work, side, unit)) give(work, hondo, "suppression", 1, card);
            askBoon(work, card, unit);
          },
          true,
        ),
      ],
      choices: { boon: boons(card, () => ["gain-aim", "gain-dodge", "gain-surge"]) },
    }),
  },
}));

/** Returns Hondo if he has a faceup order, is not panicked and is at range 3 of a unit, as a list of one or none. */
function tellers(look: Look, side: Side, unit: UnitIndex): readonly number[] {
  return withOrder(look, ownUnits(look, side, HONDO)).filter(
    (hondo) => !isPanicked(look, hondo) && alliesAt(look, hondo, 3).includes(unit),
  );
}

/** Gives the suppression tokens of a unit to another, and takes the green tokens of the other in return. */
function trade(work: GameWork, unit: UnitIndex, partner: number, card: string): void {
  const hand = (from: number, to: number, token: TokenKind): void => {
    const count = unitTokens(work.state, from, token);
    dropTokens(work, from, token, count, byCard(card));
    give(work, to, token, count, card);
  };
  hand(unit, partner, "suppression");
  for (const token of GREEN) hand(partner, unit, token);
}
