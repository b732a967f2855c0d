import { stagedKind } from "@sw/tabletop";
import { GROUND, SPACE } from "../../state/codes.ts";
import type { CombatFrame } from "../../state/frames.ts";
import type { Kind, Play } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import type { GameWork } from "../../state/work.ts";
import { addLeaderStage } from "../add-leader.ts";
import { battleEndStage } from "../attack/destroy.ts";
import { firstAttackStage, roundStage, secondAttackStage } from "../battle.ts";
import { battleStage, cinematicNextStage, cinematicRound, roundEndStage, takeDecksStage } from "../cinematic/round.ts";
import { drawStage } from "../draw.ts";
import { endStage, overStage } from "../end.ts";
import { nextStage } from "../next.ts";
import { noting } from "../noting.ts";
import { plansRolledStage, plansStage } from "../plans.ts";
import { retreatedStage, retreatStage } from "../retreat.ts";
import { byCombat, noStage } from "../stages.ts";
import { cardsStage } from "../start-cards.ts";

const STAGES = {
  "add-leader": addLeaderStage,
  "cards-first": cardsStage("first"),
  "cards-second": cardsStage("second"),
  plans: plansStage,
  "plans-rolled": plansRolledStage,
  retreated: retreatedStage,
  end: endStage,
  over: overStage,
};

const BASE = /* @__PURE__ */ stagedKind<Play, GameWork, CombatFrame, Look>({
  ...STAGES,
  draw: drawStage,
  round: roundStage,
  "space-first": firstAttackStage(SPACE),
  "space-second": secondAttackStage(SPACE),
  "space-end": battleEndStage(SPACE),
  "ground-first": firstAttackStage(GROUND),
  "ground-second": secondAttackStage(GROUND),
  "ground-end": battleEndStage(GROUND),
  retreat: retreatStage(),
  "round-end": noStage<"combat">("round-end"),
  next: nextStage,
});

/** The stages of a cinematic combat. Each round of battle has its own frame (rote.cinematic.one-battle-of-each). */
const CINEMATIC = /* @__PURE__ */ stagedKind<Play, GameWork, CombatFrame, Look>({
  ...STAGES,
  draw: takeDecksStage,
  round: cinematicRound(roundStage),
  "space-first": battleStage(SPACE),
  "space-second": noStage<"combat">("space-second"),
  "space-end": noStage<"combat">("space-end"),
  "ground-first": battleStage(GROUND),
  "ground-second": noStage<"combat">("ground-second"),
  "ground-end": noStage<"combat">("ground-end"),
  retreat: retreatStage("round-end"),
  "round-end": roundEndStage,
  next: cinematicNextStage,
});

/**
 * A combat from its first step to its end (reb.combat.step-order): leaders are added, start-of-combat cards used and
 * tactic cards drawn. Then come rounds of space battle, ground battle and retreat, until no further round follows. When
 * units are destroyed, objectives that this fulfils are offered first.
 */
export const combatKind: Kind<"combat"> = /* @__PURE__ */ noting<"combat">(byCombat<"combat">(BASE, CINEMATIC));
