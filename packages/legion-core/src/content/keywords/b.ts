import { at } from "@sw/tabletop";
import { scorePoints } from "../../mission/points.ts";
import { adds, attacking, defending, mustChoose, on, permits } from "../../state/hooks/words.ts";
import { type UnitIndex, undefeated } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { opponentOf } from "../../state/seats.ts";
import { asks } from "../../units/choosing.ts";
import { unitTokens } from "../../units/conditions.ts";
import { fitsAny } from "../../units/ranks.ts";
import { gainTokens } from "../../units/unit-tokens.ts";
import { type KeywordFile, keywords } from "../written/keywords.ts";
import { forFriends } from "./shared/for-friends.ts";

/** The keywords that start with B. */
export const KEYWORDS: KeywordFile = /* @__PURE__ */ keywords(() => ({
  barrage: {
    name: ["Barrage", "Cortina de fuego"],
    en: "The unit may perform two attack actions in its activation if it does not use Arsenal in it.",
    es: "La unidad puede efectuar dos acciones de ataque en su activación si no usa Arsenal en ella.",
    does: () => [permits("attacks-with-one-weapon")],
  },
  beam: {
    name: ["Beam[ X]", "Rayo continuo[ X]"],
    en: "With this weapon in a pool, the unit may attack up to X further defenders with it, each at range 1 of the defender before and in line of sight of the attacker; the weapon's maximum range does not matter for them. It does not combine with Gunslinger.",
    es: "Con esta arma en una reserva, la unidad puede atacar con ella hasta a X defensores más, cada uno a alcance 1 del anterior y en línea de visión del atacante; para ellos no importa el alcance máximo del arma. No se combina con Pistolero.",
    does: () => [on("again", { weapons: "own", most: "value", near: 1, anyRange: true })],
  },
  blast: {
    name: ["Blast", "Deflagración"],
    en: "If a weapon with this keyword is in the attack pool, the defender cannot cancel hits with cover.",
    es: "Si hay un arma con esta cualidad en la reserva de ataque, el defensor no puede anular impactos con la cobertura.",
    does: () => [attacking(adds("blast", 1, { unless: "blast-proof" }))],
  },
  block: {
    name: ["Block", "Bloqueo"],
    en: "If the unit spends a dodge token while defending, its defense surges become blocks in that attack.",
    es: "Si la unidad gasta una ficha de Esquiva al defenderse, sus incrementos de defensa se convierten en bloqueos en ese ataque.",
    does: () => [defending(adds("surge-to-block", 1, { dodged: true }))],
  },
  bolster: {
    name: ["Bolster[ X]", "Ánimo[ X]"],
    en: "Card action: up to X friendly units at range 2 gain a surge token each.",
    es: "Acción de carta: hasta X unidades aliadas a alcance 2 ganan una ficha de Incremento cada una.",
    does: (keyword) => forFriends(keyword, "leg.kw.bolster-x", "surge"),
  },
  bounty: {
    name: ["Bounty", "Recompensa"],
    en: "During setup choose an enemy commander or operative: it gains a bounty token. When the unit defeats an enemy unit that has any, by an attack or an effect, its player scores 1 victory point.",
    es: "Durante la preparación de la partida, elige una unidad enemiga Comandante o Agente: recibe una ficha de Recompensa. Cuando la unidad derrota, con un ataque o un efecto, a una unidad enemiga que tenga alguna, su jugador se anota 1 punto de Victoria.",
    does: (keyword) => [
      asks(keyword, "setup-effects", (look, unit) => wanted(look, unit).length > 0),
      on(
        "choice",
        mustChoose("leg.kw.bounty.mark", wanted, (work, enemy) =>
          gainTokens(work, enemy, "bounty", 1, { rule: "leg.kw.bounty.mark", cause: keyword }),
        ),
      ),
      on("defeats", (work, { unit }, { unit: prey }) => {
        const { owner } = at(work.state.units, unit);
        if (at(work.state.units, prey).owner === owner || unitTokens(work.state, prey, "bounty") === 0) return;
        scorePoints(work, owner, BOUNTY_POINTS, { rule: "leg.kw.bounty.score", cause: keyword });
      }),
    ],
  },
}));

const BOUNTY_POINTS = 1;

/** Lists the enemy commanders and operatives. */
function wanted(look: Look, unit: UnitIndex): readonly number[] {
  const enemies = undefeated(look.state, opponentOf(at(look.state.units, unit).owner));
  return enemies.filter((enemy) => fitsAny(look, enemy, [{ rank: "commander" }, { rank: "operative" }]));
}
