import type { Filter, RelativeFaction } from "../../language/language.ts";
import {
  type Fact,
  isPlural,
  type Language,
  type Manner,
  type Moment,
  type Mood,
  type Noun,
  type NounContext,
  type Person,
  type Place,
  type Preposition,
  type Quantity,
  type Verb,
} from "./language.ts";
import {
  counted,
  FACTIONS,
  LEXICON,
  or,
  prep,
  type SpanishNoun,
  TYPES,
  traitNoun,
  UNITS,
  VERBS,
} from "./lexicon.es.ts";

/** The Spanish texts of effects. */
export const SPANISH: Language = {
  ...LEXICON,
  noun,
  determined,
  among: (count, upTo, groups, random) =>
    `${upTo ? "hasta " : ""}${counted(count, "card")}${random ? " al azar" : ""} de entre las siguientes: ${or(groups)}`,
  lying,
  reference(reference) {
    switch (reference.to) {
      case "self":
        return `esta ${TYPES[reference.type].one}`;
      case "that":
        return reference.many ? "esas cartas" : "esa carta";
      case "defeated":
        return "la carta derrotada";
      case "done": {
        const { done } = VERBS[reference.verb];
        const mark = reference.nth > 1 ? ` (${reference.nth})` : "";
        return `${reference.many ? `las cartas ${done}s` : `la carta ${done}`}${mark}`;
      }
    }
  },
  someOf: (quantity, those, random) => `${counting(quantity)} ${prep("of", those)}${random ? " al azar" : ""}`,
  every: (things) => `cada ${things}`,
  thing: ({ one, feminine }, other) => `${other ? `${feminine ? "otra" : "otro"} ` : ""}${one}`,
  eachOf: (those) => `cada una ${prep("of", those)}`,
  eachOwn({ many, feminine }, other, owner) {
    const each = feminine ? "cada una" : "cada uno";
    const others = `${other ? `${feminine ? "otras" : "otros"} ` : ""}${many}`;
    if (owner === "you") return `${each} de tus ${others}`;
    return `${each} de ${feminine ? "las" : "los"} ${others} ${prep("of", LEXICON.person(owner))}`;
  },
  per: (each) => ` por ${each}`,
  byCost: (unit, card) => ({
    amount: `${UNITS[unit].feminine ? "tantas" : "tantos"} ${UNITS[unit].many}`,
    tail: ` como el coste ${prep("of", card)}`,
    count: null,
  }),
  act,
  purchased: (cards, price) => (price === "free" ? `gratis ${cards}` : `${cards} pagando su coste`),
  onto: (cards, place, whose) =>
    place === "hand" ? `${cards} en ${whose}` : `${cards} en la parte superior ${prep("of", whose)}`,
  swapped: (a, b) => `${a} por ${b}`,
  gainsAttack: (card, { amount, tail }) => `${card} gana ${amount} este turno${tail}`,
  fact: (fact, after) => told(fact, after === "while"),
  moment,
  ifSo: (fact) => `si ${fact}`,
  whileSo: (fact) => `mientras ${fact}`,
  otherwise: "si no",
  ifDone: (payer) => (payer === "you" ? "si lo haces" : "si lo hace"),
  ifWished: (person) => (person === "you" ? "si lo deseas" : `si ${LEXICON.person(person)} lo desea`),
  then: " y luego ",
  chooseOne: (person, mood, options) =>
    `${act("choose", person, mood, "una opción", false)}: ${options.slice(0, -1).join("; ")}; o ${options.slice(-1).join("")}`,
  later(at, person) {
    if (at === "end-of-turn") return "al final del turno";
    return person === "you"
      ? "la próxima vez que adquieras una carta este turno"
      : `la próxima vez que ${LEXICON.person(person)} adquiera una carta este turno`;
  },
  hasAttack: (subject, { count, tail }) =>
    `${subject} tiene ${count === null ? "tanto Ataque adicional" : `+${count} de Ataque`}${tail}`,
  prevents: (amount, base) =>
    amount === 1
      ? `evita el primer punto de daño que se inflija a ${base} en cada turno`
      : `evita los ${amount} primeros puntos de daño que se inflijan a ${base} en cada turno`,
  mayAttack: (perTurn, card, reward) =>
    `${perTurn === 1 ? "una vez" : `hasta ${perTurn} veces`} en cada uno de tus turnos, puedes atacar ${card}. ` +
    `Su puntuación de Objetivo es su coste. Su recompensa: ${reward}`,
};

