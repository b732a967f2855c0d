import { ATTACK_FACES, type Counts, changed, DEFENSE_FACES } from "../../../src/attack/pools/faces.ts";
import type { Pool } from "../../../src/attack/pools/pool.ts";
import { chosen, rolled, type Standing, standing } from "../../../src/attack/pools/resolve.ts";
import { Attack } from "../../helpers/pools.ts";
import type { RandomAttack } from "./attacks.ts";
import type { DefenseRoll, KnownDice } from "./dice.ts";
import type { Outcome } from "./sequence.ts";

/** A pool of the package with the numbers of dice rolled for each purpose. */
interface Played {
  readonly pool: Pool;
  readonly thrown: Readonly<Record<DefenseRoll | "attack", number>>;
}

/** Lists what comes out of an attack by this package, over all choices of both players. */
export function outcomesPlayed(attack: RandomAttack, dice: KnownDice): ReadonlySet<Outcome> {
  const { surge, ...rest } = attack;
  const { pool: first, rules } = new Attack(surge === "none" ? rest : { ...rest, surge });
  const outcomes = new Set<Outcome>();
  const seen = new Set<string>();
  const open: Played[] = [{ pool: first, thrown: { attack: 0, cover: 0, guard: 0, defense: 0 } }];
  for (let played = open.pop(); played !== undefined; played = open.pop()) {
    const key = JSON.stringify(played);
    if (seen.has(key)) continue;
    seen.add(key);
    const { pool, thrown } = played;
    const now = standing(pool, rules);
    if (now.ask === "over") outcomes.add(outcomeOf(pool));
    else if (now.ask === "choice") open.push(...now.options.map((one) => ({ thrown, pool: chosen(pool, rules, one) })));
    else {
      const [counts, after] = thrownFor(now, played, dice);
      open.push({ pool: rolled(pool, rules, counts), thrown: after });
    }
  }
  return outcomes;
}

function outcomeOf({ wounds, suppression, attackerWounds, guardWounds, dodgesBack }: Pool): Outcome {
  return JSON.stringify([wounds, suppression, attackerWounds, guardWounds, dodgesBack]);
}

/** Returns the dice of a roll by colour and face, the weakest colour first, and how many have been rolled then. */
function thrownFor(
  { dice: kind, counts }: Extract<Standing, { ask: "roll" }>,
  { pool, thrown }: Played,
  dice: KnownDice,
): readonly [Counts, Played["thrown"]] {
  const purpose = kind === "attack" ? "attack" : purposeOf(pool);
  const colours = counts.flatMap((count, colour) => Array.from({ length: count }, () => colour));
  const after = { ...thrown, [purpose]: thrown[purpose] + colours.length };
  const names: readonly string[] = kind === "attack" ? ATTACK_FACES : DEFENSE_FACES;
  const faces =
    purpose === "attack"
      ? dice.attack(thrown.attack, colours.length)
      : dice.defense(purpose, thrown[purpose], colours.length);
  let shown: Counts = counts.flatMap(() => names.map(() => 0));
  for (const [place, colour] of colours.entries()) {
    const face = faces[place] === "surge" ? `${kind}-surge` : (faces[place] ?? "");
    shown = changed(shown, colour * names.length + names.indexOf(face), 1);
  }
  return [shown, after];
}

function purposeOf({ stage, guard }: Pool): DefenseRoll {
  if (stage === "roll-cover") return "cover";
  return guard === null ? "defense" : "guard";
}
