import { askedIn, fill, inLine, type Line, menuLine, type Told } from "@sw/tabletop/text";
import type { RebellionTypes } from "../game.ts";
import type { AnyDieColor, MissionSet } from "../language/language.ts";
import type { Action, CardId } from "../state/actions.ts";
import { ACTION_LINES, type ActionLine, ASKED_LINES } from "./action-lines.ts";
import { dieNoun } from "./dice.ts";
import {
  cardTitle,
  type Knowledge,
  leaderName,
  missionTitle,
  placeName,
  ringName,
  say,
  unitNoun,
} from "./knowledge.ts";
import { DECK_NAMES } from "./names.ts";
import { optionText } from "./options.ts";

type Shown = Told<ActionLine>;

const WITH: Line = { en: " with {leader}", es: " con {leader}" };
const LEVEL: Line = { en: "{card} ({level})", es: "{card} ({level})" };
/** The names of the mission sets, of which a side plays one. */
const SETS: Readonly<Record<MissionSet, Line>> = {
  base: { en: "the base set", es: "el conjunto básico" },
  "rise-of-the-empire": { en: "the set of Rise of the Empire", es: "el conjunto de El auge del Imperio" },
};

const QUEUED: Line = {
  en: "on space {space} of the build queue",
  es: "en la casilla {space} de la cola de construcción",
};
const WOUNDED: Line = { en: " ({damage})", es: " ({damage})" };
const UNHURT: Line = { en: " (undamaged)", es: " (sin daño)" };
const DOOMED: Line = { en: " (to be destroyed)", es: " (que va a ser destruido)" };
const ASSIGNED: Line = { en: "{damage} assigned", es: "{damage} asignado" };

/**
 * Returns a short line for a menu, without a full stop. The view names the options and missions of the question;
 * without a view their numbers are shown.
 */
export function actionText(action: Action, knowledge: Knowledge): string {
  const { locale } = knowledge.language;
  const [line, slots] = shownOf(action, knowledge);
  const asked = askedIn<RebellionTypes>(knowledge.view);
  const special = asked === undefined ? undefined : ASKED_LINES[`${asked.kind} ${line}`];
  return menuLine(fill((special ?? ACTION_LINES[line])[locale], slots));
}

function shownOf(action: Action, knowledge: Knowledge): Shown {
  switch (action.type) {
    case "approve":
    case "veto":
    case "reveal-base":
    case "pass":
    case "draw-another":
    case "done":
      return [action.type, {}];
    case "play-mission":
      return [isRoundDeckEmpty(knowledge) ? "play-main-mission" : action.type, {}];
    case "unpick":
      return [action.type, { pick: inLine(actionText(action.pick, knowledge)) }];
    case "choose-option": {
      const asked = askedIn<RebellionTypes>(knowledge.view);
      const card = asked !== undefined && "card" in asked.context ? asked.context.card : null;
      const deck = say(knowledge.language, DECK_NAMES[action.subject === 0 ? "space-tactic" : "ground-tactic"]);
      const decks = { deck, ofDeck: knowledge.language.prep("of", deck) };
      const figures = { ...decks, count: String(action.subject), number: String(action.subject + 1) };
      return [action.type, { ...figures, option: optionText(card, action.subject, knowledge) }];
    }
    case "use-ring":
      return [action.type, { ring: ringName(knowledge, action.subject) }];
    case "place":
    case "move":
    case "destroy":
    case "take-unit":
    case "advance":
    case "deploy":
    case "damage":
    case "block":
      return unitShown(action, knowledge);
    case "draw-tactic":
    case "play-tactic":
    case "pick-die":
      return diceShown(action, knowledge);
    case "use-action":
    case "play-objective":
    case "take-card":
    case "put-card":
    case "discard":
    case "recruit":
    case "remove-target":
    case "use-held":
      return cardShown(action, knowledge);
    default:
      return leaderShown(action, knowledge);
  }
}

/**
 * Whether the view shows an empty Round Deck. A mission then comes from the Main Missions deck
 * (solo.command.action-roll).
 */
function isRoundDeckEmpty({ view }: Knowledge): boolean {
  return view?.solo?.roundDeck.length === 0;
}

type UnitAction = Extract<
  Action,
  { type: "place" | "move" | "destroy" | "take-unit" | "advance" | "deploy" | "damage" | "block" }
>;

function unitShown(action: UnitAction, knowledge: Knowledge): Shown {
  const { language } = knowledge;
  const unit = language.a(unitNoun(knowledge, action.subject));
  switch (action.type) {
    case "take-unit":
      return [action.type, { unit }];
    case "move":
      return [
        action.type,
        { unit, state: damageText(action, knowledge), from: language.prep("from", placeName(knowledge, action.from)) },
      ];
    case "advance":
      return [action.type, { unit, space: String(action.space) }];
    case "damage":
    case "block":
      return [action.type, { unit, state: woundText(action, knowledge) }];
    default: {
      const place =
        typeof action.at === "number"
          ? say(language, QUEUED, { space: String(action.at) })
          : language.prep("in", placeName(knowledge, action.at));
      return [action.type, { unit, in: place }];
    }
  }
}

