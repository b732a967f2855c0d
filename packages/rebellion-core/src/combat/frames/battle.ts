import { stagedKind } from "@sw/tabletop";
import type { BattleFrame } from "../../state/frames.ts";
import type { Kind, Play } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import type { GameWork } from "../../state/work.ts";
import { attacksStage, discardStage, endStage } from "../cinematic/stages/attacks.ts";
import { chooseStage, revealStage } from "../cinematic/stages/choose.ts";
import { recoverStage } from "../cinematic/stages/recover.ts";
import { cancelStage, casualtiesStage, resolveStage } from "../cinematic/stages/resolve.ts";
import { noting } from "../noting.ts";

/**
 * One round of battle with advanced tactic cards: cards are taken back, chosen in secret, revealed and resolved; then
 * both sides attack, units are destroyed and the cards discarded. When units are destroyed, objectives that this
 * fulfils are offered first.
 */
export const battleKind: Kind<"battle"> = /* @__PURE__ */ noting<"battle">(
  stagedKind<Play, GameWork, BattleFrame, Look>({
    recover: recoverStage,
    choose: chooseStage,
    reveal: revealStage,
    cancel: cancelStage,
    resolve: resolveStage,
    casualties: casualtiesStage,
    attacks: attacksStage,
    end: endStage,
    discard: discardStage,
  }),
);
