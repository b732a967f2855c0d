import { at } from "@sw/tabletop";
import type { Bearer } from "../../../state/hooks/keyword.ts";
import type { Look } from "../../../state/look.ts";
import { statusOf } from "../../../units/positions.ts";

/** Whether the moment is about the unit itself and it has not deployed. */
export function isAboutReserve({ state }: Look, { unit }: Bearer, about: number | null): boolean {
  return about === unit && statusOf(at(state.units, unit)) === "undeployed";
}
