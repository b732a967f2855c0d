import type { Lines } from "@sw/tabletop/text";

/** The lines of violations of the guide for a physical table, by code. */
export const GUIDE_LINES: Lines = {
  "guide-word": {
    en: "“{word}” is not understood here. It could be: {expected}",
    es: "aquí no se entiende «{word}». Podría ser: {expected}",
  },
  "guide-ambiguous": {
    en: "“{word}” could mean several things: {expected}",
    es: "«{word}» podría significar varias cosas: {expected}",
  },
  "guide-side": {
    en: "“{word}” needs a side before it. Type r for the Rebels or e for the Empire",
    es: "delante de «{word}» falta su facción. Escribe r para los Rebeldes o i para el Imperio",
  },
  "guide-number": {
    en: "after the number {word}, type what it counts",
    es: "detrás del número {word}, escribe lo que cuenta",
  },
  "guide-twice": {
    en: "“{word}” has already been entered",
    es: "«{word}» ya se ha escrito",
  },
  "guide-colon": {
    en: "a colon is missing after the place or keyword, as in “hoth: r leia”. “{word}” is not a command either. Type ? for help",
    es: "faltan dos puntos detrás del lugar o de la palabra clave, como en «hoth: r leia». «{word}» tampoco es una orden. Escribe ? para la ayuda",
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
    en: "the box contains {count} of {unit}, but there would be {found} on the table",
    es: "la caja trae {count} de {unit}, pero en la mesa habría {found}",
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
    en: "{place} cannot be loyal. Only populous systems that are not destroyed can be loyal",
    es: "{place} no puede ser leal. Solo pueden serlo los sistemas poblados que no estén destruidos",
  },
  "guide-no-sabotage": {
    en: "{place} cannot be sabotaged. Only systems that are not destroyed can be sabotaged",
    es: "{place} no se puede sabotear. Solo se pueden sabotear los sistemas que no estén destruidos",
  },
  "guide-always-imperial": {
    en: "{place} is always loyal to the Empire",
    es: "{place} siempre es leal al Imperio",
  },
  "guide-not-subjugated": {
    en: "{place} can be subjugated only if an Imperial ground unit is there. Enter that unit after e",
    es: "{place} solo puede estar subyugado si hay allí una unidad terrestre Imperial. Escribe esa unidad detrás de i",
  },
  "guide-loyal-subjugated": {
    en: "{place} is loyal to the Empire, so it is not subjugated",
    es: "{place} es leal al Imperio, así que no está subyugado",
  },
  "guide-unguarded": {
    en: "{leader} can be captive only where the Empire has a unit. It has no unit in {place}",
    es: "{leader} solo puede estar cautivo donde el Imperio tenga una unidad. No tiene ninguna en {place}",
  },
  "guide-captives": {
    en: "{leader} cannot be captive as well, because only one leader can have that ring. Type “carbonite” before a leader who is frozen",
    es: "{leader} no puede estar también cautivo, porque solo un Líder puede tener ese modificador de estado. Escribe «carbonita» delante de un Líder congelado",
  },
  "guide-carbonite": {
    en: "{leader} cannot be in carbonite as well, because only one leader can have that ring",
    es: "{leader} no puede estar también en carbonita, porque solo un Líder puede tener ese modificador de estado",
  },
  "guide-base-space": {
    en: "Imperial pieces and captives cannot be at the Rebel Base space",
    es: "en el espacio de la Base Rebelde no puede haber piezas Imperiales ni cautivos",
  },
  "guide-all-probes": {
    en: "the Empire cannot have all eight probe cards of remote systems, because one of these systems is the Rebel base",
    es: "el Imperio no puede tener las ocho cartas de Sonda de sistemas lejanos, porque uno de esos sistemas es la Base Rebelde",
  },
  "guide-base-card": {
    en: "the Rebels have the probe card of {place}, because the base is there",
    es: "los Rebeldes tienen la carta de Sonda de {place}, porque la Base está allí",
  },
  "guide-marks-stay": {
    en: "loyalty and markers cannot be moved. Enter units or leaders",
    es: "la Lealtad y los indicadores no se pueden mover. Escribe unidades o Líderes",
  },
  "guide-not-asked": {
    en: "the Empire does not make this decision now ({ask})",
    es: "el Imperio no toma ahora esta decisión ({ask})",
  },
  "guide-no-building": {
    en: "the Empire does not build at space {time} of the time track, which has no build icon. It builds at {spaces}. Move the time marker first",
    es: "el Imperio no construye en la casilla {time} del Medidor de Tiempo, que no tiene icono de construcción. Construye en {spaces}. Avanza antes el indicador de Tiempo",
  },
  "guide-no-combat": {
    en: "there is no combat in {system}. Both sides need units there in the same theater",
    es: "no hay combate en {system}. Ambas facciones necesitan allí unidades en el mismo escenario",
  },
  "guide-units-lost": {
    en: "only units can be entered as losses. Remove leaders and markers with “- hoth: han”",
    es: "solo las unidades pueden ser bajas. Quita Líderes e indicadores con «- hoth: han»",
  },
  "guide-card-held": {
    en: "the Empire already has the probe card of {place}",
    es: "el Imperio ya tiene la carta de Sonda de {place}",
  },
  "guide-which-leader": {
    en: "{card} is played on one of the leaders in {place}. Type the name of the leader after the system, for example {leader}",
    es: "{card} se juega sobre uno de los Líderes que hay en {place}. Escribe su nombre detrás del sistema, por ejemplo {leader}",
  },
  "guide-nobody": {
    en: "{card} does not show a leader who can still be recruited. Reveal the next action card",
    es: "{card} no muestra ningún Líder que aún se pueda reclutar. Revela la siguiente carta de Acción",
  },
  "guide-setup-leader": {
    en: "the Empire has only {count} of its 5 leaders. Type “recruit CARD” with the revealed action card, and then “done”",
    es: "el Imperio solo tiene {count} de sus 5 Líderes. Escribe «reclutar CARTA» con la carta de Acción revelada, y después «hecho»",
  },
  "guide-setup-systems": {
    en: "not all systems of the set-up have been entered. You have entered {imperial} of {wanted} systems with Imperial units, and {rebel} of 3 systems loyal to the Rebels",
    es: "no se han escrito todos los sistemas del despliegue. Has escrito {imperial} de {wanted} sistemas con unidades Imperiales, y {rebel} de 3 sistemas leales a los Rebeldes",
  },
  "guide-turned-up": {
    en: "not all revealed systems have been entered. You have entered {rebel} of 3 with the Rebel symbol and {imperial} of 5 with the Imperial symbol. Type all of them in their order",
    es: "no se han escrito todos los sistemas revelados. Has escrito {rebel} de 3 con el símbolo Rebelde y {imperial} de 5 con el símbolo Imperial. Escríbelos todos en su orden",
  },
  "guide-setup-count": {
    en: "the set-up places {unit} in {count} systems, but {found} systems have been entered with it",
    es: "el despliegue coloca {unit} en {count} sistemas, pero se han escrito {found} sistemas con esa unidad",
  },
  "guide-setup-place": {
    en: "the set-up places {count} {unit} in {place}, not {found}",
    es: "el despliegue coloca {count} {unit} en {place}, no {found}",
  },
  "guide-setup-loyalty": {
    en: "in addition to Coruscant, 3 systems with Imperial units must be loyal to the Empire, not {found}. The other two are subjugated",
    es: "además de Coruscant, 3 sistemas con unidades Imperiales deben ser leales al Imperio, no {found}. Los otros dos están subyugados",
  },
  "guide-setup-rebels": {
    en: "Rebel units can start only at the Rebel Base space and in one system without Imperial units. They cannot also start in {place}",
    es: "las unidades Rebeldes solo pueden empezar en el espacio de la Base Rebelde y en un sistema sin unidades Imperiales. No pueden empezar también en {place}",
  },
  "guide-roll": {
    en: "{result} is not a result of this die",
    es: "{result} no es un resultado de este dado",
  },
};