function lying(
  places: readonly (readonly [Place, Person | "galaxy"])[],
  preposition: Preposition,
  quantity: Quantity,
  again: Person | null,
): string {
  const containers = places.map(([place, whose]) => LEXICON.container(place, whose, whose === again));
  if (!places.some(([place]) => place === "play")) {
    return joint(
      containers.map((container) => prep(preposition, container)),
      quantity,
    );
  }
  const phrases = places.map(([place, whose], index) => {
    if (place !== "play" || whose === "galaxy")
      return `que ${isPlural(quantity) ? "estén" : "esté"} en ${containers[index]}`;
    if (whose === "you") return "que tengas en juego";
    return `que ${whose === again ? "" : `${LEXICON.person(whose)} `}tenga en juego`;
  });
  return joint(phrases, quantity);
}

/** Joins places: for one card "a o b", for some cards "a y/o b", for all cards "a y b". */
function joint(items: readonly string[], quantity: Quantity): string {
  if (!isPlural(quantity)) return or(items);
  return quantity === "all" ? LEXICON.and(items) : items.join(" y/o ");
}

function noun(filter: Filter, context: NounContext): Noun {
  if (filter.id !== undefined) {
    const name = context.nameOf(filter.id);
    return { one: name, many: `copias de ${name}`, feminine: true, isName: true };
  }
  const { core, suffix } = coreOf(filter);
  const words = (number: 0 | 1): string => {
    const factions =
      filter.faction === undefined ? "" : ` ${factionsOf(filter.faction, context, number, core.feminine)}`;
    const unique = filter.unique ? ` ${core.feminine ? "única" : "único"}${number === 0 ? "" : "s"}` : "";
    return `${number === 0 ? core.one : core.many}${unique}${factions}${suffix}`;
  };
  return { one: words(0), many: words(1), feminine: core.feminine, isName: false };
}

/** Returns the noun for a filter: by trait only if Spanish has a word for it, otherwise by type and trait. */
function coreOf({ type, trait }: Filter): { core: SpanishNoun; suffix: string } {
  const nouns = (trait ?? []).map(traitNoun).filter((one) => one !== undefined);
  if (trait === undefined) return { core: TYPES[type ?? "card"], suffix: "" };
  if (type !== undefined || nouns.length < trait.length) {
    return { core: TYPES[type ?? "card"], suffix: ` con el rasgo ${or(trait.map(LEXICON.trait))}` };
  }
  const core = { one: or(nouns.map(({ one }) => one)), many: or(nouns.map(({ many }) => many)), feminine: false };
  return { core, suffix: "" };
}

function factionsOf(
  factions: readonly RelativeFaction[],
  { side }: NounContext,
  number: 0 | 1,
  feminine: boolean,
): string {
  const words = factions.map((faction) => {
    if (faction === "neutral") return FACTIONS.neutral[number];
    if (side !== null) return FACTIONS[(faction === "own") === (side === "empire") ? "empire" : "rebel"][number];
    return faction === "own" ? "de tu facción" : `enemig${feminine ? "a" : "o"}${number === 0 ? "" : "s"}`;
  });
  return or([...words].sort((a, b) => Number(a.startsWith("de ")) - Number(b.startsWith("de "))));
}

