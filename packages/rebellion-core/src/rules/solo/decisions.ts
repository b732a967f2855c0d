import type { RuleIndex } from "@sw/tabletop";
import type { SOLO_DECISION_IDS } from "./decision-ids.ts";

/** The decision list: starting missions, and missions with a leader icon. */
export const SOLO_DECISION_RULES: RuleIndex<(typeof SOLO_DECISION_IDS)[number]> = {
  "solo.decision.capture-rebel-operative": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Inicial Imperial",
    kind: "procedure",
    rule: "Capture Rebel Operative (Capturar agente Rebelde): target the Rebel leader with the highest skill score; then the one in the system with the most favourable spec ops; then in the system with the highest Imperial VF.",
    ambiguity: "The skill icon is lost in the text copy; it is taken from the web guide. Reading: Spec ops.",
  },
  "solo.decision.research-and-development": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Inicial Imperial",
    kind: "procedure",
    rule: "Research and Development (Investigación y desarrollo): with a sabotaged system use option 2 there (highest VP); otherwise option 1 in the system with the highest VP. Only 1 project card is drawn either way.",
    ambiguity:
      "Option 1 normally draws two and keeps one; a sabotaged system has VP 0, so the highest VP among them must ignore the marker. Reading: Draw and keep one card; compare VP as if the marker were gone.",
  },
  "solo.decision.gather-intel": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Inicial Imperial",
    kind: "procedure",
    rule: "Gather Intel (Recabar información): Rebel system with the most favourable intel; then the Rebel system closest to an Imperial fleet.",
    ambiguity:
      "The text copy shows the spec ops symbol for this row, the web guide the intel one, which is the card's skill. Reading: Intel.",
  },
  "solo.decision.rule-by-fear": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Inicial Imperial",
    kind: "procedure",
    rule: "Rule by Fear (Reinado del terror): subjugated system with the highest VP; subjugated with the most favourable diplomacy; neutral with the highest VP; neutral with the most favourable diplomacy.",
    ambiguity:
      "The mission needs an Imperial unit in the system. Coruscant, remote systems and systems already loyal gain nothing. Reading: Only systems that satisfy the card and can still gain Imperial loyalty are considered.",
  },
  "solo.decision.detained": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial con icono de Líder",
    kind: "procedure",
    rule: "Detained (Arresto): Rebel leader with the highest skill score; then in the system with the most favourable spec ops; then in the system with the highest Imperial VF.",
    ambiguity: "The skill icon is lost in the text copy; it is taken from the web guide. Reading: Spec ops.",
  },
  "solo.decision.secure-the-plans": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial con icono de Líder",
    kind: "procedure",
    rule: "Secure the Plans (Asegurar los planos): base revealed: the base's system; hidden: a random PBR.",
  },
  "solo.decision.make-an-example": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial con icono de Líder",
    kind: "procedure",
    rule: "Make an Example (Castigo ejemplar): Rebel leader with the highest skill score; then the one in the system most favourable counting all skill icons.",
    ambiguity: "The card targets captured leaders in a remote system only. Reading: Among legal targets.",
  },
  "solo.decision.hunt-them-down": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial con icono de Líder",
    kind: "procedure",
    rule: "Hunt Them Down (Cazadlos): base revealed: the base's system, destroying units of the highest VF, ground units first. Hidden: Rebel system with the highest VP, then most favourable spec ops, destroying units of the highest VF in the theater with the higher VF.",
    ambiguity:
      "The card's limit is in health, the choice in VF. Reading: Within the health limit destroy the set with the highest total VF.",
  },
  "solo.decision.collect-bounty": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial con icono de Líder",
    kind: "procedure",
    rule: "Collect Bounty (Cobrar recompensa): Rebel leader with the highest skill score; then in the system with the most favourable spec ops; then in the system with the highest Imperial VF.",
    ambiguity: "The skill icon is lost in the text copy; it is taken from the web guide. Reading: Spec ops.",
  },
  "solo.decision.planetary-conquest": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial con icono de Líder",
    kind: "procedure",
    rule: "Planetary Conquest (Conquista planetaria): base revealed: the base's system, moving as many units as possible from the system farthest from the base. Hidden: Rebel system with the highest VP, then most favourable spec ops, moving as many as possible from a system in a region with the fewest PBRs.",
    ambiguity:
      "Moving the last ground unit out of a system is not addressed; nor which of several sources, nor which units if the limit binds. Reading: The garrison rule does not bind this card, which sets its own limits. Source: most units that may move, then one that keeps a ground unit, then highest VF moved, then random.",
  },
  "solo.decision.discredit-rebellion": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial con icono de Líder",
    kind: "procedure",
    rule: "Discredit Rebellion (Desacreditar a la Rebelión): sabotaged system with an Imperial leader; then the sabotaged system with the lowest VF.",
    ambiguity:
      "Whose VF is not said. Reading: Imperial VF, as in solo.decision.probe-droid-initiative: the leader sent there then blocks the fewest Imperial units.",
  },
  "solo.decision.interrogation-droid": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial con icono de Líder",
    kind: "procedure",
    rule: "Interrogation Droid (Droide interrogador): captured leader in the system with the most favourable intel; then highest skill score. On success the Empire takes all PBR cards out of the probe deck but 3 chosen by the Rebel player; with 3 or fewer in the deck the mission is unplayable and another is drawn.",
    ambiguity:
      "The base's own card is not in the deck, so 3 left in the deck make 4 possible bases, while the printed card leaves 3 systems, the base among them. Reading: Follow the text: 3 cards stay in the deck, and with 3 or fewer the mission is unplayable.",
  },
  "solo.decision.fear-will-keep-them-in-line": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial con icono de Líder",
    kind: "procedure",
    rule: "Fear Will Keep Them in Line (El miedo los mantendrá en orden): system with a Death Star, Super Star Destroyer or Star Destroyer in the region whose Rebel systems have the highest VP (gain loyalty in the Rebel systems with the highest VP); else the region whose subjugated systems have the highest VP (gain in Rebel or subjugated systems by VP); else the region whose systems have the highest VP (gain in Rebel, subjugated or neutral unsubjugated systems by VP).",
    ambiguity:
      "Sum or maximum of VP per region is not said. Reading: The sum of the two systems in which loyalty would be gained.",
  },
  "solo.decision.draw-them-out": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial con icono de Líder",
    kind: "procedure",
    rule: "Draw Them Out (Hacerlos salir): system with Imperial units and the most favourable spec ops; then the highest Imperial VF.",
    ambiguity:
      "Which Rebel leader is dragged is not said; the card needs a system without Rebel units. Reading: The pool leader with the highest skill score.",
  },
  "solo.decision.probe-droid-initiative": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial con icono de Líder",
    kind: "procedure",
    rule: "Probe Droid Initiative (Lanzamiento de droides sonda): system with an Imperial leader; then the system with the lowest VF.",
    ambiguity:
      "The card needs a Star Destroyer or Super Star Destroyer there; whose VF is not said. Reading: Among legal systems; VF of Imperial units.",
  },
  "solo.decision.double-our-efforts": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial con icono de Líder",
    kind: "procedure",
    rule: "Double Our Efforts (Nos esforzaremos): Imperial system with the highest VP; advance the units with the highest VF, those on space 3 first.",
    ambiguity: "VF first or space 3 first. Reading: Highest VF; among equals space 3.",
  },
  "solo.decision.imperial-propaganda": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial con icono de Líder",
    kind: "procedure",
    rule: "Imperial Propaganda (Propaganda imperial): system in the region with most Rebel systems; then in the region with the highest Rebel VF.",
    ambiguity: "The card needs an Imperial system. Reading: Among legal systems.",
  },
  "solo.decision.retrieve-the-plans": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial con icono de Líder",
    kind: "procedure",
    rule: "Retrieve the Plans (Recuperar los planos): captured leader in the system with the most favourable spec ops; then highest skill score. On success the objective worth most reputation in the Rebel hand goes to the bottom of the objective deck.",
    ambiguity: "The skill icon is lost in the text copy; it is taken from the web guide. Reading: Spec ops.",
  },
  "solo.decision.lure-of-the-dark-side": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial con icono de Líder",
    kind: "procedure",
    rule: "Lure of the Dark Side (Seducido por el lado oscuro): Luke Skywalker; then the captured leader with the highest skill score; then the one in the system most favourable counting all skill icons.",
    ambiguity: "Luke must be captured. Reading: First criterion only if he is.",
  },
  "solo.decision.long-range-probe": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial con icono de Líder",
    kind: "procedure",
    rule: "Long-Range Probe (Sonda de largo alcance): the PBR farthest from any Imperial system. If the base is not there the Empire takes that card; if it is, it takes the cards of all other PBRs. The deck is shuffled.",
    ambiguity:
      "If the base is there nothing says it is revealed, yet holding the 7 other cards reveals it. Reading: It is revealed.",
  },
};
