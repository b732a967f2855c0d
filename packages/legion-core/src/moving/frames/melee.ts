import { at, silentKind } from "@sw/tabletop";
import { turnNoticed } from "../../rounds/turning.ts";
import type { MeleeStep, PlaceFrame } from "../../state/frames.ts";
import type { UnitIndex } from "../../state/ids.ts";
import type { FrameOf, Kind } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { isInCohesion } from "../../table/cohesion.ts";
import { inBaseContact } from "../../table/contact.ts";
import type { Company, Figure, Scene } from "../../table/scene.ts";
import { companyOf, sceneOf, statusOf } from "../../units/positions.ts";
import { foesOf } from "../melee.ts";
import { placingOf } from "../placing.ts";
import { hasRoom } from "../spots.ts";

/** Miniatures that move into contact step by step. In each step the player of a unit places some of them. */
export const meleeKind: Kind<"melee"> = /* @__PURE__ */ silentKind("melee", (work, frame) => {
  const [step, ...steps] = frame.steps;
  if (step === undefined) {
    work.pop(frame);
    for (const unit of new Set(frame.fights.flat())) turnNoticed(work, unit);
    return;
  }
  work.change(frame, { steps });
  const placing = placingIn(work, frame, step);
  if (placing !== undefined) work.push(placing);
});

/**
 * Returns the miniatures that a step requires to be placed, or undefined if none are or the melee has ended for the
 * unit.
 */
function placingIn(look: Look, { fights }: FrameOf<"melee">, { unit, who, rule }: MeleeStep): PlaceFrame | undefined {
  const { state } = look;
  const enemies = foesOf(fights, unit).filter((enemy) => statusOf(at(state.units, enemy)) === "deployed");
  if (enemies.length === 0 || statusOf(at(state.units, unit)) !== "deployed") return undefined;
  const left = toPlace(look, unit, who);
  if (left.length === 0) return undefined;
  const frame: PlaceFrame = { kind: "place", unit, enemies, left, rule, cause: null };
  return isOver(look, frame) ? undefined : frame;
}

/** Returns the leader if it touches no enemy, or the other miniatures that touch none or are out of cohesion. */
function toPlace(look: Look, unit: UnitIndex, who: MeleeStep["who"]): readonly number[] {
  const { state } = look;
  const scene = sceneOf(look);
  const company = companyOf(scene, state, unit);
  if (company === undefined) return [];
  const { leader, miniatures } = at(state.units, unit);
  const standing = miniatures.flatMap(({ status }, place) => (status === "standing" ? [place] : []));
  const figureOf = new Map(standing.map((place, index) => [place, at(company.figures, index)]));
  return standing.filter((place) => {
    const figure = figureOf.get(place);
    if (figure === undefined || (place === leader) !== (who === "leader")) return false;
    return !isInContact(scene, company, figure) || (place !== leader && !isInCohesion(scene, company.leader, figure));
  });
}

function isInContact({ figures, units }: Scene, { side }: Company, figure: Figure): boolean {
  return figures.some((other) => units[other.unit]?.side !== side && inBaseContact(figure, other));
}

/**
 * Whether the melee has ended for a unit: none of its miniatures touches an enemy or can be placed in contact. Then
 * none is moved (leg.reengage.melee-ends).
 */
function isOver(look: Look, frame: PlaceFrame): boolean {
  const scene = sceneOf(look);
  const company = companyOf(scene, look.state, frame.unit);
  if (company?.figures.some((figure) => isInContact(scene, company, figure))) return false;
  const { miniatures } = at(look.state.units, frame.unit);
  return !miniatures.some(({ status }, place) => status === "standing" && hasRoom(placingOf(look, frame, place)));
}
