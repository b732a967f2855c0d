/** The words of a text of several lines, as a union of strings. */
type Words<Text extends string> = Exclude<Split<Split<Text, "\n">, " ">, "">;
type Split<Text extends string, By extends string> = Text extends `${infer First}${By}${infer Rest}`
  ? First | Split<Rest, By>
  : Text;

const ON_WEAPONS = `
  anti-materiel anti-personnel area-weapon beam blast critical cumbersome fixed high-velocity immobilize
  immune-deflect impact ion lethal long-shot overrun pierce poison primitive ram scatter spray suppressive
  tow-cable versatile
`;

const ON_CARDS = `
  advanced-targeting agile ai aid allies-of-convenience arm armor arsenal associate ataru-mastery attack-run
  barrage block bolster bounty cache calculate-odds charge claim climbing-vehicle command-vehicle compel
  complete-the-mission coordinate counterpart cover covert-ops cunning cycle danger-sense dauntless
  death-from-above defend deflect demoralize detachment detonate direct disciplined disengage distract
  divine-influence djem-so-mastery duelist enrage entourage equip exemplar expert-climber field-commander
  fire-support flexible-response full-pivot generator guardian guidance gunslinger heavy-weapon-team here-i-am
  hold-the-line hover hunted im-part-of-the-squad-too immune-blast immune-enemy-effects immune-melee
  immune-melee-pierce immune-pierce immune-range-1-weapons impervious incognito inconspicuous independent
  indomitable infiltrate inspire interrogate jarkai-mastery jedi-hunter jump juyo-mastery kablamo latent-power
  leader low-profile makashi-mastery marksman master-of-the-force master-storyteller mercenary mobile
  my-mood-is-based-on-profit nimble noncombatant observe one-step-ahead outmaneuver override plodding precise
  prepared-position programmed pulling-the-strings quick-thinking ready recharge reconfigure regenerate
  reinforcements relentless reliable repair reposition retinue ruthless scale scout scouting-party secret-mission
  self-preservation sentinel sharpshooter shielded shien-mastery sidearm small smoke smoke-and-mirrors
  soresu-mastery special-issue speeder spotter spur stationary steady strategize tactical take-cover target
  teamwork tempted transport treat uncanny-luck unconcerned unhindered unstoppable weak-point weighed-down
  were-not-regs wheel-mode wound
`;

/** A keyword that the rulebook has for units and for weapons. */
type OnBoth = "self-destruct";
/** The id of a keyword that is printed on weapons. */
export type WeaponKeyword = Words<typeof ON_WEAPONS> | OnBoth;
/** The id of a keyword that is printed on cards. */
export type CardKeyword = Words<typeof ON_CARDS> | OnBoth;

/** Ids of keywords that only weapons have: no unit or counterpart has them (leg.keywords.kinds). */
export const WEAPON_KEYWORDS: ReadonlySet<string> = /* @__PURE__ */ named(ON_WEAPONS);

/**
 * Ids of keywords that cards have and weapons do not. Self-Destruct is in neither list, because the rulebook has it for
 * units and weapons.
 */
export const CARD_KEYWORDS: ReadonlySet<string> = /* @__PURE__ */ named(ON_CARDS);

function named(ids: string): ReadonlySet<string> {
  return new Set(ids.trim().split(/\s+/));
}
