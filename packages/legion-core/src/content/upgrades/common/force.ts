import { at } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { LIST } from "../../../catalogue/writing.ts";
import type { RuleId } from "../../../rules/ids.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { unitId } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import type { GameWork } from "../../../state/work.ts";
import { isUnitAtRange, measured, type Range } from "../../../table/range.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { following } from "../../../units/choosing.ts";
import { companyOf, sceneOf, statusOf } from "../../../units/positions.ts";
import { profileOf } from "../../../units/profiles.ts";
import { rankOf } from "../../../units/ranks.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { dealWounds } from "../../../units/wounds/casualties.ts";
import { askFor, byUpgrade, exhaustingAction } from "../effects.ts";

/** Ranges of Force upgrades are measured from the unit leader. */
const MEASURED: RuleId = "leg.upgrade.force-measure";

const ANGER = (): Upgrade => ({
  id: "anger",
  name: { en: "Anger" },
  type: "force",
  cost: 3,
  restriction: { side: "dark" },
  special: true,
  summary: "After suffering 1 or more wounds the unit gains 1 aim.",
  verification: LIST,
});

const BURST_OF_SPEED = (): Upgrade => ({
  id: "burst-of-speed",
  name: { en: "Burst of Speed", es: "Aceleración" },
  type: "force",
  cost: 10,
  expend: true,
  special: true,
  summary:
    "At the start of its activation the unit's maximum speed becomes 3 for the round; it gains 1 immobilize at the end of the round.",
  verification: LIST,
});

const CLAIRVOYANCE = (): Upgrade => ({
  id: "clairvoyance",
  name: { en: "Clairvoyance" },
  type: "force",
  cost: 10,
  expend: true,
  special: true,
  summary:
    "Once per game, in the reroll step of an attack or defence, all of the unit's dice are rolled again and surges converted as usual; no other change may then be made to that roll.",
  verification: LIST,
});

const FEAR = (): Upgrade => ({
  id: "fear",
  name: { en: "Fear" },
  type: "force",
  cost: 3,
  restriction: { side: "dark" },
  keywords: [{ id: "demoralize", value: 1 }],
  summary: "The unit has Demoralize 1.",
  verification: LIST,
});

const FORCE_BARRIER = (): Upgrade => ({
  id: "force-barrier",
  name: { en: "Force Barrier" },
  type: "force",
  cost: 10,
  exhaust: true,
  special: true,
  summary:
    "When another friendly trooper unit within 1 defends against a ranged attack, in Modify Attack Dice cancel 1 crit or up to 2 hits.",
  verification: LIST,
});

const FORCE_CHOKE = (): Upgrade => ({
  id: "force-choke",
  name: { en: "Force Choke" },
  type: "force",
  cost: 10,
  restriction: { side: "dark" },
  exhaust: true,
  action: "free-action",
  special: true,
  summary: "Free action: an enemy trooper unit within 1 that is neither commander nor operative suffers 1 wound.",
  verification: LIST,
});

const FORCE_CHOKE_ENTRY = (): UpgradeCard =>
  onLesserEnemy("force-choke", 1, (work, unit) => dealWounds(work, unit, 1, byUpgrade("force-choke")));

const FORCE_CHOKE_TEXT: CardText = {
  id: "force-choke",
  does: {
    en: "Free action, exhausting the card: an enemy trooper unit at range 1 that is neither a commander nor an operative suffers 1 wound.",
    es: "Acción gratuita que agota la carta: una unidad de infantería enemiga a alcance 1 que no sea Comandante ni Agente sufre 1 Herida.",
  },
};

const FORCE_GUIDANCE = (): Upgrade => ({
  id: "force-guidance",
  name: { en: "Force Guidance" },
  type: "force",
  cost: 5,
  exhaust: true,
  action: "free-action",
  special: true,
  summary: "Free action: up to 2 friendly units within 2 gain 1 surge each.",
  verification: LIST,
});

const FORCE_GUIDANCE_ENTRY = (): UpgradeCard => ({
  id: "force-guidance",
  actions: [exhaustingAction("force-guidance", askFor("force-guidance"))],
  choice: {
    rule: MEASURED,
    most: 2,
    may: true,
    candidates: (look, { unit }, chosen) => following(unitsNear(look, unit, 2, "friend"), chosen),
    take(work, _bearer, chosen) {
      for (const unit of chosen) gainTokens(work, unit, "surge", 1, byUpgrade("force-guidance"));
    },
  },
});

const FORCE_GUIDANCE_TEXT: CardText = {
  id: "force-guidance",
  does: {
    en: "Free action, exhausting the card: up to 2 friendly units at range 2, the unit itself included, gain 1 surge token each.",
    es: "Acción gratuita que agota la carta: hasta 2 unidades aliadas a alcance 2, incluida la propia unidad, ganan 1 ficha de Incremento cada una.",
  },
};

const FORCE_PUSH = (): Upgrade => ({
  id: "force-push",
  name: { en: "Force Push" },
  type: "force",
  cost: 40,
  exhaust: true,
  action: "free-action",
  special: true,
  summary:
    "Free action: move an enemy trooper unit within 1 at speed 1, even if engaged; the player using the card resolves the move.",
  verification: LIST,
});

const FORCE_REFLEXES = (): Upgrade => ({
  id: "force-reflexes",
  name: { en: "Force Reflexes", es: "Reflejos con la Fuerza" },
  type: "force",
  cost: 5,
  exhaust: true,
  action: "free-action",
  special: true,
  summary: "Free action: the unit gains 1 dodge.",
  verification: LIST,
});

