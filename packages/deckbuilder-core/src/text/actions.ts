import type { PileView } from "@sw/tabletop";
import { cardByCard, type Hidden, isHidden } from "@sw/tabletop";
import { askedIn, fill, inLine, type Line, menuLine, type Slots, say, type Told } from "@sw/tabletop/text";
import type { DeckbuilderTypes } from "../game.ts";
import type { Zone } from "../language/language.ts";
import type { Action, AttackTarget, CardRef } from "../state/actions.ts";
import type { DecisionContexts } from "../state/decisions.ts";
import type { View } from "../views/shapes.ts";
import { type Asked, optionAsked, optionalDeed, rewardAsked } from "./asked.ts";
import { placeOf, whereIs } from "./effects/groups.ts";
import {
  baseName,
  cardName,
  copyName,
  enemyBase,
  entryOf,
  type Knowledge,
  otherSeat,
  pickersOf,
  pieceName,
  seenInSlot,
  slotCardName,
} from "./knowledge.ts";

type Shown = Told<keyof typeof LINES>;

const LINES = {
  play: { en: "play {card}", es: "jugar {card}" },
  purchase: { en: "purchase {card}{price}", es: "adquirir {card}{price}" },
  bribe: { en: "bribe {card}{price}", es: "sobornar {card}{price}" },
  use: { en: "use the ability of {card}", es: "usar la capacidad de {card}" },
  commit: { en: "commit {card} to the attack on {target}", es: "asignar {card} al ataque contra {target}" },
  "commit-hunt": { en: "commit {card} to the bounty hunt on {target}", es: "asignar {card} a la cacería de {target}" },
  "commit-sabotage": { en: "commit {card} to the sabotage of {target}", es: "asignar {card} al sabotaje de {target}" },
  attack: { en: "resolve the attack on {target}{strength}", es: "resolver el ataque contra {target}{strength}" },
  "attack-hunt": {
    en: "resolve the bounty hunt on {target}{strength}",
    es: "resolver la cacería de {target}{strength}",
  },
  "attack-sabotage": {
    en: "resolve the sabotage of {target}{strength}",
    es: "resolver el sabotaje de {target}{strength}",
  },
  "end-turn": { en: "end the turn", es: "finalizar el turno" },
  "choose-base": { en: "choose {card}", es: "elegir {card}" },
  resolve: { en: "resolve the ability of {card}", es: "resolver la capacidad de {card}" },
  "resolve-number": { en: "resolve ability {number}", es: "resolver la capacidad {number}" },
  pass: { en: "use none of these abilities", es: "no usar ninguna de estas capacidades" },
  accept: { en: "yes", es: "sí" },
  "accept-effect": { en: "yes: {effect}", es: "sí: {effect}" },
  "accept-reward": { en: "take the reward: {effect}", es: "recibir la recompensa: {effect}" },
  decline: { en: "no", es: "no" },
  "decline-reward": { en: "decline the reward", es: "renunciar a la recompensa" },
  option: { en: "{effect}", es: "{effect}" },
  "option-id": { en: "choose “{option}”", es: "elegir «{option}»" },
  "pick-discard": { en: "discard {card}", es: "descartar {card}" },
  "pick-exile": { en: "exile {card}", es: "exiliar {card}" },
  "pick-destroy": { en: "destroy {card}", es: "destruir {card}" },
  "pick-move": { en: "move {card}", es: "mover {card}" },
  "pick-swap": { en: "swap {card}", es: "intercambiar {card}" },
  "pick-purchase": { en: "purchase {card}", es: "adquirir {card}" },
  "pick-deal-damage": { en: "deal the damage to {card}", es: "infligir el daño {toCard}" },
  pick: { en: "pick {card}", es: "elegir {card}" },
  unpick: { en: "take back: {pick}", es: "deshacer: {pick}" },
  done: { en: "pick no more cards", es: "no elegir más cartas" },
  assign: { en: "assign {amount} to {card}", es: "asignar {amount} a {card}" },
} as const satisfies Record<string, Line>;

