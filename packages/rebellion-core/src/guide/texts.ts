import { countedNames, fill, type Line, type Locale, menuLine } from "@sw/tabletop/text";
import type { Faction, Icon } from "../language/language.ts";
import { ACTION_LINES } from "../text/action-lines.ts";
import { describe, nameOf } from "../text/index.ts";
import { ICON_COLORS, SHAPE_NAMES } from "../text/names.ts";
import { REASON_CRITERIA } from "../text/solo/criterion-lines.ts";
import type { Advice, DieWanted } from "./advice.ts";
import type { Built } from "./building.ts";
import {
  type DecisionRow,
  decisionCardsOf,
  markersOf,
  type Resources,
  remoteSystemsOf,
  searchModeOf,
} from "./helps.ts";
import type { StartingDie } from "./setup-units.ts";
import { squashed } from "./spelling.ts";
import { type GuideStep, type Section, stepsOf } from "./steps.ts";
import type { GuideTable } from "./table.ts";
import { RULE_WORDS } from "./words.ts";

/** The reader of a text of the guide. */
export interface GuideTextOptions {
  readonly locale: Locale;
}

const LINES = {
  empire: { en: "The Empire: {actions}.", es: "El Imperio: {actions}." },
  builds: { en: "The Empire builds:", es: "El Imperio construye:" },
  buildsNothing: { en: "The Empire builds nothing.", es: "El Imperio no construye nada." },
  queued: { en: "  on space {space}: {built}", es: "  en la casilla {space}: {built}" },
  from: { en: "{unit} ({system})", es: "{unit} ({system})" },
  eliminated: {
    en: "The Imperial leader pool is over its limit: {name} is eliminated (rote.leader.pool-limit).",
    es: "La Reserva de Líderes Imperial supera su límite: sale de la partida {name} (rote.leader.pool-limit).",
  },
  raised: {
    en: "“{name}” is used: the limit of the Imperial leader pool rises by one (rote.card.ambitions-of-power).",
    es: "Se usa «{name}»: el límite de la Reserva de Líderes Imperial aumenta en uno (rote.card.ambitions-of-power).",
  },
  reserved: {
    en: "The mission cannot be played yet: it goes under the Round Deck with a reserved leader, {name}, and the next card of the Round Deck is turned up (solo.var.unplayable.retry).",
    es: "La Misión aún no se puede jugar: va debajo del mazo de Ronda con un Líder reservado, {name}, y se revela la siguiente carta del mazo de Ronda (solo.var.unplayable.retry).",
  },
  unplayable: {
    en: "The mission cannot be played: it goes under its own deck, and the next card of that deck is turned up (solo.missions.unplayable).",
    es: "La Misión no se puede jugar: va debajo de su propio mazo y se revela la siguiente carta de ese mazo (solo.missions.unplayable).",
  },
  die: { en: "Roll a d{sides} ({label}):", es: "Tira 1d{sides} ({label}):" },
  result: { en: "Result of the d{sides}, or “roll”:", es: "Resultado de 1d{sides}, o «tirar»:" },
  left: {
    en: "The guide keeps none of this; do it, and enter what changes: {actions}.",
    es: "La guía no lleva cuenta de esto; hazlo y escribe lo que cambie: {actions}.",
  },
  probe: {
    en: "The Empire draws {count} probe cards; the guide asks which.",
    es: "El Imperio roba {count} cartas de Sonda; la guía pregunta cuáles.",
  },
  oneProbe: {
    en: "The Empire draws 1 probe card; the guide asks which.",
    es: "El Imperio roba 1 carta de Sonda; la guía pregunta cuál.",
  },
  drawn: {
    en: "System on probe card {card} of {cards}, or nothing if no card is left:",
    es: "Sistema de la carta de Sonda {card} de {cards}, o nada si no quedan cartas:",
  },
  starting: { en: "Where does {unit} go?", es: "¿Dónde va {unit}?" },
  startingResult: { en: "  {result} {system}", es: "  {result} {system}" },
  again: { en: "roll again", es: "repite la tirada" },
  numbered: { en: "{step}. {line}", es: "{step}. {line}" },
  markers: {
    en: "Time {time}, reputation {reputation}: {difference} apart.",
    es: "Tiempo {time}, Reputación {reputation}: {difference} de diferencia.",
  },
  hurries: {
    en: "5 or less: the Empire hurries (solo.def.mr-mt-5).",
    es: "5 o menos: el Imperio se apresura (solo.def.mr-mt-5).",
  },
  possible: { en: "Possible bases: {systems}.", es: "Posibles Bases: {systems}." },
  probed: { en: "Ruled out by probe cards: {systems}.", es: "Descartados por cartas de Sonda: {systems}." },
  garrisoned: { en: "Ruled out by troops there: {systems}.", es: "Descartados por tropas: {systems}." },
  found: { en: "The base is in {system}.", es: "La Base está en {system}." },
  space: { en: "{side}, space {space}: {built}", es: "{side}, casilla {space}: {built}" },
  row: { en: "{card} ({rule}): {statement}", es: "{card} ({rule}): {statement}" },
  systems: { en: "  systems: {criteria}", es: "  sistemas: {criteria}" },
  chosen: { en: "  systems of the effect: {criteria}", es: "  sistemas del efecto: {criteria}" },
  leaders: { en: "  leaders: {criteria}", es: "  Líderes: {criteria}" },
  step: { en: "{side}: {text} ({rule})", es: "{side}: {text} ({rule})" },
  option: { en: " [{option}]", es: " [{option}]" },
} as const satisfies Record<string, Line>;

