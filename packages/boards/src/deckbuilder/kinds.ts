import type { CardRef, Seat } from "@sw/deckbuilder-core";
import { type Printed, reader } from "@sw/deckbuilder-core/read";
import {
  factionEmpire,
  factionNeutral,
  factionRebel,
  kindBase,
  kindBlade,
  kindCapital,
  kindDroid,
  kindFighter,
  kindHunter,
  kindOfficer,
  kindScoundrel,
  kindTransport,
  kindTrooper,
  kindUnit,
  kindVehicle,
} from "../icons.ts";

/** The drawings of cards by trait. A card uses its first trait that has one. */
const BY_TRAIT: Readonly<Record<string, string>> = {
  "bounty-hunter": kindHunter,
  droid: kindDroid,
  fighter: kindFighter,
  jedi: kindBlade,
  officer: kindOfficer,
  scoundrel: kindScoundrel,
  sith: kindBlade,
  transport: kindTransport,
  trooper: kindTrooper,
  vehicle: kindVehicle,
};

/** The icon of each side, and of neutral cards. */
export const MARKS: Readonly<Record<Seat | "neutral", string>> = {
  empire: factionEmpire,
  rebel: factionRebel,
  neutral: factionNeutral,
};

/** Returns the printed data of a card, the same for all its copies. */
export function printedOn(ref: CardRef): Printed | undefined {
  return reader.printed(plain(ref));
}

/** Returns the name of a card without the suffix that distinguishes its copies. */
export function plain(ref: CardRef): CardRef {
  return ref.split("#", 1)[0] ?? ref;
}

/** Returns the drawing of a card. */
export function drawingOf({ type, traits }: Printed): string {
  if (type === "base") return kindBase;
  if (type === "capital-ship") return kindCapital;
  return traits.map((trait) => BY_TRAIT[trait]).find((drawing) => drawing !== undefined) ?? kindUnit;
}