const ONE_OF: Line = { en: "{card} ({number} of {count})", es: "{card} ({number} de {count})" };
const STRENGTH: Line = { en: " with {attack}", es: " con {attack}" };
const PRICE: Line = { en: " for {cost}", es: " por {cost}" };
const NTH_OF_DECK: Line = { en: "card {number} of {deck}", es: "la carta {number} {ofDeck}" };
const IN_PLACE: Line = { en: "{card} {place}", es: "{card} {place}" };

/**
 * Returns one short line for a menu, without a full stop. With a view it names pieces, slots, options and abilities,
 * otherwise it uses ids and numbers.
 */
export function actionText(action: Action, knowledge: Knowledge): string {
  const [line, slots] = shownOf(action, knowledge);
  return menuLine(say(knowledge, LINES[line], slots));
}

function shownOf(action: Action, knowledge: Knowledge): Shown {
  switch (action.type) {
    case "play":
      return ["play", { card: copyName(knowledge, action.subject) }];
    case "purchase":
      return ["purchase", wareOf(action.subject, knowledge)];
    case "bribe":
      return ["bribe", wareOf(action.subject, knowledge)];
    case "use":
      return ["use", { card: sourceOf(action.subject, knowledge) }];
    case "commit":
      return [
        attackLine("commit", action.target, knowledge),
        { card: pieceName(knowledge, action.subject), target: targetOf(action.target, knowledge) },
      ];
    case "attack":
      return [
        attackLine("attack", action.subject, knowledge),
        { target: targetOf(action.subject, knowledge), strength: strengthOf(action.subject, knowledge) },
      ];
    case "assign": {
      const amount = knowledge.language.counted(action.amount, "damage");
      return ["assign", { amount, card: pieceName(knowledge, action.subject) }];
    }
    case "unpick":
      return ["unpick", { pick: inLine(actionText(action.pick, knowledge)) }];
    case "choose-base":
      return ["choose-base", { card: cardName(knowledge, action.subject) }];
    case "end-turn":
    case "pass":
    case "done":
      return [action.type, {}];
    default:
      return answerOf(action, askedIn<DeckbuilderTypes>(knowledge.view), knowledge);
  }
}

type Answer = Extract<Action, { type: "resolve" | "accept" | "decline" | "choose-option" | "pick" }>;

/** Returns the text of an answer that only makes sense with its question. */
function answerOf(action: Answer, asked: Asked | undefined, knowledge: Knowledge): Shown {
  switch (action.type) {
    case "resolve": {
      const card = pendingName(action.subject, asked, knowledge);
      if (card === undefined) return ["resolve-number", { number: String(action.subject + 1) }];
      return ["resolve", { card }];
    }
    case "accept": {
      if (asked?.kind === "reward") {
        const reward = rewardAsked(asked, knowledge);
        if (reward !== undefined) return ["accept-reward", { effect: inLine(reward) }];
      }
      const effect = asked?.kind === "may" ? optionalDeed(asked, knowledge) : undefined;
      return effect === undefined ? ["accept", {}] : ["accept-effect", { effect: inLine(effect) }];
    }
    case "decline":
      return [asked?.kind === "reward" ? "decline-reward" : "decline", {}];
    case "choose-option": {
      const effect = asked?.kind === "choose" ? optionAsked(action.subject, asked, knowledge) : undefined;
      return effect === undefined ? ["option-id", { option: action.subject }] : ["option", { effect: inLine(effect) }];
    }
    case "pick": {
      const card = pickedName(action.zone, action.subject, knowledge);
      const line = asked?.kind === "pick" ? PICK_LINES[asked.context.deed] : undefined;
      return [line ?? "pick", { card, toCard: knowledge.language.prep("to", card) }];
    }
  }
}

const PICK_LINES: Partial<Readonly<Record<DecisionContexts["pick"]["deed"], Shown[0]>>> = {
  discard: "pick-discard",
  exile: "pick-exile",
  destroy: "pick-destroy",
  move: "pick-move",
  hold: "pick-swap",
  swap: "pick-swap",
  purchase: "pick-purchase",
  "deal-damage": "pick-deal-damage",
};

/** Returns the line for an attack on the row: a bounty hunt for the Empire, a sabotage for the Rebellion. */
function attackLine(line: "commit" | "attack", target: AttackTarget, { view }: Knowledge): Shown[0] {
  if (target === "base" || view === undefined) return line;
  return `${line}-${view.active === "empire" ? "hunt" : "sabotage"}`;
}

