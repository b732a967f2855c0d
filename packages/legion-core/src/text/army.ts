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
    en: "the catalogue holds no “{card}” among its {kind}",
    es: "el catálogo no contiene «{card}» entre sus {kind}",
  },
  "over-the-points": {
    en: "the army costs {have} points; it may cost {most} at most",
    es: "el ejército cuesta {have} puntos; puede costar como máximo {most}",
  },
  "limit-of-the-smaller-format": {
    en: "only in the smaller format may another limit of points be agreed on; here it is {most}",
    es: "solo en el formato de escaramuza puede acordarse otro límite de puntos; aquí es {most}",
  },
  "skirmish-needs-a-battle-force": {
    en: "the smaller format is played with a battle force; choose one",
    es: "el formato de escaramuza se juega con un grupo de batalla; elige uno",
  },
  "battle-force-of-another-faction": {
    en: "{battleForce} is a battle force of the faction {faction}, not of {army}",
    es: "{battleForce} es un grupo de batalla de la facción {faction}, no de {army}",
  },
  "too-few-of-a-rank": {
    en: "units of the rank {rank}: {have}; the army must include at least {least}",
    es: "unidades de categoría {rank}: {have}; el ejército debe incluir como mínimo {least}",
  },
  "too-many-of-a-rank": {
    en: "units of the rank {rank}: {have}; the army may include {most} at most",
    es: "unidades de categoría {rank}: {have}; el ejército puede incluir como máximo {most}",
  },
  "too-many-commanders-and-operatives": {
    en: "commanders and operatives together: {have}; the battle force allows {most} at most",
    es: "comandantes y agentes en total: {have}; el grupo de batalla permite como máximo {most}",
  },
  "mercenaries-need-a-battle-force": {
    en: "an army of mercenaries alone needs a battle force that allows it",
    es: "un ejército formado solo por mercenarios necesita un grupo de batalla que lo permita",
  },
  "too-many-mercenaries": {
    en: "mercenary units of the rank {rank}: {have}; the army may include {most}",
    es: "unidades mercenarias de categoría {rank}: {have}; el ejército puede incluir {most}",
  },
  "too-few-units-of-the-faction": {
    en: "the army needs a unit of its faction ({faction}); mercenaries alone are no army",
    es: "el ejército necesita una unidad de su facción ({faction}); no basta con mercenarios",
  },
  "unit-of-another-faction": {
    en: "{unit} (unit {index}) is of the faction {faction}; the army is of {army}",
    es: "{unit} (unidad {index}) pertenece a la facción {faction}; el ejército es de {army}",
  },
  "mercenary-of-no-faction": {
    en: "{unit} (unit {index}) serves no faction; only a special rule lets an army include it",
    es: "{unit} (unidad {index}) no sirve a ninguna facción; solo una regla especial permite incluirla en un ejército",
  },
  "mercenary-of-other-factions": {
    en: "{unit} (unit {index}) does not serve {army}, only {factions}",
    es: "{unit} (unidad {index}) no sirve a {army}, solo a {factions}",
  },
  "not-in-the-battle-force": {
    en: "{card} (unit {index}) is not among the units of {battleForce}",
    es: "{card} (unidad {index}) no está entre las unidades de {battleForce}",
  },
  "only-for-a-battle-force": {
    en: "{unit} (unit {index}) may be included only in an army of {battleForce}",
    es: "{unit} (unidad {index}) solo puede incluirse en un ejército de {battleForce}",
  },
  "no-detachments": {
    en: "{unit} (unit {index}) is a detachment; {battleForce} may have none",
    es: "{unit} (unidad {index}) es un destacamento; {battleForce} no puede tener ninguno",
  },
  "counterpart-of-another-unit": {
    en: "{card} cannot join {unit} (unit {index}), only {partner}",
    es: "{card} no puede unirse a {unit} (unidad {index}), solo a {partner}",
  },
  "without-its-unit": {
    en: "{unit} (unit {index}) is a detachment and needs a unit of its own in the army: {needs}",
    es: "{unit} (unidad {index}) es un destacamento y necesita para sí una unidad en el ejército: {needs}",
  },
  "too-many-of-a-name": {
    en: "cards with the name {name}: {have}; the army may have {most} at most",
    es: "cartas con el nombre {name}: {have}; el ejército puede tener como máximo {most}",
  },
  "too-few-of-these": {
    en: "{cards}: {have}; the battle force needs at least {least}",
    es: "{cards}: {have}; el grupo de batalla necesita como mínimo {least}",
  },
  "too-many-of-these": {
    en: "{cards}: {have}; the battle force allows {most} at most",
    es: "{cards}: {have}; el grupo de batalla permite como máximo {most}",
  },
  "too-few-of-a-kind": {
    en: "units of this kind ({needs}): {have}; the battle force needs at least {least}",
    es: "unidades de este tipo ({needs}): {have}; el grupo de batalla necesita como mínimo {least}",
  },
  "one-of-each-corps-first": {
    en: "a second corps unit of a kind comes after one of each ({cards}); there are {have} of {least}",
    es: "antes de repetir una unidad de Tropa hace falta una de cada ({cards}); hay {have} de {least}",
  },
  "no-slot": {
    en: "{unit} (unit {index}) has no icon left for {upgrade} ({type})",
    es: "a {unit} (unidad {index}) no le queda ningún icono para {upgrade} ({type})",
  },
  "restriction-not-met": {
    en: "{unit} (unit {index}) may not equip {upgrade}, which is only for: {needs}",
    es: "{unit} (unidad {index}) no puede equiparse con {upgrade}, que es solo para: {needs}",
  },
  "another-copy-on-the-unit": {
    en: "{unit} (unit {index}) has {upgrade} {have} times; each upgrade once",
    es: "{unit} (unidad {index}) tiene {upgrade} {have} veces; cada mejora, una sola",
  },
  "too-many-leaders": {
    en: "{unit} (unit {index}) has {have} upgrades with Leader; it may have {most}",
    es: "{unit} (unidad {index}) tiene {have} mejoras con Líder; puede tener {most}",
  },
  "must-equip": {
    en: "{unit} (unit {index}) must be equipped with {upgrade}",
    es: "{unit} (unidad {index}) debe equiparse con {upgrade}",
  },
  "must-equip-a-type": {
    en: "{unit} (unit {index}) must be equipped with upgrades of the type {type}: {least}; it has {have}",
    es: "{unit} (unidad {index}) debe equiparse con mejoras de tipo {type}: {least}; tiene {have}",
  },
  "card-asks-for-a-type": {
    en: "{upgrade} on {unit} (unit {index}) asks for an upgrade of the type {type} beside it",
    es: "{upgrade} en {unit} (unidad {index}) exige además una mejora de tipo {type}",
  },
  "forbidden-by-the-battle-force": {
    en: "{battleForce} may not have {upgrade} (on {unit}, unit {index})",
    es: "{battleForce} no puede tener {upgrade} (en {unit}, unidad {index})",
  },
  "too-few-cards": {
    en: "{of}: {have}; there must be {least}",
    es: "{of}: {have}; debe haber {least}",
  },
  "too-many-cards": {
    en: "{of}: {have}; there may be {most}",
    es: "{of}: {have}; puede haber {most}",
  },
  "copies-in-the-hand": {
    en: "{card} is in the command hand {have} times; each card once",
    es: "{card} está {have} veces en la mano de cartas de Mando; cada carta, una sola",
  },
  "copies-in-the-deck": {
    en: "{card} is in the battle deck {have} times; each card once",
    es: "{card} está {have} veces en el mazo de Batalla; cada carta, una sola",
  },
  "too-few-with-pips": {
    en: "command cards of {pips} pips in hand: {have}; there must be {least}",
    es: "cartas de Mando de prioridad {pips} en la mano: {have}; debe haber {least}",
  },
  "too-many-with-pips": {
    en: "command cards of {pips} pips in hand: {have}; there may be {most}",
    es: "cartas de Mando de prioridad {pips} en la mano: {have}; puede haber {most}",
  },
  "no-standing-orders": {
    en: "the command hand lacks Standing Orders",
    es: "a la mano de cartas de Mando le falta Órdenes vigentes",
  },
  "too-many-standing-orders": {
    en: "Standing Orders are in the command hand {have} times; once is right",
    es: "Órdenes vigentes está {have} veces en la mano de cartas de Mando; debe estar una",
  },
  "card-of-another-faction": {
    en: "{card} is for the faction {faction}; the army is of {army}",
    es: "{card} es para la facción {faction}; el ejército es de {army}",
  },
  "card-of-another-battle-force": {
    en: "{card} is only for armies of {battleForce}",
    es: "{card} es solo para ejércitos de {battleForce}",
  },
  "lacks-mandatory-card": {
    en: "{card} must be in the command hand of an army with its unit",
    es: "{card} debe estar en la mano de cartas de Mando de un ejército con su unidad",
  },
  "lacks-required-units": {
    en: "{card} needs in the army: {needs}",
    es: "{card} necesita en el ejército: {needs}",
  },
};

