import type { UpgradeCards } from "../../state/hooks/upgrade-card.ts";
import { FORCE } from "./force.ts";
import { OTHERS } from "./others.ts";

/** Every upgrade card that is played with more than its keywords and weapons, by its id. */
export const UPGRADE_CARDS: UpgradeCards = Object.fromEntries([...FORCE, ...OTHERS].map((card) => [card.id, card]));