const MODES = {
  hidden: { en: "The base is hidden: the Empire searches.", es: "La Base está oculta: el Imperio la busca." },
  hurried: { en: "The base is hidden and time is short.", es: "La Base está oculta y queda poco tiempo." },
  revealed: { en: "The base is revealed: the Empire attacks.", es: "La Base está descubierta: el Imperio ataca." },
} as const satisfies Record<string, Line>;

const SIDES: Readonly<Record<Faction | "both", Line>> = {
  rebel: { en: "Rebels", es: "Rebeldes" },
  imperial: { en: "Empire", es: "Imperio" },
  both: { en: "Both", es: "Ambos" },
};

/** The options as they are typed after `rules:`. */
const OPTIONS: Readonly<Record<NonNullable<GuideStep["option"]>, Line>> = { ...RULE_WORDS, expansion: RULE_WORDS.rote };

type Slots = Readonly<Record<string, string | number>>;

function told(line: Line, { locale }: GuideTextOptions, slots: Slots = {}): string {
  return fill(line[locale], Object.fromEntries(Object.entries(slots).map(([name, value]) => [name, String(value)])));
}

/** Returns the Empire's actions and then the reasons for them, as a block of lines. */
export function adviceText(advice: Advice, options: GuideTextOptions): string {
  const { actions, reasons, unplayable, reserved, room, built, alone = [], outcome } = advice;
  if (unplayable) return told(LINES.unplayable, options);
  const waits =
    reserved === undefined ? [] : [told(LINES.reserved, options, { name: nameOf({ leader: reserved }, options) })];
  const isChosen = actions.length > 0 || (waits.length + alone.length === 0 && outcome === undefined);
  const chosen = isChosen ? [ordersText(advice, options)] : [];
  const orders = built === undefined ? chosen : builtLines(built, options);
  const happens = alone.map((event) => describe({ event }, options));
  const why = reasons.length === 0 ? [] : describe({ reasons }, options).split("\n");
  return [
    ...waits,
    ...orders,
    ...roomLines(room, options),
    ...happens,
    ...probesLines(outcome?.probes ?? 0, options),
    ...why.map((line) => `  ${line}`),
  ].join("\n");
}

function roomLines(room: Advice["room"], options: GuideTextOptions): readonly string[] {
  if (room === undefined) return [];
  if ("eliminated" in room) {
    return [told(LINES.eliminated, options, { name: nameOf({ leader: room.eliminated }, options) })];
  }
  return [told(LINES.raised, options, { name: nameOf({ card: room.raisedBy }, options) })];
}

function probesLines(count: number, options: GuideTextOptions): readonly string[] {
  if (count === 0) return [];
  return [count === 1 ? told(LINES.oneProbe, options) : told(LINES.probe, options, { count })];
}

/**
 * Returns the question for the system on a probe card that the Empire has drawn: card number `card` of `cards`, counted
 * from 1.
 */
export function drawnText(
  { card, cards }: { readonly card: number; readonly cards: number },
  options: GuideTextOptions,
): string {
  return told(LINES.drawn, options, { card, cards });
}

function ordersText({ actions, mainDeck }: Advice, options: GuideTextOptions): string {
  const mainMission = menuLine(told(ACTION_LINES["play-main-mission"], options));
  const lines = countedNames(
    actions.map((action) =>
      mainDeck === true && action.type === "play-mission" ? mainMission : describe({ action }, options),
    ),
  );
  return told(LINES.empire, options, { actions: lines.join("; ") });
}

/** Returns one line for each space of the build queue that gets units. */
function builtLines(built: readonly Built[], options: GuideTextOptions): readonly string[] {
  if (built.length === 0) return [told(LINES.buildsNothing, options)];
  const lines = ([1, 2, 3] as const).flatMap((space) => {
    const names = built
      .filter((one) => one.space === space)
      .map(({ unit, system }) =>
        told(LINES.from, options, { unit: nameOf({ unit }, options), system: nameOf({ system }, options) }),
      );
    return names.length === 0 ? [] : [told(LINES.queued, options, { space, built: countedNames(names).join("; ") })];
  });
  return [told(LINES.builds, options), ...lines];
}

