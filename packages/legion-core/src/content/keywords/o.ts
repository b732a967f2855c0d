import { at, nearest } from "@sw/tabletop";
import { hasDefender } from "../../attack/declaring.ts";
import { defenderFault } from "../../attack/defender-fault.ts";
import { tokens } from "../../attack/pools/offers.ts";
import { altered } from "../../attack/pools/pool.ts";
import { amount, spending, using } from "../../attack/pools/rules.ts";
import { revealedPips } from "../../cards/commands/playing.ts";
import { mayMove, startMove } from "../../moving/moves.ts";
import { startAttack } from "../../rounds/performing.ts";
import type { MoveFrame } from "../../state/frames.ts";
import type { Moment } from "../../state/hooks/moments.ts";
import type { Part } from "../../state/hooks/steps.ts";
import { cardAction, carried, defending, may, mayChoose, must, mustChoose, on } from "../../state/hooks/words.ts";
import { type UnitIndex, undefeated } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { fallsOut, fallsOutBy } from "../../state/missed.ts";
import { opponentOf } from "../../state/seats.ts";
import { markActivation } from "../../units/activation.ts";
import { askUnits } from "../../units/choosing.ts";
import { isFielded, isSuppressible } from "../../units/conditions.ts";
import { hasKeyword, keywordsOf } from "../../units/keywords.ts";
import { alliesAt, enemiesAt, inSight } from "../../units/near.ts";
import { beginOngoing } from "../../units/ongoing.ts";
import { gainTokens } from "../../units/unit-tokens.ts";
import { type KeywordFile, keywords } from "../written/keywords.ts";
import { mayAtStart } from "./shared/activation-start.ts";

/** The keywords that start with O. */
export const KEYWORDS: KeywordFile = /* @__PURE__ */ keywords(() => ({
  observe: {
    name: ["Observe[ X]", "Observar[ X]"],
    en: "Card action: an enemy unit at range 3 and in line of sight gains X observation tokens. Whoever attacks it from your side may spend them to reroll one attack die each.",
    es: "Acción de carta: una unidad enemiga a alcance 3 y en línea de visión gana X fichas de Observación. Las unidades aliadas que la ataquen pueden gastarlas para volver a tirar un dado de ataque con cada una.",
    does: (keyword) => [
      cardAction(
        keyword,
        (look, { unit }) => toObserve(look, unit).length > 0,
        (work, { unit, value }) => askUnits(work, keyword, unit, value),
      ),
      on("choice", {
        rule: "leg.kw.observe-x.gain",
        most: 1,
        may: false,
        candidates: (look, { unit }) => toObserve(look, unit),
        take(work, { value }, [enemy]) {
          if (enemy === undefined) return;
          gainTokens(work, enemy, "observation", value, { rule: "leg.kw.observe-x.gain", cause: keyword });
        },
      }),
    ],
  },
  "one-step-ahead": {
    name: ["One Step Ahead", "Un paso por delante"],
    en: "After command cards are revealed, before their effects: if their pips differ, one friendly unit with this keyword on the battlefield may perform a speed-1 move. If they are equal, any one friendly unit on the battlefield may do so instead.",
    es: "Tras mostrarse las cartas de Mando y antes de sus efectos: si sus puntos difieren, una unidad aliada con esta cualidad que esté en el campo de batalla puede efectuar un movimiento de Velocidad 1. Si coinciden, puede hacerlo en su lugar cualquier unidad aliada en el campo de batalla.",
    does: (keyword) => [
      must(
        "before-card-effects",
        (look, { unit }) => oneStepAhead(look, unit)[0] === unit && movable(look, unit).length > 0,
        (work, { unit }) => askUnits(work, keyword, unit),
      ),
      on(
        "choice",
        mayChoose("leg.kw.one-step-ahead.differ", movable, (work, chosen) =>
          startMove(work, chosen, "effect", { speed: 1 }),
        ),
      ),
    ],
  },
  outmaneuver: {
    name: ["Outmaneuver", "Capacidad de maniobra"],
    en: "While the unit defends, each dodge token that it spends may cancel a critical instead of a hit.",
    es: "Cuando la unidad se defiende, cada ficha de Esquiva que gaste puede anular un impacto crítico en vez de un impacto.",
    choices: {
      "dodge critical": {
        en: "spend a dodge token: cancel a critical",
        es: "gastar una ficha de Esquiva: anular un impacto crítico",
      },
    },
    does: () => [
      defending({
        id: "dodge critical",
        spends: "dodge",
        stage: "dodge",
        side: "defender",
        available: (pool, rules) =>
          pool.criticals > 0 && tokens(pool, "defender.dodge") > 0 && amount(rules, pool, "no-dodge") === 0,
        take: (pool) => using(spending(altered(pool, { criticals: pool.criticals - 1 }), "defender.dodge"), "dodge"),
      }),
    ],
  },
  override: {
    name: ["Override", "Saltarse la programación"],
    en: "When a friendly unit at range 5 starts its activation, the unit may gain a suppression token so that the other ignores AI in that activation.",
    es: "Cuando una unidad aliada a alcance 5 comienza su activación, la unidad puede ganar una ficha de Acobardamiento para que la otra ignore IA durante esa activación.",
    does: (keyword) => [
      ...mayAtStart(
        (look, { unit }, about) =>
          about !== null &&
          IGNORED in keywordsOf(look, about) &&
          isSuppressible(look, unit) &&
          alliesAt(look, unit, 5).includes(about),
        (work, { unit }, about) => {
          if (about === null) return;
          const because = { rule: "leg.kw.override", cause: keyword } as const;
          gainTokens(work, unit, "suppression", 1, because);
          const value = -(keywordsOf(work, about)[IGNORED] ?? 0);
          beginOngoing(work, { unit: about, keyword: IGNORED, value, until: "activation" }, because);
        },
      ),
    ],
  },
  overrun: {
    name: ["Overrun[ X]", "Arrollamiento[ X]"],
    en: "Up to X times in its activation, after a standard move in which the unit passed over the base of an enemy miniature, it may perform an overrun attack against that unit, whatever the range, with one pool to which the weapon is added once. That is neither a ranged nor a melee attack and no attack action. The weapon is used in no other attacks.",
    es: "Hasta X veces en su activación, tras un movimiento normal en el que haya pasado por encima de la peana de una miniatura enemiga, la unidad puede realizar un ataque de arrollamiento contra esa unidad, ignorando el alcance, con una sola reserva a la que el arma se añade una vez. No es un ataque a distancia ni cuerpo a cuerpo, ni una acción de ataque. El arma no se usa en otros ataques.",
    does: (keyword) => [
      on("notes-passed", true),
      carried(overrunAttack("after-move-action", ({ reason }) => reason !== "effect")),
      carried(overrunAttack("after-action", ({ reason }) => reason === "effect")),
      on(
        "choice",
        mustChoose("leg.kw.overrun-x.trigger", overrunBy, (work, enemy, unit) => {
          markActivation(work, unit, keyword);
          // Each attack needs a move of its own.
          work.changeNearest("move", () => ({ passed: [] }));
          startAttack(work, unit, keyword, enemy, "overrun");
        }),
      ),
    ],
  },
}));

