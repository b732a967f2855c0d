import type { RuleIndex } from "@sw/tabletop";
import type { SOLO_CARD_DECISION_IDS } from "./decision-ids.ts";

/** The decision list: action cards, and cards of the Rebels. */
export const SOLO_CARD_DECISION_RULES: RuleIndex<(typeof SOLO_CARD_DECISION_IDS)[number]> = {
  "solo.assign.actions": {
    source: "Ataque Imperial: FASE DE ASIGNACIÓN",
    kind: "procedure",
    rule: "The Empire plays every assignment action card it has that can be played.",
    ambiguity:
      "Order, choice between two pictured leaders and leader use are not given; a leader placed by a card is no longer in the pool. Reading: Play them one by one in the order in which they were gained, judging each anew. Of two pictured leaders in the pool the one with the lower skill score goes, then random.",
  },
  "solo.var.assign-actions.roll": {
    source: "Ataque Imperial: FASE DE ASIGNACIÓN / Variación (cartas de Acción)",
    kind: "procedure",
    rule: "VARIATION, assignment action cards: D8 each round; 1-4 the Empire plays none this phase, 5-8 it plays all that can be played.",
  },
  "solo.decision.boba-fett-where": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Acción Imperial",
    kind: "procedure",
    rule: "Boba Fett? Where? (¿Boba Fett? ¿Dónde?): Imperial system with the highest VP; then the fastest production.",
  },
  "solo.decision.ambitions-of-power": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Acción Imperial",
    kind: "procedure",
    rule: "Ambitions of Power (Ambiciones de poder): no criterion.",
    ambiguity: "No timing is given. Reading: Used as soon as the pool would exceed 8 leaders.",
  },
  "solo.decision.public-support": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Acción Imperial",
    kind: "procedure",
    rule: "Public Support (Apoyo público): base revealed: Imperial system closest to the base, then with the largest fleet; hidden: Imperial system with the highest VP, then the fastest production.",
    ambiguity: "Largest fleet: number or VF. Reading: VF.",
  },
  "solo.decision.target-the-generator": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Acción Imperial",
    kind: "procedure",
    rule: "Target the Generator (Apuntar al generador): only in a combat with structures: Ion Cannon, else a random structure.",
  },
  "solo.decision.catch-them-by-surprise": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Acción Imperial",
    kind: "procedure",
    rule: "Catch Them by Surprise (Cogerlos por sorpresa): base revealed: the base's system; hidden: a PBR, then the system whose adjacent Imperial fleets have the highest combined VF.",
    ambiguity:
      "A PBR no fleet stands next to would waste the card; Imperial fleets that cannot leave a garrison could not come. Reading: Only systems that at least one adjacent fleet could enter are candidates: a PBR, else any system with Rebel units or Rebel loyalty; among them the highest combined VF of the fleets that could come, each counted with all of its units, then random. No candidate: not playable.",
  },
  "solo.decision.fully-operational": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Acción Imperial",
    kind: "procedure",
    rule: "Fully Operational (En perfecto y completo funcionamiento): Rebel ship with the highest VF; else a random Rebel ship.",
  },
  "solo.decision.keep-them-from-escaping": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Acción Imperial",
    kind: "procedure",
    rule: "Keep Them from Escaping (Impedir que escapen): used at the first opportunity (combat).",
  },
  "solo.decision.secret-facility": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Acción Imperial",
    kind: "procedure",
    rule: "Secret Facility (Instalaciones secretas): with a Death Star or one under construction, in that system; otherwise draw 3 random probe cards of the Imperial hand and use the Imperial system with the highest VP among them, else the Rebel system with the lowest ground VF. Gain a Shield Bunker and a random triangle unit there.",
    ambiguity:
      "The card normally needs the probe card of the system; other systems than Imperial or Rebel may be drawn; fewer than three cards may be in hand. Reading: With a Death Star the card is played there at once, without a probe card; of several Death Stars the die says which. With fewer cards draw all. Rebel ground VF is meant; with no Imperial or Rebel system take any of those drawn without Rebel units.",
  },
  "solo.decision.blindside": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Acción Imperial",
    kind: "procedure",
    rule: "Blindside (Maniobra inesperada): while it is available, one of its leaders is assigned with priority to the next playable mission revealed, and the card is used with it.",
    ambiguity:
      "The leader may not meet the requirement. Reading: Only if he does; of two who do, the one the mission would take by its own criteria.",
  },
  "solo.decision.scouting-mission": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Acción Imperial",
    kind: "procedure",
    rule: "Scouting Mission (Misión de reconocimiento): base revealed: the base's system; hidden: Rebel system with the highest VP, then the fastest production.",
    ambiguity:
      "Which TIE Fighters move is not said here; the older guide takes those farthest away. Reading: Up to four TIE Fighters, farthest first, keeping those in systems next to Rebel units.",
  },
  "solo.decision.post-bounty": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Acción Imperial",
    kind: "procedure",
    rule: "Post Bounty (Ofrecer recompensa): while the card is in hand Jabba the Hutt is the preferred leader for missions; used at the first opportunity on the Rebel leader with the highest skill score, then the highest tactic score.",
    ambiguity: "Jabba may not meet a mission's requirement. Reading: Preferred only where he does.",
  },
  "solo.decision.lord-vaders-orders": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Acción Imperial",
    kind: "procedure",
    rule: "Lord Vader's Orders (Por orden de Lord Vader): put the three top objectives back with those worth most reputation at the bottom.",
  },
  "solo.decision.ready-for-action": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Acción Imperial",
    kind: "procedure",
    rule: "Ready for Action (Preparado para la acción): used at the first opportunity (a combat with a leader of the card in the pool); with both available, the one with the higher tactic value in the theater where the Rebel units have the higher VF.",
  },
  "solo.decision.local-rumors": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Acción Imperial",
    kind: "procedure",
    rule: "Local Rumors (Rumores locales): random region with a PBR; the Empire gains the probe card of the remote system there. With the base revealed keep the card until a new base exists.",
    ambiguity:
      "Two regions hold two remote systems each, and the base itself may be in the region. Reading: If the base is in the region the Empire gains the cards of all PBRs of other regions; otherwise all PBR cards of the region. The literal text gains one card.",
  },
  "solo.decision.proceeding-as-planned": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Acción Imperial",
    kind: "procedure",
    rule: "Proceeding as Planned (Según lo planeado): draw projects until one can be carried out at once.",
    ambiguity:
      "The undrawn rest and the passed-over cards are not treated. Reading: They go to the bottom of the project deck.",
    coveredBy: "solo.missions.projects-aside",
  },
  "solo.decision.brilliant-administrator": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Acción inicial Imperial",
    kind: "procedure",
    rule: "Brilliant Administrator (Administración brillante): Imperial system with the highest VP; then the fastest production.",
  },
  "solo.decision.early-promotion": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Acción inicial Imperial",
    kind: "procedure",
    rule: "Early Promotion (Ascenso inmediato): if Admiral Motti is not recruited: recruit him and place him with Grand Moff Tarkin in the Imperial system with the highest VP, then the fastest production. Otherwise draw an Imperial starting action card.",
  },
  "solo.decision.according-to-my-design": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Acción inicial Imperial",
    kind: "procedure",
    rule: "According to My Design (De acuerdo con mis designios): no criterion.",
    ambiguity:
      "No timing is given. Reading: First combat in which Emperor Palpatine takes part and the Rebels would roll dice.",
  },
  "solo.decision.more-dangerous-than-you-realize": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Acción inicial Imperial",
    kind: "procedure",
    rule: "More Dangerous Than You Realize (Más peligroso de lo que creemos): base tactic cards (not used by the Empire): add 3 to one tactic value of the Imperial leader in the combat, space or ground at random. Advanced cards: choose a theater of the battle at random and draw 3 Imperial advanced cards instead of 1; all 3 may be used in one round.",
    ambiguity:
      "For how long is not said, nor in which order the three are used, nor whether the theater may be one without a battle. Reading: for the whole combat, in every round of battle; a card that cancels first, since none but the first can, then those whose upper half is used; a theater that is fought over, the die deciding between two.",
  },
  "solo.decision.it-is-your-destiny": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Acción inicial Imperial",
    kind: "procedure",
    rule: "It Is Your Destiny (Es tu destino): used at the first opportunity (a Rebel leader is rescued); with several leaders on the mission the one with the highest skill score is captured.",
  },
  "solo.decision.track-them": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Acción inicial Imperial",
    kind: "procedure",
    rule: "Track Them (Seguir su rastro): take back the Imperial leader with the highest skill score; then most different skills; then the highest tactic score.",
  },
  "solo.decision.false-orders": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Acción Rebelde",
    kind: "procedure",
    rule: "False Orders (Órdenes falsas): the top card of the Round Deck returns to its own deck (Starting, Main or projects).",
    ambiguity:
      "Top or bottom of that deck, and whether it is replaced, is not said. Reading: To the bottom; the Round Deck is one card shorter, as the Rebel card intends.",
    coveredBy: "solo.missions.face-down",
  },
  "solo.decision.good-intel": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Acción Imperial",
    kind: "procedure",
    rule: "Good Intel (Información fiable): base tactic cards: the Rebel player draws only 1 card per theater in this combat, ignoring Rebel tactic values. Advanced cards: at the start of each round the Empire leaves out of its decks the cards whose unit is not in the combat and draws from the rest.",
    ambiguity: "When it is used is not said. Reading: First combat in which a leader of the card takes part.",
  },
  "solo.decision.sweep-the-area": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Acción Imperial",
    kind: "procedure",
    rule: "Sweep the Area (Peinar la zona): at the end of the Command Phase draw random probe cards of the Imperial hand until one shows a system with a Rebel leader; capture there the leader with the highest skill score, then tactic score, and discard the action card. If nobody is captured keep it for the next round.",
    ambiguity:
      "The normal card commits one probe card beforehand. Reading: one lies facedown under the card as usual and is drawn from with the others; only that of the system where somebody is captured is turned up. The cards return to the hand; a card that captured nobody is kept.",
  },
  "solo.decision.plant-false-lead": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Misión Rebelde (conjunto base)",
    kind: "procedure",
    rule: "Plant False Lead (Dejar una pista falsa): all probe cards of the Empire are put together and 4 are taken at random, then separated again by kind and by how they were gained; with 4 or fewer all are taken.",
    ambiguity:
      "The text says less than 4 or fewer. Reading: With 4 or fewer, all. Cards that return to the deck make their remote systems PBRs again, except where Imperial ground units stand.",
  },
  "solo.decision.its-a-trap": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Acción Rebelde",
    kind: "procedure",
    rule: "It's a Trap (Es una trampa): base tactic cards: in the first combat round the Empire forces no rerolls. Advanced cards: the Empire draws no tactic card in the first combat round.",
    ambiguity:
      "The card concerns space cards only. Reading: Only the space deck is blocked, and only rerolls in space are left out; on the ground the Empire draws and forces as ever.",
  },
  "solo.decision.independent-operation": {
    source: "Ataque Imperial: APÉNDICE 2: LISTA DE DECISIONES IMPERIALES / Acción Rebelde",
    kind: "procedure",
    rule: "Independent Operation (Operación independiente): base revealed: the units go to the Imperial system closest to the base; hidden: to the one with the highest VP, then the fastest production.",
    ambiguity: "The erratum forbids systems with Rebel ground units. Reading: Only legal systems.",
  },
};
