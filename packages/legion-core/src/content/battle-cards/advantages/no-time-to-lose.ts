import { at } from "@sw/tabletop";
import { RECOVER } from "../../../rounds/actions-list.ts";
import { playerMust } from "../../../state/hooks/words.ts";
import { type UnitIndex, unitId } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { optionOut } from "../../../state/missed.ts";
import { type Side, seatOf } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";
import { statusOf } from "../../../units/positions.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { type AdvantageFile, advantages } from "../../written/battle-cards.ts";
import { ADVANTAGE_RULE } from "../effects.ts";

const NO_TIME_TO_LOSE_ID = "no-time-to-lose";

const BECAUSE = { rule: ADVANTAGE_RULE, cause: NO_TIME_TO_LOSE_ID } as const;

/** The advantage card No Time to Lose. */
export const CARDS: AdvantageFile = /* @__PURE__ */ advantages(() => ({
  "no-time-to-lose": {
    name: "No Time to Lose",
    faction: "rebel-alliance",
    summary:
      "At the start of a friendly activation an advantage token of the own pass pool may be spent: the unit gains 1 aim and 1 dodge, or makes a free Recover.",
    en: "When a friendly unit starts its activation, its player may spend an advantage token of the pass pool: the unit gains 1 aim token and 1 dodge token, or performs a free recover action.",
    es: "Cuando una unidad aliada empieza su activación, su jugador puede gastar una ficha de Ventaja de la reserva de espera: la unidad gana 1 ficha de Ataque apuntado y 1 ficha de Esquiva, o realiza una acción gratuita de Recuperación.",
    choices: {
      "aim-and-dodge": { en: "aim and dodge tokens", es: "fichas de Ataque apuntado y de Esquiva" },
      "free-recover": { en: "a free recover action", es: "una acción gratuita de Recuperación" },
      "keep-token": { en: "keep the advantage token", es: "conservar la ficha de Ventaja" },
    },
    does: (card) => ({
      choices: {
        spend: {
          kind: "named",
          rule: ADVANTAGE_RULE,
          candidates: (look, { about }) =>
            ["aim-and-dodge", "free-recover", "keep-token"].filter(
              (name) => name !== "free-recover" || (about !== null && mayRecover(look, about)),
            ),
          take(work, { side, about }, chosen) {
            if (about === null || chosen === "keep-token") return;
            spendToken(work, side);
            if (chosen === "free-recover") return RECOVER.run(work, about);
            for (const token of ["aim", "dodge"] as const) gainTokens(work, about, token, 1, BECAUSE);
          },
        },
      },
      moments: (["activation-start", "undeployed-activation-start"] as const).map((moment) =>
        playerMust(
          moment,
          ({ state }, side, about) =>
            about !== null && at(state.units, about).owner === side && state.sides[side].passPool > 0,
          (work, side, about) =>
            work.push({ kind: "mission", card: card, choice: "spend", side: side, about, chosen: [] }),
        ),
      ),
    }),
  },
}));

/** Whether a unit can recover, because it is on the battlefield. */
function mayRecover(look: Look, unit: UnitIndex): boolean {
  const isThere = statusOf(at(look.state.units, unit)) === "deployed";
  return isThere || optionOut(look, "free-recover", "unit-not-deployed", { unit: unitId(look.state, unit) });
}

function spendToken(work: GameWork, side: Side): void {
  const own = work.side(side);
  own.passPool -= 1;
  work.emit({ type: "pass-pool-changed", seat: seatOf(side), tokens: own.passPool, ...BECAUSE });
}
