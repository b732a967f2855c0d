import type { RulesOf } from "./ids.ts";

/** Building and deploying units. */
export const BUILD_RULES: RulesOf<"build" | "deploy"> = {
  "reb.build.trigger": {
    source: "Guía de referencia: CONSTRUCCIÓN DE UNIDADES",
    kind: "procedure",
    rule: "Units are built when the time marker moves to a space that shows a build icon.",
  },
  "reb.build.simultaneous": {
    source: "Guía de referencia: CONSTRUCCIÓN DE UNIDADES",
    kind: "procedure",
    rule: "All players build simultaneously.",
    ambiguity:
      "Nothing is secret about building and the sides have no units in common, so the Rebel icons come first and openly.",
  },
  "reb.build.one-per-icon": {
    source: "Guía de referencia: CONSTRUCCIÓN DE UNIDADES",
    kind: "procedure",
    rule: "Each player places 1 unit on their build queue for each resource icon in their loyal and subjugated systems.",
    changedBy: ["reb.faq.build-fewer"],
  },
  "reb.build.unit-matches-icon": {
    source: "Guía de referencia: ICONOS DE RECURSO",
    kind: "restriction",
    rule: "The unit built for a resource icon must be of a type that the faction sheet lists for exactly that icon (colour and shape).",
    ambiguity:
      "One public summary lets larger icons build smaller units; the Learn to Play and the Rules Reference say the unit matches the icon.",
  },
  "reb.build.queue-space": {
    source: "Guía de referencia: CONSTRUCCIÓN DE UNIDADES",
    kind: "procedure",
    rule: "A built unit is placed on the build queue space whose number is printed next to the system's resource icons.",
  },
  "reb.build.subjugated-leftmost": {
    source: "Guía de referencia: CONSTRUCCIÓN DE UNIDADES",
    kind: "restriction",
    rule: "In a subjugated system only the leftmost resource icon is used.",
  },
  "reb.build.from-supply": {
    source: "Guía de referencia: CONSTRUCCIÓN DE UNIDADES",
    kind: "restriction",
    rule: "Units placed on the build queue come from the supply of unused components.",
  },
  "reb.build.opponent-unit-blocks": {
    source: "Guía de referencia: CONSTRUCCIÓN DE UNIDADES",
    kind: "restriction",
    rule: "A player cannot use a system's resource icons to build if the opponent has any unit in that system.",
  },
  "reb.build.rebel-base-icons": {
    source: "Guía de referencia: CONSTRUCCIÓN DE UNIDADES",
    kind: "procedure",
    rule: 'The Rebel player may also use the resource icons of the "Rebel Base" space to build units.',
  },
  "reb.build.rebel-base-icons-blocked": {
    source: "Guía de referencia: CONSTRUCCIÓN DE UNIDADES",
    kind: "restriction",
    rule: 'The "Rebel Base" space icons cannot be used if the base is revealed and the Imperial player has units or a loyalty marker in its system.',
    sameAs: "reb.base.revealed-resource-icons-blocked",
  },
  "reb.build.rebel-choice": {
    source: "Guía de referencia: CONSTRUCCIÓN DE UNIDADES",
    kind: "procedure",
    rule: "For a blue triangle or an orange square icon the Rebel player chooses 1 of the unit types their faction sheet lists for that icon.",
    ambiguity:
      "The text shows the two icons as blue triangle and orange square; which units belong to which icon is printed on the faction sheet.",
  },
  "reb.build.queue-moves": {
    source: "Guía de referencia: CONSTRUCCIÓN DE UNIDADES",
    kind: "procedure",
    rule: "In each Refresh Phase every unit moves 1 space down its build queue, toward its owner's board edge.",
    sameAs: "reb.deploy.step",
  },
  "reb.build.queue-exit": {
    source: "Guía de referencia: CONSTRUCCIÓN DE UNIDADES",
    kind: "procedure",
    rule: "A unit that leaves the board from space 1 is deployed to a system.",
    sameAs: "reb.deploy.ready",
  },
  "reb.build.effect-from-supply": {
    source: "Guía de referencia: CONSTRUCCIÓN DE UNIDADES",
    kind: "procedure",
    rule: "When an effect lets a player place units on the build queue, those units come from the supply.",
  },
  "reb.build.effect-ignores-sabotage": {
    source: "Guía de referencia: CONSTRUCCIÓN DE UNIDADES",
    kind: "definition",
    rule: "An effect that places units on the build queue and is resolved in a system works even if that system has a sabotage marker.",
    clarifiedBy: ["reb.faq.sabotage-only-build-deploy", "reb.faq.queue-effects-ignore-loyalty"],
  },
  "reb.build.team-admiral": {
    source: "Guía de referencia: CONSTRUCCIÓN DE UNIDADES",
    kind: "team",
    rule: "Team Game: only each team's Admiral builds and deploys units in the Refresh Phase.",
  },
  "reb.build.sabotage-blocks": {
    source: "Guía de referencia: INDICADORES DE SABOTAJE",
    kind: "restriction",
    rule: "The resource icons of a system with a sabotage marker cannot be used to build units.",
    sameAs: "reb.sabotage.no-build-icons",
  },
  "reb.build.ltp-rebel-subjugated": {
    source: "Aprende a jugar: Subyugación",
    kind: "restriction",
    rule: "The Rebel player cannot build from a subjugated system even if a Rebel loyalty marker lies beneath the subjugation marker.",
  },
  "reb.build.ltp-example": {
    source: "Aprende a jugar: Ejemplo de unidades de construcción",
    kind: "procedure",
    rule: "Worked example: Ryloth (Rebel loyalty, one icon, queue number 1) builds a Rebel Trooper on space 1 next to an X-wing; both then slide off and are deployed in the same Refresh Phase, both in Ryloth.",
  },
  "reb.deploy.step": {
    source: "Guía de referencia: DESPLIEGUE DE UNIDADES",
    kind: "procedure",
    rule: "In step 6 of the Refresh Phase all units on the build queues move 1 space toward their owner's board edge.",
  },
  "reb.deploy.ready": {
    source: "Guía de referencia: DESPLIEGUE DE UNIDADES",
    kind: "procedure",
    rule: "Units that leave the board from space 1 are ready to be deployed.",
  },
  "reb.deploy.where": {
    source: "Guía de referencia: DESPLIEGUE DE UNIDADES",
    kind: "restriction",
    rule: "Units are deployed in systems that have the player's loyalty marker or, for the Imperial player, a subjugation marker.",
  },
  "reb.deploy.two-per-system": {
    source: "Guía de referencia: DESPLIEGUE DE UNIDADES",
    kind: "limit",
    rule: "A player can deploy at most 2 units in each system in each Refresh Phase.",
  },
  "reb.deploy.return-to-space-one": {
    source: "Guía de referencia: DESPLIEGUE DE UNIDADES",
    kind: "procedure",
    rule: "A player who cannot or does not want to deploy some units returns them to space 1 of their build queue.",
  },
  "reb.deploy.sabotage-blocks": {
    source: "Guía de referencia: DESPLIEGUE DE UNIDADES",
    kind: "restriction",
    rule: "Units cannot be deployed in a system with a sabotage marker.",
    sameAs: "reb.sabotage.no-deploy",
  },
  "reb.deploy.enemy-blocks": {
    source: "Guía de referencia: DESPLIEGUE DE UNIDADES",
    kind: "restriction",
    rule: "Units cannot be deployed in a system that contains any enemy ship or ground unit.",
    ambiguity:
      "By the book this holds for a Death Star too; the FAQ lets Rebel ground units not stop it, Rebel ships still do.",
    changedBy: ["reb.faq.death-star-replaces-dsuc"],
  },
  "reb.deploy.remote-blocks": {
    source: "Guía de referencia: DESPLIEGUE DE UNIDADES",
    kind: "restriction",
    rule: "Units cannot be deployed in remote systems.",
    clarifiedBy: ["reb.faq.oversee-remote"],
  },
  "reb.deploy.rebel-base-space": {
    source: "Guía de referencia: DESPLIEGUE DE UNIDADES",
    kind: "procedure",
    rule: 'While the base is hidden the Rebel player may deploy units to the "Rebel Base" space.',
  },
  "reb.deploy.rebel-base-space-limit": {
    source: "Guía de referencia: DESPLIEGUE DE UNIDADES",
    kind: "limit",
    rule: 'At most 2 units can be deployed to the "Rebel Base" space in a Refresh Phase.',
  },
  "reb.deploy.base-system-too": {
    source: "Guía de referencia: DESPLIEGUE DE UNIDADES",
    kind: "definition",
    rule: 'If the hidden base\'s system is loyal to the Rebels, units may be deployed there in addition to the "Rebel Base" space.',
  },
  "reb.deploy.revealed-blocks-space": {
    source: "Guía de referencia: DESPLIEGUE DE UNIDADES",
    kind: "restriction",
    rule: 'While the base is revealed no units can be deployed to the "Rebel Base" space.',
    sameAs: "reb.base.revealed-no-deploy-to-space",
  },
  "reb.deploy.gain": {
    source: "Guía de referencia: DESPLIEGUE DE UNIDADES",
    kind: "procedure",
    rule: "When an ability lets a player gain a unit in a system, the unit is taken from the supply and placed in that system, not on the build queue.",
    changedBy: ["reb.faq.gain-from-board"],
  },
  "reb.deploy.team-admiral": {
    source: "Guía de referencia: DESPLIEGUE DE UNIDADES",
    kind: "team",
    rule: "Team Game: only each team's Admiral deploys units in the Refresh Phase.",
    sameAs: "reb.refresh.deploy-team",
  },
  "reb.deploy.rebels-first": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Deployment is resolved starting with the Rebel player.",
  },
  "reb.deploy.ltp-rebel-subjugated": {
    source: "Aprende a jugar: Subyugación",
    kind: "restriction",
    rule: "The Rebel player cannot deploy in a subjugated system even if a Rebel loyalty marker lies beneath the subjugation marker.",
  },
};
