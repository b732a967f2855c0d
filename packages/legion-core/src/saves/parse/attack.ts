import { type Schema, whole } from "@sw/tabletop";
import * as v from "valibot";
import { ATTACK_COLOURS, ATTACK_FACES, DEFENSE_COLOURS, DEFENSE_FACES } from "../../attack/pools/faces.ts";
import { type Pool, STAGES } from "../../attack/pools/pool.ts";
import type { Roller, Situation } from "../../attack/pools/situation.ts";
import type { FormedPool, PoolWeaponUse } from "../../state/frames.ts";
import { counts, type Fields, few, figures, flag, list, miniature, text, unit } from "./shapes.ts";

const kind = v.picklist(["melee", "ranged", "overrun"]);
const colour = whole(0, DEFENSE_COLOURS.length - 1);

const tokens = v.strictObject({ aim: few, dodge: few, surge: few, shield: few });
const fighter = { keywords: figures, tokens };
const roller: Fields<Roller> = { ...fighter, die: colour, surgeToBlock: flag };

const lent = v.strictObject({ aim: few, dodge: few, surge: few });
const lenders = list(
  v.strictObject({
    id: text,
    by: list(text, 20),
    tokens: lent,
    freely: v.exactOptional(list(text, 20)),
    withheld: v.exactOptional(list(text, 60)),
    own: v.exactOptional(v.literal(true)),
  }),
  100,
);

/** Schema of a situation, which decides how a pool is resolved. */
export const situationSchema: Schema<Situation> = v.strictObject({
  kind,
  weapons: list(v.strictObject({ dice: counts(ATTACK_COLOURS.length), keywords: figures }), 200),
  attacker: v.strictObject({ ...fighter, surge: v.nullable(v.picklist(["hit", "critical"])) }),
  defender: v.strictObject({
    ...roller,
    cover: v.picklist([0, 1, 2]),
    smoke: v.exactOptional(few),
    suppressed: flag,
    suppressible: flag,
    observation: few,
  }),
  lenders: v.strictObject({ attacker: lenders, defender: lenders }),
  backup: flag,
  guardians: list(v.strictObject({ ...roller, id: text }), 100),
});

/** Schema of attack dice by colour and face, empty before they are rolled. */
const rolled = someCounts(ATTACK_COLOURS.length * ATTACK_FACES.length);
const defended = someCounts(DEFENSE_COLOURS.length * DEFENSE_FACES.length);

function someCounts(length: number): Schema<readonly number[]> {
  return v.union([counts(length), counts(0)]);
}

/** Schema of a pool while it is resolved. */
export const poolSchema: Schema<Pool> = v.strictObject({
  stage: v.picklist(STAGES),
  dice: counts(ATTACK_COLOURS.length),
  rolled,
  blanks: few,
  hits: few,
  criticals: few,
  results: few,
  cover: whole(0, 2),
  coverDice: few,
  covered: someCounts(DEFENSE_FACES.length),
  defenseDice: counts(DEFENSE_COLOURS.length),
  defended,
  blocks: few,
  left: figures,
  used: figures,
  picking: v.nullable(v.strictObject({ offer: text, left: few, from: few, taken: list(few, 20) })),
  guard: v.nullable(v.strictObject({ guardian: few, cancelled: few, dice: list(few, 20) })),
  guardWounds: list(few, 100),
  attackerWounds: few,
  wounds: few,
  suppression: few,
  dodgesBack: few,
});

/** Schema of a weapon of a pool, with the miniature that uses it. */
export const weaponUse: Schema<PoolWeaponUse> = v.strictObject({ miniature, weapon: few });

/** Schema of the weapons of a pool. */
export const weaponUses: Schema<readonly PoolWeaponUse[]> = list(weaponUse, 500);

/** Schema of a pool while it is formed. */
export const formedPool: Schema<FormedPool> = v.strictObject({
  defender: unit,
  attack: v.nullable(kind),
  weapons: weaponUses,
  dice: list(counts(ATTACK_COLOURS.length), 500),
  resolved: flag,
  again: v.nullable(text),
  used: v.exactOptional(list(text, 20)),
});
