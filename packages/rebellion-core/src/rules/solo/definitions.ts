import type { RuleIndex } from "@sw/tabletop";
import type { SOLO_DEFINITION_IDS } from "./automa-ids.ts";

/** What the Empire compares, and its dice. */
export const SOLO_DEFINITION_RULES: RuleIndex<(typeof SOLO_DEFINITION_IDS)[number]> = {
  "solo.dice.default-die": {
    source: "Ataque Imperial: INTRODUCCIÓN",
    kind: "procedure",
    rule: "Random choices use a D8 (eight remote systems, eight regions, or one of four options) or a D6 where six results fit better.",
    coveredBy: "solo.dice.candidates",
  },
  "solo.dice.d6-from-d8": {
    source: "Ataque Imperial: INTRODUCCIÓN",
    kind: "procedure",
    rule: "A D6 may be simulated with a D8 by rerolling 7 and 8.",
  },
  "solo.dice.candidates": {
    source: "Ataque Imperial: INTRODUCCIÓN",
    kind: "procedure",
    rule: "Where the criteria leave several equal candidates, one of them is picked at random with the die.",
    ambiguity:
      "Which result means which candidate is not given, nor what to do with more than eight. Reading: List the candidates in a fixed order (systems and leaders alphabetically by id; remote systems and regions by their numbers in solo.json) and give each an equal run of consecutive results: two 1-4 / 5-8, three 1-2 / 3-4 / 5-6, four two each, five to eight one each; results left over are rerolled. For more than eight roll twice and read 1-64 the same way.",
  },
  "solo.dice.free-method": {
    source: "Ataque Imperial: INTRODUCCIÓN",
    kind: "option",
    rule: "Any fair way of making a random choice may replace the die.",
    ambiguity:
      "Any method gives the same odds, not the same game. Reading: A program uses the die as in solo.dice.candidates, so that a person with real dice can follow it.",
  },
  "solo.def.fleet": {
    source: "Ataque Imperial: DEFINICIONES",
    kind: "definition",
    rule: "A fleet is all ships in one system together with the ground units there. Ground units alone are not a fleet.",
  },
  "solo.def.most-capable-attempt": {
    source: "Ataque Imperial: DEFINICIONES",
    kind: "procedure",
    rule: "When the Empire attempts or opposes a mission it uses the most capable leader, by these criteria in order: (1) the leader pictured on the card; (2) most icons of the mission's skill; (3) fewest different skills; (4) lowest tactic score; (5) random.",
    ambiguity:
      "For opposing, the pictured leader of a Rebel mission is a Rebel, so criterion 1 has no meaning; nothing is said about leaders without a matching icon, nor whether the requirement must be met when several could attempt. How minor icons enter criterion 3 is not said. Reading: Only leaders in the pool are candidates. Opposing starts at criterion 2; if nobody has a matching icon the leader with the lowest skill score goes (guide), then random. For an attempt only leaders who meet the requirement alone are considered, the pictured one included. Criterion 3 counts the kinds of skill shown, whether by full or minor icons.",
  },
  "solo.def.minor-skill-half": {
    source: "Ataque Imperial: DEFINICIONES",
    kind: "definition",
    rule: "In every comparison of leaders a minor skill icon counts as half an icon.",
    ambiguity:
      "Half icons are for comparing; whether two minor icons meet a requirement of one or two is not said. Reading: For meeting a requirement each minor icon counts as one, as the expansion rules say.",
  },
  "solo.def.most-capable-resolve": {
    source: "Ataque Imperial: DEFINICIONES",
    kind: "procedure",
    rule: "When the Empire resolves a mission it uses the leader with the fewest icons of the mission's skill that still meets the requirement; ties: lowest skill score; then random.",
    ambiguity:
      "The pictured leader of a resolved mission gives an extra effect but is not mentioned; the stated order is complete without him. Reading: Follow the stated order; only where it would end in a die roll, the pictured leader is taken first (golden rule).",
  },
  "solo.def.mr-mt": {
    source: "Ataque Imperial: DEFINICIONES",
    kind: "definition",
    rule: "MR and MT are the spaces of the reputation and time markers on the time track.",
  },
  "solo.def.mr-mt-5": {
    source: "Ataque Imperial: DEFINICIONES",
    kind: "definition",
    rule: "While MR minus MT is 5 or less the Empire hurries its search (see solo.mode5).",
  },
  "solo.def.pbr": {
    source: "Ataque Imperial: DEFINICIONES",
    kind: "definition",
    rule: "A possible Rebel base (PBR) is a remote system whose probe card is not in the Imperial hand. If its card goes back to the probe deck the system is a PBR again.",
    ambiguity:
      "The base's own probe card lies under Location, so its system is a PBR too; cards held under action cards (Secret Facility, Sweep the Area, Under the Radar) are in nobody's hand. Reading: A remote system is a PBR unless the Empire has its card, in hand or under one of its own action cards; a card kept by the Rebels under Under the Radar leaves the system a PBR. Where a card tells that the base is not in a remote system, the Empire takes that system's card (golden rule).",
  },
  "solo.def.skill-score": {
    source: "Ataque Imperial: DEFINICIONES",
    kind: "definition",
    rule: "A leader's skill score is the number of all his skill icons of any kind, minor icons counting half.",
  },
  "solo.def.favourable-skill": {
    source: "Ataque Imperial: DEFINICIONES",
    kind: "definition",
    rule: "The favourability of skill X in a system is the sum of X icons of Imperial leaders there minus that of Rebel leaders there, before the mission's own leader is sent. The most favourable system has the highest difference.",
    ambiguity:
      "Whether captured leaders and minor icons count is not said. Reading: Captured leaders count only for missions aimed at a captured leader, where they do oppose; minor icons count half.",
  },
  "solo.def.tactic-score": {
    source: "Ataque Imperial: DEFINICIONES",
    kind: "definition",
    rule: "A leader's tactic score is the sum of his space and ground tactic values.",
  },
  "solo.def.strength-value": {
    source: "Ataque Imperial: DEFINICIONES",
    kind: "definition",
    rule: "Strength value (VF) of a unit: 1 triangle, 2 circle, 3 square; 4 for a Super Star Destroyer, an Interdictor or a Death Star, also one under construction. The VF of a fleet or system is the sum of all its units, ships and ground.",
    ambiguity:
      "Which side's units count for the VF of a system is not said. Reading: The side the sentence speaks of; where it names none, the Imperial units.",
  },
  "solo.def.production-value": {
    source: "Ataque Imperial: DEFINICIONES",
    kind: "definition",
    rule: "Production value (VP) of a system is the sum of the VF of the units it produces, after everything that changes production. Remote systems, systems with a sabotage marker and destroyed systems have VP 0.",
    ambiguity:
      "For a subjugated system with two icons it is unclear whether only the left icon counts, because only that one builds. Reading: Count both printed icons: the web guide says so (Mon Calamari is 4 even when subjugated), and higher values give the Empire more targets to weigh.",
  },
  "solo.golden.rule": {
    source: "Ataque Imperial: LÓGICA DE LA IA IMPERIAL / Regla de Oro",
    kind: "definition",
    rule: "In a situation the rules leave open, take the option most advantageous to the Empire.",
    ambiguity:
      "Most advantageous is not an order that a procedure can follow. Reading: The readings of this list are its application. Rebel target markers are removed as soon as they can be. Where a miniature is wanting that a card gives (with the official answers), a unit goes for it that is not the last ground unit of its system, away from Rebels, out of the strongest system; rather than a last one none. Of units without transport in a destroyed system the weakest are lost. Where one unit takes the damage of others, it is the one with least health left. What the readings still leave open goes to the die (solo.decision.order): which of several equal units builds, boards or stays, the order of effects put off to the end of a phase, which of several target markers goes first.",
  },
  "solo.decision.order": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES",
    kind: "procedure",
    rule: "Criteria of a row are tried in order; each next one only breaks ties; what remains is decided by D8.",
    ambiguity:
      "A criterion that fits no candidate (for instance Rebel systems when there are none) is not treated. Reading: It keeps all candidates and the next one is tried. Candidates are the choices the card allows.",
  },
  "solo.decision.golden": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES",
    kind: "procedure",
    rule: "The golden rule applies to every choice.",
    sameAs: "solo.golden.rule",
  },
  "solo.map.production": {
    source: "Ataque Imperial: APÉNDICE 1: MAPAS",
    kind: "definition",
    rule: "A map gives the production value of every system, for decisions that need it.",
    ambiguity:
      "The map is an image and is not in the text copy. Reading: the values follow from the printed resource icons.",
  },
  "solo.map.numbering": {
    source: "Ataque Imperial: APÉNDICE 1: MAPAS",
    kind: "definition",
    rule: "A map numbers the 8 regions and the 8 remote systems for random choice by D8.",
    ambiguity:
      "The map is an image and is not in the text copy. Reading: Remote systems are numbered by name. Regions are numbered by these systems in them: 1 Coruscant, 2 Mygeeto, 3 Kashyyyk, 4 Mon Calamari, 5 Kessel, 6 Ryloth, 7 Sullust, 8 Bespin. Any fixed numbering gives the same odds.",
  },
};
