import type { Lines } from "@sw/tabletop/text";

/** Reasons why a miniature cannot stand somewhere or a unit cannot make a move, by code. */
export const MOVE_LINES: Lines = {
  "bent-too-far": {
    en: "the movement tool cannot bend by more than 90 degrees",
    es: "la plantilla de movimiento no puede doblarse más de 90 grados",
  },
  "deployed-already": { en: "“{unit}” has already deployed", es: "«{unit}» ya se ha desplegado" },
  "enemy-contact": {
    en: "“{miniature}” would be in base contact with enemies ({units}). This move cannot start a melee",
    es: "«{miniature}» quedaría en contacto con enemigos ({units}). Este movimiento no puede iniciar un combate cuerpo a cuerpo",
  },
  followers: {
    en: "the move must give one spot for each other miniature of “{unit}” and for no other miniature. These miniatures need one: {miniatures}",
    es: "el movimiento debe dar un lugar a cada una de las demás miniaturas de «{unit}» y a ninguna otra. Estas miniaturas lo necesitan: {miniatures}",
  },
  "impassable-between": {
    en: "there is impassable terrain between “{miniature}” and its leader",
    es: "hay terreno infranqueable entre «{miniature}» y su líder",
  },
  "inside-obstacle": {
    en: "“{miniature}” would be inside “{piece}”. Its elevation is {elevationMm}, but the top of the terrain is at {topMm}",
    es: "«{miniature}» quedaría dentro de «{piece}». Su elevación es {elevationMm}, pero el terreno llega a {topMm}",
  },
  "inside-terrain": {
    en: "“{miniature}” has the wrong elevation on “{piece}”. The elevation should be {topMm}, not {elevationMm}",
    es: "«{miniature}» tiene una elevación incorrecta sobre «{piece}». La elevación debe ser {topMm}, no {elevationMm}",
  },
  "may-not-pivot": { en: "“{unit}” cannot pivot", es: "«{unit}» no puede pivotar" },
  "may-not-reverse": { en: "“{unit}” cannot reverse", es: "«{unit}» no puede dar marcha atrás" },
  "may-not-rotate": {
    en: "“{miniature}” cannot be rotated before this move",
    es: "«{miniature}» no se puede girar antes de este movimiento",
  },
  "may-not-strafe": {
    en: "“{unit}” cannot move sideways ({towards})",
    es: "«{unit}» no puede moverse de lado ({towards})",
  },
  "must-deploy": { en: "“{unit}” must deploy first", es: "«{unit}» debe desplegarse antes" },
  "not-beside-terrain": {
    en: "“{token}” must touch terrain that is not area terrain, and this spot does not",
    es: "«{token}» debe tocar un elemento de escenografía que no sea terreno de área, y este lugar no toca ninguno",
  },
  "not-set-down-there": {
    en: "“{miniature}” cannot be placed there by this effect",
    es: "este efecto no puede colocar ahí «{miniature}»",
  },
  "no-headroom": {
    en: "there is not enough height for “{miniature}” under “{piece}” at {elevationMm}",
    es: "no hay altura suficiente para «{miniature}» bajo «{piece}» a {elevationMm}",
  },
  "no-line-of-sight": {
    en: "“{miniature}” has no line of sight to its leader",
    es: "«{miniature}» no tiene línea de visión con su líder",
  },
  "no-notches": {
    en: "“{unit}” has bases without notches. Only units with notched bases can make this move",
    es: "«{unit}» usa peanas sin muescas. Solo las unidades con peanas con muescas pueden hacer este movimiento",
  },
  "no-room": {
    en: "there is no room for all miniatures of “{unit}”",
    es: "no hay sitio para todas las miniaturas de «{unit}»",
  },
  "leg.overlap.closed-list no-room": {
    en: "“{piece}” leaves no space for “{miniature}” at {elevationMm}",
    es: "«{piece}» no deja espacio para «{miniature}» a {elevationMm}",
  },
  "no-spot": {
    en: "the move must say where the leader of “{unit}” is placed",
    es: "el movimiento debe indicar dónde se coloca el líder de «{unit}»",
  },
  "no-surface": {
    en: "there is no surface for “{miniature}” to stand on at {elevationMm}",
    es: "no hay ninguna superficie que sostenga «{miniature}» a {elevationMm}",
  },
  "no-travel": {
    en: "“{unit}” has notched bases, so the move must say how far it goes along the tool",
    es: "«{unit}» usa peanas con muescas, así que el movimiento debe indicar hasta dónde avanza por la plantilla",
  },
  "not-at-carrier": {
    en: "the movement tool must start at the base of {miniature} and point away from it",
    es: "la plantilla de movimiento debe empezar en la peana de {miniature} y alejarse de ella",
  },
  "not-at-edge": {
    en: "the movement tool must start at an edge of the battlefield, at a right angle to it",
    es: "la plantilla de movimiento debe empezar en un borde del campo de batalla, en ángulo recto con él",
  },
  "not-at-far-end": {
    en: "a notched base must deploy at the far end of the tool. This move stops after {travelMm}",
    es: "una peana con muescas debe desplegarse en el extremo de la plantilla. Este movimiento acaba a {travelMm}",
  },
  "not-at-tool": {
    en: "“{miniature}” must end in contact with the movement tool. It would end {gapMm} from it",
    es: "«{miniature}» debe acabar en contacto con la plantilla de movimiento. Acabaría a {gapMm} de ella",
  },
  "not-granted": {
    en: "“{unit}” cannot make this kind of move now ({type})",
    es: "«{unit}» no puede hacer ahora este tipo de movimiento ({type})",
  },
  "not-in-place": {
    en: "“{miniature}” must stay where it is when its unit pivots",
    es: "«{miniature}» debe quedarse en su sitio cuando su unidad pivota",
  },
  "not-nearest": {
    en: "“{miniature}” would be {gapMm} from its leader. It must be as near as possible: {mostMm} or less",
    es: "«{miniature}» quedaría a {gapMm} de su líder. Debe quedar lo más cerca posible: a {mostMm} o menos",
  },
  "not-stable": {
    en: "“{miniature}” is not stable at {elevationMm}. It is stable at: {surfacesMm}",
    es: "«{miniature}» no queda estable a {elevationMm}. Queda estable a: {surfacesMm}",
  },
  "notched-base": {
    en: "“{unit}” has notched bases, so it cannot make this kind of move ({type})",
    es: "«{unit}» usa peanas con muescas, así que no puede hacer este tipo de movimiento ({type})",
  },
  "off-battlefield": {
    en: "“{miniature}” would end partly outside the battlefield",
    es: "«{miniature}» acabaría en parte fuera del campo de batalla",
  },
  "off-path": {
    en: "the base cannot move {travelMm} along the tool. The limit is {mostMm}",
    es: "la peana no puede avanzar {travelMm} por la plantilla. El límite es {mostMm}",
  },
  "on-impassable": {
    en: "“{miniature}” would stand on impassable terrain (“{piece}”)",
    es: "«{miniature}» quedaría sobre terreno infranqueable («{piece}»)",
  },
  "on-tall-obstacle": {
    en: "“{miniature}” would end partly on “{piece}”, which is too tall for it ({topMm})",
    es: "«{miniature}» acabaría en parte sobre «{piece}», que es demasiado alto para ella ({topMm})",
  },
  "on-tool": {
    en: "“{miniature}” would end on top of the movement tool. It must be placed beyond the end of the tool",
    es: "«{miniature}» acabaría encima de la plantilla de movimiento. Debe colocarse más allá del extremo de la plantilla",
  },
  "outside-territory": {
    en: "the movement tool must start in the unit's own territory",
    es: "la plantilla de movimiento debe empezar en el territorio propio de la unidad",
  },
  overhang: {
    en: "“{miniature}” would extend over the edge of “{piece}”",
    es: "«{miniature}» sobresaldría del borde de «{piece}»",
  },
  "partly-on-obstacle": {
    en: "“{miniature}” would stand partly on “{piece}” and partly off it",
    es: "«{miniature}» quedaría en parte sobre «{piece}» y en parte fuera",
  },
  slowed: {
    en: "difficult terrain ({pieces}) reduces the unit to speed {most}, but the tool has speed {tool}",
    es: "el terreno difícil ({pieces}) reduce la unidad a Velocidad {most}, pero la plantilla es de Velocidad {tool}",
  },
  "too-far": {
    en: "“{miniature}” would be {gapMm} from its leader. The limit is {mostMm}",
    es: "«{miniature}» quedaría a {gapMm} de su líder. El límite es {mostMm}",
  },
  "too-far-up-or-down": {
    en: "the elevation would change by {changeMm}. The limit is {mostMm}",
    es: "la elevación cambiaría {changeMm}. El límite es {mostMm}",
  },
  "too-near-enemies": {
    en: "“{miniature}” would be too close to an enemy unit",
    es: "«{miniature}» quedaría demasiado cerca de una unidad enemiga",
  },
  "too-steep": {
    en: "“{miniature}” would tilt too much. The ground under it rises by {riseMm}, and the limit is {mostMm}",
    es: "«{miniature}» se inclinaría demasiado. El desnivel bajo ella es de {riseMm}, y el límite es {mostMm}",
  },
  "tool-not-in-notch": {
    en: "the movement tool must start in the notch on the leading side of the base ({towards})",
    es: "la plantilla de movimiento debe empezar en la muesca del lado delantero de la peana ({towards})",
  },
  "tool-not-one": {
    en: "a climb needs the speed-1 movement tool. This move uses speed {tool}",
    es: "para escalar hace falta la plantilla de Velocidad 1. Este movimiento usa la de Velocidad {tool}",
  },
  "tool-on-impassable": {
    en: "the movement tool overlaps impassable terrain (“{piece}”)",
    es: "la plantilla de movimiento se solapa con terreno infranqueable («{piece}»)",
  },
  "tool-on-tall-obstacle": {
    en: "the movement tool crosses “{piece}”, which is {topMm} tall. The limit is {mostMm}",
    es: "la plantilla de movimiento pasa por «{piece}», que mide {topMm} de alto. El límite es {mostMm}",
  },
  "tool-too-long": {
    en: "the tool has speed {tool}, but the unit moves at speed {most}",
    es: "la plantilla es de Velocidad {tool}, pero la unidad se mueve a Velocidad {most}",
  },
  "turned-too-far": {
    en: "“{miniature}” cannot be rotated by more than 90 degrees",
    es: "«{miniature}» no puede girar más de 90 grados",
  },
  "has-moved-often": {
    en: "{unit} has already performed as many move actions as it can",
    es: "{unit} ya ha efectuado tantas acciones de movimiento como puede",
  },
  "immune-to-melee": {
    en: "“{miniature}” would be in base contact with {units}, which cannot be contacted",
    es: "«{miniature}» quedaría en contacto con {units}, y no se puede entrar en contacto con esa unidad",
  },
  "two-enemies": {
    en: "“{miniature}” would be in base contact with several enemy units ({units}). It can contact only one",
    es: "«{miniature}» quedaría en contacto con varias unidades enemigas ({units}). Solo puede entrar en contacto con una",
  },
};
