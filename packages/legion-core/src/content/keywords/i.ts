import { at } from "@sw/tabletop";
import { hasRevealedOwnCard } from "../../cards/commands/playing.ts";
import type { Gains } from "../../catalogue/entries.ts";
import { moveBan, startMove } from "../../moving/moves.ts";
import { deployInTerritory } from "../../moving/territory-deploy.ts";
import { RECOVER } from "../../rounds/actions-list.ts";
import type { Cause } from "../../state/events.ts";
import { adds, attacking, defending, figure, guarding, may, on, permits } from "../../state/hooks/words.ts";
import { type UnitIndex, unitId } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import type { Side } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { usesOf } from "../../units/card-keywords.ts";
import { askNamed, asks, onlyItself } from "../../units/choosing.ts";
import { hasTokens, unitTokens } from "../../units/conditions.ts";
import { keywordsOf, lentGains } from "../../units/keywords.ts";
import { enemiesAt, friendsAt } from "../../units/near.ts";
import { beginOngoing } from "../../units/ongoing.ts";
import { statusOf } from "../../units/positions.ts";
import { gainTokens, loseTokens } from "../../units/unit-tokens.ts";
import { type KeywordFile, keywords } from "../written/keywords.ts";
import { mayAtStart } from "./shared/activation-start.ts";
import { IMPACT_OFFER } from "./shared/criticals.ts";
import { isAboutReserve } from "./shared/reserve.ts";

