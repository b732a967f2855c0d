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

/** A move that a card gives at a speed. */
const SLOW = { speed: 1 } as const;

/** Something of which a card lets a unit have one. */
interface Boon {
  applies(look: Look, unit: UnitIndex): boolean;
  run(work: GameWork, unit: UnitIndex, card: string): void;
}

/** A token of a kind. */
function token(kind: TokenKind): Boon {
  return { applies: () => true, run: (work, unit, card) => give(work, unit, kind, 1, card) };
}

/** What cards let units choose among, by the names that their texts give. */
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

/** The names of what cards let units choose among: a token of a kind, recovering, one suppression token less, a move at speed 1. */
export type BoonName =
  | "gain-aim"
  | "gain-dodge"
  | "gain-standby"
  | "gain-surge"
  | "gain-suppression"
  | "recover"
  | "remove-suppression"
  | "move-slowly";

/** What a player answers who takes none of the things offered. */
export const DECLINE = "decline";

/** Which boons a card has for a unit. */
export type BoonsFor = (look: Look, unit: UnitIndex) => readonly BoonName[];

/** A choice in which a player takes one of some boons for the unit that the question is about, or none if it is a `may`. */
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

/** Asks the player of a unit for its boon: so many times one of those of the choice `boon` of the card. */
export function askBoon(work: GameWork, card: string, unit: UnitIndex, times = 1): void {
  for (let asked = 0; asked < times; asked++) askNamed(work, card, "boon", unit);
}

/** Asks a player for the choice of a card of that name, about a unit or none. */
export function askCard(work: GameWork, card: string, choice: string, side: Side, about: number | null): void {
  work.push({ kind: "mission", card, choice, side: side, about, chosen: [] });
}

/** Each unit that the card orders gets one of some boons, or may have it. */
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

/** A choice of units, so many or up to so many, by the player that the card asks. */
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

/** Asks at a moment, as long as there is anything to choose, for the choice of units of a card. */
export function asksAt(moment: Moment, card: string, choice: string, { candidates }: UnitChoice): CardPart {
  return playerMust(
    moment,
    (look, side, about) => candidates(look, { side: side, about }).length > 0,
    (work, side, about) => askCard(work, card, choice, side, about),
  );
}
