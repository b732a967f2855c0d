import type { Json, Params } from "@sw/tabletop";
import type { Line } from "@sw/tabletop/text";
import type { ExchangeNoteCode, ExchangeRefusalCode } from "../army/exchange/index.ts";
import type { ArmyFaultCode } from "../army/index.ts";
import type { FaultCode } from "../catalogue/index.ts";
import { KIND_NAMES } from "./army-words.ts";
import { cardName, type Naming, needed, word } from "./cards/names.ts";

/** Texts for the faults of an army, by code. They say what is wrong and what would be right. */
export const ARMY_LINES: Readonly<Record<ArmyFaultCode, Line>> = {
  "unknown-card": {
    en: "“{card}” is not in the catalogue. It was looked up among the {kind}",
    es: "«{card}» no está en el catálogo. Se ha buscado entre sus {kind}",
  },
  "over-the-points": {
    en: "the army costs {have} points. The limit is {most}",
    es: "el ejército cuesta {have} puntos. El límite es {most}",
  },
  "limit-of-the-smaller-format": {
    en: "players can agree on another point limit only in the skirmish format. The limit of this format is {most}",
    es: "solo se puede acordar otro límite de puntos en el formato de escaramuza. El límite de este formato es {most}",
  },
  "skirmish-needs-a-battle-force": {
    en: "an army for the skirmish format needs a battle force. Choose one",
    es: "un ejército para el formato de escaramuza necesita un grupo de batalla. Elige uno",
  },
  "battle-force-of-another-faction": {
    en: "{battleForce} is a battle force of another faction. Its faction is {faction}, and the faction of the army is {army}",
    es: "{battleForce} es un grupo de batalla de otra facción. Su facción es {faction}, y la del ejército es {army}",
  },
  "too-few-of-a-rank": {
    en: "the army has too few units of the rank {rank}. It has {have} and needs at least {least}",
    es: "el ejército tiene demasiado pocas unidades de categoría {rank}. Tiene {have} y necesita como mínimo {least}",
  },
  "too-many-of-a-rank": {
    en: "the army has too many units of the rank {rank}. It has {have}, and the limit is {most}",
    es: "el ejército tiene demasiadas unidades de categoría {rank}. Tiene {have}, y el límite es {most}",
  },
  "too-many-commanders-and-operatives": {
    en: "the army has too many commanders and operatives. It has {have} together, and the limit of the battle force is {most}",
    es: "el ejército tiene demasiados comandantes y agentes. En total tiene {have}, y el límite del grupo de batalla es {most}",
  },
  "mercenaries-need-a-battle-force": {
    en: "an army of only mercenaries needs a battle force that allows it",
    es: "un ejército formado solo por mercenarios necesita un grupo de batalla que lo permita",
  },
  "too-many-mercenaries": {
    en: "the army has too many mercenary units of the rank {rank}. It has {have}, and the limit is {most}",
    es: "el ejército tiene demasiadas unidades mercenarias de categoría {rank}. Tiene {have}, y el límite es {most}",
  },
  "too-few-units-of-the-faction": {
    en: "the army has only mercenaries. It needs at least one unit of its faction ({faction})",
    es: "el ejército solo tiene mercenarios. Necesita al menos una unidad de su facción ({faction})",
  },
  "unit-of-another-faction": {
    en: "{unit} (unit {index}) belongs to another faction. Its faction is {faction}, and the faction of the army is {army}",
    es: "{unit} (unidad {index}) es de otra facción. Su facción es {faction}, y la del ejército es {army}",
  },
  "mercenary-of-no-faction": {
    en: "{unit} (unit {index}) cannot be hired by any faction. An army can include it only through a special rule",
    es: "a {unit} (unidad {index}) no la puede contratar ninguna facción. Un ejército solo puede incluirla por una regla especial",
  },
  "mercenary-of-other-factions": {
    en: "{unit} (unit {index}) cannot be hired by the faction of the army, {army}. Only these factions can hire it: {factions}",
    es: "a {unit} (unidad {index}) no la puede contratar la facción del ejército, {army}. Solo pueden contratarla: {factions}",
  },
  "not-in-the-battle-force": {
    en: "{card} (unit {index}) is not one of the units of {battleForce}",
    es: "{card} (unidad {index}) no es una de las unidades de {battleForce}",
  },
  "only-for-a-battle-force": {
    en: "{unit} (unit {index}) can be included only in an army of {battleForce}",
    es: "{unit} (unidad {index}) solo puede incluirse en un ejército de {battleForce}",
  },
  "no-detachments": {
    en: "{unit} (unit {index}) is a detachment. An army of {battleForce} cannot include detachments",
    es: "{unit} (unidad {index}) es un destacamento. Un ejército de {battleForce} no puede incluir destacamentos",
  },
  "counterpart-of-another-unit": {
    en: "{card} cannot join {unit} (unit {index}). It can join only {partner}",
    es: "{card} no puede unirse a {unit} (unidad {index}). Solo puede unirse a {partner}",
  },
  "without-its-unit": {
    en: "{unit} (unit {index}) is a detachment. Each one needs another unit of this kind in the army: {needs}",
    es: "{unit} (unidad {index}) es un destacamento. Cada uno necesita otra unidad de este tipo en el ejército: {needs}",
  },
  "too-many-of-a-name": {
    en: "the army has too many cards with the name {name}. It has {have}, and the limit is {most}",
    es: "el ejército tiene demasiadas cartas con el nombre {name}. Tiene {have}, y el límite es {most}",
  },
  "too-few-of-these": {
    en: "the army has too few of these units: {cards}. It has {have}, and the battle force needs at least {least}",
    es: "el ejército tiene demasiado pocas de estas unidades: {cards}. Tiene {have}, y el grupo de batalla necesita como mínimo {least}",
  },
  "too-many-of-these": {
    en: "the army has too many of these units: {cards}. It has {have}, and the limit of the battle force is {most}",
    es: "el ejército tiene demasiadas de estas unidades: {cards}. Tiene {have}, y el límite del grupo de batalla es {most}",
  },
  "too-few-of-a-kind": {
    en: "the army has too few units of this kind: {needs}. It has {have}, and the battle force needs at least {least}",
    es: "el ejército tiene demasiado pocas unidades de este tipo: {needs}. Tiene {have}, y el grupo de batalla necesita como mínimo {least}",
  },
  "one-of-each-corps-first": {
    en: "the army must include one of each of these corps units before it repeats one: {cards}. It has {have} of {least}",
    es: "el ejército debe incluir una de cada una de estas unidades de Tropa antes de repetir alguna: {cards}. Tiene {have} de {least}",
  },
  "no-slot": {
    en: "{unit} (unit {index}) has no free upgrade icon for {upgrade} ({type})",
    es: "a {unit} (unidad {index}) no le queda ningún icono de mejora libre para {upgrade} ({type})",
  },
  "restriction-not-met": {
    en: "{unit} (unit {index}) cannot equip {upgrade}. Only units of this kind can equip it: {needs}",
    es: "{unit} (unidad {index}) no puede equiparse con {upgrade}. Solo pueden equiparse con ella unidades de este tipo: {needs}",
  },
  "another-copy-on-the-unit": {
    en: "{unit} (unit {index}) has {upgrade} {have} times. A unit can equip each upgrade only once",
    es: "{unit} (unidad {index}) tiene {upgrade} {have} veces. Una unidad solo puede equiparse una vez con cada mejora",
  },
  "too-many-leaders": {
    en: "{unit} (unit {index}) has {have} upgrades with Leader. The limit is {most}",
    es: "{unit} (unidad {index}) tiene {have} mejoras con Líder. El límite es {most}",
  },
  "must-equip": {
    en: "{unit} (unit {index}) must be equipped with {upgrade}",
    es: "{unit} (unidad {index}) debe equiparse con {upgrade}",
  },
  "must-equip-a-type": {
    en: "{unit} (unit {index}) must be equipped with at least {least} upgrades of the type {type}. It has {have}",
    es: "{unit} (unidad {index}) debe equiparse como mínimo con {least} mejoras de tipo {type}. Tiene {have}",
  },
  "card-asks-for-a-type": {
    en: "{upgrade} requires {unit} (unit {index}) to also equip an upgrade of the type {type}",
    es: "{upgrade} exige que {unit} (unidad {index}) se equipe también con una mejora de tipo {type}",
  },
  "forbidden-by-the-battle-force": {
    en: "an army of {battleForce} cannot include {upgrade} (on {unit}, unit {index})",
    es: "un ejército de {battleForce} no puede incluir {upgrade} (en {unit}, unidad {index})",
  },
  "too-few-cards": {
    en: "there are too few cards: {of}. There are {have}, and there must be {least}",
    es: "hay demasiado pocas cartas: {of}. Hay {have}, y debe haber {least}",
  },
  "too-many-cards": {
    en: "there are too many cards: {of}. There are {have}, and the limit is {most}",
    es: "hay demasiadas cartas: {of}. Hay {have}, y el límite es {most}",
  },
  "copies-in-the-hand": {
    en: "{card} is in the command hand {have} times. Each card can be in it only once",
    es: "{card} está {have} veces en la mano de cartas de Mando. Cada carta solo puede estar una vez",
  },
  "copies-in-the-deck": {
    en: "{card} is in the battle deck {have} times. Each card can be in it only once",
    es: "{card} está {have} veces en el mazo de Batalla. Cada carta solo puede estar una vez",
  },
  "too-few-with-pips": {
    en: "the command hand has too few cards with {pips} pips. It has {have} and needs {least}",
    es: "la mano de cartas de Mando tiene demasiado pocas cartas de prioridad {pips}. Tiene {have} y necesita {least}",
  },
  "too-many-with-pips": {
    en: "the command hand has too many cards with {pips} pips. It has {have}, and the limit is {most}",
    es: "la mano de cartas de Mando tiene demasiadas cartas de prioridad {pips}. Tiene {have}, y el límite es {most}",
  },
  "no-standing-orders": {
    en: "the command hand must include Standing Orders",
    es: "la mano de cartas de Mando debe incluir Órdenes vigentes",
  },
  "too-many-standing-orders": {
    en: "Standing Orders is in the command hand {have} times. It must be in it exactly once",
    es: "Órdenes vigentes está {have} veces en la mano de cartas de Mando. Debe estar exactamente una vez",
  },
  "card-of-another-faction": {
    en: "{card} is a card of another faction. Its faction is {faction}, and the faction of the army is {army}",
    es: "{card} es una carta de otra facción. Su facción es {faction}, y la del ejército es {army}",
  },
  "card-of-another-battle-force": {
    en: "{card} can be used only by armies of {battleForce}",
    es: "{card} solo pueden usarla ejércitos de {battleForce}",
  },
  "lacks-mandatory-card": {
    en: "the command hand must include {card}, because the army includes the unit of this card",
    es: "la mano de cartas de Mando debe incluir {card}, porque el ejército incluye la unidad de esa carta",
  },
  "lacks-required-units": {
    en: "{card} can be used only by an army with units of this kind: {needs}",
    es: "{card} solo puede usarla un ejército con unidades de este tipo: {needs}",
  },
};