function targetOf(target: AttackTarget, knowledge: Knowledge): string {
  return target === "base" ? enemyBase(knowledge) : slotCardName(knowledge, target);
}

/** Returns the attack value committed to a target, as far as the reader can see it. */
function strengthOf(target: AttackTarget, { language, view }: Knowledge): string {
  if (view === undefined) return "";
  const committed = view.sides[view.active].play.filter(({ commitment }) => commitment === target);
  const attack = committed.reduce((sum, piece) => sum + piece.attack, 0);
  return say(language, STRENGTH, { attack: language.counted(attack, "attack") });
}

/** Returns the name of a card for sale and its price. */
function wareOf(subject: number | "outer-rim-pilots", knowledge: Knowledge): Slots {
  const { catalogue, language } = knowledge;
  const pilot = catalogue.cards.find(({ deck }) => deck === "outer-rim-pilots");
  const ref = subject === "outer-rim-pilots" ? pilot?.id : seenInSlot(knowledge, subject);
  const entry = ref === undefined ? undefined : entryOf(knowledge, ref);
  const cost = entry === undefined || entry.type === "base" ? undefined : language.counted(entry.cost, "resource");
  const price = cost === undefined ? "" : say(language, PRICE, { cost });
  const card = subject === "outer-rim-pilots" ? cardName(knowledge, ref ?? subject) : slotCardName(knowledge, subject);
  return { card, price };
}

function sourceOf(subject: number | "base", knowledge: Knowledge): string {
  return subject === "base" ? baseName(knowledge, knowledge.view?.active) : pieceName(knowledge, subject);
}

/**
 * Returns the name of a waiting ability by its card, with a number if the same card has several, or undefined if it is
 * unknown.
 */
function pendingName(subject: number, asked: Asked | undefined, knowledge: Knowledge): string | undefined {
  const { locale } = knowledge.language;
  const pending = asked?.kind === "triggers" ? asked.context.pending.map(({ card }) => card) : [];
  const ref = pending[subject];
  if (ref === undefined) return undefined;
  const card = cardName(knowledge, ref);
  const alike = pending.flatMap((other, index) => (cardName(knowledge, other) === card ? [index] : []));
  if (alike.length === 1) return card;
  return fill(ONE_OF[locale], { card, number: String(alike.indexOf(subject) + 1), count: String(alike.length) });
}

/** Returns the name of a card that could be picked, with its place. */
export function pickedName(zone: Zone, subject: number | CardRef, knowledge: Knowledge): string {
  const { language, view } = knowledge;
  const [whose, what] = whereIs(zone);
  const [place, person] = placeOf(zone, pickersOf(knowledge));
  if (typeof subject === "number" && what === "play") return pieceName(knowledge, subject);
  if (typeof subject === "number" && what === "row") return slotCardName(knowledge, subject);
  const container = language.container(place, person);
  if (what === "base") {
    if (view === undefined) return container;
    return baseName(knowledge, whose === "owner" ? view.active : otherSeat(view.active));
  }
  if (typeof subject === "number") return topCard(zone, subject, container, knowledge);
  const card = copyName(knowledge, subject);
  return say(language, IN_PLACE, { card, place: language.prep("from", container) });
}

/** Returns the position of a card on top of a deck, with its name if the reader knows it. */
function topCard(zone: Zone, index: number, deck: string, knowledge: Knowledge): string {
  const { language, view } = knowledge;
  const number = String(index + 1);
  const place = say(language, NTH_OF_DECK, { number, ofDeck: language.prep("of", deck), deck });
  const card = view === undefined ? undefined : orderedCards(deckIn(zone, view))[index];
  return card === undefined || isHidden(card) ? place : `${cardName(knowledge, card)} (${place})`;
}

function deckIn(zone: Zone, view: View): PileView<CardRef> {
  if (zone === "galaxy-deck-top") return view.galaxyDeck;
  return view.sides[zone === "own-deck-top" ? view.active : otherSeat(view.active)].deck;
}

/** Lists the cards on top of a deck whose order is known. Hidden cards keep their positions. */
function orderedCards(deck: PileView<CardRef>): readonly (CardRef | Hidden)[] {
  return cardByCard(deck.filter(({ ordered }) => ordered));
}
