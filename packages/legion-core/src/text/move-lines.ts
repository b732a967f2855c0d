import type { Lines } from "@sw/tabletop/text";

/** Reasons why a miniature cannot stand somewhere or a unit cannot make a move, by code. */
export const MOVE_LINES: Lines = {
  "bent-too-far": {
    en: "the movement tool bends by no more than a right angle",
    es: "la plantilla de movimiento no se dobla más de un ángulo recto",
  },
  "deployed-already": { en: "“{unit}” has deployed already", es: "«{unit}» ya se ha desplegado" },
  "enemy-contact": {
    en: "“{miniature}” would be in base contact with enemies ({units})",
    es: "«{miniature}» quedaría en contacto con enemigos ({units})",
  },
  followers: {
    en: "every other miniature of “{unit}” needs a spot, and no one else ({miniatures})",
    es: "cada una de las demás miniaturas de «{unit}» necesita un lugar, y ninguna otra ({miniatures})",
  },
  "impassable-between": {
    en: "impassable terrain lies between “{miniature}” and its leader",
    es: "hay terreno infranqueable entre «{miniature}» y su líder",
  },
  "inside-obstacle": {
    en: "“{miniature}” would stand inside “{piece}”, at {elevationMm} of {topMm}",
    es: "«{miniature}» quedaría dentro de «{piece}», a {elevationMm} de {topMm}",
  },
  "inside-terrain": {
    en: "“{miniature}” stands on “{piece}” at {topMm}, not at {elevationMm}",
    es: "«{miniature}» se coloca sobre «{piece}» a {topMm}, no a {elevationMm}",
  },
  "may-not-pivot": { en: "“{unit}” may not pivot", es: "«{unit}» no puede pivotar" },
  "may-not-reverse": { en: "“{unit}” may not reverse", es: "«{unit}» no puede dar marcha atrás" },
  "may-not-rotate": {
    en: "“{miniature}” may not be rotated before this move",
    es: "«{miniature}» no se puede girar antes de este movimiento",
  },
  "may-not-strafe": {
    en: "“{unit}” may not move sideways ({towards})",
    es: "«{unit}» no puede moverse de lado ({towards})",
  },
  "must-deploy": { en: "“{unit}” has to deploy first", es: "«{unit}» tiene que desplegarse antes" },
  "not-beside-terrain": {
    en: "“{token}” touches no terrain but areas there",
    es: "«{token}» no toca ahí escenografía que no sea de área",
  },
  "not-set-down-there": {
    en: "“{miniature}” may not be set down there",
    es: "«{miniature}» no se puede colocar ahí",
  },
  "no-headroom": {
    en: "“{piece}” leaves “{miniature}” no room above {elevationMm}",
    es: "«{piece}» no deja sitio a «{miniature}» por encima de {elevationMm}",
  },
  "no-line-of-sight": {
    en: "“{miniature}” has no line of sight to its leader",
    es: "«{miniature}» no tiene línea de visión con su líder",
  },
  "no-notches": { en: "“{unit}” stands on bases without notches", es: "«{unit}» usa peanas sin muescas" },
  "no-room": {
    en: "there is no room for all miniatures of “{unit}”",
    es: "no hay sitio para todas las miniaturas de «{unit}»",
  },
  "leg.overlap.closed-list no-room": {
    en: "“{piece}” leaves “{miniature}” no room at {elevationMm}",
    es: "«{piece}» no deja sitio a «{miniature}» a {elevationMm}",
  },
  "no-spot": {
    en: "the leader of “{unit}” needs a spot to be placed on",
    es: "el líder de «{unit}» necesita un lugar donde colocarse",
  },
  "no-surface": {
    en: "there is nothing for “{miniature}” to stand on at {elevationMm}",
    es: "«{miniature}» no tiene sobre qué apoyarse a {elevationMm}",
  },
  "no-travel": {
    en: "notched bases move along the tool: say how far “{unit}” goes",
    es: "las peanas con muescas siguen la plantilla: indica hasta dónde llega «{unit}»",
  },
  "not-at-carrier": {
    en: "the movement tool does not start at the base of {miniature} and lead away from it",
    es: "la plantilla de movimiento no empieza en la peana de {miniature} alejándose de ella",
  },
  "not-at-edge": {
    en: "the movement tool does not start straight inwards from an edge of the battlefield",
    es: "la plantilla de movimiento no empieza recta hacia dentro desde un borde del campo de batalla",
  },
  "not-at-far-end": {
    en: "a notched base deploys at the far end of the tool, not after {travelMm}",
    es: "una peana con muescas se despliega en el extremo de la plantilla, no a {travelMm}",
  },
  "not-at-tool": {
    en: "“{miniature}” would end {gapMm} from the movement tool instead of touching it",
    es: "«{miniature}» acabaría a {gapMm} de la plantilla de movimiento en vez de tocarla",
  },
  "not-granted": {
    en: "“{unit}” is not allowed this kind of move ({type})",
    es: "«{unit}» no puede hacer este tipo de movimiento ({type})",
  },
  "not-in-place": {
    en: "“{miniature}” turns where it stands when its unit pivots",
    es: "«{miniature}» gira en su sitio cuando su unidad pivota",
  },
  "not-nearest": {
    en: "“{miniature}” would stand {gapMm} from its leader although {mostMm} is possible",
    es: "«{miniature}» quedaría a {gapMm} de su líder aunque es posible a {mostMm}",
  },
  "not-stable": {
    en: "“{miniature}” does not come to rest at {elevationMm}; it does at {surfacesMm}",
    es: "«{miniature}» no queda estable a {elevationMm}; sí a {surfacesMm}",
  },
  "notched-base": {
    en: "“{unit}” stands on notched bases and makes no such move ({type})",
    es: "«{unit}» usa peanas con muescas y no hace ese movimiento ({type})",
  },
  "off-battlefield": {
    en: "“{miniature}” would end partly outside the battlefield",
    es: "«{miniature}» acabaría en parte fuera del campo de batalla",
  },
  "off-path": {
    en: "the base goes along the tool by {mostMm} at most, not {travelMm}",
    es: "la peana avanza por la plantilla {mostMm} como mucho, no {travelMm}",
  },
  "on-impassable": {
    en: "“{miniature}” would stand on impassable terrain (“{piece}”)",
    es: "«{miniature}» quedaría sobre terreno infranqueable («{piece}»)",
  },
  "on-tall-obstacle": {
    en: "“{miniature}” would end partly on “{piece}”, which at {topMm} is too tall for it",
    es: "«{miniature}» acabaría en parte sobre «{piece}», demasiado alto para ella con {topMm}",
  },
  "on-tool": {
    en: "“{miniature}” would end over the spot where the movement tool lay",
    es: "«{miniature}» acabaría sobre el lugar que ocupaba la plantilla de movimiento",
  },
  "outside-territory": {
    en: "the movement tool does not start in the unit's territory",
    es: "la plantilla de movimiento no empieza en el territorio de la unidad",
  },
  overhang: {
    en: "“{miniature}” would hang over the edge of “{piece}”",
    es: "«{miniature}» sobresaldría del borde de «{piece}»",
  },
  "partly-on-obstacle": {
    en: "“{miniature}” would stand partly on “{piece}” and partly off it",
    es: "«{miniature}» quedaría en parte sobre «{piece}» y en parte fuera",
  },
  slowed: {
    en: "difficult terrain ({pieces}) slows the unit to speed {most}; the tool has {tool}",
    es: "el terreno difícil ({pieces}) reduce la unidad a Velocidad {most}; la plantilla es de {tool}",
  },
  "too-far": {
    en: "“{miniature}” is {gapMm} from its leader, {mostMm} at most",
    es: "«{miniature}» está a {gapMm} de su líder, {mostMm} como mucho",
  },
  "too-far-up-or-down": {
    en: "the elevation changes by {changeMm}, {mostMm} at most",
    es: "la elevación cambia {changeMm}, {mostMm} como mucho",
  },
  "too-near-enemies": {
    en: "“{miniature}” would stand too near an enemy unit",
    es: "«{miniature}» quedaría demasiado cerca de una unidad enemiga",
  },
  "too-steep": {
    en: "“{miniature}” would tilt too much: {riseMm} up, {mostMm} at most",
    es: "«{miniature}» se inclinaría demasiado: {riseMm} de desnivel, {mostMm} como mucho",
  },
  "tool-not-in-notch": {
    en: "the movement tool does not lie in the notch that leads ({towards})",
    es: "la plantilla de movimiento no está en la muesca que va delante ({towards})",
  },
  "tool-not-one": {
    en: "a climb takes the speed-1 movement tool, not speed {tool}",
    es: "para escalar se usa la plantilla de Velocidad 1, no la de {tool}",
  },
  "tool-on-impassable": {
    en: "the movement tool overlaps impassable terrain (“{piece}”)",
    es: "la plantilla de movimiento se solapa con terreno infranqueable («{piece}»)",
  },
  "tool-on-tall-obstacle": {
    en: "the movement tool overlaps “{piece}”, {topMm} up; {mostMm} is the limit",
    es: "la plantilla de movimiento se solapa con «{piece}», que llega a {topMm}; el límite es {mostMm}",
  },
  "tool-too-long": {
    en: "the unit moves at speed {most}; the tool has {tool}",
    es: "la unidad se mueve a Velocidad {most}; la plantilla es de {tool}",
  },
  "turned-too-far": {
    en: "“{miniature}” may be turned by a right angle at most",
    es: "«{miniature}» puede girar un ángulo recto como mucho",
  },
  "has-moved-often": {
    en: "{unit} has performed all the move actions that it may",
    es: "{unit} ha efectuado ya todas las acciones de movimiento que puede",
  },
  "immune-to-melee": {
    en: "nobody may be placed in base contact with {units}, as “{miniature}” would be",
    es: "nadie puede colocarse en contacto con {units}, como lo estaría «{miniature}»",
  },
  "two-enemies": {
    en: "“{miniature}” would be in base contact with more than one enemy unit ({units})",
    es: "«{miniature}» quedaría en contacto con más de una unidad enemiga ({units})",
  },
};