function determined({ one, many, feminine, isName }: Noun, quantity: Quantity, { other, random }: Manner): string {
  const ending = feminine ? "a" : "o";
  if (quantity === "all") return `tod${ending}s l${ending}s ${other ? "demás " : ""}${many}`;
  const chance = random ? " al azar" : "";
  if (quantity !== "one") return `${several(quantity, other, ending)}${quantity.count === 1 ? one : many}${chance}`;
  if (isName) return `${one}${chance}`;
  return `${other ? `otr${ending}` : feminine ? "una" : "un"} ${one}${chance}`;
}

/** Returns a count before a noun: "2 ", "hasta otras 2 ", "hasta otra ". */
function several({ count, upTo }: Exclude<Quantity, string>, other: boolean, ending: string): string {
  const most = upTo ? "hasta " : "";
  if (!other) return `${most}${count} `;
  return count === 1 ? `${most}otr${ending} ` : `${most}otr${ending}s ${count} `;
}

function counting(quantity: Quantity): string {
  if (typeof quantity === "string") return quantity === "one" ? "una" : "todas";
  return `${quantity.upTo ? "hasta " : ""}${quantity.count}`;
}

function act(verb: Verb, person: Person, mood: Mood, object: string, again: boolean): string {
  const { infinitive, order, you, they } = VERBS[verb];
  const who = person === "you" || again ? "" : `${LEXICON.person(person)} `;
  if (mood === "may") return `${who}${person === "you" ? "puedes" : "puede"} ${infinitive} ${object}`;
  if (person !== "you") return `${who}${they} ${object}`;
  return `${mood === "order" ? order : you} ${object}`;
}

/** Returns a condition in words, in the indicative after "si" and in the subjunctive after "mientras". */
function told(fact: Fact, subjunctive: boolean): string {
  const mood = (indicative: string, other: string): string => (subjunctive ? other : indicative);
  switch (fact.is) {
    case "force": {
      const accompanies = mood("acompaña", "acompañe");
      return fact.with === "you"
        ? `la Fuerza te ${accompanies}`
        : `la Fuerza ${accompanies} ${prep("to", LEXICON.person(fact.with))}`;
    }
    case "self-in-play":
      return `${fact.self} ${mood("está", "esté")} en juego`;
    case "self-base":
      return `esta ${mood("es", "sea")} ${LEXICON.container("base", fact.of)}`;
    case "in-play":
      return `${having(fact.side, mood)} ${fact.what} en juego`;
    case "base":
      return fact.what === null
        ? `${having(fact.of, mood)} una base`
        : `${LEXICON.container("base", fact.of)} ${mood("es", "sea")} ${fact.what}`;
    case "there":
      return `${mood("hay", "haya")} ${fact.what}`;
    case "done":
      return `así ${mood("se ha", "se haya")} ${VERBS[fact.verb].done.replace(/a$/, "o")} alguna carta`;
    case "same": {
      const subject = fact.subject === null ? "" : `${fact.subject} `;
      return `${subject}${fact.many ? mood("son", "sean") : mood("es", "sea")} ${fact.what}`;
    }
    case "attacking":
      return `${fact.subject} ${mood("ataca", "ataque")} una carta de la fila de la galaxia`;
    case "stays":
      return `${fact.subject} ${mood("sigue", "siga")} ahí`;
  }
}

function having(person: Person, mood: (indicative: string, other: string) => string): string {
  return person === "you" ? mood("tienes", "tengas") : `${LEXICON.person(person)} ${mood("tiene", "tenga")}`;
}

function moment(on: Moment): string {
  switch (on.on) {
    case "play":
    case "purchase": {
      const verb = on.on === "play" ? "juegues" : "adquieras";
      if (!("first" in on)) return `cuando ${verb} ${on.card}`;
      return `cuando ${verb} ${on.first.feminine ? "la primera" : "el primer"} ${on.first.one} de tu turno`;
    }
    case "reveal":
      return `cuando muestres ${on.self}`;
    case "defeat":
      return `cuando un ataque en el que haya participado ${on.self} derrote una carta de la fila de la galaxia`;
    case "turn-start":
      return "al principio de tu turno";
    case "opponent-discard":
      return "cuando tu adversario descarte una carta de su mano durante tu turno";
  }
}