/**
 * Texts for the import of lists from other tools, by code: what was read differently or skipped, and why a text is not
 * a list.
 */
export const EXCHANGE_LINES: Readonly<Record<ExchangeNoteCode | ExchangeRefusalCode, Line>> = {
  "unknown-name": { en: "no card is known as “{name}”", es: "no se conoce ninguna carta como «{name}»" },
  "not-in-this-edition": {
    en: "“{name}” is {told}, which was not in play on the date of the rulebook",
    es: "«{name}» es {told}, que no estaba en juego en la fecha del reglamento",
  },
  "name-of-several": {
    en: "“{name}” may mean several cards ({cards}); taken for {card}",
    es: "«{name}» puede referirse a varias cartas ({cards}); se toma por {card}",
  },
  "upgrade-without-its-unit": {
    en: "“{name}” is left out with “{of}”, which is not in the army",
    es: "«{name}» se omite junto con «{of}», que no está en el ejército",
  },
  "counterpart-without-its-unit": {
    en: "{card} is left out: the list has no unit that it could join",
    es: "{card} se omite: la lista no tiene ninguna unidad a la que pueda unirse",
  },
  "other-points": {
    en: "{card}: {told} points in the list, {points} here",
    es: "{card}: {told} puntos en la lista, {points} aquí",
  },
  "other-total": {
    en: "the list comes to {told} points, the same cards to {points} here",
    es: "la lista suma {told} puntos; las mismas cartas suman {points} aquí",
  },
  "other-activations": {
    en: "the list tells of {told} activations and has {have} units",
    es: "la lista habla de {told} activaciones y tiene {have} unidades",
  },
  "other-size": {
    en: "the list is for {told} points; taken for a game of {size}",
    es: "la lista es para {told} puntos; se toma por una partida de {size}",
  },
  "faction-not-told": {
    en: "the list does not tell its faction; by its cards it is {army}",
    es: "la lista no indica su facción; por sus cartas es {army}",
  },
  "unknown-faction": { en: "no faction is known as “{name}”", es: "no se conoce ninguna facción como «{name}»" },
  "not-read": { en: "not read: “{text}”", es: "no leído: «{text}»" },
  "no-list-of-an-army": {
    en: "this is no list of an army in a known format",
    es: "esto no es una lista de ejército en un formato conocido",
  },
  "list-not-json": {
    en: "this begins like JSON and is none; it may be cut off",
    es: "esto empieza como JSON y no lo es; quizá está incompleto",
  },
  "list-on-a-server": {
    en: "the list lies on the server of {site}; export it there and read what that gives",
    es: "la lista está en el servidor de {site}; expórtala allí y lee el resultado",
  },
  "link-without-cards": {
    en: "links of {site} tell cards by numbers that are not public; export a text or JSON there",
    es: "los enlaces de {site} indican las cartas con números que no son públicos; exporta allí un texto o JSON",
  },
};