/** Returns the text for a die to roll: what it decides, the meaning of each result, and the prompt in the last line. */
export function dieText({ label, sides, decides }: DieWanted, options: GuideTextOptions): string {
  if (decides === undefined) return told(LINES.die, options, { sides, label });
  return `${describe({ deciding: decides }, options)}\n${told(LINES.result, options, { sides })}`;
}

/**
 * Returns the text for a die that places a starting unit: the meaning of each result, and the prompt in the last line.
 */
export function startingDieText({ unit, sides, systems }: StartingDie, options: GuideTextOptions): string {
  const results = systems.map((system, index) =>
    told(LINES.startingResult, options, {
      result: index + 1,
      system: system === null ? told(LINES.again, options) : nameOf({ system }, options),
    }),
  );
  return [
    told(LINES.starting, options, { unit: nameOf({ unit }, options) }),
    ...results,
    told(LINES.result, options, { sides }),
  ].join("\n");
}

/** Lists what a person still has to do and enter after carrying out the advice. Empty if nothing is left. */
export function leftText(left: Advice["actions"], options: GuideTextOptions): readonly string[] {
  if (left.length === 0) return [];
  const lines = countedNames(left.map((action) => describe({ action }, options)));
  return [told(LINES.left, options, { actions: lines.join("; ") })];
}

/** Returns the round, markers, mode and remote systems as a block of lines. */
export function tableText(table: GuideTable, options: GuideTextOptions): string {
  const markers = markersOf(table);
  const { probed, garrisoned, possible, found } = remoteSystemsOf(table);
  const names = (ids: readonly string[]): string => ids.map((system) => nameOf({ system }, options)).join(", ");
  const listed = (line: Line, ids: readonly string[]): readonly string[] =>
    ids.length === 0 ? [] : [told(line, options, { systems: names(ids) })];
  return [
    told(LINES.markers, options, { ...markers, hurries: "" }),
    ...(markers.hurries ? [told(LINES.hurries, options)] : []),
    told(MODES[searchModeOf(table)], options),
    ...listed(LINES.probed, probed),
    ...listed(LINES.garrisoned, garrisoned),
    ...(found === undefined
      ? listed(LINES.possible, possible)
      : [told(LINES.found, options, { system: names([found]) })]),
  ].join("\n");
}

/** Returns what both sides build, one line for each space of a build queue that gets units. */
export function resourcesText(resources: Resources, options: GuideTextOptions): string {
  return (["rebel", "imperial"] as const)
    .flatMap((side) =>
      resources[side].flatMap((systems, index) => {
        if (systems.length === 0) return [];
        const built = systems.map(({ system, icons }) => {
          const names = countedNames(icons.map((icon) => iconText(icon, options))).join(", ");
          return `${nameOf({ system }, options)} (${names})`;
        });
        return [
          told(LINES.space, options, { side: told(SIDES[side], options), space: index + 1, built: built.join("; ") }),
        ];
      }),
    )
    .join("\n");
}

const ICON: Line = { en: "{color} {shape}", es: "{shape} {color}" };

function iconText({ shape, theater }: Icon, options: GuideTextOptions): string {
  return told(ICON, options, { color: told(ICON_COLORS[theater], options), shape: told(SHAPE_NAMES[shape], options) });
}

/** Returns the text of a row of the decision list, followed by its criteria. */
export function decisionRowText(row: DecisionRow, options: GuideTextOptions): string {
  const { card, rule, statement, systems, chosen, leaders } = row;
  const criteria = (line: Line, ids: DecisionRow["systems"]): readonly string[] =>
    ids.length === 0
      ? []
      : [told(line, options, { criteria: ids.map((id) => told(REASON_CRITERIA[id], options)).join("; ") })];
  return [
    told(LINES.row, options, {
      card: nameOf({ card }, options),
      rule,
      statement: told(statement, options),
    }),
    ...criteria(LINES.systems, systems),
    ...criteria(LINES.chosen, chosen),
    ...criteria(LINES.leaders, leaders),
  ].join("\n");
}

/** Returns the cards of the decision list sorted by name, one per line (solo.decision.index). */
export function decisionIndexText(table: Pick<GuideTable, "options">, options: GuideTextOptions): string {
  return decisionCardsOf(table)
    .map(({ id }) => nameOf({ card: id }, options))
    .sort((one, other) => (squashed(one) < squashed(other) ? -1 : 1))
    .join("\n");
}

/** Lists the steps of a part of the game, one line each. Steps that an option adds say so. */
export function stepsText(
  table: Pick<GuideTable, "options" | "base">,
  section: Section,
  options: GuideTextOptions,
  number?: number,
): string {
  return stepsOf(table, section)
    .filter(({ step }) => number === undefined || step === number)
    .map(({ by, text, rule, option, step }) => {
      const line = told(LINES.step, options, { side: told(SIDES[by], options), text: told(text, options), rule });
      const numbered = step === undefined ? line : told(LINES.numbered, options, { step, line });
      return option === undefined
        ? numbered
        : `${numbered}${told(LINES.option, options, { option: told(OPTIONS[option], options) })}`;
    })
    .join("\n");
}