/** The keywords that start with I. */
export const KEYWORDS: KeywordFile = /* @__PURE__ */ keywords(() => ({
  "im-part-of-the-squad-too": {
    name: ["I'm Part of the Squad Too", "Yo formo parte de la escuadra"],
    en: "The unit contests an objective token at range 1 of its leader instead of at half range.",
    es: "La unidad disputa una ficha de Objetivo a alcance 1 de su líder en vez de a medio alcance.",
    does: () => [permits("contests-at-range-1")],
  },
  immobilize: {
    name: ["Immobilize[ X]", "Inmovilización[ X]"],
    en: "A defender that suffers a wound gains X immobilize tokens. Each lowers its highest speed by 1 until the end of its activation; at 0 it makes no move at all.",
    es: "Un defensor que sufra una Herida gana X fichas de Inmovilización. Cada una reduce en 1 su Velocidad máxima hasta el final de su activación; con 0 no efectúa ningún movimiento.",
    does: () => [on("wounding", { token: "immobilize", rule: "leg.kw.immobilize-x.gain" })],
  },
  "immune-blast": {
    name: ["Immune: Blast", "Inmune a deflagración"],
    en: "While the unit defends, Blast has no effect.",
    es: "Cuando la unidad se defiende, Deflagración no surte efecto.",
    does: () => [defending(adds("blast-proof", 1))],
  },
  "immune-deflect": {
    name: ["Immune: Deflect", "Inmune a desvío"],
    en: "If a weapon with this keyword is in the pool, the attacker suffers no wounds from Deflect.",
    es: "Si hay un arma con esta cualidad en la reserva, el atacante no sufre Heridas por Desvío.",
    does: () => [attacking(adds("no-deflected-wound", 1))],
  },
  "immune-enemy-effects": {
    name: ["Immune: Enemy Effects", "Inmune a efectos de enemigos"],
    en: "The unit ignores the effects of enemy command, upgrade and battle cards and cannot be chosen for one.",
    es: "La unidad ignora los efectos de las cartas de Mando, de Mejora y de batalla enemigas y no puede ser elegida para ninguno.",
    does: () => [permits("ignores-enemy-cards")],
  },
  "immune-melee": {
    name: ["Immune: Melee", "Inmune al combate cuerpo a cuerpo"],
    en: "Enemy units cannot be placed in base contact with the unit.",
    es: "No pueden colocarse unidades enemigas con sus peanas en contacto con las de la unidad.",
    does: () => [permits("no-melee")],
  },
  "immune-melee-pierce": {
    name: ["Immune: Melee Pierce", "Inmune a perforante en cuerpo a cuerpo"],
    en: "Against a melee attack, Pierce cannot cancel blocks that the unit rolls to defend or to use Guardian.",
    es: "Contra un ataque cuerpo a cuerpo, Perforante no puede anular los bloqueos que la unidad obtiene al defenderse o al usar Guardián.",
    does: () => [
      defending(adds("ignores-pierce", 1, { attack: "melee" })),
      guarding(adds("ignores-pierce", 1, { attack: "melee" })),
    ],
  },
  "immune-pierce": {
    name: ["Immune: Pierce", "Inmune a perforante"],
    en: "Pierce cannot cancel blocks that the unit rolls to defend or to use Guardian.",
    es: "Perforante no puede anular los bloqueos que la unidad obtiene al defenderse o al usar Guardián.",
    does: () => [
      defending(adds("ignores-pierce", 1, { unless: "defies-pierce-immunity" }), adds("immune-to-pierce", 1)),
      guarding(adds("ignores-pierce", 1)),
    ],
  },
  "immune-range-1-weapons": {
    name: ["Immune: Range 1 Weapons", "Inmune a armas con alcance 1"],
    en: "An attack pool aimed at the unit cannot hold weapons whose highest range is 1.",
    es: "Una reserva de ataque dirigida contra la unidad no puede contener armas con un alcance máximo de 1.",
    does: () => [permits("no-short-weapons")],
  },
  impact: {
    name: ["Impact[ X]", "Antiblindaje[ X]"],
    en: "If the defender has Armor, the attacker may change up to X hits to criticals.",
    es: "Si el defensor tiene Blindaje, el atacante puede cambiar hasta X impactos por impactos críticos.",
    does: () => [attacking(adds("impact", "value", { given: "armored" }), IMPACT_OFFER)],
  },
  impervious: {
    name: ["Impervious", "Duro de pelar"],
    en: "While defending, the unit rolls as many additional defense dice as the Pierce of the attack pool adds up to; not if it also has Immune: Pierce.",
    es: "Al defenderse, la unidad tira tantos dados de defensa adicionales como sume Perforante en la reserva de ataque, salvo que también sea inmune a Perforante.",
    does: () => [
      defending(
        adds("defense-dice", { asMuchAs: "weapon-pierce" }, { unless: ["immune-to-pierce", "defies-pierce-immunity"] }),
      ),
    ],
  },
  incognito: {
    name: ["Incognito", "Incógnito"],
    en: "Enemies beyond range 1 cannot attack the unit; it contests nothing and provides no backup. Once it attacks or is attacked all of that is lost for the rest of the game. It may also be given up at the start of an activation of the unit.",
    es: "Los enemigos a más de alcance 1 no pueden atacar a la unidad; esta no disputa objetivos ni proporciona asistencia. En cuanto ataca o se defiende de un ataque, lo pierde durante el resto de la partida. También puede renunciar a ello al principio de su activación.",
    does: () => [
      on("hides", 1),
      permits("contests-nothing"),
      permits("backs-nobody"),
      on("fights", (work, { unit }) => unmask(work, unit)),
      ...mayAtStart(
        (_look, { unit }, about) => about === unit,
        (work, { unit }) => unmask(work, unit),
      ),
    ],
  },
  inconspicuous: {
    name: ["Inconspicuous", "Desapercibido"],
    en: "While the unit has a suppression token, an enemy that attacks must choose another unit if it can. When it rallies it may keep all its suppression tokens.",
    es: "Mientras la unidad tenga una ficha de Acobardamiento, un enemigo que ataque debe elegir a otra unidad si puede. Cuando se reagrupa, puede quedarse todas sus fichas de Acobardamiento.",
    does: () => [
      permits("shunned", (look, { unit }) => unitTokens(look.state, unit, "suppression") > 0),
      on("rallies", true),
      on("choice", {
        rule: "leg.kw.inconspicuous.rally",
        most: 1,
        may: true,
        candidates: (look, { unit }) => onlyItself(look, unit),
        take(work, { unit, value }, chosen) {
          if (chosen.length === 0) return;
          loseTokens(work, unit, "suppression", value, { rule: "leg.rally.remove", cause: null });
        },
      }),
    ],
  },
  independent: {
    name: ["Independent[: Token X/Action]", "Independiente[: ficha X/acción]"],
    en: "At the start of the Activation Phase, if the unit has no order token, it may gain X of the listed tokens or perform the listed action as a free action.",
    es: "Al comienzo de la fase de Activación, si la unidad no tiene ficha de Orden, puede ganar X de las fichas indicadas o realizar la acción indicada como acción gratuita.",
    does: (keyword) => [
      may(
        "activation-phase-start",
        (look, { unit }) => at(look.state.units, unit).order === "none" && gainable(look, unit).length > 0,
        (work, { unit }) => {
          const gains = listed(work, unit);
          for (const { choose, options } of gains) {
            if (choose === "one") askNamed(work, keyword, "one", unit);
            else for (const gain of options) obtain(work, unit, gain);
          }
        },
      ),
      on("choices", {
        one: {
          kind: "named",
          rule: "leg.kw.independent",
          candidates: (look, { about }) =>
            about === null ? [] : choosable(look, about).map(({ what }) => `gain-${what}`),
          take(work, { about }, chosen) {
            if (about === null) return;
            for (const gain of choosable(work, about)) if (`gain-${gain.what}` === chosen) obtain(work, about, gain);
          },
        },
      }),
    ],
  },
  indomitable: {
    name: ["Indomitable", "Indómito"],
    en: "When the unit rallies, it rolls red defense dice instead of white ones.",
    es: "Cuando la unidad se reagrupa, tira dados rojos de defensa en vez de blancos.",
    does: () => [permits("rallies-with-red")],
  },
  infiltrate: {
    name: ["Infiltrate", "Infiltración"],
    en: "As its activation begins, the undeployed unit may deploy anywhere within friendly territory, in cohesion and not on impassable terrain.",
    es: "Al principio de su activación, la unidad no desplegada puede desplegarse en cualquier lugar del territorio aliado, en formación y sin pisar terreno infranqueable.",
    does: (keyword) => [
      may("undeployed-activation-start", isAboutReserve, (work, { unit }) =>
        deployInTerritory(work, unit, { rule: "leg.kw.infiltrate", cause: keyword }),
      ),
    ],
  },
  inspire: {
    name: ["Inspire[ X]", "Inspirador[ X]"],
    en: "At the end of its activation the unit removes up to X suppression tokens in all from other friendly units at range 2.",
    es: "Al final de su activación, la unidad retira hasta X fichas de Acobardamiento en total de otras unidades aliadas a alcance 2.",
    does: (keyword) => [
      asks(keyword, "activation-end", (look, unit, about) => about === unit && toInspire(look, unit, []).length > 0),
      on("choice", {
        rule: "leg.kw.inspire-x",
        most: "value",
        may: true,
        candidates: (look, { unit }, chosen) => toInspire(look, unit, chosen),
        take(work, _bearer, chosen) {
          for (const unit of chosen) {
            loseTokens(work, unit, "suppression", 1, { rule: "leg.kw.inspire-x", cause: keyword });
          }
        },
      }),
    ],
  },
  interrogate: {
    name: ["Interrogate", "Interrogar"],
    en: "If priority would be tied, a revealed command card of an enemy unit at range 1 of this unit counts as having one pip more.",
    es: "Si fuera a producirse un empate de prioridad, la carta de Mando mostrada de una unidad enemiga a alcance 1 de esta unidad se trata como si tuviera un punto más.",
    does: () => [figure("tie-pips", (look, { unit }, { side }) => (hears(look, unit, side) ? 1 : 0))],
  },
  ion: {
    name: ["Ion[ X]", "Iónica[ X]"],
    en: "The defender must first flip up to X active shields, one for each hit or critical. A vehicle or droid trooper unit that suffers wounds gains X ion tokens, for which it may lose an action in its next activation.",
    es: "El defensor debe primero poner inactivos hasta X escudos, uno por cada impacto o impacto crítico. Un vehículo o una unidad de infantería droide que sufra Heridas gana X fichas de Iones, por las que puede perder una acción en su siguiente activación.",
    does: () => [
      attacking(adds("flip-shields", "value")),
      on("wounding", {
        token: "ion",
        on: ["ground-vehicle", "repulsor-vehicle", "droid-trooper"],
        rule: "leg.kw.ion-x.gain",
      }),
    ],
  },
}));