/**
 * Texts for the import of lists from other tools, by code: what was read differently or skipped, and why a text is not
 * a list.
 */
export const EXCHANGE_LINES: Readonly<Record<ExchangeNoteCode | ExchangeRefusalCode, Line>> = {
  "unknown-name": { en: "there is no card named “{name}”", es: "no hay ninguna carta llamada «{name}»" },
  "not-in-this-edition": {
    en: "“{name}” is {told}, a card that does not belong to this version of the game",
    es: "«{name}» es {told}, una carta que no pertenece a esta versión del juego",
  },
  "name-of-several": {
    en: "“{name}” could be any of several cards ({cards}). It was read as {card}",
    es: "«{name}» podría ser cualquiera de varias cartas ({cards}). Se ha leído como {card}",
  },
  "upgrade-without-its-unit": {
    en: "“{name}” was skipped, because its unit “{of}” is not in the army",
    es: "«{name}» se ha omitido, porque su unidad «{of}» no está en el ejército",
  },
  "counterpart-without-its-unit": {
    en: "{card} was skipped, because the list has no unit that it could join",
    es: "{card} se ha omitido, porque la lista no tiene ninguna unidad a la que pueda unirse",
  },
  "other-points": {
    en: "{card}: the list says {told} points, but the cost here is {points} points",
    es: "{card}: la lista dice {told} puntos, pero aquí el coste es de {points} puntos",
  },
  "other-total": {
    en: "the list says that it costs {told} points, but its cards cost {points} points here",
    es: "la lista dice que cuesta {told} puntos, pero sus cartas cuestan {points} aquí",
  },
  "other-activations": {
    en: "the list says that it has {told} activations, but it has {have} units",
    es: "la lista dice que tiene {told} activaciones, pero tiene {have} unidades",
  },
  "other-size": {
    en: "the list is for {told} points. It was read as a list for a game of {size}",
    es: "la lista es para {told} puntos. Se ha leído como una lista para una partida de {size}",
  },
  "faction-not-told": {
    en: "the list does not name its faction. According to its cards, the faction is {army}",
    es: "la lista no indica su facción. Según sus cartas, la facción es {army}",
  },
  "unknown-faction": { en: "there is no faction named “{name}”", es: "no hay ninguna facción llamada «{name}»" },
  "not-read": {
    en: "this line was skipped, because it is not understood: “{text}”",
    es: "esta línea se ha omitido, porque no se entiende: «{text}»",
  },
  "no-list-of-an-army": {
    en: "this text is not an army list in a supported format",
    es: "este texto no es una lista de ejército en un formato admitido",
  },
  "list-not-json": {
    en: "this text begins like JSON, but it is not valid JSON. It may be incomplete",
    es: "este texto empieza como JSON, pero no es JSON válido. Quizá está incompleto",
  },
  "list-on-a-server": {
    en: "this link leads to a list stored on the server of {site}. Export the list there as text or JSON, and import the result",
    es: "este enlace lleva a una lista guardada en el servidor de {site}. Exporta allí la lista como texto o JSON, e importa el resultado",
  },
  "link-without-cards": {
    en: "links of {site} refer to cards by numbers that are not public. Export the list there as text or JSON, and import the result",
    es: "los enlaces de {site} indican las cartas con números que no son públicos. Exporta allí la lista como texto o JSON, e importa el resultado",
  },
};

