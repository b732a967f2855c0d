import { at } from "@sw/tabletop";
import type { BattleCard } from "../../state/hooks/battle-card.ts";
import { tokenId } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { type Player, seatOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { rankOf } from "../../units/ranks.ts";
import { removeToken } from "../assets.ts";
import { contesting, securedBy } from "../contest.ts";
import { countOf, setCount } from "../points.ts";
import { pois } from "./pois.ts";

const CARD = "bunker-assault";
const RULE = "leg.objective.score-use";

/** Wounds that destroy a bunker, and the first round in which they are dealt. */
const WOUNDS = 3;
const FROM = 2;

/** Ranks of which one unit at a bunker deals a wound more. */
const EXPERTS: readonly string[] = ["commander", "operative", "special-forces"];

/** Each two bunkers farthest from a player's own edge are those of the enemy. */
const OF_THE_ENEMY = 2;

/** The enemy bunkers that are left and that a player secures. */
function secured(look: Look, player: Player): readonly number[] {
  const { tokens, players } = look.state;
  const away = (token: number): number => (players[player].edge === "far" ? -1 : 1) * at(tokens, token).y;
  const bunkers = tokens.flatMap(({ kind }, token) => (kind === "poi" ? [token] : []));
  const enemy = bunkers.sort((a, b) => away(b) - away(a)).slice(0, OF_THE_ENEMY);
  return enemy.filter((token) => !at(tokens, token).removed && securedBy(look, token) === player);
}

function assail(work: GameWork, player: Player, token: number): void {
  const expert = contesting(work, player, token).some((unit) => EXPERTS.includes(rankOf(work, unit)));
  const id = tokenId(work.state, token);
  const total = countOf(work.state, `${CARD} ${id}`) + (expert ? 2 : 1);
  setCount(work, `${CARD} ${id}`, total);
  work.emit({ type: "token-wounded", token: id, total, rule: RULE, cause: CARD });
  if (total < WOUNDS) return;
  removeToken(work, token, { rule: RULE, cause: CARD });
  setCount(work, destroyed(player), countOf(work.state, destroyed(player)) + 1);
}

/** Under which name the bunkers that a player destroyed in this End Phase are counted. */
function destroyed(player: Player): string {
  return `${CARD} ${seatOf(player)}`;
}

/** Bunkers that are held, and those of the enemy that are shot up. */
export const bunkerAssault: BattleCard = {
  id: CARD,
  moments: [
    {
      moment: "end-phase-start",
      applies: (look, player) => look.state.round >= FROM && secured(look, player).length > 0,
      run(work, player) {
        for (const token of secured(work, player)) assail(work, player, token);
      },
    },
  ],
  tally: (look, player) => [
    pois(look).filter((token) => securedBy(look, token) === player).length,
    countOf(look.state, destroyed(player)),
  ],
  scored(work, player) {
    if (countOf(work.state, destroyed(player)) > 0) setCount(work, destroyed(player), 0);
  },
};
