import type { Action, AttackTarget, DeckbuilderTypes, PlayerView, View } from "@sw/deckbuilder-core";
import { HIDDEN, type PileView } from "@sw/tabletop";

/** The cards that an action is about, as far as the view shows them. */
export function refsOf(action: Action, view: View): readonly string[] {
  switch (action.type) {
    case "play":
    case "choose-base":
      return [action.subject];
    case "purchase":
      return action.subject === "outer-rim-pilots" ? ["outer-rim-pilot"] : inSlot(view, action.subject);
    case "bribe":
      return inSlot(view, action.subject);
    case "use":
      return action.subject === "base" ? baseOf(view.players[view.active]) : piece(view, action.subject);
    case "commit":
      return [...piece(view, action.subject), ...targeted(view, action.target)];
    case "attack":
      return targeted(view, action.subject);
    case "assign":
      return piece(view, action.subject);
    case "pick":
      return picked(view, action);
    case "resolve":
      return pending(view, action.subject);
    case "end-turn":
      return [];
    default:
      return asking(view);
  }
}

/** What the view's own seat is asked; undefined if another seat is, or nobody. */
export function askedIn({ decision }: View): DeckbuilderTypes["Asked"] | undefined {
  return decision?.yours ? decision : undefined;
}

/** The cards of a pile that the view shows. */
export function shownCards(pile: PileView<string>): readonly string[] {
  return pile.flatMap(({ cards }) => (cards === HIDDEN ? [] : cards));
}

function picked(view: View, { zone, subject }: Extract<Action, { type: "pick" }>): readonly string[] {
  if (typeof subject === "string") return [subject];
  switch (zone) {
    case "galaxy-row":
      return inSlot(view, subject);
    case "galaxy-deck-top":
      return shownCards(view.galaxyDeck).slice(subject, subject + 1);
    case "own-deck-top":
      return shownCards(view.players[view.active].deck).slice(subject, subject + 1);
    default:
      return piece(view, subject);
  }
}

function pending(view: View, index: number): readonly string[] {
  const asked = askedIn(view);
  const one = asked?.kind === "triggers" ? asked.context.pending[index] : undefined;
  return one === undefined ? [] : [one.card];
}

/** The card whose effect asks. */
function asking(view: View): readonly string[] {
  const context = askedIn(view)?.context;
  return context !== undefined && "card" in context ? [context.card] : [];
}

function inSlot({ row }: View, slot: number): readonly string[] {
  const ref = row[slot] ?? null;
  return ref === null ? [] : [ref];
}

function targeted(view: View, target: AttackTarget): readonly string[] {
  if (target !== "base") return inSlot(view, target);
  return baseOf(view.players[view.active === "empire" ? "rebel" : "empire"]);
}

function baseOf({ base }: PlayerView): readonly string[] {
  return base === null ? [] : [base.card];
}

function piece({ players }: View, id: number): readonly string[] {
  return [...players.empire.play, ...players.rebel.play].filter((one) => one.id === id).map(({ card }) => card);
}
