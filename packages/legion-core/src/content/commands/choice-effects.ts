import { moveBan, startMove } from "../../moving/moves.ts";
import { recover } from "../../rounds/actions-list.ts";
import type { NamedChoice, UnitChoice } from "../../state/hooks/battle-card.ts";
import type { CommandCard } from "../../state/hooks/command-card.ts";
import type { CardPart } from "../../state/hooks/keyword.ts";
import type { Moment } from "../../state/hooks/moments.ts";
import { playerMust } from "../../state/hooks/words.ts";
import type { UnitIndex } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { fallsOutBy, optionHolds } from "../../state/missed.ts";
import type { Side } from "../../state/seats.ts";
import type { TokenKind } from "../../state/tokens.ts";
import type { GameWork } from "../../state/work.ts";
import { askNamed } from "../../units/choosing.ts";
import { hasTokens, isSuppressible } from "../../units/conditions.ts";
import { loseTokens } from "../../units/unit-tokens.ts";
import { byCard, give, onOrder } from "./effects.ts";

/** A speed-1 move that a card grants. */
const SLOW = { speed: 1 } as const;

/** One option among those that a card offers a unit. */
interface Boon {
  applies(look: Look, unit: UnitIndex): boolean;
  run(work: GameWork, unit: UnitIndex, card: string): void;
}

/** Returns the option to gain a token of a kind. */
function token(kind: TokenKind): Boon {
  return { applies: () => true, run: (work, unit, card) => give(work, unit, kind, 1, card) };
}

/** Returns the option with this name. */
function boonOf(name: BoonName): Boon {
  switch (name) {
    case "gain-aim":
      return token("aim");
    case "gain-dodge":
      return token("dodge");
    case "gain-standby":
      return token("standby");
    case "gain-surge":
      return token("surge");
    case "gain-suppression":
      return { ...token("suppression"), applies: isSuppressible };
    case "recover":
      return { applies: () => true, run: (work, unit) => recover(work, unit) };
    case "remove-suppression":
      return {
        applies: (look, unit) => hasTokens(look, unit, "suppression"),
        run: (work, unit, card) => loseTokens(work, unit, "suppression", 1, byCard(card)),
      };
    case "move-slowly":
      return {
        applies(look, unit) {
          const ban = moveBan(look, unit, "effect", SLOW);
          return ban === undefined || fallsOutBy(look, unit, () => ban);
        },
        run: (work, unit) => startMove(work, unit, "effect", SLOW),
      };
  }
}

/**
 * The names of the options that cards offer units: a token of a kind, recovering, removing one suppression token, or a
 * speed-1 move.
 */
export type BoonName =
  | "gain-aim"
  | "gain-dodge"
  | "gain-standby"
  | "gain-surge"
  | "gain-suppression"
  | "recover"
  | "remove-suppression"
  | "move-slowly";

/** The answer of a player who takes none of the options. */
export const DECLINE = "decline";

/** A function that returns the options that a card has for a unit. */
export type BoonsFor = (look: Look, unit: UnitIndex) => readonly BoonName[];

/**
 * Creates a choice in which a player takes one of several options for the unit that the question is about. With `may`
 * the player can decline. Defaults to false.
 */
export function boons(card: string, namesFor: BoonsFor, may = false): NamedChoice {
  const open = (look: Look, unit: UnitIndex): readonly BoonName[] =>
    namesFor(look, unit).filter((name) => optionHolds(look, name, unit, (told) => boonOf(name).applies(told, unit)));
  return {
    kind: "named",
    rule: "leg.cards.command-use",
    candidates(look, { about }) {
      const names = about === null ? [] : open(look, about);
      return may && names.length > 0 ? [...names, DECLINE] : names;
    },
    take(work, { about }, chosen) {
      if (about === null) return;
      for (const name of open(work, about)) if (name === chosen) boonOf(name).run(work, about, card);
    },
  };
}

/**
 * Asks the player of a unit to choose among the options of the card's choice `boon`. `times` is the number of
 * questions. Defaults to 1.
 */
export function askBoon(work: GameWork, card: string, unit: UnitIndex, times = 1): void {
  for (let asked = 0; asked < times; asked++) askNamed(work, card, "boon", unit);
}

/**
 * Asks a player for a named choice of a card. `about` is the unit that the choice is about, or null if there is none.
 */
export function askCard(work: GameWork, card: string, choice: string, side: Side, about: number | null): void {
  work.push({ kind: "mission", card, choice, side: side, about, chosen: [] });
}

/**
 * Creates the effect that each unit that the card orders gets one of several options. With `may` its player can
 * decline. Defaults to false.
 */
export function boonOnOrder(
  card: string,
  namesFor: BoonsFor,
  may = false,
): Required<Pick<CommandCard, "choices" | "moments">> {
  return {
    moments: [onOrder((work, unit) => askBoon(work, card, unit))],
    choices: { boon: boons(card, namesFor, may) },
  };
}

/**
 * Creates a choice of units by the player that the card asks. `count` is the number of units; with `may`, the default,
 * fewer can be chosen.
 */
export function choosing(
  count: UnitChoice["count"],
  candidates: (look: Look, side: Side, about: number | null) => readonly number[],
  take: (work: GameWork, chosen: readonly number[], about: number | null) => void,
  may = true,
): UnitChoice {
  return {
    kind: "units",
    rule: "leg.cards.command-use",
    count,
    ...(may ? { may: true as const } : {}),
    candidates: (look, { side, about }) => candidates(look, side, about),
    take: (work, { about }, chosen) => take(work, chosen, about),
  };
}

/** Creates an effect that asks for a card's choice of units at a moment, unless there is no candidate. */
export function asksAt(moment: Moment, card: string, choice: string, { candidates }: UnitChoice): CardPart {
  return playerMust(
    moment,
    (look, side, about) => candidates(look, { side: side, about }).length > 0,
    (work, side, about) => askCard(work, card, choice, side, about),
  );
}
