import { COMPONENT_DATA, ENGINE_DOCS, faqPage, UTILITY_RULES } from "./evidence.ts";
import type { RulesOf } from "./ids.ts";

/** Units and their kinds, structures, the Death Star. */
export const UNITS_RULES: RulesOf<
  "unit" | "ship" | "capital-ship" | "fighter" | "ground-unit" | "structure" | "death-star"
> = {
  "reb.unit.definition": {
    source: "Guía de referencia: UNIDADES",
    kind: "definition",
    rule: "All plastic miniatures of the game are units; their names and abilities are on the faction sheets.",
    coveredBy: "reb.unit.count-total",
  },
  "reb.unit.count-tie-fighters": {
    source: "Guía de referencia: UNIDADES",
    kind: "limit",
    rule: "The base box has 24 TIE Fighters (Imperial).",
  },
  "reb.unit.count-assault-carriers": {
    source: "Guía de referencia: UNIDADES",
    kind: "limit",
    rule: "The base box has 8 Assault Carriers (Imperial).",
  },
  "reb.unit.count-star-destroyers": {
    source: "Guía de referencia: UNIDADES",
    kind: "limit",
    rule: "The base box has 8 Star Destroyers (Imperial).",
  },
  "reb.unit.count-super-star-destroyers": {
    source: "Guía de referencia: UNIDADES",
    kind: "limit",
    rule: "The base box has 2 Super Star Destroyers (Imperial).",
  },
  "reb.unit.count-death-stars": {
    source: "Guía de referencia: UNIDADES",
    kind: "limit",
    rule: "The base box has 2 Death Stars (Imperial).",
  },
  "reb.unit.count-death-star-under-construction": {
    source: "Guía de referencia: UNIDADES",
    kind: "limit",
    rule: "The base box has 1 Death Star Under Construction (Imperial).",
  },
  "reb.unit.count-stormtroopers": {
    source: "Guía de referencia: UNIDADES",
    kind: "limit",
    rule: "The base box has 30 Stormtroopers (Imperial).",
  },
  "reb.unit.count-at-sts": {
    source: "Guía de referencia: UNIDADES",
    kind: "limit",
    rule: "The base box has 10 AT-STs (Imperial).",
  },
  "reb.unit.count-at-ats": {
    source: "Guía de referencia: UNIDADES",
    kind: "limit",
    rule: "The base box has 4 AT-ATs (Imperial).",
  },
  "reb.unit.count-x-wings": {
    source: "Guía de referencia: UNIDADES",
    kind: "limit",
    rule: "The base box has 8 X-wings (Rebel).",
  },
  "reb.unit.count-y-wings": {
    source: "Guía de referencia: UNIDADES",
    kind: "limit",
    rule: "The base box has 12 Y-wings (Rebel).",
  },
  "reb.unit.count-corellian-corvettes": {
    source: "Guía de referencia: UNIDADES",
    kind: "limit",
    rule: "The base box has 4 Corellian Corvettes (Rebel).",
  },
  "reb.unit.count-rebel-transports": {
    source: "Guía de referencia: UNIDADES",
    kind: "limit",
    rule: "The base box has 4 Rebel Transports (Rebel).",
  },
  "reb.unit.count-mon-calamari-cruisers": {
    source: "Guía de referencia: UNIDADES",
    kind: "limit",
    rule: "The base box has 3 Mon Calamari Cruisers (Rebel).",
  },
  "reb.unit.count-rebel-troopers": {
    source: "Guía de referencia: UNIDADES",
    kind: "limit",
    rule: "The base box has 21 Rebel Troopers (Rebel).",
  },
  "reb.unit.count-airspeeders": {
    source: "Guía de referencia: UNIDADES",
    kind: "limit",
    rule: "The base box has 6 Airspeeders (Rebel).",
  },
  "reb.unit.count-shield-generators": {
    source: "Guía de referencia: UNIDADES",
    kind: "limit",
    rule: "The base box has 3 Shield Generators (Rebel).",
  },
  "reb.unit.count-ion-cannons": {
    source: "Guía de referencia: UNIDADES",
    kind: "limit",
    rule: "The base box has 3 Ion Cannons (Rebel).",
  },
  "reb.unit.count-total": {
    source: "Guía de referencia: UNIDADES",
    kind: "limit",
    rule: "The base box has 89 Imperial and 64 Rebel units, 153 in all.",
  },
  "reb.ship.definition": {
    source: "Guía de referencia: NAVES",
    kind: "definition",
    rule: "Units with a blue resource icon are ships.",
  },
  "reb.ship.special-ships": {
    source: "Guía de referencia: NAVES",
    kind: "definition",
    rule: "Super Star Destroyers, the Death Star, and the Death Star Under Construction are also ships.",
  },
  "reb.ship.capital": {
    source: "Guía de referencia: NAVES",
    kind: "definition",
    rule: "Ships with a red health value are capital ships.",
    sameAs: "reb.capital-ship.definition",
  },
  "reb.ship.fighter": {
    source: "Guía de referencia: NAVES",
    kind: "definition",
    rule: "Ships with a black health value are fighters.",
    sameAs: "reb.fighter.definition",
  },
  "reb.ship.stations": {
    source: "Guía de referencia: NAVES",
    kind: "definition",
    rule: "The Death Star and the Death Star Under Construction are space stations, neither capital ships nor fighters.",
  },
  "reb.capital-ship.definition": {
    source: "Guía de referencia: NAVES DE LÍNEA",
    kind: "definition",
    rule: "A ship with a red health value is a capital ship.",
  },
  "reb.capital-ship.death-star-excluded": {
    source: "Guía de referencia: NAVES DE LÍNEA",
    kind: "definition",
    rule: "The Death Star is not a capital ship but a space station.",
    sameAs: "reb.ship.stations",
  },
  "reb.fighter.definition": {
    source: "Guía de referencia: NAVES",
    kind: "definition",
    rule: "A ship with a black health value is a fighter.",
  },
  "reb.fighter.base-units": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "definition",
    rule: "The base game's fighters are the TIE Fighter, the X-wing, and the Y-wing.",
    evidence: [ENGINE_DOCS, UTILITY_RULES],
  },
  "reb.fighter.stations-excluded": {
    source: "Guía de referencia: NAVES",
    kind: "definition",
    rule: "The Death Star and the Death Star Under Construction are not fighters whatever health they show.",
    sameAs: "reb.ship.stations",
  },
  "reb.fighter.death-star-plans": {
    source: "Guía de referencia: ESTRELLA DE LA MUERTE: DESTRUCCIÓN DE UNA ESTRELLA DE LA MUERTE",
    kind: "definition",
    rule: "Fighters are the units needed to use the Death Star Plans objective.",
  },
  "reb.ground-unit.definition": {
    source: "Guía de referencia: UNIDADES TERRESTRES",
    kind: "definition",
    rule: "Units with an orange resource icon are ground units.",
  },
  "reb.structure.which": {
    source: "Guía de referencia: ESTRUCTURAS",
    kind: "definition",
    rule: "The Shield Generator and the Ion Cannon are ground units called structures.",
  },
  "reb.structure.stacking": {
    source: "Guía de referencia: ESTRUCTURAS",
    kind: "definition",
    rule: "Several structures of any type can be in one system; each gives its own benefit.",
  },
  "reb.structure.ability-while-present": {
    source: "Guía de referencia: ESTRUCTURAS",
    kind: "definition",
    rule: "A structure's ability applies while it is in the system.",
  },
  "reb.structure.immobile": {
    source: "Guía de referencia: ESTRUCTURAS",
    kind: "restriction",
    rule: "Structures are immobile and cannot move.",
  },
  "reb.structure.ltp-no-dice": {
    source: "Aprende a jugar: Estructuras",
    kind: "definition",
    rule: "Structures roll no dice in combat.",
  },
  "reb.structure.ltp-combat-abilities": {
    source: "Aprende a jugar: Estructuras",
    kind: "definition",
    rule: "Instead of dice, structures have abilities that work during combat, described on the Rebel faction sheet.",
  },
  "reb.structure.shield-generator": {
    source: "Faction sheets: recovered",
    kind: "procedure",
    rule: "Shield Generator ability (faction sheet): at the start of each ground battle step its owner draws 1 ground tactic card.",
    evidence: [UTILITY_RULES, COMPONENT_DATA],
  },
  "reb.structure.ion-cannon": {
    source: "Faction sheets: recovered",
    kind: "procedure",
    rule: "Ion Cannon ability (faction sheet): in each space battle step the opponent rolls 2 fewer red dice.",
    evidence: [UTILITY_RULES, COMPONENT_DATA, "johnchampaign/star-wars-rebellion: docs/log-events.md", faqPage(1)],
  },
  "reb.death-star.is-ship": {
    source: "Guía de referencia: ESTRELLA DE LA MUERTE",
    kind: "definition",
    rule: "The Death Star follows all rules for ships except as stated in its entry.",
  },
  "reb.death-star.no-health": {
    source: "Guía de referencia: ESTRELLA DE LA MUERTE",
    kind: "definition",
    rule: "The Death Star has no health value.",
  },
  "reb.death-star.no-damage": {
    source: "Guía de referencia: ESTRELLA DE LA MUERTE",
    kind: "restriction",
    rule: "The Death Star cannot be assigned or dealt damage.",
  },
  "reb.death-star.no-retreat": {
    source: "Guía de referencia: ESTRELLA DE LA MUERTE",
    kind: "restriction",
    rule: "The Imperial player cannot retreat any units while a Death Star or Death Star Under Construction is in the combat.",
    sameAs: "reb.retreat.death-star-forbids",
  },
  "reb.death-star.space-station": {
    source: "Guía de referencia: ESTRELLA DE LA MUERTE",
    kind: "definition",
    rule: "The Death Star and the Death Star Under Construction are space stations; they are neither capital ships nor structures.",
  },
  "reb.death-star.second": {
    source: "Guía de referencia: ESTRELLA DE LA MUERTE: CONSTRUIR UNA ESTRELLA DE LA MUERTE",
    kind: "definition",
    rule: "The Construct Death Star card lets the Imperial player build a second Death Star.",
  },
  "reb.death-star.construct-place-dsuc": {
    source: "Guía de referencia: ESTRELLA DE LA MUERTE: CONSTRUIR UNA ESTRELLA DE LA MUERTE",
    kind: "procedure",
    rule: "Resolving Construct Death Star places a Death Star Under Construction in the mission's system.",
  },
  "reb.death-star.construct-queue": {
    source: "Guía de referencia: ESTRELLA DE LA MUERTE: CONSTRUIR UNA ESTRELLA DE LA MUERTE",
    kind: "procedure",
    rule: "Resolving Construct Death Star also places a Death Star on space 3 of the Imperial build queue.",
  },
  "reb.death-star.dsuc-immobile": {
    source: "Guía de referencia: ESTRELLA DE LA MUERTE: CONSTRUIR UNA ESTRELLA DE LA MUERTE",
    kind: "restriction",
    rule: "The Death Star Under Construction is immobile.",
  },
  "reb.death-star.deploy-only-at-dsuc": {
    source: "Guía de referencia: ESTRELLA DE LA MUERTE: CONSTRUIR UNA ESTRELLA DE LA MUERTE",
    kind: "restriction",
    rule: "If an ability lets the Imperial player deploy a Death Star, it can be placed only in the Death Star Under Construction's system.",
    clarifiedBy: ["reb.faq.oversee-project-death-star"],
  },
  "reb.death-star.dsuc-destroyed-queue": {
    source: "Guía de referencia: ESTRELLA DE LA MUERTE: CONSTRUIR UNA ESTRELLA DE LA MUERTE",
    kind: "procedure",
    rule: "If the Death Star Under Construction is destroyed, the Death Star on the build queue is destroyed too.",
  },
  "reb.death-star.plans-timing": {
    source: "Guía de referencia: ESTRELLA DE LA MUERTE: DESTRUCCIÓN DE UNA ESTRELLA DE LA MUERTE",
    kind: "procedure",
    rule: "The Rebel player may reveal Death Star Plans from hand during the space battle step, after both factions have attacked and the doomed units have been destroyed.",
  },
  "reb.death-star.plans-needs-fighter": {
    source: "Guía de referencia: ESTRELLA DE LA MUERTE: DESTRUCCIÓN DE UNA ESTRELLA DE LA MUERTE",
    kind: "restriction",
    rule: "The Death Star Plans roll is made only if the Rebel player has at least 1 fighter in the system.",
  },
  "reb.death-star.plans-roll": {
    source: "Guía de referencia: ESTRELLA DE LA MUERTE: DESTRUCCIÓN DE UNA ESTRELLA DE LA MUERTE",
    kind: "procedure",
    rule: "Death Star Plans: the Rebel player rolls 3 dice.",
    clarifiedBy: ["reb.faq.yoda-rerolls-plans"],
  },
  "reb.death-star.plans-success": {
    source: "Guía de referencia: ESTRELLA DE LA MUERTE: DESTRUCCIÓN DE UNA ESTRELLA DE LA MUERTE",
    kind: "procedure",
    rule: "If at least 1 direct hit is rolled, the Death Star is destroyed and the Rebel player discards the card and gains its reputation.",
  },
  "reb.death-star.plans-failure": {
    source: "Guía de referencia: ESTRELLA DE LA MUERTE: DESTRUCCIÓN DE UNA ESTRELLA DE LA MUERTE",
    kind: "procedure",
    rule: "If no direct hit is rolled, the Rebel player keeps the card, gains no reputation, and may use it again in a later combat round.",
  },
  "reb.death-star.plans-one-per-round": {
    source: "Guía de referencia: ESTRELLA DE LA MUERTE: DESTRUCCIÓN DE UNA ESTRELLA DE LA MUERTE",
    kind: "limit",
    rule: "Only 1 Death Star Plans card can be used in each combat round.",
  },
  "reb.death-star.plans-one-in-a-million": {
    source: "Guía de referencia: ESTRELLA DE LA MUERTE: DESTRUCCIÓN DE UNA ESTRELLA DE LA MUERTE",
    kind: "procedure",
    rule: "The One in a Million action card can provide a direct hit for Death Star Plans.",
    clarifiedBy: ["reb.faq.one-in-a-million-presence"],
  },
  "reb.death-star.plans-versus-dsuc": {
    source: "Guía de referencia: ESTRELLA DE LA MUERTE: DESTRUCCIÓN DE UNA ESTRELLA DE LA MUERTE",
    kind: "definition",
    rule: "Death Star Plans can be used against a Death Star Under Construction.",
    clarifiedBy: ["reb.faq.dsuc-not-a-death-star"],
  },
  "reb.death-star.plans-needs-death-star": {
    source: "Guía de referencia: ESTRELLA DE LA MUERTE: DESTRUCCIÓN DE UNA ESTRELLA DE LA MUERTE",
    kind: "restriction",
    rule: "Death Star Plans cannot be played if no Death Star (or Death Star Under Construction) is in the system.",
  },
  "reb.death-star.ltp-superlaser-source": {
    source: "Aprende a jugar: La estrella de la muerte",
    kind: "definition",
    rule: "Destroying a system needs the Superlaser Online project, drawn with the Research and Development mission.",
  },
  "reb.death-star.ltp-destroy-base-wins": {
    source: "Aprende a jugar: La estrella de la muerte",
    kind: "victory",
    rule: "If the Death Star destroys the system where the Rebel base is, the Imperial player wins immediately.",
    sameAs: "reb.victory.ltp-superlaser",
  },
  "reb.death-star.ltp-only-plans": {
    source: "Aprende a jugar: La estrella de la muerte",
    kind: "restriction",
    rule: "A Death Star can be destroyed only with the Death Star Plans objective.",
    ambiguity:
      "The completed Death Star only; the Death Star Under Construction has health and can also be destroyed by damage and by reb.combat.dsuc-last.",
  },
};
