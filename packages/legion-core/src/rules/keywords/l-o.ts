import type { KeywordRulesOf } from "../ids.ts";

/** Rules of the keywords whose English names begin with L to O. */
export const KEYWORDS_L_O: KeywordRulesOf<"l" | "m" | "n" | "o"> = {
  "leg.kw.latent-power.blank": {
    timing: "activation-end",
    source: "GLOSARIO DE CUALIDADES: PODER LATENTE",
    kind: "definition",
    rule: "On a blank, one wound or poison token is removed from a friendly non-droid trooper unit at range 1 of the miniature with the keyword. A block does nothing.",
  },
  "leg.kw.latent-power.roll": {
    timing: "activation-end",
    source: "GLOSARIO DE CUALIDADES: PODER LATENTE",
    kind: "option",
    rule: "At the end of its activation the unit may gain one suppression token to roll one red defense die; one that cannot gain suppression may not.",
  },
  "leg.kw.latent-power.surge": {
    timing: "activation-end",
    source: "GLOSARIO DE CUALIDADES: PODER LATENTE",
    kind: "definition",
    rule: "On a surge, one enemy unit at range 1 gains two suppression tokens and two immobilize tokens.",
    ambiguity:
      "The result glyph is damaged in the Spanish text; defense surge is what the English keyword lists print.",
  },
  "leg.kw.leader": {
    timing: "continuous",
    source: "GLOSARIO DE CUALIDADES: LÍDER",
    kind: "definition",
    rule: "The miniature counts as the unit leader for every rule, and a unit may equip only one upgrade with Leader.",
  },
  "leg.kw.leader.defeated": {
    timing: "wounds-assigned",
    source: "GLOSARIO DE CUALIDADES: LÍDER",
    kind: "procedure",
    rule: "If a Leader miniature with wound threshold 2 is defeated in a unit of wound threshold 1, another miniature is replaced as normal and the Leader miniature is then assigned one wound token.",
    ambiguity:
      "What becomes of the wounds of the miniature that is replaced is not said: the Leader has them, and those by which its threshold is higher. So it is as near to its defeat as that one was.",
  },
  "leg.kw.lethal-x": {
    timing: "modify-attack-attacker",
    source: "GLOSARIO DE CUALIDADES: LETAL X",
    kind: "option",
    rule: "The attacker may spend up to X aim tokens; the pool gains Pierce 1 for each. Those tokens give no reroll.",
  },
  "leg.kw.long-shot": {
    timing: "declare-defender",
    source: "GLOSARIO DE CUALIDADES: DISPARO LEJANO X",
    kind: "option",
    rule: "Before choosing the defender the unit may spend one aim token to raise the maximum range of the weapon by 1 for the attack sequence; that token gives no reroll and only one may be spent so.",
    ambiguity: "The Spanish heading prints an X that the rule does not use; English names have no X.",
  },
  "leg.kw.low-profile": {
    timing: "roll-cover",
    source: "GLOSARIO DE CUALIDADES: FURTIVO",
    kind: "definition",
    rule: "While defending against a ranged attack, if the unit would roll at least one cover die it rolls one fewer and adds one block result to the cover pool after the roll.",
  },
  "leg.kw.makashi-mastery": {
    timing: "choose-weapons",
    source: "GLOSARIO DE CUALIDADES: DOMINIO DE MAKASHI",
    kind: "option",
    rule: "In a melee attack the unit may reduce the Pierce X value of one weapon used in the pool by 1; if it does, the defender cannot use Immune: Pierce or Impervious during that attack.",
    ambiguity: "English lists also switch off Immune: Melee Pierce; the Spanish edition names only the other two.",
  },
  "leg.kw.marksman": {
    timing: "convert-attack",
    source: "GLOSARIO DE CUALIDADES: PUNTERÍA",
    kind: "definition",
    rule: "After converting surges the attacker may spend any number of aim tokens: each changes one blank to a hit or one hit to a critical; two together change one blank to a critical. Tokens spent this way give no reroll.",
  },
  "leg.kw.master-of-the-force-x": {
    timing: "activation-end",
    source: "GLOSARIO DE CUALIDADES: MAESTRÍA CON LA FUERZA X",
    kind: "option",
    rule: "At the end of its activation the unit may ready up to X of its exhausted Force upgrades.",
  },
  "leg.kw.master-storyteller": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: NARRADOR MAGISTRAL",
    kind: "definition",
    rule: "Card action: choose up to as many friendly Ewok units at range 2 as the number of the current round; each gains two surge tokens.",
  },
  "leg.kw.mercenary": {
    timing: "build-army",
    source: "GLOSARIO DE CUALIDADES: MERCENARIO: FACCIÓN",
    kind: "definition",
    rule: "The unit is a Mercenary; the named faction or factions may include it in an army as a Mercenary unit.",
  },
  "leg.kw.mobile.compulsory": {
    timing: "perform-actions-edge",
    source: "GLOSARIO DE CUALIDADES: DINÁMICO",
    kind: "definition",
    rule: "The unit must perform a free compulsory move action at the start or end of its Perform Actions step.",
  },
  "leg.kw.mobile.no-rotate": {
    timing: "moving",
    source: "GLOSARIO DE CUALIDADES: DINÁMICO",
    kind: "definition",
    rule: "On a notched base the unit skips the free rotation that starts a notched base move.",
  },
  "leg.kw.my-mood-is-based-on-profit": {
    timing: "continuous",
    source: "GLOSARIO DE CUALIDADES: MI HUMOR LO DICTA EL BOTÍN",
    kind: "definition",
    rule: "Where its unit card prints X, keyword or other figure, X is the number of pips of the command card that its player has played and revealed last in the game, and at least 1; before the first it is 1.",
    ambiguity:
      "The pips that the card prints, also where it counts as another number in the hand. A card used from the hand is not revealed so.",
  },
  "leg.kw.nimble": {
    timing: "after-attack",
    source: "GLOSARIO DE CUALIDADES: ÁGIL",
    kind: "definition",
    rule: "After defending against an attack during which the unit spent at least one dodge token at any moment, it gains exactly one dodge token, however many it spent.",
    ambiguity:
      "Do not confuse ÁGIL (Nimble) with PASO ÁGIL X (Agile X). An attack is the resolution of one pool: two pools against the unit are two attacks.",
  },
  "leg.kw.noncombatant.leader": {
    timing: "wounds-assigned",
    source: "GLOSARIO DE CUALIDADES: NO COMBATIENTE",
    kind: "restriction",
    rule: "When the leader is defeated, a Noncombatant miniature may become the leader only if no other miniature is left.",
  },
  "leg.kw.noncombatant.weapons": {
    timing: "choose-weapons",
    source: "GLOSARIO DE CUALIDADES: NO COMBATIENTE",
    kind: "restriction",
    rule: "The miniature cannot add weapons to attack pools.",
  },
  "leg.kw.noncombatant.wounds": {
    timing: "wounds-assigned",
    source: "GLOSARIO DE CUALIDADES: NO COMBATIENTE",
    kind: "restriction",
    rule: "Wounds must first go to miniatures that are neither the leader nor Noncombatant, but a Noncombatant that already has wound tokens must be assigned wounds before miniatures without wound tokens.",
  },
  "leg.kw.observe-x.gain": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: OBSERVAR X",
    kind: "option",
    rule: "Card action or free card action: choose an enemy unit at range 3 and in line of sight; it gains X observation tokens.",
    ambiguity:
      "The range glyph is missing or damaged in the Spanish text; range 3 is what the English keyword lists print.",
  },
  "leg.kw.observe-x.removal": {
    timing: "remove-tokens",
    source: "GLOSARIO DE CUALIDADES: OBSERVAR X",
    kind: "procedure",
    rule: "Observation tokens are removed in the Remove Tokens step of the End Phase.",
  },
  "leg.kw.observe-x.spend": {
    timing: "reroll-attack",
    source: "GLOSARIO DE CUALIDADES: OBSERVAR X",
    kind: "option",
    rule: "A friendly unit attacking a unit with observation tokens may spend any number of them one at a time, each rerolling one attack die; the same die may be rerolled again with later observation or aim tokens, in any order.",
  },
  "leg.kw.one-step-ahead.differ": {
    timing: "before-card-effects",
    source: "GLOSARIO DE CUALIDADES: UN PASO POR DELANTE",
    kind: "option",
    rule: "After Command Cards are revealed and before their effects, if the pips differ, one friendly unit with the keyword on the battlefield may perform a speed-1 move.",
    ambiguity: "One card against none differs; with no card revealed nothing happens.",
  },
  "leg.kw.one-step-ahead.equal": {
    timing: "before-card-effects",
    source: "GLOSARIO DE CUALIDADES: UN PASO POR DELANTE",
    kind: "option",
    rule: "If the pips are equal, any one friendly unit on the battlefield may perform that speed-1 move instead, as long as a friendly unit with the keyword is on the battlefield.",
  },
  "leg.kw.outmaneuver": {
    timing: "apply-dodge",
    source: "GLOSARIO DE CUALIDADES: CAPACIDAD DE MANIOBRA",
    kind: "option",
    rule: "While defending, each dodge token the unit spends may cancel one critical result instead of one hit result.",
  },
  "leg.kw.override": {
    timing: "activation-start",
    source: "GLOSARIO DE CUALIDADES: SALTARSE LA PROGRAMACIÓN",
    kind: "option",
    rule: "When a friendly unit starts its activation at range 5 of the unit, the unit may gain one suppression token; if it does, the activating unit ignores its AI keyword for that activation.",
  },
  "leg.kw.overrun-x.trigger": {
    timing: "after-move-action",
    source: "GLOSARIO DE CUALIDADES: ARROLLAMIENTO X",
    kind: "option",
    rule: "After a standard move in which the unit has passed over the base of an enemy miniature, it may perform an overrun attack against the unit of that miniature, whatever the range.",
    ambiguity:
      "The English text counts a tool that overlaps the base too; here the base of the moving leader must pass over it. Of several units passed over in one move one is attacked, which the attacker chooses. Moves that are no actions count as well, within the activation.",
  },
  "leg.kw.overrun-x.kind": {
    timing: "attack",
    source: "GLOSARIO DE CUALIDADES: ARROLLAMIENTO X",
    kind: "definition",
    rule: "An overrun attack is neither ranged nor melee and no attack action: there are no cover, shields, Guardian or backup in it, and by itself it suppresses nobody.",
  },
  "leg.kw.overrun-x.pool": {
    timing: "choose-weapons",
    source: "GLOSARIO DE CUALIDADES: ARROLLAMIENTO X",
    kind: "limit",
    rule: "An overrun attack has one pool of overrun weapons alone, to which the weapon is added once, however many miniatures carry it.",
  },
  "leg.kw.overrun-x.only": {
    timing: "choose-weapons",
    source: "GLOSARIO DE CUALIDADES: ARROLLAMIENTO X",
    kind: "limit",
    rule: "An overrun weapon is used in overrun attacks alone.",
  },
  "leg.kw.overrun-x.count": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: ARROLLAMIENTO X",
    kind: "limit",
    rule: "A unit performs up to X overrun attacks in its activation, each after another move over an enemy unit.",
  },
};
