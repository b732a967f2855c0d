import type { GameKeyword, MomentHook } from "./keyword.ts";
import type { Part } from "./steps.ts";
import { carried, figure, on, permits } from "./words.ts";

/** The parts of an entry whose parts are still written as fields. */
export function partsOfFields(entry: Partial<GameKeyword>): readonly Part[] {
  return [...inPools(entry), ...asked(entry), ...told(entry), ...figures(entry), ...ofCards(entry), ...shapes(entry)];
}

/** Each of a field, if it is there. */
function each<Value>(value: Value | undefined, part: (value: Value) => Part): readonly Part[] {
  return value === undefined ? [] : [part(value)];
}

function asPart(hook: MomentHook | Part): Part {
  return "at" in hook ? hook : on(hook.moment, hook);
}

function inPools({ attacking, defending, guarding }: Partial<GameKeyword>): readonly Part[] {
  return [
    ...each(attacking, (hooks) => on("attacking", hooks)),
    ...each(defending, (hooks) => on("defending", hooks)),
    ...each(guarding, (hooks) => on("guarding", hooks)),
  ];
}

function asked(entry: Partial<GameKeyword>): readonly Part[] {
  const { moments = [], actions = [], onTokens = [], choice, choices, heals, area, redirects } = entry;
  return [
    ...moments.map(asPart),
    ...actions.map((action) => ("at" in action ? action : on("action", action))),
    ...onTokens.map((hook) => on("on-tokens", hook)),
    ...each(choice, (does) => on("choice", does)),
    ...each(choices, (does) => on("choices", does)),
    ...each(heals, (does) => on("heals", does)),
    ...each(area, (does) => on("area", does)),
    ...each(redirects, (does) => on("redirects", does)),
  ];
}

function told(entry: Partial<GameKeyword>): readonly Part[] {
  const { fights, defeats, foeFalls, suffers, wounded, gained, passedOn, spends, spent, borrowed, scores } = entry;
  return [
    ...each(fights, (does) => on("fights", (work, { unit }) => does(work, unit))),
    ...each(defeats, (does) => on("defeats", (work, bearer, { unit }) => does(work, bearer, unit))),
    ...each(foeFalls, (does) => on("foe-falls", (work, { unit }) => does(work, unit))),
    ...each(suffers, (does) => on("suffers", (work, { unit }) => does(work, unit))),
    ...each(wounded, (does) =>
      on("wounded", (work, { unit }, { wounds, attacker }) => does(work, unit, wounds, attacker)),
    ),
    ...each(gained, (does) => on("gained", (work, { unit }, { token }) => does(work, unit, token))),
    ...each(passedOn, (does) => on("passed-on", (work, { unit }) => does(work, unit))),
    ...each(spends, (does) => on("spends", (work, { unit }, { token }) => does(work, unit, token))),
    ...each(spent, (does) => on("spent", (work, { unit }, { token, count }) => does(work, unit, token, count))),
    ...each(borrowed, (does) => on("borrowed", (work, { unit }) => does(work, unit))),
    ...each(scores, (does) => on("scores", does)),
  ];
}

function figures(entry: Partial<GameKeyword>): readonly Part[] {
  const { unitAmounts = [], permits: permitted = [], tiePips, keepsSuppression, moreDodges, mostMoves } = entry;
  const { mostRallied, speedNow, inAttack, isShunned, isFearless, takesOrders, heeds, countsCourage } = entry;
  const idle = entry.idleAtZero === true;
  return [
    ...unitAmounts.map((one) => figure(one.amount, one.adds)),
    ...permitted.map((permit) => (idle ? permits(permit, (_, { value }) => value > 0) : permits(permit))),
    ...each(tiePips, (does) => figure("tie-pips", (look, { unit }, { player }) => does(look, unit, player))),
    ...each(keepsSuppression, (does) => figure("kept-suppression", (look, { unit }) => does(look, unit))),
    ...each(moreDodges, (does) => figure("more-dodges", (look, { unit }) => does(look, unit))),
    ...each(mostMoves, (does) =>
      figure("most-moves", (look, bearer) => does(look, bearer) ?? Number.POSITIVE_INFINITY),
    ),
    ...each(mostRallied, (does) => figure("most-rallied", does)),
    ...each(speedNow, (does) => figure("speed-now", ({ state }, bearer, { usual }) => does(state, bearer, usual))),
    ...each(inAttack, (does) => figure("in-attack", does)),
    ...each(isShunned, (does) => permits("shunned", (look, { unit }) => does(look, unit))),
    ...each(isFearless, (does) => permits("fearless", does)),
    ...each(takesOrders, (does) => permits("takes-orders", (look, { unit }, { from }) => does(look, unit, from))),
    ...each(heeds, (does) => permits("heeds", (look, { unit }, { by }) => does(look, unit, by))),
    ...each(countsCourage, (does) =>
      permits("counts-courage", (look, { unit }, { friend }) => does(look, unit, friend)),
    ),
  ];
}