/** Texts for the faults of a catalogue entry, by code. */
export const CATALOGUE_LINES: Readonly<Record<FaultCode, Line>> = {
  "affiliation-of-a-faction": {
    en: "{entry}: a unit of a faction cannot have an affiliation ({about})",
    es: "{entry}: una unidad de una facción no puede tener afiliación ({about})",
  },
  "id-used-twice": {
    en: "{entry}: the id is used twice. Each id can be used only once",
    es: "{entry}: el identificador se usa dos veces. Cada identificador se usa una sola vez",
  },
  "limits-out-of-order": {
    en: "{entry}: a minimum is higher than its maximum",
    es: "{entry}: un mínimo es mayor que su máximo",
  },
  "mercenary-of-a-faction": {
    en: "{entry}: a unit of a faction cannot have the keyword Mercenary",
    es: "{entry}: una unidad de una facción no puede tener la cualidad Mercenario",
  },
  "no-place-for-equipment": {
    en: "{entry}: the unit must be equipped with {about}, but its upgrade bar has no icon for it",
    es: "{entry}: la unidad debe equiparse con {about}, pero su barra de mejoras no tiene icono para ello",
  },
  "no-standing-orders": {
    en: "the catalogue needs a command card with four pips, like Standing Orders",
    es: "el catálogo necesita una carta de Mando de prioridad 4, como Órdenes vigentes",
  },
  "outside-the-map": {
    en: "{entry}: a part of the map is outside its edges",
    es: "{entry}: una parte del mapa está fuera de sus bordes",
  },
  "range-out-of-order": {
    en: "{entry}: the minimum range of {about} is higher than its maximum range",
    es: "{entry}: el alcance mínimo de {about} es mayor que el máximo",
  },
  "unit-keyword-on-a-weapon": {
    en: "{entry}: {about} is a keyword of cards, so it has no effect on a weapon. Move it to the card",
    es: "{entry}: {about} es una cualidad de cartas, así que no tiene efecto en un arma. Pásala a la carta",
  },
  "unknown-battle-force": {
    en: "{entry}: there is no battle force “{about}”",
    es: "{entry}: no existe el grupo de batalla «{about}»",
  },
  "unknown-counterpart": {
    en: "{entry}: there is no counterpart “{about}”",
    es: "{entry}: no existe la contrapartida «{about}»",
  },
  "unknown-unit": { en: "{entry}: there is no unit “{about}”", es: "{entry}: no existe la unidad «{about}»" },
  "unknown-upgrade": { en: "{entry}: there is no upgrade “{about}”", es: "{entry}: no existe la mejora «{about}»" },
  "weapon-keyword-on-a-unit": {
    en: "{entry}: {about} is a keyword of weapons, so it has no effect on a unit. Move it to a weapon",
    es: "{entry}: {about} es una cualidad de armas, así que no tiene efecto en una unidad. Pásala a un arma",
  },
  "weapon-without-range": {
    en: "{entry}: {about} has no range. Give it a range, melee or overrun",
    es: "{entry}: {about} no tiene alcance. Dale un alcance, combate cuerpo a cuerpo o arrollamiento",
  },
};

