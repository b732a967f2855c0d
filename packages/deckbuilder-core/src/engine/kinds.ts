import type { Frame, FrameKind } from "@sw/tabletop";
import { damageKind } from "../attack/frames/damage.ts";
import { defeatKind } from "../attack/frames/defeat.ts";
import { effectKind } from "../effects/frames/effect.ts";
import { secretBasesKind } from "../setup/frames/secret-bases.ts";
import type { Play } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import type { GameWork } from "../state/work.ts";
import { triggersKind } from "../triggers/frames/triggers.ts";
import { actionsKind } from "../turn/frames/actions.ts";
import { turnEndKind } from "../turn/frames/turn-end.ts";
import { turnStartKind } from "../turn/frames/turn-start.ts";

/** All frame kinds by name. */
export const KINDS: Readonly<Record<string, FrameKind<Play, GameWork, Frame, Look>>> = {
  "secret-bases": secretBasesKind,
  "turn-start": turnStartKind,
  actions: actionsKind,
  "turn-end": turnEndKind,
  triggers: triggersKind,
  defeat: defeatKind,
  damage: damageKind,
  effect: effectKind,
};
