import type { Lines } from "@sw/tabletop/text";

/** The lines of violations of the guide for a physical table, by code. */
export const GUIDE_LINES: Lines = {
  "guide-word": {
    en: "“{word}” is not understood here; it could be {expected}",
    es: "aquí no se entiende «{word}»; podría ser {expected}",
  },
  "guide-ambiguous": {
    en: "“{word}” could be any of {expected}",
    es: "«{word}» podría ser cualquiera de {expected}",
  },
  "guide-side": {
    en: "“{word}” needs a side before it: r for the Rebels, e for the Empire",
    es: "delante de «{word}» falta su facción: r para los Rebeldes, i para el Imperio",
  },
  "guide-number": {
    en: "the number {word} needs something to count behind it",
    es: "detrás del número {word} falta lo que se cuenta",
  },
  "guide-twice": {
    en: "“{word}” has been said already",
    es: "«{word}» ya se ha dicho",
  },
  "guide-colon": {
    en: "a colon is missing behind the place or key word, as in “hoth: r leia”; “{word}” is no command either. Type ? for help",
    es: "faltan dos puntos detrás del lugar o de la palabra clave, como en «hoth: r leia»; «{word}» tampoco es una orden. Escribe ? para la ayuda",
  },
  "guide-leader-twice": {
    en: "{leader} cannot be in two places",
    es: "{leader} no puede estar en dos lugares",
  },
  "guide-leader-absent": {
    en: "{leader} is not there ({place})",
    es: "{leader} no está ahí ({place})",
  },
  "guide-absent": {
    en: "{place} has {found} of {unit}, not {count}",
    es: "en {place} hay {found} de {unit}, no {count}",
  },
  "guide-queue-absent": {
    en: "that space of the build queue has {found} of {unit}, not {count}",
    es: "en esa casilla de la cola hay {found} de {unit}, no {count}",
  },
  "guide-supply": {
    en: "the box holds {count} of {unit}; the table would have {found}",
    es: "la caja trae {count} de {unit}; en la mesa habría {found}",
  },
  "guide-not-listed": {
    en: "{name} is not in that list",
    es: "{name} no está en esa lista",
  },
  "guide-loyalty-absent": {
    en: "{place} does not have that loyalty",
    es: "{place} no tiene esa Lealtad",
  },
  "guide-not-sabotaged": {
    en: "{place} has no sabotage marker",
    es: "{place} no tiene indicador de Sabotaje",
  },
  "guide-not-destroyed": {
    en: "{place} is not destroyed",
    es: "{place} no está destruido",
  },
  "guide-no-loyalty": {
    en: "{place} cannot be loyal: only populous systems that are not destroyed can",
    es: "{place} no puede ser leal: solo pueden los sistemas poblados que no estén destruidos",
  },
  "guide-no-sabotage": {
    en: "{place} cannot be sabotaged: only systems that are not destroyed can",
    es: "{place} no se puede sabotear: solo los sistemas que no estén destruidos",
  },
  "guide-always-imperial": {
    en: "{place} is always loyal to the Empire",
    es: "{place} siempre es leal al Imperio",
  },
  "guide-not-subjugated": {
    en: "{place} is subjugated only with an Imperial ground unit there: name it behind e",
    es: "{place} solo está subyugado con una unidad terrestre Imperial: nómbrala detrás de i",
  },
  "guide-loyal-subjugated": {
    en: "{place} is loyal to the Empire, so it is not subjugated",
    es: "{place} es leal al Imperio, así que no está subyugado",
  },
  "guide-unguarded": {
    en: "{leader} can be held only where the Empire has a unit, and {place} has none",
    es: "{leader} solo puede estar cautivo donde el Imperio tenga una unidad, y no la hay en {place}",
  },
  "guide-captives": {
    en: "{leader} cannot be captive too: only one leader has that ring. Type “carbonite” before a leader who is frozen",
    es: "{leader} no puede estar cautivo además: solo hay un modificador de estado así. Escribe «carbonita» delante del Líder congelado",
  },
  "guide-carbonite": {
    en: "{leader} cannot be in carbonite too: only one leader has that ring",
    es: "{leader} no puede estar en carbonita además: solo hay un modificador de estado así",
  },
  "guide-base-space": {
    en: "the Rebel Base space holds no Imperial pieces and no captives",
    es: "en el espacio de la Base Rebelde no hay piezas Imperiales ni cautivos",
  },
  "guide-all-probes": {
    en: "the Empire cannot hold all eight remote probe cards: one of them is the Rebel base",
    es: "el Imperio no puede tener las ocho cartas de Sonda lejanas: una de ellas es la Base Rebelde",
  },
  "guide-base-card": {
    en: "the base is in {place}, so the Rebels hold its probe card",
    es: "la Base está en {place}, así que su carta de Sonda la tienen los Rebeldes",
  },
  "guide-marks-stay": {
    en: "loyalty and markers do not move; name units or leaders",
    es: "la Lealtad y los indicadores no se mueven; nombra unidades o Líderes",
  },
  "guide-not-asked": {
    en: "as things stand the Empire is not asked that ({ask})",
    es: "tal como está la mesa no se le pregunta eso al Imperio ({ask})",
  },
  "guide-no-building": {
    en: "space {time} of the time track has no build icon; the Empire builds at {spaces}. Move the time marker first",
    es: "la casilla {time} del Medidor de Tiempo no tiene icono de construcción; el Imperio construye en {spaces}. Avanza antes el indicador de Tiempo",
  },
  "guide-no-combat": {
    en: "there is no combat in {system}: both sides need units in space there, or on the ground",
    es: "no hay combate en {system}: ambas facciones necesitan ahí unidades en el espacio o en tierra",
  },
  "guide-units-lost": {
    en: "only units are losses: take leaders and markers away with “- hoth: han”",
    es: "solo las unidades son bajas: quita Líderes e indicadores con «- hoth: han»",
  },
  "guide-card-held": {
    en: "the Empire already holds the probe card of {place}",
    es: "el Imperio ya tiene la carta de Sonda de {place}",
  },
  "guide-which-leader": {
    en: "{card} is played on one of several leaders in {place}: name one behind the system, for example {leader}",
    es: "{card} se juega sobre uno de los Líderes que hay en {place}: escribe su nombre tras el sistema, por ejemplo {leader}",
  },
  "guide-nobody": {
    en: "{card} brings nobody who could join: turn up the next action card",
    es: "{card} no aporta a nadie que pueda unirse: revela la siguiente carta de Acción",
  },
  "guide-setup-leader": {
    en: "the Empire has {count} of its 5 leaders: type “recruit CARD” for the action card that is turned up, and “done”",
    es: "el Imperio tiene {count} de sus 5 Líderes: escribe «reclutar CARTA» con la carta de Acción revelada, y «hecho»",
  },
  "guide-setup-systems": {
    en: "of the systems with Imperial units {imperial} of {wanted} have been entered, of those loyal to the Rebels {rebel} of 3",
    es: "de los sistemas con unidades Imperiales hay {imperial} de {wanted}, de los leales a los Rebeldes {rebel} de 3",
  },
  "guide-turned-up": {
    en: "of the systems that were turned up {rebel} of 3 have the Rebel symbol and {imperial} of 5 the Imperial one: type all of them in their order",
    es: "de los sistemas revelados, {rebel} de 3 llevan el símbolo Rebelde y {imperial} de 5 el Imperial: escríbelos todos en su orden",
  },
  "guide-setup-count": {
    en: "the set-up puts {unit} in {count} of the systems, but {found} have been entered with it",
    es: "la preparación coloca {unit} en {count} de los sistemas, pero hay {found} con esa unidad",
  },
  "guide-setup-place": {
    en: "the set-up puts {count} {unit} in {place}, not {found}",
    es: "la preparación coloca {count} {unit} en {place}, no {found}",
  },
  "guide-setup-loyalty": {
    en: "besides Coruscant 3 systems with Imperial units are loyal to the Empire, not {found}; the other two are subjugated",
    es: "además de Coruscant, 3 sistemas con unidades Imperiales son leales al Imperio, no {found}; los otros dos están subyugados",
  },
  "guide-setup-rebels": {
    en: "Rebel units begin at the Rebel Base space and in one system without Imperial units: {place} is one too many",
    es: "las unidades Rebeldes empiezan en el espacio de la Base Rebelde y en un sistema sin unidades Imperiales: {place} sobra",
  },
  "guide-roll": {
    en: "{result} is no result of that die",
    es: "{result} no es un resultado de ese dado",
  },
};