/** Lists the enemy units at range 3 and in line of sight. */
function toObserve(look: Look, unit: UnitIndex): readonly number[] {
  return inSight(look, unit, enemiesAt(look, unit, 3));
}

/** Lists the units of the unit's player that are on the battlefield. */
function unitsAhead(look: Look, unit: UnitIndex): readonly number[] {
  const { state } = look;
  return undefeated(state, at(state.units, unit).owner).filter((one) => isFielded(look, one));
}

/** Lists the player's units with One Step Ahead. The first of them asks for all. */
function oneStepAhead(look: Look, unit: UnitIndex): readonly number[] {
  return unitsAhead(look, unit).filter((one) => hasKeyword(look, one, "one-step-ahead"));
}

/** Lists the units that One Step Ahead lets move at speed 1. Empty if no card was revealed. */
function movable(look: Look, unit: UnitIndex): readonly number[] {
  const [mine, theirs] = [revealedPips(look, 0), revealedPips(look, 1)];
  if (mine === null && theirs === null) return [];
  const units = mine === theirs ? unitsAhead(look, unit) : oneStepAhead(look, unit);
  return units.filter((one) => mayMove(look, one, "effect", { speed: 1 }));
}

/** The keyword that Override ignores on the activated unit. */
const IGNORED = "ai";

const OVERRUN = "overrun";

/** Creates the effect of an overrun attack after moves of certain kinds. */
function overrunAttack(moment: Moment, follows: (move: MoveFrame) => boolean): Part {
  return may(
    moment,
    (look, { unit, value }, about) => {
      const move = nearest(look.state, "move");
      if (about !== unit || move?.unit !== unit || !follows(move)) return false;
      return isOverrunLeft(look, unit, value) && overrunBy(look, unit).length > 0;
    },
    (work, { unit }) => askUnits(work, OVERRUN, unit),
  );
}

/** Whether a unit may still perform an overrun attack in its activation. */
function isOverrunLeft({ state }: Look, unit: UnitIndex, most: number): boolean {
  const activation = nearest(state, "activation");
  return activation?.unit === unit && activation.marks.filter((mark) => mark === OVERRUN).length < most;
}

/** Lists the enemy units that a unit has passed over in its last move and can attack. */
function overrunBy(look: Look, unit: UnitIndex): readonly number[] {
  const move = nearest(look.state, "move");
  if (move?.unit !== unit) return [];
  const passed = move.passed ?? [];
  if (look.missed !== undefined) tellOfOthers(look, unit, passed);
  return passed.filter((enemy) => {
    const sequence = { attacker: unit, only: enemy, with: "overrun", pools: [] } as const;
    return hasDefender(look, sequence) || fallsOutBy(look, enemy, () => defenderFault(look, sequence, enemy));
  });
}

/** Records for each other enemy unit that the unit has not passed over it. */
function tellOfOthers(look: Look, unit: UnitIndex, passed: readonly number[]): void {
  const enemies = undefeated(look.state, opponentOf(at(look.state.units, unit).owner));
  for (const enemy of enemies) if (!passed.includes(enemy)) fallsOut(look, enemy, "not-passed-over");
}