/** Texts for the faults of a catalogue entry, by code. */
export const CATALOGUE_LINES: Readonly<Record<FaultCode, Line>> = {
  "affiliation-of-a-faction": {
    en: "{entry}: units of a faction have no affiliation ({about})",
    es: "{entry}: las unidades de una facción no tienen afiliación ({about})",
  },
  "id-used-twice": { en: "{entry}: the id is used twice", es: "{entry}: el identificador se usa dos veces" },
  "limits-out-of-order": {
    en: "{entry}: a minimum is above its maximum",
    es: "{entry}: un mínimo supera a su máximo",
  },
  "mercenary-of-a-faction": {
    en: "{entry}: a unit of a faction does not have the keyword Mercenary",
    es: "{entry}: una unidad de una facción no tiene la cualidad Mercenario",
  },
  "no-place-for-equipment": {
    en: "{entry}: the upgrade bar has no icon for what it must be equipped with ({about})",
    es: "{entry}: la barra de mejoras no tiene icono para aquello con lo que debe equiparse ({about})",
  },
  "no-standing-orders": {
    en: "no command card counts as four pips, as Standing Orders do",
    es: "ninguna carta de Mando tiene prioridad 4, como Órdenes vigentes",
  },
  "outside-the-map": {
    en: "{entry}: something lies outside the map",
    es: "{entry}: hay algo fuera del mapa",
  },
  "range-out-of-order": {
    en: "{entry}: the least range of {about} is above its greatest",
    es: "{entry}: el alcance mínimo de {about} supera al máximo",
  },
  "unit-keyword-on-a-weapon": {
    en: "{entry}: {about} is a keyword of cards and does nothing on a weapon; move it to the card",
    es: "{entry}: {about} es una cualidad de cartas y no hace nada en un arma; pásala a la carta",
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
    en: "{entry}: {about} is a keyword of weapons and does nothing on a unit; move it to a weapon",
    es: "{entry}: {about} es una cualidad de armas y no hace nada en una unidad; pásala a un arma",
  },
  "weapon-without-range": {
    en: "{entry}: {about} reaches nowhere; give it a range, melee or overrun",
    es: "{entry}: {about} no alcanza ningún sitio; dale un alcance, combate cuerpo a cuerpo o arrollamiento",
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