/** Removes Incognito from a unit for the rest of the game. */
function unmask(work: GameWork, unit: UnitIndex): void {
  const value = -(keywordsOf(work, unit)["incognito"] ?? 0);
  const because = { rule: "leg.kw.incognito.loss", cause: "incognito" } as const;
  beginOngoing(work, { unit, keyword: "incognito", value, until: "game" }, because);
}

/** One kind of gain that Independent lists, with its number. */
type Gain = Gains["options"][number];

const INDEPENDENT: Cause = { rule: "leg.kw.independent", cause: "independent" };

/** Lists the options of Independent that the unit can gain now. */
function gainable(look: Look, unit: UnitIndex): readonly Gain[] {
  const options = listed(look, unit).flatMap((gains) => gains.options);
  return options.filter(({ what }) => {
    if (what !== "move" && what !== "recover") return true;
    if (statusOf(at(look.state.units, unit)) !== "deployed") return false;
    return what === "recover" || moveBan(look, unit, "action") === undefined;
  });
}

/** Lists the options of Independent among which the unit chooses one. */
function choosable(look: Look, unit: UnitIndex): readonly Gain[] {
  return listed(look, unit).flatMap(({ choose, options }) => (choose === "one" ? options : []));
}

/** Returns the gains printed on the cards of the unit, and those that other keywords add. */
function listed(look: Look, unit: UnitIndex): readonly Gains[] {
  const printed = usesOf(look, unit, "independent").flatMap(({ gains }) => gains ?? []);
  return [...printed, ...lentGains(look, unit, "independent")];
}

function obtain(work: GameWork, unit: UnitIndex, { what, n }: Gain): void {
  if (what !== "move" && what !== "recover") {
    return gainTokens(work, unit, what, typeof n === "number" ? n : 1, INDEPENDENT);
  }
  if (!gainable(work, unit).some((one) => one.what === what)) return;
  work.emit({ type: "action-performed", unit: unitId(work.state, unit), action: what, free: true, ...INDEPENDENT });
  if (what === "move") startMove(work, unit, "action");
  else RECOVER.run(work, unit);
}

/** Lists the friendly units at range 2 that have suppression left beyond the tokens already chosen. */
function toInspire(look: Look, unit: UnitIndex, chosen: readonly number[]): readonly number[] {
  return friendsAt(look, unit, 2).filter((one) => {
    const taken = chosen.filter((other) => other === one).length;
    return hasTokens(look, one, "suppression", taken);
  });
}

/** Whether the card that a player revealed belongs to an enemy unit at range 1 of this unit. */
function hears(look: Look, unit: UnitIndex, side: Side): boolean {
  if (at(look.state.units, unit).owner === side) return false;
  return enemiesAt(look, unit, 1).some((enemy) => hasRevealedOwnCard(look, side, enemy));
}
