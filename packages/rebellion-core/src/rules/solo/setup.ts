import type { SoloRulesOf } from "./ids.ts";

/** Set-up of a solo game. */
export const SOLO_SETUP_RULES: SoloRulesOf<"setup"> = {
  "solo.setup.base": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Set up by the advanced expansion rules with the changes below; the expansion is assumed but optional.",
  },
  "solo.setup.factions": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Step 1: the human takes the Rebels, the Empire plays itself.",
  },
  "solo.setup.track": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Step 2: time marker on 1, reputation marker on 14. Both factions may share the build queue nearest the player.",
  },
  "solo.setup.reputation-option": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "option",
    rule: "Step 2: another starting space of the reputation marker is allowed if a variant asks for it.",
  },
  "solo.setup.objectives.remove-heart": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Step 3: remove the stage II objective Heart of the Empire from the game.",
  },
  "solo.setup.objectives.base": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Step 3, base game: shuffle each stage by itself; III at the bottom, II on it, I on top; do not shuffle the whole.",
    ambiguity: "Removing Heart of the Empire leaves 14 cards with the base game. Reading: Play with 14.",
  },
  "solo.setup.objectives.rote": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Step 3, expansion: III = Death Star Plans and 4 random stage III; II = Death Star Plans and 4 random stage II; I = 5 random stage I; shuffle each, stack III, II, I.",
  },
  "solo.setup.action-decks": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Step 4: shuffle the recruit action cards of each faction into its action deck.",
  },
  "solo.setup.leaders": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Step 5: Rebel pool: Princess Leia, Mon Mothma, General Rieekan, Jan Dodonna. Imperial pool: Darth Vader, Emperor Palpatine, Grand Moff Tarkin, General Tagge.",
  },
  "solo.setup.fifth-leader": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Step 5: the Empire recruits a fifth leader with the top card of its action deck (random between two leaders) and starts with that action card available.",
    ambiguity:
      "If the card shows no recruitable leader nothing is said here. Reading: Keep drawing until one is recruited, as the guide says; unused cards go to the bottom.",
  },
  "solo.setup.tactics": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Step 6: place both factions' advanced tactic decks; shuffle the Imperial space deck and the Imperial ground deck separately. Place markers and red, black and green dice and a D8.",
  },
  "solo.setup.no-base-tactics": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "restriction",
    rule: "Step 6, note: base-game tactic cards are not used by default; see the combat variation.",
  },
  "solo.setup.rebel-missions": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Step 7: Rebel starting missions aside for the opening hand; all leader missions; choose the base or the expansion set (may be random); remove Subversion from the chosen set; shuffle it with the leader missions as the Rebel deck; the other set goes to the box.",
  },
  "solo.setup.imperial-starting-deck": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Step 8.I: shuffle the 4 Imperial starting missions as the Starting Missions deck.",
  },
  "solo.setup.imperial-leader-missions": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Step 8.II: gather all Imperial leader missions.",
  },
  "solo.setup.projects": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Step 8.III: add one project of each type (7); shuffle the other projects and put them on their board space.",
  },
  "solo.setup.imperial-set": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Step 8.IV: choose the Imperial set by D8, remove Subversion from it, shuffle it with the leader missions and the 7 projects as the Main Missions deck; the other set goes to the box.",
  },
  "solo.setup.first-round-deck": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Step 8.V: one random starting mission and one random main mission, shuffled, form the Round Deck of round 1.",
  },
  "solo.setup.remote-probes": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Step 9.I: take the 8 remote probe cards out of the deck: Dagobah, Dantooine, Dathomir, Endor, Hoth, Ilum, Tatooine, Yavin.",
  },
  "solo.setup.loyalty": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Step 9.II: shuffle the rest and reveal until 3 Rebel and 5 Imperial systems have appeared; number the Imperial ones 1-5 in order, Coruscant is 6. Rebel loyalty in the 3; subjugation markers in the first two Imperial systems, Imperial loyalty in the other three.",
    ambiguity:
      "Extra cards of a type whose quota is full are not mentioned. Reading: They are ignored, as in the normal game.",
  },
  "solo.setup.units.set-choice": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "option",
    rule: "Step 9.III: starting units may follow the base game or the expansion, at random if wished; the same set for both sides is advised.",
  },
  "solo.setup.units.imperial-base": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Step 9.IV, base list for the six Imperial systems: 2 TIE Fighters and 2 Stormtroopers in each; 3 Star Destroyers in 3 random different systems; 3 Assault Carriers in the other three; 1 AT-AT in a random system; 5 AT-STs in the other five; 1 Death Star in a random system.",
    ambiguity:
      "The text puts the AT-STs in the systems without AT-ST. Reading: Read AT-AT: one walker per system, five AT-STs in the five systems without the AT-AT.",
  },
  "solo.setup.units.imperial-rote": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Step 9.IV, expansion list: 2 Stormtroopers in each of the six systems; 1 TIE Fighter in each except Coruscant; 3 more TIE Fighters in 3 random different systems except Coruscant; 2 TIE Strikers in the two systems with a single TIE Fighter; 3 Star Destroyers in 3 random systems; 3 Assault Carriers in the others; 2 Assault Tanks in 2 random systems; 4 AT-STs in the others; 1 AT-AT in a random system except Coruscant.",
  },
  "solo.setup.units.dsuc": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Step 9.IV, expansion: choose at random one of Felucia, Kessel, Malastare, Alderaan (neutral, VP 1); place there 1 Death Star Under Construction, 4 TIE Fighters, 1 Stormtrooper and a subjugation marker; put 1 Death Star on space 3 of the queue; that system's probe card goes to the box.",
    ambiguity:
      "The older guide adds Rodia and Ryloth; the official rules would use a remote system. Reading: Use the four systems of this text (two results of the D8 each).",
  },
  "solo.setup.units.rebel-base": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Step 9.V, base list: 1 Corellian Corvette, 1 Rebel Transport, 2 X-wings, 2 Y-wings, 6 Rebel Troopers, 2 Airspeeders, split between the Rebel Base space and one system without Imperial units.",
  },
  "solo.setup.units.rebel-rote": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Step 9.V, expansion list: 1 Corellian Corvette, 1 Rebel Transport, 1 X-wing, 1 Y-wing, 1 U-wing, 5 Rebel Troopers, 2 Airspeeders, 1 Rebel Vanguard, same places.",
  },
  "solo.setup.units.rebel-may-coincide": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "option",
    rule: "Step 9.V, note: that system may be the remote system of the base; base choice and Rebel deployment may be done in either order.",
  },
  "solo.setup.choose-base": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Step 10: secretly choose one of the 8 remote cards for Location; box the 5 Imperial systems' cards; shuffle the other 7 remote cards and the remaining cards into the probe deck.",
    ambiguity:
      "Coruscant has no card; with the expansion the card of the Death Star Under Construction's system was boxed too. Reading: The deck then holds 18 populous and 7 remote cards with the base list, 17 and 7 with the expansion list.",
  },
  "solo.setup.starting-actions": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Step 11: the Rebel player gets 2 random starting action cards face up; the rest go to the box. The Empire uses no starting action cards.",
    ambiguity:
      "The decision list nevertheless has rows for Imperial starting action cards. Reading: They are not dealt; the rows apply only if a card is gained by an effect or by a house rule.",
  },
  "solo.setup.rebel-hand": {
    source: "Ataque Imperial: PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Step 12: Rebel hand = 4 starting missions and 2 cards of the Rebel deck; also draw the top objective.",
  },
};