/** Returns the damage of a unit that moves, such as " (2 damage markers)". Empty if all units of the type are alike. */
function damageText({ damage }: Extract<Action, { type: "move" }>, { language }: Knowledge): string {
  if (damage === undefined) return "";
  if (damage === "doomed") return say(language, DOOMED);
  return damage === 0 ? say(language, UNHURT) : say(language, WOUNDED, { damage: language.counted(damage, "marker") });
}

/** Returns the damage of a unit, such as " (2 damage markers, 1 damage assigned)". Empty for an undamaged unit. */
function woundText(
  { markers, assigned }: Extract<Action, { type: "damage" | "block" }>,
  { language }: Knowledge,
): string {
  const parts = [
    ...(markers === 0 ? [] : [language.counted(markers, "marker")]),
    ...(assigned === 0 ? [] : [say(language, ASSIGNED, { damage: language.counted(assigned, "damage") })]),
  ];
  return parts.length === 0 ? "" : say(language, WOUNDED, { damage: parts.join(", ") });
}

function diceShown(
  action: Extract<Action, { type: "draw-tactic" | "play-tactic" | "pick-die" }>,
  knowledge: Knowledge,
): Shown {
  const { language } = knowledge;
  const noun = (die: AnyDieColor, face: string): string => language.a(dieNoun(language, { die, face }));
  switch (action.type) {
    case "draw-tactic":
      return [action.type, { die: noun(action.subject, "special") }];
    case "pick-die":
      return [action.type, { die: noun(action.subject, action.face) }];
    case "play-tactic": {
      const card = cardTitle(knowledge, action.subject);
      return action.die === null
        ? [action.type, { card }]
        : ["play-tactic-for", { card, die: noun(action.die, "special") }];
    }
  }
}

function cardShown(
  action: Extract<
    Action,
    {
      type:
        | "use-action"
        | "play-objective"
        | "take-card"
        | "put-card"
        | "discard"
        | "recruit"
        | "remove-target"
        | "use-held";
    }
  >,
  knowledge: Knowledge,
): Shown {
  const { language } = knowledge;
  const card = cardTitle(knowledge, action.subject);
  switch (action.type) {
    case "use-action": {
      const leader = action.leader === null ? "" : leaderName(knowledge, action.leader);
      return [action.type, { card, with: leader === "" ? "" : say(language, WITH, { leader }) }];
    }
    case "play-objective": {
      // Several objectives have one name; their level tells them apart.
      const level = knowledge.catalogue.objectives.find(({ id }) => id === action.subject)?.level ?? "";
      return [action.type, { card, level }];
    }
    case "remove-target":
      return [action.type, { card, system: placeName(knowledge, action.system) }];
    case "put-card":
      return [
        action.where === "top" ? action.type : "put-card-bottom",
        { card: withLevel(knowledge, action.subject, card) },
      ];
    case "recruit": {
      if (action.leader === null) return ["recruit-nobody", { card }];
      const leader = leaderName(knowledge, action.leader);
      return [action.type, { card, leader, toLeader: language.prep("to", leader) }];
    }
    case "take-card": {
      // A mission may be in both sets under one name.
      const mission = knowledge.catalogue.missions.find(({ id }) => id === action.subject);
      return [action.type, { card, set: say(language, SETS[mission?.missionSet ?? "base"]) }];
    }
    default:
      return [action.type, { card }];
  }
}

/** Returns the title of a card. For an objective whose name is not unique it includes the level. */
function withLevel({ catalogue, language }: Knowledge, id: CardId, card: string): string {
  const own = catalogue.objectives.find((objective) => objective.id === id);
  const isShared = own !== undefined && catalogue.objectives.filter(({ name }) => name.en === own.name.en).length > 1;
  return isShared ? say(language, LEVEL, { card, level: own.level }) : card;
}

type LeaderAction = Extract<
  Action,
  {
    type:
      | "choose-system"
      | "choose-leader"
      | "assign"
      | "join"
      | "activate"
      | "reinforce"
      | "reveal"
      | "move-captive"
      | "retreat";
  }
>;

/** Returns the line and slots of an action about leaders, places and assigned missions. */
function leaderShown(action: LeaderAction, knowledge: Knowledge): Shown {
  const { language } = knowledge;
  if (action.type === "choose-system") return [action.type, { system: placeName(knowledge, action.subject) }];
  if (action.type === "reveal") return [action.type, { mission: missionTitle(knowledge, action.subject) }];
  const leader = leaderName(knowledge, action.subject);
  const slots = { leader, toLeader: language.prep("to", leader) };
  switch (action.type) {
    case "choose-leader":
      return [action.type, slots];
    case "assign":
      return [action.type, { ...slots, card: cardTitle(knowledge, action.mission) }];
    case "join":
      return [action.type, { ...slots, mission: missionTitle(knowledge, action.mission) }];
    case "activate":
    case "reinforce":
    case "retreat":
      return [action.type, { ...slots, system: placeName(knowledge, action.system) }];
    case "move-captive":
      return [action.type, { ...slots, from: language.prep("from", placeName(knowledge, action.from)) }];
  }
}