/**
 * Returns the texts for the parameters of army faults, by name: cards by their names, ranks, types and factions by
 * their words.
 */
export function armySlots(params: Params, naming: Naming): Readonly<Record<string, string>> {
  const slots: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) {
    const text = slotOf(name, value, naming);
    if (text !== undefined) slots[name] = text;
  }
  return slots;
}

function slotOf(name: string, value: Json, naming: Naming): string | undefined {
  const { locale } = naming;
  switch (name) {
    case "unit":
    case "upgrade":
    case "card":
    case "partner":
    case "battleForce":
      return typeof value === "string" ? cardName(value, naming) : undefined;
    case "cards":
      return Array.isArray(value) ? value.map((id) => cardName(String(id), naming)).join(", ") : undefined;
    case "factions":
      return Array.isArray(value) ? value.map((id) => word(String(id), locale)).join(", ") : undefined;
    case "rank":
    case "type":
    case "faction":
    case "army":
    case "of":
      return typeof value === "string" ? word(value, locale) : undefined;
    case "kind":
      return typeof value === "string" ? (KIND_NAMES[value]?.[locale] ?? value) : undefined;
    case "index":
      return typeof value === "number" ? String(value + 1) : undefined;
    case "needs":
      return Array.isArray(value) ? value.map((one) => word(String(one), locale)).join(", ") : needed(value, locale);
    default:
      return undefined;
  }
}
