import type { RuleIndex } from "@sw/tabletop";
import type { SOLO_MISSION_DECISION_IDS } from "./decision-ids.ts";

/** The decision list: the other missions, and projects. */
export const SOLO_MISSION_DECISION_RULES: RuleIndex<(typeof SOLO_MISSION_DECISION_IDS)[number]> = {
  "solo.decision.address-delays": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial (conjunto base)",
    kind: "procedure",
    rule: "Address Delays (Acabar con los retrasos): Imperial system with the highest VP; then the one with the fastest production.",
    ambiguity: "Fastest production is not defined. Reading: Lowest number beside the resource icons.",
  },
  "solo.decision.trade-negotiations": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial (conjunto base)",
    kind: "procedure",
    rule: "Trade Negotiations (Acuerdos comerciales): Rebel system with the highest VP; Rebel with the most favourable diplomacy; then any system with the highest VP.",
    ambiguity: "The skill icon is lost in the text copy; it is taken from the web guide. Reading: Diplomacy.",
  },
  "solo.decision.homing-beacon": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial (conjunto base)",
    kind: "procedure",
    rule: "Homing Beacon (Baliza señalizadora): captured leader with the highest skill score; then in the system with the most favourable skill.",
    ambiguity:
      "The icon is lost; the guide prints spec ops, but the card's skill is intel. What the Empire learns on success is not written here; the older English guide gives the cards of all remote systems outside the region chosen. Reading: Use intel. On success the rescued leader is placed in the base's region and the Empire takes the cards of all remote systems of other regions.",
  },
  "solo.decision.carbon-freezing": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial (conjunto base)",
    kind: "procedure",
    rule: "Carbon Freezing (Congelado en carbonita): captured leader with the highest skill score; then in the system with the most favourable spec ops.",
    ambiguity: "The skill icon is lost in the text copy; it is taken from the web guide. Reading: Spec ops.",
  },
  "solo.decision.display-of-power": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial (conjunto base)",
    kind: "procedure",
    rule: "Display of Power (Demostración de poder): Rebel system with the highest VP; then the most favourable diplomacy.",
    ambiguity: "The skill icon is lost in the text copy; it is taken from the web guide. Reading: Diplomacy.",
  },
  "solo.decision.intercept-transmission": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial (conjunto base)",
    kind: "procedure",
    rule: "Intercept Transmission (Interceptar transmisión): Rebel system with the most favourable intel; then the highest VP.",
    ambiguity: "The skill icon is lost in the text copy; it is taken from the web guide. Reading: Intel.",
  },
  "solo.decision.interrogation": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial (conjunto base)",
    kind: "procedure",
    rule: "Interrogation (Interrogatorio): captured leader in the system with the most favourable spec ops; then highest skill score. On success a random objective in the Rebel hand is discarded.",
    ambiguity:
      "The skill icon is lost in the text copy; it is taken from the web guide. Whether the hand is shown first, as the card says, is open. Reading: Spec ops; it is not shown, which nobody gains by.",
  },
  "solo.decision.secret-weapons-research": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial (conjunto base)",
    kind: "procedure",
    rule: "Secret Weapons Research (Programa de armas secretas): Imperial system with an Imperial leader; then highest VP.",
  },
  "solo.decision.subversion-base": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial (conjunto base)",
    kind: "procedure",
    rule: "Subversion (Subversión): removed from the game during set-up.",
    coveredBy: "solo.setup.imperial-set",
  },
  "solo.decision.exploit-weakness": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial (conjunto expansión)",
    kind: "procedure",
    rule: "Exploit Weakness (Aprovechar una debilidad): captured leader in the system with the most favourable spec ops; then highest skill score. On success a random objective from the Rebel hand goes on top of the objective deck.",
    ambiguity:
      "The skill icon is lost in the text copy; it is taken from the web guide. Reading: Spec ops (the guide has a broken tag for it; the printed card agrees).",
  },
  "solo.decision.promotion": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial (conjunto expansión)",
    kind: "procedure",
    rule: "Promotion (Ascenso): Imperial system with the highest VP; then the fastest production.",
    ambiguity:
      "Which leader is recruited is not said. Reading: The recruitable leader with tactic values and the highest tactic score; ties by skill score.",
  },
  "solo.decision.hire-mercenaries": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial (conjunto expansión)",
    kind: "procedure",
    rule: "Hire Mercenaries (Contratar mercenarios): random PBR.",
    ambiguity:
      "Which leader is recruited is not said. Reading: The recruitable leader without tactic values and with the highest skill score.",
  },
  "solo.decision.stolen-intel": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial (conjunto expansión)",
    kind: "procedure",
    rule: "Stolen Intel (Datos robados): Rebel system with the most favourable intel; then highest VP. A random non-starting mission of the Rebel hand is discarded (redraw while it is a starting one).",
    ambiguity:
      "The skill icon is lost in the text copy; it is taken from the web guide. Reading: Intel; the probe card of the effect is drawn as usual.",
  },
  "solo.decision.deployment": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial (conjunto expansión)",
    kind: "procedure",
    rule: "Deployment (Despliegue): PBR farthest from any Imperial system; then the most favourable diplomacy; then highest VP.",
    ambiguity:
      "A PBR is remote and has VP 0, so the last criteria only matter when no PBR qualifies. The unit gained is not named. Reading: Where no PBR is left no distance is compared. Gain an Assault Tank or Stormtrooper at random; the unit explores the PBR.",
  },
  "solo.decision.break-their-will": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial (conjunto expansión)",
    kind: "procedure",
    rule: "Break Their Will (Doblegar su voluntad): captured leader in the system most favourable counting all icons. On success choose at random (D8) a region with unexplored remote systems. On failure the card goes on top of the Main Missions deck after that deck is shuffled and the round's projects are placed.",
    ambiguity:
      "What the Empire gains on success is not written. Reading: If the base is in the region it takes the cards of all PBRs elsewhere; otherwise those of the PBRs in that region.",
  },
  "solo.decision.imperial-might": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial (conjunto expansión)",
    kind: "procedure",
    rule: "Imperial Might (El poder del Imperio): system with a Death Star and the lowest VF; then a Death Star Under Construction; then a Shield Bunker with the lowest VF. Only one leader is assigned.",
    ambiguity:
      "Which units are deployed is not said; whose VF neither. Reading: Imperial VF. Up to four units from space 1 with the highest VF, equal ones at random.",
  },
  "solo.decision.message-from-high-command": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial (conjunto expansión)",
    kind: "procedure",
    rule: "Message from High Command (Mensaje del alto mando): Rebel system with the highest VP; Rebel with the most favourable diplomacy; then any system with the highest VP.",
    ambiguity: "The skill icon is lost in the text copy; it is taken from the web guide. Reading: Diplomacy.",
  },
  "solo.decision.were-the-bait": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial (conjunto expansión)",
    kind: "procedure",
    rule: "We're the Bait (Nosotros somos el cebo): captured leader in the system with the highest Imperial VF; then with the most favourable intel. Choose the base's units with the highest VF in the theater with more units.",
    ambiguity: "The theater with more units: Rebel units at the base. Reading: Yes, at the base; stay within 4 health.",
  },
  "solo.decision.subversion-rote": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Imperial (conjunto expansión)",
    kind: "procedure",
    rule: "Subversion (Subversión): removed from the game during set-up.",
    coveredBy: "solo.setup.imperial-set",
  },
  "solo.decision.construct-death-star": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Proyecto",
    kind: "procedure",
    rule: "Construct Death Star (Construir Estrella de la Muerte): random PBR.",
    ambiguity:
      "The card needs a remote system without Rebel units; a second Death Star piece must be in the supply. Reading: Among legal PBRs; otherwise unplayable.",
  },
  "solo.decision.construct-factory": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Proyecto",
    kind: "procedure",
    rule: "Construct Factory (Construir fábrica): sabotaged Imperial system; then highest VP.",
    ambiguity:
      "Several sabotaged systems all have VP 0. Reading: Compare VP as if the marker were gone, as in solo.decision.research-and-development.",
  },
  "solo.decision.construct-super-star-destroyer": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Proyecto",
    kind: "procedure",
    rule: "Construct Super Star Destroyer (Construir Super Destructor Estelar): Imperial system with the most favourable logistics. Assign 2 leaders if the pool holds more leaders than the Round Deck has unrevealed missions.",
    ambiguity:
      "The skill icon is lost in the text copy; it is taken from the web guide. The two-leader benefit exists only on the expansion card. Reading: Logistics; second leader only with the expansion card.",
  },
  "solo.decision.interdictor-development": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Proyecto",
    kind: "procedure",
    rule: "Interdictor Development (Desarrollo de Interdictor): Imperial system with the most favourable logistics. Assign 2 leaders if the pool holds more leaders than the Round Deck has unrevealed missions.",
    ambiguity:
      "The skill icon is lost in the text copy; it is taken from the web guide. With two leaders the card would return to hand. Reading: Logistics; the card goes with the gained projects.",
  },
  "solo.decision.superlaser-online": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Proyecto",
    kind: "procedure",
    rule: "Superlaser Online (Superláser operativo): base revealed: the base's system; hidden: random PBR; then a Rebel system.",
    ambiguity:
      "It can only be resolved where a Death Star is; the guide makes it unplayable when no Death Star is in one of these systems. Reading: Unplayable then. Candidates are the systems with a Death Star: the base's if revealed; else a random one among those that are PBRs; else the Rebel system with the highest VP.",
  },
  "solo.decision.oversee-project": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Proyecto",
    kind: "procedure",
    rule: "Oversee Project (Supervisar proyecto): base revealed: system closest to the base; hidden: Imperial system with the highest VP. Deploy the unit with the highest VF, those on space 2 first.",
    ambiguity:
      "VF first or space 2 first; a queued Death Star is tied to its place. Reading: Highest VF; among equals space 2; the Death Star only in its system.",
  },
  "solo.decision.single-reactor-ignition": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Proyecto",
    kind: "procedure",
    rule: "Single Reactor Ignition (Un único encendido del reactor): base revealed: the base; hidden: random PBR, then a Rebel system. If no Death Star is in such a system the card is not played and another is drawn.",
  },
};
