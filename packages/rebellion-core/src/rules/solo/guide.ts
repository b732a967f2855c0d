import type { RuleIndex } from "@sw/tabletop";
import type { SOLO_GUIDE_RULE_IDS } from "./guide-ids.ts";

/** The guide for a real table, its options, and the summary of a round. */
export const SOLO_GUIDE_RULES: RuleIndex<(typeof SOLO_GUIDE_RULE_IDS)[number]> = {
  "solo.guide.purpose": {
    source: "Ataque Imperial: GUÍA INTERACTIVA",
    kind: "option",
    rule: "An interactive web guide summarises the rules, computes each faction's resources in the Refresh Phase from the loyalties, and tracks the remote systems explored by the Empire. It is an aid, never required.",
  },
  "solo.move.tracker": {
    source: "Ataque Imperial: MOVIMIENTO / Base no descubierta",
    kind: "option",
    rule: "A probe tracker may be used: it marks cards gained by droids as probed, and cards gained by troops as boots on the ground.",
  },
  "solo.move.tracker-link": {
    source: "Ataque Imperial: MOVIMIENTO / Base no descubierta",
    kind: "option",
    rule: "If the first address of that tracker fails, another address of the same tool is given.",
    untestable: "says where a program of others is found",
  },
  "solo.decision.guide-lookup": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES",
    kind: "option",
    rule: "The decision list can be searched by card name in the guide.",
  },
  "solo.decision.index": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Índice alfabético de cartas",
    kind: "definition",
    rule: "An alphabetical index leads from each card's name to its row; it holds no rules.",
  },
  "solo.guide.sections": {
    source: "Ataque Imperial: APÉNDICE 3: GUÍA INTERACTIVA",
    kind: "definition",
    rule: "The guide has four main sections: set-up, assignment, command, refresh, in short form.",
  },
  "solo.guide.colours": {
    source: "Ataque Imperial: APÉNDICE 3: GUÍA INTERACTIVA",
    kind: "definition",
    rule: "Boxes are green for Rebel steps, red for Imperial steps and shaded from green to red for common steps.",
  },
  "solo.guide.build-queue": {
    source: "Ataque Imperial: APÉNDICE 3: GUÍA INTERACTIVA",
    kind: "option",
    rule: "Build queue calculator: from the loyalty of each system and its state (subjugated, sabotaged or blockaded and so on) it adds up the resources of each faction per queue space.",
    ambiguity:
      "The guide lists Ord Mantell's ground icon first, which makes its subjugated output wrong; the printed left icon is the space circle. Reading: Use the printed order of icons.",
  },
  "solo.guide.remote-systems": {
    source: "Ataque Imperial: APÉNDICE 3: GUÍA INTERACTIVA",
    kind: "option",
    rule: "Remote system tracker: marks which remote probe cards the Empire holds; at seven marks it announces the remaining system as the base.",
  },
  "solo.guide.popups": {
    source: "Ataque Imperial: APÉNDICE 3: GUÍA INTERACTIVA",
    kind: "option",
    rule: "Definitions, strength values per unit type and the decision list open as pop-ups.",
  },
  "solo.guide.time-marker": {
    source: "Ataque Imperial: APÉNDICE 3: GUÍA INTERACTIVA",
    kind: "option",
    rule: "Time track: keeps both markers and warns when MR minus MT becomes 5 or less, because the Imperial strategy changes then.",
  },
  "solo.guide.dice": {
    source: "Ataque Imperial: APÉNDICE 3: GUÍA INTERACTIVA",
    kind: "option",
    rule: "Dice generator: one click rolls a D6 and a D8.",
  },
  "solo.guide.reset": {
    source: "Ataque Imperial: APÉNDICE 3: GUÍA INTERACTIVA",
    kind: "option",
    rule: "Reset: all values return to their defaults (reputation, round, loyalties) and the selected variations are reset too.",
  },
  "solo.options.menu": {
    source: "Ataque Imperial: MENÚ DE OPCIONES",
    kind: "option",
    rule: "An options menu decides which rules the guide shows.",
  },
  "solo.options.rote-components": {
    source: "Ataque Imperial: MENÚ DE OPCIONES",
    kind: "option",
    rule: "Option: use expansion components and deployment. Off: base deployment is shown and expansion cards are hidden in the decision list.",
  },
  "solo.options.rote-combat": {
    source: "Ataque Imperial: MENÚ DE OPCIONES",
    kind: "option",
    rule: "Option: use expansion combat with advanced tactic cards; available only with the previous option.",
  },
  "solo.options.rote-marking": {
    source: "Ataque Imperial: MENÚ DE OPCIONES",
    kind: "definition",
    rule: "Sections changed by expansion options are shown on grey with the expansion icon.",
  },
  "solo.options.variations": {
    source: "Ataque Imperial: MENÚ DE OPCIONES",
    kind: "option",
    rule: "Every variation can be switched on or off and is marked by its own icon.",
  },
  "solo.options.random-missions": {
    source: "Ataque Imperial: MENÚ DE OPCIONES",
    kind: "option",
    rule: "Option: play missions at random (manual page 8). On = action roll; off = missions before movement.",
    ambiguity:
      "The manual treats the action roll as the rule and missions first as the variation; the guide names the opposite switch. Reading: Default on (action roll).",
  },
  "solo.options.assign-actions": {
    source: "Ataque Imperial: MENÚ DE OPCIONES",
    kind: "option",
    rule: "Option: assignment action cards (page 7): D8 whether they are played.",
  },
  "solo.options.random-movement": {
    source: "Ataque Imperial: MENÚ DE OPCIONES",
    kind: "option",
    rule: "Option: random movement instead of always toward the PBR (page 3).",
  },
  "solo.options.deploy-pbr": {
    source: "Ataque Imperial: MENÚ DE OPCIONES",
    kind: "option",
    rule: "Option: deployment priority toward the PBR (page 9).",
  },
  "solo.options.unplayable": {
    source: "Ataque Imperial: MENÚ DE OPCIONES",
    kind: "option",
    rule: "Option: unplayable missions (page 4).",
  },
  "solo.summary.rebel.assignment": {
    source: "Ataque Imperial: RESUMEN DE LA RONDA",
    kind: "procedure",
    rule: "Rebel summary, assignment: assign leaders and play assignment action cards.",
  },
  "solo.summary.rebel.command": {
    source: "Ataque Imperial: RESUMEN DE LA RONDA",
    kind: "procedure",
    rule: "Rebel summary, command: alternate revealing missions, activating systems, and using leaders in combats or to oppose, until no leaders are left.",
  },
  "solo.summary.rebel.refresh": {
    source: "Ataque Imperial: RESUMEN DE LA RONDA",
    kind: "procedure",
    rule: "Rebel summary, refresh: objectives; recover starting missions and discard the others; leaders; draw missions to the limit; draw objective; advance time (recruit: 2 cards keep 1; build after the Empire); deploy after the Empire, at most 2 per system including the Rebel Base space.",
  },
  "solo.summary.empire.assignment": {
    source: "Ataque Imperial: RESUMEN DE LA RONDA",
    kind: "procedure",
    rule: "Imperial summary, assignment: Round Deck by the table, then assignment action cards.",
  },
  "solo.summary.empire.command": {
    source: "Ataque Imperial: RESUMEN DE LA RONDA",
    kind: "procedure",
    rule: "Imperial summary, command: hidden base by D8 (1-4 activate, only with more leaders than Round Deck cards; 5-8 mission; always a mission otherwise); revealed base: activate, missions only without movable fleets; use leaders on Rebel turns by D8 (5-8) under the same reserve condition.",
  },
  "solo.summary.empire.refresh": {
    source: "Ataque Imperial: RESUMEN DE LA RONDA",
    kind: "procedure",
    rule: "Imperial summary, refresh: starting missions back and shuffled, others discarded, projects on top of the Main deck; leaders; probe droids; recruit 1 card (random leader if several); build before the Rebels, random where needed; deploy first, at most 2 per system, by the flow chart.",
  },
};
