import { at } from "@sw/tabletop";
import { attackBy, attackedBy } from "../../../attack/declared.ts";
import { recover } from "../../../rounds/actions-list.ts";
import { adds, attacking, defending, figure, on } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { opponentOf } from "../../../state/seats.ts";
import { hasFacedownOrder, isSuppressed } from "../../../units/conditions.ts";
import { enemiesAt } from "../../../units/near.ts";
import { fitsAny, rankOf } from "../../../units/ranks.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { suppressionFor, TAKEN_TEXT } from "../attack-effects.ts";
import { give, givenTo, lend, onOrder, ownUnits, untimed, withOrder } from "../effects.ts";

const BROTHER = { unit: "Fifth Brother" } as const;

const SISTER = { unit: "Seventh Sister" } as const;

/** Command cards of Seventh Sister. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "galactic-empire", requires: SISTER }, () => ({
  "come-and-prove-it": {
    name: "Come and Prove It",
    pips: 1,
    orders: [order(1, BROTHER), order(1, SISTER)],
    keywords: ["indomitable"],
    en: "Fifth Brother and Seventh Sister have Indomitable this round and roll 1 more defense die when they defend. When Seventh Sister is attacked while she has a faceup order token, she gains 1 dodge token.",
    es: "Fifth Brother y Seventh Sister tienen Indómito esta ronda y tiran 1 dado de defensa más al defenderse. Cuando Seventh Sister es atacada mientras tiene una ficha de Orden boca arriba, gana 1 ficha de Esquiva.",
    does: (card) => ({
      gift: {
        effect: [
          defending(adds("defense-dice", 1)),
          on("fights", (work, { unit }) => {
            if (attackBy(work.state, unit) !== undefined || !fitsAny(work, unit, [SISTER])) return;
            if (withOrder(work, [unit]).length > 0) give(work, unit, "dodge", 1, card);
          }),
        ],
        to: [BROTHER, SISTER],
      },
      moments: [
        untimed((work, side) => {
          for (const match of [BROTHER, SISTER]) {
            for (const unit of ownUnits(work, side, match)) lend(work, unit, "indomitable", 1, card);
          }
        }),
      ],
    }),
  },
  "unexpected-but-not-unwelcome": {
    name: "Unexpected, But Not Unwelcome",
    pips: 2,
    orders: [order(1, BROTHER), order(1, SISTER)],
    en: "Each ordered unit recovers. This round, when Seventh Sister attacks a commander or an operative with a facedown order token, she may gain up to 2 suppression tokens to gain as many aim tokens.",
    es: "Cada unidad que recibe una orden de la carta se recupera. Esta ronda, cuando Seventh Sister ataca a un comandante o un agente con una ficha de Orden boca abajo, puede ganar hasta 2 fichas de Acobardamiento para ganar otras tantas fichas de Ataque apuntado.",
    choices: TAKEN_TEXT,
    does: (card) => {
      const aims = suppressionFor(card, 2, "aim", attacksLeaderThatActed);
      return {
        gift: { effect: aims.effect, to: [SISTER] },
        moments: [onOrder(recover)],
        choices: { suppression: aims.choice },
      };
    },
  },
  "you-hide-your-fear-well": {
    name: "You Hide Your Fear Well",
    pips: 3,
    orders: [order(1, SISTER), order(2)],
    en: "Seventh Sister has Demoralize 1 this round. Suppressed enemy units at range 1 of her reroll 1 die fewer for each aim token that they spend.",
    es: "Seventh Sister tiene Desmoralizar 1 esta ronda. Las unidades enemigas acobardadas a alcance 1 de ella vuelven a tirar 1 dado menos por cada ficha de Ataque apuntado que gastan.",
    does: (card) => ({
      gift: {
        effect: [
          attacking(adds("aim-dice", -1)),
          figure("in-attack", (look, { unit, value }) =>
            isSuppressed(look, unit) && isNearSister(look, unit) ? value : 0,
          ),
        ],
        to: [],
        against: [{}],
      },
      moments: [givenTo(card, SISTER, { keywords: { demoralize: 1 } })],
    }),
  },
}));

/** Whether a unit attacks a commander or operative with a facedown order token. */
function attacksLeaderThatActed(look: Look, unit: UnitIndex): boolean {
  return attackedBy(look.state, unit).some(
    (enemy) => ["commander", "operative"].includes(rankOf(look, enemy)) && hasFacedownOrder(look.state, enemy),
  );
}

/** Whether a unit is at range 1 of an enemy Seventh Sister. */
function isNearSister(look: Look, unit: UnitIndex): boolean {
  const enemy = opponentOf(at(look.state.units, unit).owner);
  return ownUnits(look, enemy, SISTER).some((sister) => enemiesAt(look, sister, 1).includes(unit));
}
