import type { KeywordText } from "../../../catalogue/cards.ts";
import type { Cause } from "../../../state/events.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, defending, figure, may, on, permits } from "../../../state/hooks/words.ts";
import { isMarked, markActivation } from "../../../units/activation.ts";
import { beginOngoing } from "../../../units/ongoing.ts";

export const WHEEL_MODE = (): GameKeyword => ({
  id: "wheel-mode",
  // Of value 0 it only offers itself; a unit that uses it has it with 1 until the round is over.
  withoutValue: 0,
  does: [
    may(
      "activation-start",
      (_, { unit, value }, about) => about === unit && value === 0,
      (work, { unit }) => {
        markActivation(work, unit, "wheel-mode");
        beginOngoing(work, { unit, keyword: "wheel-mode", value: 1, until: "round" }, DRAWBACK);
        beginOngoing(work, { unit, keyword: "cover", value: 2, until: "round" }, DRAWBACK);
      },
    ),
    figure("speed-now", ({ state }, { unit }, { usual }) =>
      isMarked(state, unit, "wheel-mode") ? Math.max(SPEED, usual) : usual,
    ),
    permits("no-attacks", (_, { value }) => value > 0),
    on("attack-ban", DRAWBACK.rule),
    defending(adds("no-shields", "value")),
  ],
});

export const WHEEL_MODE_TEXT: KeywordText = {
  id: "wheel-mode",
  name: { en: "Wheel Mode", es: "Modo rodante" },
  does: {
    en: "At the start of its activation the unit may raise its maximum speed to 3 until the end of that activation. If it does, until the end of the round it has Cover 2, cannot attack and cannot flip active shield tokens.",
    es: "Al comienzo de su activación, la unidad puede aumentar a 3 su Velocidad máxima hasta el final de esa activación. Si lo hace, hasta el final de la ronda tiene Cobertura 2, no puede atacar ni dar la vuelta a fichas de Escudo activas.",
  },
};

const DRAWBACK: Cause = { rule: "leg.kw.wheel-mode.drawback", cause: "wheel-mode" };

/** The speed that it is raised to. */
const SPEED = 3;
