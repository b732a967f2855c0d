import type { RulesOf } from "./ids.ts";

/** Cohesion, deploying, moving, climbing, notched bases, pivots and reverse moves. */
export const MOVEMENT_RULES: RulesOf<"cohesion" | "deploy" | "move" | "notched" | "climb" | "pivot" | "reverse"> = {
  "leg.cohesion.trigger": {
    source: "UNIDADES EN FORMACIÓN",
    kind: "procedure",
    rule: "Any change of position of the leader obliges the rest of the unit to be put in cohesion.",
    ambiguity:
      "A pivot in place rotates the leader without moving its centre; the other miniatures only copy its orientation.",
  },
  "leg.cohesion.half-range": {
    source: "UNIDADES EN FORMACIÓN",
    kind: "geometry",
    rule: "To be in cohesion a miniature must be at half-range of its unit leader.",
  },
  "leg.cohesion.ruler-impassable": {
    source: "UNIDADES EN FORMACIÓN",
    kind: "geometry",
    rule: "When measuring cohesion the ruler may not overlap impassable terrain.",
    ambiguity:
      "The placement of the ruler is free as long as it links both bases; model it as the existence of a straight link of at most half-range that avoids impassable terrain. What lies wholly below the feet of both miniatures (a river under the bridge they stand on) or wholly above their heads does not part them.",
  },
  "leg.cohesion.los": {
    source: "UNIDADES EN FORMACIÓN",
    kind: "geometry",
    rule: "To be in cohesion a miniature must have line of sight to its unit leader.",
  },
  "leg.cohesion.vertical": {
    source: "UNIDADES EN FORMACIÓN",
    kind: "geometry",
    rule: "To be in cohesion the vertical distance between a miniature and its leader may not exceed the silhouette height of the leader.",
    ambiguity: "The Spanish text says a vertical distance equal to that height; the English text says within it.",
  },
  "leg.cohesion.fallback": {
    source: "UNIDADES EN FORMACIÓN",
    kind: "procedure",
    rule: "A miniature that cannot be put in cohesion is placed as close as possible to its leader.",
    ambiguity:
      "How near is near enough: no cohesive spot is found on a grid around the leader, 1 mm and less than a degree fine, with the other miniatures where they are, and no spot of it is more than 1 mm nearer to the leader.",
  },
  "leg.deploy.by-move": {
    source: "DESPLIEGUE DE UNIDADES",
    kind: "procedure",
    rule: "An undeployed unit deploys when it performs a move.",
  },
  "leg.deploy.start-edge": {
    source: "DESPLIEGUE DE UNIDADES",
    kind: "geometry",
    rule: "The tool starts on the battlefield edge that lies in friendly territory, with the two prongs of one end on that edge.",
    ambiguity:
      "For a notched base the text does not say how base and tool meet when deploying. Recommended: tool at the edge as described, then the base as after a full move (far end in the rear notch) or a partial move (axis along the tool), completely on the battlefield.",
  },
  "leg.deploy.vertical-from-edge": {
    source: "DESPLIEGUE DE UNIDADES",
    kind: "geometry",
    rule: "When a unit deploys, the vertical distance of the leader is measured from the part of the edge that the tool touches.",
    ambiguity: "The edge of the battlefield is at the elevation of the table, even where terrain stands right at it.",
  },
  "leg.move.base-kind-decides": {
    source: "MOVIMIENTO",
    kind: "definition",
    rule: "A base is notched or not; the kind of base decides how the miniature moves.",
  },
  "leg.move.notched-units": {
    source: "MOVIMIENTO",
    kind: "definition",
    rule: "Creature troopers, emplacement troopers and vehicles have notched bases.",
  },
  "leg.move.no-voluntary-exit": {
    source: "SALIR DEL CAMPO DE BATALLA",
    kind: "restriction",
    rule: "A unit may not voluntarily end a move with any part of any of its bases outside the battlefield.",
  },
  "leg.move.temporary-exit": {
    source: "SALIR DEL CAMPO DE BATALLA",
    kind: "option",
    rule: "A miniature may leave the battlefield temporarily during a move if its base ends completely inside.",
  },
  "leg.move.forced-stop-at-edge": {
    source: "SALIR DEL CAMPO DE BATALLA",
    kind: "procedure",
    rule: "If that is not possible the miniature stops as soon as it touches the edge of the battlefield.",
    ambiguity:
      "Whether a player may choose such a move although others would end inside is not said. Taken: yes, at the price of the remaining actions. Terrain that stops the base inside before it crosses the edge saves it.",
  },
  "leg.move.standard-tool": {
    source: "MOVIMIENTO NORMAL",
    kind: "restriction",
    rule: "A standard move uses a movement tool of a value equal to or lower than the speed of the unit.",
  },
  "leg.move.standard-place-tool": {
    source: "MOVIMIENTO NORMAL",
    kind: "geometry",
    rule: "The tool lies flat on the battlefield with one of its ends touching the base of the unit leader.",
    ambiguity:
      "The English text says that one end wholly touches the base, so that the concave end fits the base. Recommended: the first arm points at the centre of the base.",
  },
  "leg.move.standard-bend": {
    source: "MOVIMIENTO NORMAL",
    kind: "option",
    rule: "Once laid, the tool can be bent freely at the joint.",
  },
  "leg.move.standard-place-leader": {
    source: "MOVIMIENTO NORMAL",
    kind: "geometry",
    rule: "The leader is then placed in contact with any part of the tool.",
    ambiguity:
      "Any contact counts, including along the side or beyond a prong at the far end. The leader may stand partly over the spot where the tool lay, and may end where it began (it touches the near end).",
  },
  "leg.move.standard-lower-speed": {
    source: "MOVIMIENTO NORMAL",
    kind: "option",
    rule: "Unless told otherwise a unit may use a tool of lower speed.",
  },
  "leg.move.standard-cohesion": {
    source: "MOVIMIENTO NORMAL",
    kind: "procedure",
    rule: "After the leader is placed, the other miniatures are placed in cohesion with it.",
  },
  "leg.move.standard-cohesion-fallback": {
    source: "MOVIMIENTO NORMAL",
    kind: "procedure",
    rule: "When cohesion is impossible for a miniature after a move, it goes as near its leader as it can.",
  },
  "leg.move.standard-set-aside": {
    source: "MOVIMIENTO NORMAL",
    kind: "option",
    rule: "While the leader moves, its controller may set the other miniatures of the unit aside to make room; they are placed in cohesion afterwards.",
  },
  "leg.move.non-standard": {
    source: "MOVIMIENTOS NO CONVENCIONALES",
    kind: "definition",
    rule: "Climbing and pivoting are not standard moves.",
    ambiguity: "Reverse moves are not in this list: a reverse is a standard move with exceptions.",
  },
  "leg.move.only-bases-matter": {
    source: "MINIATURAS QUE DIFICULTAN FÍSICAMENTE EL MOVIMIENTO",
    kind: "geometry",
    rule: "While a miniature moves, everything but the bases of miniatures is treated as absent.",
  },
  "leg.move.through-miniatures": {
    source: "MOVIMIENTO A TRAVÉS DE MINIATURAS",
    kind: "option",
    rule: "Passing over other miniatures in the course of a move is allowed.",
  },
  "leg.move.no-end-overlap": {
    source: "MOVIMIENTO A TRAVÉS DE MINIATURAS",
    kind: "restriction",
    rule: "Miniatures may not end a move overlapping other miniatures.",
  },
  "leg.move.granted-speed": {
    source: "CAPACIDADES QUE PROPORCIONAN MOVIMIENTOS",
    kind: "definition",
    rule: "Some abilities give standard moves, often with a stated speed.",
    ambiguity:
      "A stated speed may be higher than the unit's own. Of immobilize tokens the book says that they lower the highest speed: a stated speed counts whole up to what they leave of that, and is no faster.",
  },
  "leg.move.difficult-start-end": {
    source: "MOVIMIENTO POR DISTINTOS TIPOS DE TERRENO",
    kind: "limit",
    rule: "Standard move: speed drops by one (not below 1) if some miniature of the unit starts or ends on difficult terrain.",
  },
  "leg.move.difficult-tool": {
    source: "MOVIMIENTO POR DISTINTOS TIPOS DE TERRENO",
    kind: "limit",
    rule: "Standard move: speed drops by one (not below 1) if the tool lies over difficult terrain.",
    ambiguity:
      "Difficult terrain that only a notched base sweeps beside the tool does not count (so answered in the publisher's rules forum, topic 16111). Nor does what lies wholly below the elevations of the leader at both ends of the move, as a swamp under a bridge, or overhead.",
  },
  "leg.move.difficult-forces-shorter-tool": {
    source: "MOVIMIENTO POR DISTINTOS TIPOS DE TERRENO",
    kind: "procedure",
    rule: "The reduction can force a tool of lower speed than intended.",
    ambiguity:
      "A single reduction applies however many reasons there are. The check depends on the tool actually used, so validate the chosen tool afterwards.",
  },
  "leg.move.obstacle-low": {
    source: "MOVIMIENTO POR DISTINTOS TIPOS DE TERRENO",
    kind: "option",
    rule: "A standard move may cross or climb onto an obstacle that is lower than the silhouette height of the moving unit.",
    ambiguity:
      '"Lower than" here and "taller than" in the next rule leave the exact equality open; vertical change equal to the height is allowed by move.obstacle-vertical. Recommended: equal is allowed.',
  },
  "leg.move.obstacle-tool-overlap": {
    source: "MOVIMIENTO POR DISTINTOS TIPOS DE TERRENO",
    kind: "restriction",
    rule: "The movement tool may not overlap an obstacle taller than the silhouette of the moving miniature.",
    ambiguity:
      "Height counts from where the leader starts (so answered in the publisher's rules forum, topic 16324). Read literally the rule would forbid walking under a bridge; recommended: a part with enough headroom above the path does not count as overlapped.",
  },
  "leg.move.obstacle-vertical": {
    source: "MOVIMIENTO POR DISTINTOS TIPOS DE TERRENO",
    kind: "limit",
    rule: "A unit overlapping an obstacle can still use a standard move as long as its change of elevation does not exceed its own silhouette height.",
  },
  "leg.move.obstacle-must-climb": {
    source: "MOVIMIENTO POR DISTINTOS TIPOS DE TERRENO",
    kind: "restriction",
    rule: "To cross, get onto or get off an obstacle taller than its silhouette a unit must climb.",
  },
  "leg.move.notched-no-climb": {
    source: "MOVIMIENTO POR DISTINTOS TIPOS DE TERRENO",
    kind: "restriction",
    rule: "Climbing is closed to notched bases.",
  },
  "leg.move.impassable": {
    source: "MOVIMIENTO POR DISTINTOS TIPOS DE TERRENO",
    kind: "restriction",
    rule: "Miniatures may not move or climb through or onto impassable terrain without a special rule.",
    ambiguity:
      "A tool may not lie over it either. What lies wholly below the elevations of the leader at both ends of the move, as a river under a bridge, or overhead, is not moved through.",
  },
  "leg.notched.step-1-rotate": {
    source: "MOVIMIENTO DE PEANAS CON MUESCAS",
    kind: "option",
    rule: "Notched step 1: the leader base may be rotated up to 90 degrees left or right, keeping its centre in place.",
  },
  "leg.notched.follows-standard": {
    source: "MOVIMIENTO DE PEANAS CON MUESCAS",
    kind: "procedure",
    rule: "A unit on notched bases obeys all rules of the standard move as well; the notched steps come on top of them.",
    ambiguity:
      "So the tool of a notched move is bound by the same limits on speed, tall obstacles, impassable and difficult terrain.",
  },
  "leg.notched.step-2-tool": {
    source: "MOVIMIENTO DE PEANAS CON MUESCAS",
    kind: "geometry",
    rule: "Notched step 2: a tool of a value equal to or lower than the speed is laid flat with one end inside the front notch of the leader base.",
  },
  "leg.notched.step-3-bend": {
    source: "MOVIMIENTO DE PEANAS CON MUESCAS",
    kind: "option",
    rule: "Notched step 3: the tool may be bent at its joint as wished.",
  },
  "leg.notched.step-4-choose": {
    source: "MOVIMIENTO DE PEANAS CON MUESCAS",
    kind: "procedure",
    rule: "Notched step 4: after adjusting the tool the player chooses a full move or a partial move.",
  },
  "leg.notched.no-intermediate-placement": {
    source: "MOVIMIENTO DE PEANAS CON MUESCAS",
    kind: "restriction",
    rule: "A notched base may not simply be put down anywhere along the tool; it has to travel along it.",
  },
  "leg.notched.step-5-partial": {
    source: "MOVIMIENTO DE PEANAS CON MUESCAS",
    kind: "geometry",
    rule: "Notched step 5 (partial): the base travels along the tool, keeping the tool lined up with its front and rear notches, and may stop anywhere along the path.",
  },
  "leg.notched.step-5-orientation": {
    source: "MOVIMIENTO DE PEANAS CON MUESCAS",
    kind: "geometry",
    rule: "After a partial move the axis through its notches is parallel to the section of the tool reached by the farthest point of the move.",
    ambiguity:
      "When the base straddles the joint the section reached by its leading edge decides. The text does not say which point stays fixed when the base is turned into line; recommended: the front notch.",
  },
  "leg.notched.step-6-full": {
    source: "MOVIMIENTO DE PEANAS CON MUESCAS",
    kind: "geometry",
    rule: "Notched step 6 (full): the base travels the whole tool and ends with the far end of the tool in its rear notch.",
  },
  "leg.notched.step-7-impeded": {
    source: "MOVIMIENTO DE PEANAS CON MUESCAS",
    kind: "procedure",
    rule: "Notched step 7: if the base meets an object while it travels along the tool in a full or partial move it must stop there, unless it may legally move through, over or onto that object.",
    ambiguity:
      "Miniatures are objects but may be moved through (move.through-miniatures), so they do not stop the base; they only forbid ending on them. The tool must have been laid legally first: over an obstacle taller than the silhouette or over impassable terrain it may not lie at all (move.obstacle-tool-overlap), so this step concerns objects beside the tool that the wider base runs into. Touching is not being impeded: a base may slide along a wall. A base that does not fit where it is stopped, turned into line as it then is, stops earlier; a spot that the player chose has to be free.",
  },
  "leg.notched.step-8-cohesion": {
    source: "MOVIMIENTO DE PEANAS CON MUESCAS",
    kind: "procedure",
    rule: "Notched step 8: the other miniatures are then placed in cohesion.",
  },
  "leg.notched.step-8-orientation": {
    source: "MOVIMIENTO DE PEANAS CON MUESCAS",
    kind: "geometry",
    rule: "Notched miniatures are placed in exactly the same orientation as the base of their leader.",
  },
  "leg.notched.step-8-fallback": {
    source: "MOVIMIENTO DE PEANAS CON MUESCAS",
    kind: "procedure",
    rule: "A miniature that cannot be placed in cohesion is placed as close to the leader as possible.",
    sameAs: "leg.move.standard-cohesion-fallback",
  },
  "leg.notched.appendix-scope": {
    source: "APÉNDICE A: PEANAS CON MUESCAS",
    kind: "definition",
    rule: "The rules of the notched base appendix apply to every unit on notched bases.",
  },
  "leg.climb.notched-never": {
    source: "ESCALAR",
    kind: "restriction",
    rule: "Notched bases never climb.",
    sameAs: "leg.move.notched-no-climb",
  },
  "leg.climb.as-move": {
    source: "ESCALAR",
    kind: "procedure",
    rule: "Apart from its own limits a climb is carried out like any other move: tool at the leader, leader in contact with the tool, the others in cohesion.",
  },
  "leg.climb.speed-one": {
    source: "ESCALAR",
    kind: "restriction",
    rule: "A climb is a move made with the speed-1 tool.",
    ambiguity:
      "The English text of 24 November 2025 rewords this: the speed becomes 1 for the move and cannot be increased.",
  },
  "leg.climb.vertical-limit": {
    source: "ESCALAR",
    kind: "limit",
    rule: "A miniature that climbs may change elevation by at most height 1.",
    ambiguity:
      "A change of exactly one segment is allowed under the inclusive default of measure.ruler-procedure; the worked example compares height classes and the rule a distance, so both must use one boundary.",
  },
  "leg.climb.tool-overlap": {
    source: "ESCALAR",
    kind: "limit",
    rule: "In a climb the tool may overlap obstacles up to height 1 taller than the silhouette of the moving unit plus the terrain the unit stands on.",
    ambiguity:
      "The English text of 24 November 2025 changed the Climb section and drops the silhouette: up to height 1 taller than the terrain the unit stands on. The Spanish text of 9 January 2026 keeps the older wording. The Spanish text is followed unless the players take the other (option climbClearance).",
  },
  "leg.pivot.by-type": {
    source: "PIVOTAR",
    kind: "restriction",
    rule: "Only unit types whose rules say so can pivot.",
  },
  "leg.pivot.replaces-move": {
    source: "PIVOTAR",
    kind: "option",
    rule: "A unit that can pivot may pivot instead of making another move when it performs a move action.",
  },
  "leg.pivot.rotation": {
    source: "PIVOTAR",
    kind: "geometry",
    rule: "A pivot rotates the leader base up to 90 degrees left or right, keeping its centre in place.",
  },
  "leg.pivot.unit-orientation": {
    source: "PIVOTAR",
    kind: "geometry",
    rule: "In a unit of several miniatures all must pivot to exactly the orientation of the leader base.",
  },
  "leg.reverse.by-type": {
    source: "MOVIMIENTOS DE MARCHA ATRÁS",
    kind: "restriction",
    rule: "Only certain unit types can reverse.",
  },
  "leg.reverse.replaces-move": {
    source: "MOVIMIENTOS DE MARCHA ATRÁS",
    kind: "option",
    rule: "A unit that can reverse may reverse instead of making another move when it performs a move action.",
  },
  "leg.reverse.follows-notched": {
    source: "MOVIMIENTOS DE MARCHA ATRÁS",
    kind: "procedure",
    rule: "A reverse follows the rules of notched movement with the listed exceptions.",
    ambiguity:
      "A reverse therefore counts as a standard move (it is not among the non-standard moves; the English text of 2025-11-24 says so in words). An answer in the publisher's rules forum under an older rulebook said the opposite.",
  },
  "leg.reverse.partial-rear-notch": {
    source: "MOVIMIENTOS DE MARCHA ATRÁS",
    kind: "geometry",
    rule: "In a partial reverse the tool starts in the rear notch of the leader base.",
  },
  "leg.reverse.full-rear-notch": {
    source: "MOVIMIENTOS DE MARCHA ATRÁS",
    kind: "geometry",
    rule: "In a full reverse the tool starts in the rear notch and the base ends with its front notch on the far end of the tool.",
  },
  "leg.reverse.speed": {
    source: "MOVIMIENTOS DE MARCHA ATRÁS",
    kind: "limit",
    rule: "A reverse reduces the speed of the unit by 1, to a minimum of 1.",
    ambiguity: "Combined with difficult terrain both reductions apply, each with the minimum of 1.",
  },
  "leg.deploy.must": {
    source: "DESPLIEGUE DE UNIDADES",
    kind: "restriction",
    rule: "On activation an undeployed unit is obliged to deploy; until it has done so, moves are the only actions open to it.",
  },
  "leg.deploy.only-undeployed": {
    source: "DESPLIEGUE DE UNIDADES",
    kind: "restriction",
    rule: "Deploying is for undeployed units only; a unit already on the battlefield cannot do it again.",
  },
  "leg.move.forced-stop-penalty": {
    source: "SALIR DEL CAMPO DE BATALLA",
    kind: "procedure",
    rule: "A miniature stopped by the edge in that way makes the unit lose its remaining actions, and it may not perform free actions.",
  },
  "leg.move.granted-not-action": {
    source: "CAPACIDADES QUE PROPORCIONAN MOVIMIENTOS",
    kind: "definition",
    rule: "When an ability grants a move, that move counts as a move action only if the ability says so.",
  },
};