const FORCE_REFLEXES_ENTRY = (): UpgradeCard => ({
  id: "force-reflexes",
  actions: [
    exhaustingAction("force-reflexes", (work, { unit }) =>
      gainTokens(work, unit, "dodge", 1, byUpgrade("force-reflexes")),
    ),
  ],
});

const FORCE_REFLEXES_TEXT: CardText = {
  id: "force-reflexes",
  does: {
    en: "Free action, exhausting the card: the unit gains 1 dodge token.",
    es: "Acción gratuita que agota la carta: la unidad gana 1 ficha de Esquiva.",
  },
};

const HOPE = (): Upgrade => ({
  id: "hope",
  name: { en: "Hope" },
  type: "force",
  cost: 3,
  restriction: { side: "light" },
  keywords: [{ id: "inspire", value: 1 }],
  summary: "The unit has Inspire 1.",
  verification: LIST,
});

const JEDI_MIND_TRICK = (): Upgrade => ({
  id: "jedi-mind-trick",
  name: { en: "Jedi Mind Trick" },
  type: "force",
  cost: 5,
  restriction: { side: "light" },
  exhaust: true,
  action: "free-action",
  special: true,
  summary: "Free action: an enemy trooper unit within 2 that is neither commander nor operative gains 2 suppression.",
  verification: LIST,
});

const JEDI_MIND_TRICK_ENTRY = (): UpgradeCard =>
  onLesserEnemy("jedi-mind-trick", 2, (work, unit) =>
    gainTokens(work, unit, "suppression", 2, byUpgrade("jedi-mind-trick")),
  );

const JEDI_MIND_TRICK_TEXT: CardText = {
  id: "jedi-mind-trick",
  does: {
    en: "Free action, exhausting the card: an enemy trooper unit at range 2 that is neither a commander nor an operative gains 2 suppression tokens.",
    es: "Acción gratuita que agota la carta: una unidad de infantería enemiga a alcance 2 que no sea Comandante ni Agente gana 2 fichas de Acobardamiento.",
  },
};

const SABER_THROW = (): Upgrade => ({
  id: "saber-throw",
  name: { en: "Saber Throw" },
  type: "force",
  cost: 5,
  action: "card-action",
  special: true,
  summary:
    "Attack action: choose one of the unit's melee weapons and make a ranged attack within 2 with half of its dice (rounded up) and its weapon keywords.",
  verification: { ...LIST, doubts: ["Of the list of 2026-01-14 alone: cost."] },
});

const TERROR = (): Upgrade => ({
  id: "terror",
  name: { en: "Terror" },
  type: "force",
  cost: 6,
  restriction: { side: "dark" },
  special: true,
  summary:
    "While the unit is not engaged, an enemy unit within 2 and in line of sight that makes a ranged attack at another friendly unit gains 1 suppression.",
  verification: { ...LIST, doubts: ["Wording from one summary."] },
});

const TRANQUILITY = (): Upgrade => ({
  id: "tranquility",
  name: { en: "Tranquility" },
  type: "force",
  cost: 10,
  restriction: { side: "light" },
  exhaust: true,
  expend: true,
  special: true,
  summary:
    "After another friendly unit within 2 rallies and before its actions: exhaust to roll white defence dice equal to this unit's courage; per block or surge both units remove 1 suppression. The card may be expended instead of exhausted to roll red dice.",
  verification: LIST,
});

/** Force upgrades of no faction. */
export const FIGURES: Cards<Upgrade> = [
  ANGER,
  BURST_OF_SPEED,
  CLAIRVOYANCE,
  FEAR,
  FORCE_BARRIER,
  FORCE_CHOKE,
  FORCE_GUIDANCE,
  FORCE_PUSH,
  FORCE_REFLEXES,
  HOPE,
  JEDI_MIND_TRICK,
  SABER_THROW,
  TERROR,
  TRANQUILITY,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [
  FORCE_CHOKE_ENTRY,
  FORCE_GUIDANCE_ENTRY,
  FORCE_REFLEXES_ENTRY,
  JEDI_MIND_TRICK_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [
  FORCE_CHOKE_TEXT,
  FORCE_GUIDANCE_TEXT,
  FORCE_REFLEXES_TEXT,
  JEDI_MIND_TRICK_TEXT,
];

/** A card that does something to an enemy trooper unit at a range that is neither a commander nor an operative. */
function onLesserEnemy(id: string, range: Range, does: (work: GameWork, unit: number) => void): UpgradeCard {
  const enemies = (look: Look, unit: number): readonly number[] =>
    unitsNear(look, unit, range, "enemy").filter((one) => {
      const rank = rankOf(look, one);
      return !isVehicle(profileOf(look, one).type) && rank !== "commander" && rank !== "operative";
    });
  return {
    id,
    actions: [exhaustingAction(id, askFor(id), (look, unit) => enemies(look, unit).length > 0)],
    choice: {
      rule: MEASURED,
      most: 1,
      may: false,
      candidates: (look, { unit }) => enemies(look, unit),
      take(work, _bearer, [enemy]) {
        if (enemy !== undefined) does(work, enemy);
      },
    },
  };
}

/** Units of one side on the battlefield at a range of the unit's leader; friends with the unit itself. */
function unitsNear(look: Look, unit: number, range: Range, whose: "friend" | "enemy"): readonly number[] {
  const { state } = look;
  const scene = sceneOf(look);
  const { leader, id } = companyOf(scene, state, unit);
  const { owner } = at(state.units, unit);
  return state.units.flatMap((other, index) => {
    if (statusOf(other) !== "deployed" || (other.owner === owner) !== (whose === "friend")) return [];
    const company = companyOf(scene, state, index);
    return id === unitId(state, index) || isUnitAtRange(scene.table, measured(leader), company, range) ? [index] : [];
  });
}
