/** A passage of the manual that names a case with its figures, dice or outcome. */
export interface WorkedExample {
  /** Chapter of the manual, by its Spanish heading. */
  readonly chapter: string;
  /** What happens there, in our words. */
  readonly says: string;
}

/**
 * The worked cases of the manual, from its first page to its last, by the tag that the title of a test carries which plays the case
 * with its dice: `[example: d6-by-d8]`.
 */
export const WORKED_EXAMPLES: Readonly<Record<string, WorkedExample>> = {
  "d6-by-d8": { chapter: "INTRODUCCIÓN", says: "A D8 stands in for a D6: 7 and 8 are rolled again." },
  "no-captive": {
    chapter: "DEFINICIONES",
    says: "A card that needs a captured leader is unplayable when there is none.",
  },
  "half-icons": { chapter: "DEFINICIONES", says: "A minor skill counts as half an icon." },
  "strength-values": { chapter: "DEFINICIONES", says: "Triangle 1, circle 2, square 3, the greatest ships 4." },
  "production-values": {
    chapter: "APÉNDICE 1: MAPAS",
    says: "What each system is worth by its icons; remote ones nothing.",
  },
  "no-garrison": {
    chapter: "MOVIMIENTO",
    says: "A fleet with nobody to leave behind gets a leader and a Stormtrooper.",
  },
  "arrive-empty": {
    chapter: "MOVIMIENTO",
    says: "A fleet reaches a possible base without ground units; the next activation sends a leader and a Stormtrooper there.",
  },
  "probe-of-troops": {
    chapter: "MOVIMIENTO",
    says: "Troops take the probe card of a possible base, and lose it when the last is gone.",
  },
  "after-a-find": { chapter: "MOVIMIENTO", says: "After a find the fleet goes for a neighbouring Rebel system." },
  "random-movement": {
    chapter: "MOVIMIENTO",
    says: "By the variation a D8 says whether the fleet heads for Rebels or a possible base.",
  },
  "seven-cards": { chapter: "BASE REBELDE", says: "The cards of the other seven remote systems reveal the base." },
  "gather-intel": { chapter: "BASE REBELDE", says: "Gather Intel leaves its deck when the base is revealed." },
  "four-or-eight": {
    chapter: "BASE REBELDE",
    says: "The Rebels draw 4 or 8 probe cards, at most as many as rounds are left.",
  },
  "no-new-base": {
    chapter: "BASE REBELDE",
    says: "Without a remote system among them the Empire takes its cards back.",
  },
  "five-apart": { chapter: "REDOBLAR ESFUERZOS", says: "From a difference of 5 on the Empire hurries." },
  "unplayable-mission": {
    chapter: "CARTAS DE MISIÓN",
    says: "An unplayable mission goes under its own deck and the next is drawn.",
  },
  "projects-aside": {
    chapter: "CARTAS DE MISIÓN",
    says: "A project gained lies aside unseen until the Refresh Phase.",
  },
  "second-try": {
    chapter: "CARTAS DE MISIÓN",
    says: "By the variation a mission is tried again with its reserved leader.",
  },
  captor: { chapter: "LÍDERES CAPTURADOS", says: "The strongest ship holds the captive and takes him along." },
  "markers-at-start": { chapter: "PREPARACIÓN", says: "Time begins on 1, reputation on 14." },
  "five-of-each": { chapter: "PREPARACIÓN", says: "Five objectives of each level make the expansion's deck." },
  "fifth-leader": { chapter: "PREPARACIÓN", says: "Of two leaders on the first action card a D8 picks one." },
  "set-by-die": { chapter: "PREPARACIÓN", says: "1-4 the base set of missions, 5-8 that of the expansion." },
  "first-round-deck": { chapter: "PREPARACIÓN", says: "One starting and one main mission." },
  "three-and-five": {
    chapter: "PREPARACIÓN",
    says: "Three Rebel systems, five Imperial ones of which two are subjugated, and Coruscant.",
  },
  "base-units": {
    chapter: "PREPARACIÓN",
    says: "3D6 for the Star Destroyers, what comes twice again; one die each for AT-AT and Death Star.",
  },
  "rote-units": {
    chapter: "PREPARACIÓN",
    says: "3D6 twice, 2D6 and 1D6 without Coruscant place the expansion's units.",
  },
  "yard-by-die": { chapter: "PREPARACIÓN", says: "One of four systems by D8 gets the Death Star Under Construction." },
  "base-of-eight": {
    chapter: "PREPARACIÓN",
    says: "The base is one of eight; the other seven cards go back to the deck.",
  },
  "round-decks": {
    chapter: "FASE DE ASIGNACIÓN",
    says: "2 cards, then 3, 4 from the fourth round, 3 with the base revealed.",
  },
  "assignment-die": { chapter: "FASE DE ASIGNACIÓN", says: "By the variation 1-4 no action cards, 5-8 all." },
  "action-die": { chapter: "FASE DE MANDO", says: "1-4 activate a system, 5-8 play a mission." },
  "one-theater": { chapter: "FASE DE MANDO", says: "For a battle in one theater alone that tactic value counts." },
  "second-leader": {
    chapter: "FASE DE MANDO",
    says: "A second leader goes where as many leaders as missions are left.",
  },
  "missions-first": { chapter: "FASE DE MANDO", says: "By the variation missions come first." },
  "oppose-die": { chapter: "RESUMEN DE LA RONDA", says: "1-4 nobody opposes or joins, 5-8 the best leader does." },
  "cards-left-over": {
    chapter: "FASE DE RECUPERACIÓN",
    says: "Cards left in the Round Deck go back, main ones under the projects.",
  },
  "two-probes": {
    chapter: "FASE DE RECUPERACIÓN",
    says: "Of two probe cards the remote one lies open, the other facedown.",
  },
  "recruit-die": {
    chapter: "FASE DE RECUPERACIÓN",
    says: "Cards are turned up until one brings a leader, a D8 picking of two.",
  },
  "build-die": { chapter: "FASE DE RECUPERACIÓN", says: "One icon, several types: the D8 says which is built." },
  "one-bunker": {
    chapter: "FASE DE RECUPERACIÓN",
    says: "A Shield Bunker only beside a bare Death Star Under Construction, one a round.",
  },
  "two-in-a-system": {
    chapter: "FASE DE RECUPERACIÓN",
    says: "Two units to a system, what is left returns to space 1.",
  },
  "upper-or-lower": {
    chapter: "RESOLUCIÓN DE COMBATES",
    says: "With its unit there the upper half of the random card, else the lower.",
  },
  "hit-priority": { chapter: "RESOLUCIÓN DE COMBATES", says: "Ion Cannon, then least health left, then most dice." },
  "superlaser-targets": {
    chapter: "RESOLUCIÓN DE COMBATES",
    says: "Only the base, a possible base, Rebel loyalty or ground units.",
  },
  "forced-rerolls": {
    chapter: "RESOLUCIÓN DE COMBATES",
    says: "As many rerolls as the tactic value, the rest kept for the next round.",
  },
  "one-project": { chapter: "APÉNDICE 2", says: "Research and Development brings one project with either option." },
  "three-cards-stay": {
    chapter: "APÉNDICE 2",
    says: "Interrogation Droid leaves three cards; with three or fewer it is not played.",
  },
  "most-reputation": {
    chapter: "APÉNDICE 2",
    says: "Retrieve the Plans puts the objective worth most under its deck.",
  },
  "long-range-probe": { chapter: "APÉNDICE 2", says: "Not the base: that card. The base: the cards of all others." },
  "objective-lost": { chapter: "APÉNDICE 2", says: "Interrogation discards an objective of the hand by chance." },
  "objective-back": {
    chapter: "APÉNDICE 2",
    says: "Exploit Weakness puts an objective of the hand, by chance, on top of its deck.",
  },
  "no-starting-mission": {
    chapter: "APÉNDICE 2",
    says: "Stolen Intel discards a mission of the hand by chance that is no starting one.",
  },
  "back-on-top": { chapter: "APÉNDICE 2", says: "Break Their Will goes on top of its deck after a failure." },
  "one-leader-alone": { chapter: "APÉNDICE 2", says: "Imperial Might gets one leader alone." },
  "three-drawn": { chapter: "APÉNDICE 2", says: "Secret Facility draws three probe cards of the hand." },
  "three-more-tactics": {
    chapter: "APÉNDICE 2",
    says: "More Dangerous Than You Realize: 3 points more, or 3 cards for one.",
  },
  "captured-on-the-spot": {
    chapter: "APÉNDICE 2",
    says: "Sweep the Area draws until a card shows a Rebel leader, else it waits.",
  },
  "four-of-all": { chapter: "APÉNDICE 2", says: "Plant False Lead takes four of all, of four or fewer all." },
  "one-card-less": {
    chapter: "APÉNDICE 2",
    says: "False Orders sends the top card of the Round Deck back to its deck.",
  },
};
