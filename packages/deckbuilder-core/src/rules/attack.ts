import type { RulesOf } from "./ids.ts";

/** Committing, attacking, bounty hunts and sabotage, winning. */
export const ATTACK_RULES: RulesOf<"commit" | "attack" | "hunt" | "win"> = {
  "dbg.commit.who-attacks-base": {
    source: "ASIGNAR CARTAS PARA UN ATAQUE",
    kind: "definition",
    rule: "Units and capital ships may be committed to an attack on the opponent's base.",
  },
  "dbg.commit.who-attacks-row": {
    source: "ASIGNAR CARTAS PARA UN ATAQUE",
    kind: "restriction",
    rule: "Only units may be committed to an attack on an enemy card in the galaxy row.",
  },
  "dbg.commit.names": {
    source: "ASIGNAR CARTAS PARA UN ATAQUE",
    kind: "definition",
    rule: "An attack on the galaxy row is called a bounty hunt for the Empire and sabotage for the Rebels; they are the same kind of attack.",
  },
  "dbg.commit.one-attack-each": {
    source: "ASIGNAR CARTAS PARA UN ATAQUE",
    kind: "limit",
    rule: "Each card in play may be committed to only one attack per turn.",
    ambiguity:
      "Whether a committed card may be taken back before its attack is resolved is not said; committing is what is limited to one, so it stays.",
  },
  "dbg.commit.shown": {
    source: "ASIGNAR CARTAS PARA UN ATAQUE",
    kind: "procedure",
    rule: "Assignments are shown openly: cards committed against the base are grouped, units committed against a galaxy-row card lie beneath it.",
  },
  "dbg.commit.several-targets": {
    source: "ASIGNAR CARTAS PARA UN ATAQUE",
    kind: "definition",
    rule: "Different cards may be committed to different attacks in the same turn, on the base and on several galaxy-row cards.",
  },
  "dbg.commit.used-mark-kept": {
    source: "ASIGNAR CARTAS PARA UN ATAQUE",
    kind: "definition",
    rule: "Committing a card does not change whether its ability counts as used; using an ability and attacking are independent.",
  },
  "dbg.commit.not-immediate": {
    source: "ASIGNAR CARTAS PARA UN ATAQUE",
    kind: "definition",
    rule: "Committing cards does not force the attack to be resolved at once; more cards may be added first.",
    ambiguity:
      "What becomes of cards committed to an attack that is never resolved is not said; they are simply discarded or kept at the end of the turn.",
  },
  "dbg.attack.total": {
    source: "Atacar la base del adversario",
    kind: "procedure",
    rule: "To resolve an attack on the base, the attack of all committed units and capital ships is added; the sum is the damage dealt.",
  },
  "dbg.attack.ships-first": {
    source: "Atacar la base del adversario",
    kind: "restriction",
    rule: "All capital ships the opponent has in play must be destroyed before any of that damage is applied to the base.",
    ambiguity: "With no opposing ship all damage goes to the base.",
  },
  "dbg.attack.ship-destroyed": {
    source: "Atacar la base del adversario",
    kind: "procedure",
    rule: "A capital ship with damage equal to or above its hit points is destroyed and goes to its owner's discard pile.",
    ambiguity: "A ship destroyed in the middle of an attack no longer defends; the rest of the same damage goes on.",
  },
  "dbg.attack.attacker-splits": {
    source: "Atacar la base del adversario",
    kind: "procedure",
    rule: "With several capital ships opposing, the attacker decides how the damage is divided among them.",
    ambiguity:
      "Whether more than a ship's remaining hit points may be put on it, to spare another, is not said; the ship is destroyed and the surplus would be wasted, so no ship takes more than it can while anything else can.",
  },
  "dbg.attack.excess-to-base": {
    source: "Atacar la base del adversario",
    kind: "procedure",
    rule: "Damage left after all opposing capital ships are destroyed is dealt to the base.",
  },
  "dbg.attack.damage-stays": {
    source: "Atacar la base del adversario",
    kind: "definition",
    rule: "Damage on bases and capital ships stays across turns unless an ability repairs it.",
  },
  "dbg.attack.base-destroyed": {
    source: "Atacar la base del adversario",
    kind: "procedure",
    rule: "A base with damage equal to or above its hit points is destroyed.",
  },
  "dbg.attack.victory-pile": {
    source: "Atacar la base del adversario",
    kind: "procedure",
    rule: "A destroyed base goes to the attacker's victory pile.",
  },
  "dbg.attack.base-counters-return": {
    source: "Atacar la base del adversario",
    kind: "procedure",
    rule: "The damage counters on a destroyed base return to the supply.",
    ambiguity:
      "Said of bases only; a destroyed capital ship sheds its counters in the same way, as it leaves play for a pile.",
  },
  "dbg.attack.new-base-when": {
    source: "Atacar la base del adversario",
    kind: "procedure",
    rule: "The owner of a destroyed base picks the next one at the start of their own next turn, so they have no base until then.",
  },
  "dbg.attack.overkill-lost": {
    source: "Atacar la base del adversario",
    kind: "restriction",
    rule: "Damage beyond the base's hit points is lost and does not carry over to the next base.",
  },
  "dbg.attack.attackers-spent": {
    source: "Atacar la base del adversario",
    kind: "limit",
    rule: "Cards that took part in a resolved attack on the base cannot be committed to another attack that turn.",
  },
  "dbg.attack.several-base-attacks": {
    source: "Atacar la base del adversario",
    kind: "definition",
    rule: "The base may be attacked more than once per turn with different cards.",
    ambiguity: "Follows from the action list; not said outright.",
  },
  "dbg.hunt.which-cards": {
    source: "Cacerías y sabotajes",
    kind: "definition",
    rule: "Every Empire and Rebel unit of the galaxy deck has a target value and a reward; capital ships and neutral cards have none.",
    ambiguity:
      "That capital ships and neutral cards have neither is inferred: the text names Rebel and Empire units only.",
  },
  "dbg.hunt.enemy-only": {
    source: "Cacerías y sabotajes",
    kind: "restriction",
    rule: "The target must be a card of the enemy faction in the galaxy row.",
  },
  "dbg.hunt.target-first": {
    source: "Cacerías y sabotajes",
    kind: "procedure",
    rule: "Resolving an attack on the row starts by naming the card attacked; then the attack of the units committed to it is added.",
    ambiguity: "Units are laid under their target when committed, so the target is already fixed by then.",
  },
  "dbg.hunt.sum-units": {
    source: "Cacerías y sabotajes",
    kind: "procedure",
    rule: "The attack of all committed units is added.",
  },
  "dbg.hunt.success": {
    source: "Cacerías y sabotajes",
    kind: "procedure",
    rule: "If the sum equals or exceeds the target value, the card is defeated.",
  },
  "dbg.hunt.to-galaxy-discard": {
    source: "Cacerías y sabotajes",
    kind: "procedure",
    rule: "A defeated card goes from the row to the galaxy discard pile.",
  },
  "dbg.hunt.refill-before-reward": {
    source: "Cacerías y sabotajes",
    kind: "procedure",
    rule: "The slot is refilled from the galaxy deck before the reward is taken.",
  },
  "dbg.hunt.reward-last": {
    source: "Cacerías y sabotajes",
    kind: "procedure",
    rule: "Last, the attacker may take the defeated card's reward.",
  },
  "dbg.hunt.reward-optional": {
    source: "Cacerías y sabotajes",
    kind: "option",
    rule: "Taking the reward is optional.",
  },
  "dbg.hunt.no-ships": {
    source: "Cacerías y sabotajes",
    kind: "restriction",
    rule: "Capital ships cannot be committed to these attacks.",
    sameAs: "dbg.commit.who-attacks-row",
  },
  "dbg.hunt.excess-lost": {
    source: "Cacerías y sabotajes",
    kind: "restriction",
    rule: "Attack beyond the target value is lost.",
  },
  "dbg.hunt.no-damage-counters": {
    source: "Cacerías y sabotajes",
    kind: "restriction",
    rule: "No damage counters are put on galaxy-row cards.",
  },
  "dbg.hunt.too-little": {
    source: "Cacerías y sabotajes",
    kind: "procedure",
    rule: "If the sum is below the target value, nothing happens to the target.",
    ambiguity:
      "Whether the attackers count as having attacked is not said outright; they were part of an attack, so the usual limit applies.",
  },
  "dbg.hunt.example-krennic": {
    source: "Cacerías y sabotajes",
    kind: "procedure",
    rule: "Example: Rebel Commando and X-Wing (6 attack together) defeat Director Krennic (target 5); he goes to the galaxy discard pile, the row is refilled, and the Rebel player takes 3 resources and 2 Force usable in the same turn.",
  },
  "dbg.hunt.attackers-spent": {
    source: "Cacerías y sabotajes",
    kind: "limit",
    rule: "Units that took part cannot be committed to another attack that turn.",
  },
  "dbg.win.three-bases": {
    source: "GANAR LA PARTIDA",
    kind: "procedure",
    rule: "The first player to destroy three of the opponent's bases wins.",
  },
  "dbg.win.immediate": {
    source: "GANAR LA PARTIDA",
    kind: "procedure",
    rule: "The game ends at the instant the third base of a player is destroyed.",
    ambiguity: "Written for three bases; with another number agreed (dbg.option.length-range) it is that base.",
  },
  "dbg.win.nothing-after": {
    source: "GANAR LA PARTIDA",
    kind: "restriction",
    rule: "After that no card or ability is resolved, no Force is gained, no resource used and no attack made.",
  },
};
