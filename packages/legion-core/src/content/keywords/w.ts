import type { Cause } from "../../state/events.ts";
import { adds, defending, figure, must, on, permits } from "../../state/hooks/words.ts";
import { isMarked, markActivation } from "../../units/activation.ts";
import { usesOf } from "../../units/card-keywords.ts";
import { beginOngoing } from "../../units/ongoing.ts";
import { dealWounds } from "../../units/wounds/casualties.ts";
import { type KeywordFile, keywords } from "../written/keywords.ts";
import { mayAtStart } from "./shared/activation-start.ts";
import { isInSomeArc } from "./shared/arcs.ts";
import { IMPACT_OFFER } from "./shared/criticals.ts";

/** The keywords that start with W. */
export const KEYWORDS: KeywordFile = /* @__PURE__ */ keywords(() => ({
  "weak-point": {
    name: ["Weak Point[ X: Front/Sides/Rear]", "Punto débil[ X: frontal/flancos/posterior]"],
    en: "If the leader of the attacking unit is at least partly in the named arc of this unit, the attack pool gains Impact X.",
    es: "Si el líder de la unidad atacante está al menos en parte dentro del sector indicado de esta unidad, la reserva de ataque gana Antiblindaje X.",
    does: (keyword) => [
      figure("in-attack", (look, { unit }, { attacker, defender }) =>
        usesOf(look, unit, keyword)
          .filter(({ arcs = [] }) => isInSomeArc(defender.leader, attacker.leader, arcs))
          .reduce((sum, { value = 1 }) => sum + (typeof value === "number" ? value : 1), 0),
      ),
      defending(adds("impact", "value", { given: "armored" }), IMPACT_OFFER),
    ],
  },
  "weighed-down": {
    name: ["Weighed Down", "Lastre"],
    en: "While the unit holds an asset token it cannot use Jump.",
    es: "Mientras la unidad tenga una ficha de Recurso, no puede usar Salto.",
    does: () => [permits("asset-or-jump")],
  },
  "were-not-regs": {
    name: ["We're Not Regs", "No somos norms"],
    en: "The unit and other clone troopers cannot spend each other's green tokens, and it does not benefit from backup.",
    es: "La unidad y las demás unidades de infantería clon no pueden gastar las fichas verdes unas de otras, y la unidad no se beneficia de asistencia.",
    does: () => [permits("no-clone-tokens"), permits("no-backup")],
  },
  "wheel-mode": {
    name: ["Wheel Mode", "Modo rodante"],
    en: "At the start of its activation the unit may raise its maximum speed to 3 until the end of that activation. If it does, until the end of the round it has Cover 2, cannot attack and cannot flip active shield tokens.",
    es: "Al comienzo de su activación, la unidad puede aumentar a 3 su Velocidad máxima hasta el final de esa activación. Si lo hace, hasta el final de la ronda tiene Cobertura 2, no puede atacar ni dar la vuelta a fichas de Escudo activas.",
    withoutValue: 0,
    does: (keyword) => [
      ...mayAtStart(
        (_, { unit, value }, about) => about === unit && value === 0,
        (work, { unit }) => {
          markActivation(work, unit, keyword);
          beginOngoing(work, { unit, keyword, value: 1, until: "round" }, DRAWBACK);
          beginOngoing(work, { unit, keyword: "cover", value: 2, until: "round" }, DRAWBACK);
        },
      ),
      figure("speed-now", ({ state }, { unit }, { usual }) =>
        isMarked(state, unit, keyword) ? Math.max(WHEEL_SPEED, usual) : usual,
      ),
      permits("no-attacks", (_, { value }) => value > 0),
      on("attack-ban", DRAWBACK.rule),
      defending(adds("no-shields", "value")),
    ],
  },
  wound: {
    name: ["Wound[ X]", "Herida[ X]"],
    en: "When the unit first enters play, it suffers X wounds.",
    es: "La primera vez que la unidad entra en juego, sufre X Heridas.",
    does: (keyword) => [
      must(
        "enters-play",
        (_, { unit }, about) => about === unit,
        (work, { unit, value }) => dealWounds(work, unit, value, { rule: "leg.kw.wound-x", cause: keyword }),
      ),
    ],
  },
}));

const DRAWBACK: Cause = { rule: "leg.kw.wheel-mode.drawback", cause: "wheel-mode" };

const WHEEL_SPEED = 3;
