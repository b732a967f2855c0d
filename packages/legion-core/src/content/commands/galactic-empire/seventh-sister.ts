import { at } from "@sw/tabletop";
import { attackBy, attackedBy } from "../../../attack/declared.ts";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { recover } from "../../../rounds/actions-list.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import type { Look } from "../../../state/look.ts";
import { opponentOf } from "../../../state/seats.ts";
import { isSuppressed } from "../../../units/conditions.ts";
import { enemiesAt } from "../../../units/near.ts";
import { fitsAny, rankOf } from "../../../units/ranks.ts";
import { suppressionFor, TAKEN_TEXT } from "../attack-effects.ts";
import { give, givenTo, lend, onOrder, ownUnits, untimed, withOrder } from "../effects.ts";

const BROTHER = { unit: "Fifth Brother" } as const;

const SISTER = { unit: "Seventh Sister" } as const;

/** Suppression that she takes for aim tokens when she attacks leaders that have acted. */
const AIMS = /* @__PURE__ */ suppressionFor("unexpected-but-not-unwelcome", 2, "aim", (look, unit) =>
  attackedBy(look.state, unit).some(
    (enemy) =>
      ["commander", "operative"].includes(rankOf(look, enemy)) && at(look.state.units, enemy).order === "facedown",
  ),
);

const COME_AND_PROVE_IT = (): Command => ({
  id: "come-and-prove-it",
  name: { en: "Come and Prove It" },
  pips: 1,
  faction: "galactic-empire",
  requires: { unit: "Seventh Sister" },
  orders: [
    { count: 1, of: [{ unit: "Fifth Brother" }] },
    { count: 1, of: [{ unit: "Seventh Sister" }] },
  ],
  keywords: [{ id: "indomitable" }],
});

const COME_AND_PROVE_IT_ID = "come-and-prove-it";

const COME_AND_PROVE_IT_ENTRY = (): CommandCard => ({
  id: COME_AND_PROVE_IT_ID,
  gift: {
    effect: {
      defending: { amounts: [{ amount: "defense-dice", adds: 1 }] },
      fights(work, unit) {
        if (attackBy(work.state, unit) !== undefined || !fitsAny(work, unit, [SISTER])) return;
        if (withOrder(work, [unit]).length > 0) give(work, unit, "dodge", 1, COME_AND_PROVE_IT_ID);
      },
    },
    to: [BROTHER, SISTER],
  },
  moments: [
    untimed((work, player) => {
      for (const match of [BROTHER, SISTER]) {
        for (const unit of ownUnits(work, player, match)) lend(work, unit, "indomitable", 1, COME_AND_PROVE_IT_ID);
      }
    }),
  ],
});

const COME_AND_PROVE_IT_TEXT: CardText = {
  id: "come-and-prove-it",
  does: {
    en: "Fifth Brother and Seventh Sister have Indomitable this round and roll 1 more defense die when they defend. When Seventh Sister is attacked while she has a faceup order token, she gains 1 dodge token.",
    es: "Fifth Brother y Seventh Sister tienen Indómito esta ronda y tiran 1 dado de defensa más al defenderse. Cuando Seventh Sister es atacada mientras tiene una ficha de Orden boca arriba, gana 1 ficha de Esquiva.",
  },
};

const UNEXPECTED_BUT_NOT_UNWELCOME = (): Command => ({
  id: "unexpected-but-not-unwelcome",
  name: { en: "Unexpected, But Not Unwelcome" },
  pips: 2,
  faction: "galactic-empire",
  requires: { unit: "Seventh Sister" },
  orders: [
    { count: 1, of: [{ unit: "Fifth Brother" }] },
    { count: 1, of: [{ unit: "Seventh Sister" }] },
  ],
});

const UNEXPECTED_BUT_NOT_UNWELCOME_ENTRY = (): CommandCard => ({
  id: "unexpected-but-not-unwelcome",
  gift: { effect: AIMS.effect, to: [SISTER] },
  moments: [onOrder(recover)],
  choices: { suppression: AIMS.choice },
});

const UNEXPECTED_BUT_NOT_UNWELCOME_TEXT: CardText = {
  id: "unexpected-but-not-unwelcome",
  does: {
    en: "Each ordered unit recovers. This round, when Seventh Sister attacks a commander or an operative with a facedown order token, she may gain up to 2 suppression tokens to gain as many aim tokens.",
    es: "Cada unidad que recibe una orden de la carta se recupera. Esta ronda, cuando Seventh Sister ataca a un comandante o un agente con una ficha de Orden boca abajo, puede ganar hasta 2 fichas de Acobardamiento para ganar otras tantas fichas de Ataque apuntado.",
  },
  choices: TAKEN_TEXT,
};

const YOU_HIDE_YOUR_FEAR_WELL = (): Command => ({
  id: "you-hide-your-fear-well",
  name: { en: "You Hide Your Fear Well" },
  pips: 3,
  faction: "galactic-empire",
  requires: { unit: "Seventh Sister" },
  orders: [
    { count: 1, of: [{ unit: "Seventh Sister" }] },
    { count: 2, of: [{}] },
  ],
});

const YOU_HIDE_YOUR_FEAR_WELL_ID = "you-hide-your-fear-well";

const YOU_HIDE_YOUR_FEAR_WELL_ENTRY = (): CommandCard => ({
  id: YOU_HIDE_YOUR_FEAR_WELL_ID,
  gift: {
    effect: {
      attacking: { amounts: [{ amount: "aim-dice", adds: -1 }] },
      inAttack: (look, { unit, value }) => (isSuppressed(look, unit) && isNearSister(look, unit) ? value : 0),
    },
    to: [],
    against: [{}],
  },
  moments: [givenTo(YOU_HIDE_YOUR_FEAR_WELL_ID, SISTER, { keywords: { demoralize: 1 } })],
});

const YOU_HIDE_YOUR_FEAR_WELL_TEXT: CardText = {
  id: "you-hide-your-fear-well",
  does: {
    en: "Seventh Sister has Demoralize 1 this round. Suppressed enemy units at range 1 of her reroll 1 die fewer for each aim token that they spend.",
    es: "Seventh Sister tiene Desmoralizar 1 esta ronda. Las unidades enemigas acobardadas a alcance 1 de ella vuelven a tirar 1 dado menos por cada ficha de Ataque apuntado que gastan.",
  },
};

/** Command cards of Seventh Sister. */
export const FIGURES: Cards<Command> = [COME_AND_PROVE_IT, UNEXPECTED_BUT_NOT_UNWELCOME, YOU_HIDE_YOUR_FEAR_WELL];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [
  COME_AND_PROVE_IT_ENTRY,
  UNEXPECTED_BUT_NOT_UNWELCOME_ENTRY,
  YOU_HIDE_YOUR_FEAR_WELL_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [
  COME_AND_PROVE_IT_TEXT,
  UNEXPECTED_BUT_NOT_UNWELCOME_TEXT,
  YOU_HIDE_YOUR_FEAR_WELL_TEXT,
];

/** Whether a unit is at range 1 of an enemy Seventh Sister. */
function isNearSister(look: Look, unit: number): boolean {
  const enemy = opponentOf(at(look.state.units, unit).owner);
  return ownUnits(look, enemy, SISTER).some((sister) => enemiesAt(look, sister, 1).includes(unit));
}
