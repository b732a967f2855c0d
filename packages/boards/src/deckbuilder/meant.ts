import type { Action, View } from "@sw/deckbuilder-core";

/**
 * Returns the action that a player probably intends with a card without legal answers: buy a card of the row, play a
 * card of the hand, or attack with the unit chosen first. The core then says why it is illegal.
 */
export function meantBy(view: View, at: string, held: string | undefined): Action | undefined {
  const { decision } = view;
  if (decision?.yours !== true) return undefined;
  const [zone = "", place = ""] = at.split("/", 2);
  if (decision.kind === "pick") return picked(view, zone, place);
  if (decision.kind !== "actions") return undefined;
  const other = view.active === "empire" ? "rebel" : "empire";
  if (held?.startsWith("play/")) {
    const subject = Number(held.split("/")[1]);
    if (zone === "row") return { type: "commit", subject, target: Number(place) };
    if (at === `base/${other}`) return { type: "commit", subject, target: "base" };
  }
  switch (zone) {
    case "row":
      return { type: "purchase", subject: Number(place) };
    case "outer-rim-pilots":
      return { type: "purchase", subject: "outer-rim-pilots" };
    case "own-hand":
      return { type: "play", subject: place };
    case "play":
      return { type: "use", subject: Number(place) };
    case "base":
      return place === other ? { type: "attack", subject: "base" } : { type: "use", subject: "base" };
    default:
      return undefined;
  }
}

function picked(view: View, zone: string, place: string): Action | undefined {
  if (zone === "row") return { type: "pick", zone: "galaxy-row", subject: Number(place) };
  if (zone === "own-hand") return { type: "pick", zone, subject: place };
  if (zone !== "play") return undefined;
  const isOwn = view.sides[view.active].play.some(({ id }) => id === Number(place));
  return { type: "pick", zone: isOwn ? "own-play" : "opp-play", subject: Number(place) };
}
