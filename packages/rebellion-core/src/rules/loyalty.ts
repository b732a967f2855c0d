import type { RulesOf } from "./ids.ts";

/** Loyalty, subjugation, sabotage, resource icons. */
export const LOYALTY_RULES: RulesOf<"loyalty" | "subjugation" | "sabotage" | "resource"> = {
  "reb.loyalty.meaning": {
    source: "Guía de referencia: LEALTAD",
    kind: "definition",
    rule: "A system's loyalty is given by the loyalty marker in it; without a loyalty marker the system is neutral.",
  },
  "reb.loyalty.gained-by-missions": {
    source: "Guía de referencia: LEALTAD",
    kind: "definition",
    rule: "Players gain loyalty in systems by completing certain missions.",
  },
  "reb.loyalty.benefit": {
    source: "Guía de referencia: LEALTAD",
    kind: "definition",
    rule: "Loyalty in a system lets its owner build the units of its resource icons and deploy units there.",
  },
  "reb.loyalty.gain-neutral": {
    source: "Guía de referencia: LEALTAD",
    kind: "procedure",
    rule: "A player who gains loyalty, whatever the amount, in a system without a loyalty marker places one of their loyalty markers there.",
    ambiguity:
      "The Rules Reference names no amount, the Learn to Play 1. A gain of 2 also places a single marker (reb.loyalty.max-markers).",
  },
  "reb.loyalty.gain-one-enemy": {
    source: "Guía de referencia: LEALTAD",
    kind: "procedure",
    rule: "A player who gains 1 loyalty in a system loyal to the opponent removes the opponent's loyalty marker; the system becomes neutral.",
  },
  "reb.loyalty.gain-two-enemy": {
    source: "Guía de referencia: LEALTAD",
    kind: "procedure",
    rule: "A player who gains 2 loyalty in a system loyal to the opponent replaces the opponent's loyalty marker with their own.",
  },
  "reb.loyalty.max-markers": {
    source: "Guía de referencia: LEALTAD",
    kind: "limit",
    rule: "A system never has more than 1 loyalty marker and 1 subjugation marker.",
  },
  "reb.loyalty.gain-own": {
    source: "Guía de referencia: LEALTAD",
    kind: "definition",
    rule: "Gaining loyalty in a system already loyal to the player changes nothing.",
    ambiguity: "Follows from the limit of 1 loyalty marker.",
  },
  "reb.loyalty.requirement-by-marker": {
    source: "Guía de referencia: LEALTAD",
    kind: "definition",
    rule: "An ability that requires loyalty in a system needs the player's loyalty marker there; enemy units and a subjugation marker do not matter.",
  },
  "reb.loyalty.lose": {
    source: "Guía de referencia: LEALTAD",
    kind: "procedure",
    rule: "A player who loses loyalty in a system with their loyalty marker removes the marker; the system becomes neutral.",
  },
  "reb.loyalty.neutral-cannot-lose": {
    source: "Guía de referencia: LEALTAD",
    kind: "restriction",
    rule: "Loyalty cannot be lost in a neutral system.",
  },
  "reb.loyalty.coruscant-imperial": {
    source: "Guía de referencia: LEALTAD",
    kind: "definition",
    rule: "Coruscant is always loyal to the Imperial player.",
  },
  "reb.loyalty.coruscant-fixed": {
    source: "Guía de referencia: LEALTAD",
    kind: "restriction",
    rule: "Coruscant cannot gain or lose loyalty.",
  },
  "reb.loyalty.rebel-base-space": {
    source: "Guía de referencia: LEALTAD",
    kind: "restriction",
    rule: 'The "Rebel Base" space is not a system and cannot gain or lose loyalty.',
  },
  "reb.subjugation.condition": {
    source: "Guía de referencia: SUBYUGACIÓN",
    kind: "procedure",
    rule: "A system that is neither loyal to the Empire nor remote nor destroyed and contains at least 1 Imperial ground unit is subjugated: a subjugation marker is placed there.",
  },
  "reb.subjugation.marker-side": {
    source: "Guía de referencia: SUBYUGACIÓN",
    kind: "definition",
    rule: "The back of an Imperial loyalty marker is used as the subjugation marker.",
  },
  "reb.subjugation.is-imperial-system": {
    source: "Guía de referencia: SUBYUGACIÓN",
    kind: "definition",
    rule: "A system with a subjugation marker is an Imperial system.",
  },
  "reb.subjugation.does-not-set-loyalty": {
    source: "Guía de referencia: SUBYUGACIÓN",
    kind: "definition",
    rule: "A subjugation marker does not set loyalty: the system stays neutral, or stays loyal to the Rebels if it has a Rebel loyalty marker.",
  },
  "reb.subjugation.imperial-deploy": {
    source: "Guía de referencia: SUBYUGACIÓN",
    kind: "definition",
    rule: "The Imperial player can deploy units in subjugated systems.",
  },
  "reb.subjugation.imperial-build": {
    source: "Guía de referencia: SUBYUGACIÓN",
    kind: "definition",
    rule: "The Imperial player can build units from subjugated systems.",
  },
  "reb.subjugation.leftmost-only": {
    source: "Guía de referencia: SUBYUGACIÓN",
    kind: "restriction",
    rule: "Building from a subjugated system uses only its leftmost resource icon.",
    sameAs: "reb.build.subjugated-leftmost",
  },
  "reb.subjugation.removed": {
    source: "Guía de referencia: SUBYUGACIÓN",
    kind: "procedure",
    rule: "If at any time no Imperial ground unit is in a subjugated system, the subjugation marker is removed.",
  },
  "reb.subjugation.rebel-marker-stays": {
    source: "Guía de referencia: SUBYUGACIÓN",
    kind: "definition",
    rule: "A Rebel loyalty marker in a subjugated system stays there beneath the subjugation marker.",
  },
  "reb.subjugation.neutral-gains-imperial": {
    source: "Guía de referencia: SUBYUGACIÓN",
    kind: "procedure",
    rule: "If a neutral subjugated system gains Imperial loyalty, its subjugation marker is turned over to the Imperial loyalty side.",
  },
  "reb.subjugation.rebel-gains": {
    source: "Guía de referencia: SUBYUGACIÓN",
    kind: "procedure",
    rule: "If the Rebel player gains loyalty in a subjugated system, a Rebel loyalty marker is placed beneath the subjugation marker.",
  },
  "reb.subjugation.rebel-loses": {
    source: "Guía de referencia: SUBYUGACIÓN",
    kind: "procedure",
    rule: "If the Rebel player loses loyalty in a subjugated system, their marker is removed from beneath the subjugation marker and the system becomes neutral.",
  },
  "reb.subjugation.after-imperial-loyalty-lost": {
    source: "Guía de referencia: SUBYUGACIÓN",
    kind: "procedure",
    rule: "If the Empire loses its loyalty marker in a system where it has a ground unit, the system is then subjugated.",
    ambiguity: "Follows from reb.subjugation.condition being continuous.",
  },
  "reb.subjugation.ltp-on-top": {
    source: "Aprende a jugar: Subyugación",
    kind: "procedure",
    rule: "The marker of a newly subjugated Rebel system is placed on top of the Rebel loyalty marker.",
    sameAs: "reb.subjugation.rebel-marker-stays",
  },
  "reb.subjugation.ltp-reverts": {
    source: "Aprende a jugar: Subyugación",
    kind: "procedure",
    rule: "When the subjugation marker is discarded the system reverts to Rebel loyalty, or to neutral if no marker lies beneath.",
    ambiguity:
      "The Learn to Play speaks of loyalty coming back; by the Rules Reference a Rebel loyalty marker beneath counts all the time (reb.subjugation.does-not-set-loyalty).",
  },
  "reb.sabotage.placed-by": {
    source: "Guía de referencia: INDICADORES DE SABOTAJE",
    kind: "procedure",
    rule: "The Rebel mission Sabotage places a sabotage marker in a system.",
    changedBy: ["reb.faq.sabotage-populous"],
  },
  "reb.sabotage.no-build-icons": {
    source: "Guía de referencia: INDICADORES DE SABOTAJE",
    kind: "restriction",
    rule: "A sabotage marker forbids using the system's resource icons to build units.",
  },
  "reb.sabotage.no-deploy": {
    source: "Guía de referencia: INDICADORES DE SABOTAJE",
    kind: "restriction",
    rule: "A sabotage marker forbids deploying units in the system in the Refresh Phase.",
  },
  "reb.sabotage.one-per-system": {
    source: "Guía de referencia: INDICADORES DE SABOTAJE",
    kind: "limit",
    rule: "There can be at most 1 sabotage marker in each system.",
  },
  "reb.sabotage.abilities-build-deploy": {
    source: "Guía de referencia: INDICADORES DE SABOTAJE",
    kind: "restriction",
    rule: "No ability or effect can build or deploy units in a system with a sabotage marker.",
    clarifiedBy: ["reb.faq.sabotage-only-build-deploy", "reb.faq.oversee-deploys"],
  },
  "reb.sabotage.resource-abilities-unaffected": {
    source: "Guía de referencia: INDICADORES DE SABOTAJE",
    kind: "definition",
    rule: "Abilities that refer to a system's resource icons are not affected by sabotage markers.",
    clarifiedBy: ["reb.faq.sabotage-only-build-deploy"],
  },
  "reb.sabotage.gain-unaffected": {
    source: "Guía de referencia: INDICADORES DE SABOTAJE",
    kind: "definition",
    rule: "An ability that lets a player gain units in a system is not stopped by a sabotage marker.",
  },
  "reb.sabotage.persist": {
    source: "Guía de referencia: INDICADORES DE SABOTAJE",
    kind: "definition",
    rule: "A sabotage marker stays until an Imperial mission card removes it.",
    changedBy: ["reb.faq.destroyed-removes-sabotage"],
  },
  "reb.sabotage.both-factions": {
    source: "Guía de referencia: INDICADORES DE SABOTAJE",
    kind: "definition",
    rule: "Sabotage markers affect both factions equally.",
  },
  "reb.resource.populous-have": {
    source: "Guía de referencia: ICONOS DE RECURSO",
    kind: "definition",
    rule: "Every populous system has at least 1 resource icon.",
    changedBy: ["reb.faq.destroyed-no-icons"],
  },
  "reb.resource.determine-units": {
    source: "Guía de referencia: ICONOS DE RECURSO",
    kind: "definition",
    rule: "Resource icons determine the types of units that can be built from the system; faction sheets list the units of each icon.",
  },
  "reb.resource.ability-uses-all": {
    source: "Guía de referencia: ICONOS DE RECURSO",
    kind: "definition",
    rule: "An ability that refers to a system's resource icons uses all of its icons whatever its loyalty, subjugation, or units.",
  },
};