function ofCards(entry: Partial<GameKeyword>): readonly Part[] {
  const { weapon, miniature, notesMoves, notesPassed } = entry;
  return [
    ...each(weapon?.usable, (does) => on("usable", does)),
    ...each(weapon?.times, (does) => on("times", does)),
    ...each(weapon?.dice, (does) => on("dice", does)),
    ...each(weapon?.evenEngaged, (does) => on("even-engaged", does)),
    ...each(weapon?.farther, (does) => on("farther", does)),
    ...(weapon?.moments ?? []).map((hook) => carried(asPart(hook))),
    ...each(weapon?.action, (does) => carried(on("action", does))),
    ...each(miniature?.weaponBan, (does) => on("weapon-ban", does)),
    ...each(miniature?.standsBack, (does) => on("stands-back", does)),
    ...each(notesMoves, (does) => on("notes-moves", does)),
    ...each(notesPassed, (does) => on("notes-passed", does)),
  ];
}

function shapes(entry: Partial<GameKeyword>): readonly Part[] {
  const { echoes, haste, backup, again, declaring, wounding, poolUse, reach, rearms, draws, aura } = entry;
  const { firstAction, attackInstead, mustPerform, frees, names, gains } = entry;
  return [
    ...each(echoes, (does) => on("echoes", does)),
    ...each(haste, (does) => on("haste", does)),
    ...each(backup, (does) => on("backup", does)),
    ...each(again, (does) => on("again", does)),
    ...each(declaring, (does) => on("declaring", does)),
    ...each(wounding, (does) => on("wounding", does)),
    ...each(poolUse, (does) => on("pool-use", does)),
    ...each(reach, (does) => on("reach", does)),
    ...each(rearms, (does) => on("rearms", does)),
    ...each(draws, (does) => on("draws", does)),
    ...each(aura, (does) => on("aura", does)),
    ...each(firstAction, (does) => on("first-action", does)),
    ...each(attackInstead, (does) => on("attack-instead", does)),
    ...each(mustPerform, (does) => on("must-perform", does)),
    ...each(frees, (does) => on("frees", does)),
    ...each(names, (does) => on("names", does)),
    ...each(gains, (does) => on("gains", does)),
    ...given(entry),
    ...between(entry),
  ];
}

function given(entry: Partial<GameKeyword>): readonly Part[] {
  const { gives, alsoHas, figureOfX, ranksWhenLent, leads, aids, givesInAttack, defenseDie } = entry;
  return [
    ...each(gives, (does) => on("gives", ({ state }, bearer) => does(state, bearer))),
    ...each(alsoHas, (does) => on("prints", (look, { unit }) => does(look, unit))),
    ...each(figureOfX, (does) => on("x", does)),
    ...each(ranksWhenLent, (does) => on("lent-rank", does)),
    ...each(leads, (does) => on("leads", does)),
    ...each(aids, (does) => on("aids", (look, { unit }, { friend, meeting }) => does(look, unit, friend, meeting))),
    ...each(givesInAttack, (does) => on("gives-in-attack", does)),
    ...each(defenseDie, (does) => on("defense-die", (look, bearer, { usual }) => does(look, bearer, usual))),
  ];
}

function between(entry: Partial<GameKeyword>): readonly Part[] {
  const { afterPool, mayKeep, withholds, attackBan, pins, rallies, hides, jams, lends, lendsFreely, pairs, shares } =
    entry;
  return [
    ...each(afterPool, (does) => on("after-pool", does)),
    ...each(mayKeep, (does) => on("may-keep", does)),
    ...each(withholds, (does) => on("withholds", (look, { unit }) => does(look, unit))),
    ...each(attackBan, (does) => on("attack-ban", does)),
    ...each(pins, (does) => on("pins", (look, { unit }) => does(look, unit))),
    ...each(rallies, (does) => on("rallies", does)),
    ...each(hides, (does) => on("hides", does)),
    ...each(jams, (does) => on("jams", does)),
    ...each(lends, (does) => on("lends", (look, { unit }, { friend }) => does(look, unit, friend))),
    ...each(lendsFreely, (does) => on("lends-freely", (look, { unit }, { friend }) => does(look, unit, friend))),
    ...each(pairs, (does) => on("pairs", (look, { unit }, { friend }) => does(look, unit, friend))),
    ...each(shares, (does) => on("shares", does)),
  ];
}
