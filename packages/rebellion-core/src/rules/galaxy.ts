import type { RulesOf } from "./ids.ts";

/** Systems, regions, and what sort of system each is. */
export const GALAXY_RULES: RulesOf<
  | "system"
  | "region"
  | "populous-system"
  | "remote-system"
  | "rebel-system"
  | "imperial-system"
  | "neutral-system"
  | "destroyed-system"
> = {
  "reb.system.parts": {
    source: "Guía de referencia: SISTEMAS",
    kind: "definition",
    rule: "A system consists of its planet, the space around it, and its name; populous systems also have resource icons and a loyalty space.",
  },
  "reb.system.represents-all": {
    source: "Guía de referencia: SISTEMAS",
    kind: "definition",
    rule: "A system stands for everything in it (moons, stations, other planets), not only the pictured planet.",
    untestable: "Story text.",
  },
  "reb.system.closest": {
    source: "Guía de referencia: SISTEMAS",
    kind: "definition",
    rule: "The closest system is the one a unit would reach in the fewest moves.",
  },
  "reb.system.closest-tie": {
    source: "Guía de referencia: SISTEMAS",
    kind: "procedure",
    rule: "If several systems are equally close, the player resolving the ability chooses.",
  },
  "reb.system.count": {
    source: "Aprende a jugar: ¿Qué son los sistemas y las regiones?",
    kind: "definition",
    rule: "The board has 32 systems.",
  },
  "reb.system.unit-areas": {
    source: "Aprende a jugar: ¿Qué son los sistemas y las regiones?",
    kind: "definition",
    rule: "Ground units are placed on the planet and ships in the space around it.",
    untestable: "Physical placement.",
  },
  "reb.region.eight": {
    source: "Guía de referencia: REGIONES",
    kind: "definition",
    rule: "The board has 8 regions separated by thick orange lines.",
  },
  "reb.region.four-systems": {
    source: "Guía de referencia: REGIONES",
    kind: "definition",
    rule: "Each region contains 4 systems.",
  },
  "reb.region.cross": {
    source: "Guía de referencia: REGIONES",
    kind: "definition",
    rule: "Units may move across region borders.",
    sameAs: "reb.move.cross-region",
  },
  "reb.region.card-effects": {
    source: "Guía de referencia: REGIONES",
    kind: "definition",
    rule: "Some card abilities affect the systems of one region.",
  },
  "reb.populous-system.definition": {
    source: "Guía de referencia: SISTEMAS POPULOSOS",
    kind: "definition",
    rule: "A populous system has a loyalty space and at least 1 resource icon.",
    changedBy: ["reb.faq.destroyed-neither-populous-nor-remote"],
  },
  "reb.remote-system.definition": {
    source: "Guía de referencia: SISTEMAS LEJANOS",
    kind: "definition",
    rule: "A system without resource icons or without a loyalty space is a remote system.",
    changedBy: ["reb.faq.destroyed-neither-populous-nor-remote"],
  },
  "reb.remote-system.no-loyalty": {
    source: "Guía de referencia: SISTEMAS LEJANOS",
    kind: "restriction",
    rule: "Loyalty markers cannot be placed in remote systems.",
  },
  "reb.remote-system.no-subjugation": {
    source: "Guía de referencia: SISTEMAS LEJANOS",
    kind: "restriction",
    rule: "Subjugation markers cannot be placed in remote systems.",
  },
  "reb.remote-system.always-neutral": {
    source: "Guía de referencia: SISTEMAS LEJANOS",
    kind: "definition",
    rule: "Remote systems are always neutral.",
  },
  "reb.remote-system.no-deploy": {
    source: "Guía de referencia: SISTEMAS LEJANOS",
    kind: "restriction",
    rule: "Units cannot be deployed in remote systems.",
    clarifiedBy: ["reb.faq.oversee-remote"],
    sameAs: "reb.deploy.remote-blocks",
  },
  "reb.rebel-system.definition": {
    source: "Guía de referencia: SISTEMAS REBELDES",
    kind: "definition",
    rule: "A Rebel system has a Rebel loyalty marker and no subjugation marker.",
  },
  "reb.imperial-system.definition": {
    source: "Guía de referencia: SISTEMAS IMPERIALES",
    kind: "definition",
    rule: "An Imperial system is a system with an Imperial loyalty marker or a subjugation marker.",
  },
  "reb.neutral-system.definition": {
    source: "Guía de referencia: SISTEMAS NEUTRALES",
    kind: "definition",
    rule: "A neutral system has no Rebel loyalty marker, no Imperial loyalty marker, and no subjugation marker.",
    ambiguity:
      "LEALTAD and SUBYUGACIÓN call the loyalty of a subjugated system without a loyalty marker neutral. Under the book rulings both hold: a rule or card that asks for a neutral system uses this entry, a rule about gaining or losing loyalty looks only at loyalty markers. The errata make both the same.",
    changedBy: ["reb.faq.neutral-ignores-subjugation"],
  },
  "reb.destroyed-system.by-superlaser": {
    source: "Guía de referencia: SISTEMAS DESTRUIDOS",
    kind: "procedure",
    rule: "Superlaser Online can destroy a system; a destroyed system marker is placed in it.",
    changedBy: ["reb.faq.destroyed-no-icons"],
    clarifiedBy: ["reb.faq.superlaser-twice"],
  },
  "reb.destroyed-system.rebel-ground-destroyed": {
    source: "Guía de referencia: SISTEMAS DESTRUIDOS",
    kind: "procedure",
    rule: "When a system is destroyed, all Rebel ground units in it are destroyed.",
  },
  "reb.destroyed-system.imperial-ground-not-automatic": {
    source: "Guía de referencia: SISTEMAS DESTRUIDOS",
    kind: "definition",
    rule: "Imperial ground units in the system are not destroyed automatically.",
  },
  "reb.destroyed-system.imperial-overflow": {
    source: "Guía de referencia: SISTEMAS DESTRUIDOS",
    kind: "procedure",
    rule: "If the Imperial units that need transport exceed the transport capacity of the Imperial ships in the system, the Imperial player destroys units of their choice equal to the difference.",
    ambiguity:
      "The text counts units that require transport, which includes TIE Fighters; two public sources count only ground units.",
  },
  "reb.destroyed-system.leaders-unaffected": {
    source: "Guía de referencia: SISTEMAS DESTRUIDOS",
    kind: "definition",
    rule: "Destroying a system does not affect leaders in it.",
  },
  "reb.destroyed-system.may-move-in": {
    source: "Guía de referencia: SISTEMAS DESTRUIDOS",
    kind: "definition",
    rule: "Ground units may be moved into a destroyed system.",
  },
  "reb.destroyed-system.no-ground-battles": {
    source: "Guía de referencia: SISTEMAS DESTRUIDOS",
    kind: "restriction",
    rule: "No ground battles are fought in destroyed systems.",
  },
  "reb.destroyed-system.ongoing-overflow": {
    source: "Guía de referencia: SISTEMAS DESTRUIDOS",
    kind: "procedure",
    rule: "Whenever a player's units that need transport exceed the capacity of that player's ships in a destroyed system, that player destroys the excess units.",
    ambiguity: "When several units leave together (activation or retreat) the count is taken after the whole movement.",
  },
  "reb.destroyed-system.space-battles-normal": {
    source: "Guía de referencia: SISTEMAS DESTRUIDOS",
    kind: "procedure",
    rule: "Space battles are resolved normally in destroyed systems.",
  },
  "reb.destroyed-system.no-loyalty": {
    source: "Guía de referencia: SISTEMAS DESTRUIDOS",
    kind: "restriction",
    rule: "Destroyed systems are not loyal to any faction.",
    ambiguity:
      "Applies to Coruscant as well: the marker of the destroyed system is the more specific rule than reb.loyalty.coruscant-imperial.",
  },
  "reb.destroyed-system.no-subjugation": {
    source: "Guía de referencia: SISTEMAS DESTRUIDOS",
    kind: "restriction",
    rule: "Destroyed systems cannot be subjugated.",
  },
};
