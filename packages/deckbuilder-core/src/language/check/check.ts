import { type Params, plainInput, readInput, type Violation, violation } from "@sw/tabletop";
import type { BaseEntry, CardEntry, Catalogue } from "../language.ts";
import { catalogueSchema } from "../schema.ts";
import type { Fault } from "./selectors.ts";
import { abilityFaults, rewardFaults } from "./steps.ts";

/** The largest number of cards and bases that card codes can express. */
const MOST_KINDS = 1024;
const MOST_LIMITED = 30;
/** The fewest bases per faction that setup needs: the starting base and four introductory ones. */
const LEAST_BASES = 5;

/**
 * Lists everything wrong with a catalogue, by entry (`tt.catalogue.entry`, with the entry's id and what would be
 * right). Returns an empty list if it can be played. If its shape is wrong, reports only that.
 */
export function catalogueFaults(input: Catalogue): readonly Violation[] {
  const hostile = plainInput(input);
  if (hostile !== undefined) return [hostile.violation];
  const read = readInput(catalogueSchema, input);
  if (!read.ok) return [{ ...read.violation, rule: "tt.catalogue.entry" }];
  const { cards, bases } = read.value;
  return [
    ...cards.flatMap((card) => cardFaults(card)),
    ...bases.flatMap((base) => abilityFaults(base.ability, "base").map((one) => stated(base.id, one))),
    ...wholeFaults(cards, bases),
  ];
}

function fault(entry: string, code: string, params: Params = {}): Violation {
  return violation("tt.catalogue.entry", code, { entry, ...params });
}

function stated(entry: string, { code, about }: Fault): Violation {
  return fault(entry, code, about === undefined ? {} : { about });
}

function cardFaults(card: CardEntry): readonly Violation[] {
  const faults = [...abilityFaults(card.ability, card.type), ...rewardFaults(card.reward, card.type)];
  return [...faults.map((one) => stated(card.id, one)), ...figureFaults(card).map((code) => fault(card.id, code))];
}

function figureFaults(card: CardEntry): readonly string[] {
  const codes: string[] = [];
  if ((card.type === "capital-ship") !== (card.hitPoints !== null)) codes.push("hit-points-are-for-capital-ships");
  if ((card.target === null) !== (card.reward === null)) codes.push("target-and-reward-come-together");
  if (card.target !== null && (card.type !== "unit" || card.faction === "neutral"))
    codes.push("only-faction-units-are-targets");
  if (card.deck === "starter-empire" && card.faction === "rebel") codes.push("starter-of-the-other-faction");
  if (card.deck === "starter-rebel" && card.faction === "empire") codes.push("starter-of-the-other-faction");
  return codes;
}

function wholeFaults(cards: readonly CardEntry[], bases: readonly BaseEntry[]): readonly Violation[] {
  const entries = [...cards, ...bases];
  const ids = entries.map(({ id }) => id);
  const faults = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => fault(id, "id-used-twice"));
  if (entries.length > MOST_KINDS) faults.push(fault("", "too-many-entries", { most: MOST_KINDS }));
  const limited = entries.filter(
    ({ ability }) => ability !== null && ability.timing.kind === "triggered" && "limit" in ability.timing,
  );
  if (limited.length > MOST_LIMITED) faults.push(fault("", "too-many-limited-abilities", { most: MOST_LIMITED }));
  if (cards.filter(({ deck }) => deck === "outer-rim-pilots").length !== 1)
    faults.push(fault("", "one-kind-of-outer-rim-pilot"));
  for (const faction of ["empire", "rebel"] as const) faults.push(...baseFaults(faction, bases));
  return faults;
}

function baseFaults(faction: "empire" | "rebel", bases: readonly BaseEntry[]): readonly Violation[] {
  const own = bases.filter((base) => base.faction === faction);
  const starting = own.filter(({ startingBase }) => startingBase).length;
  const introductory = own.filter((base) => base.introductory || base.startingBase).length;
  const faults: Violation[] = [];
  if (starting !== 1) faults.push(fault(faction, "one-starting-base", { starting }));
  if (introductory < LEAST_BASES) faults.push(fault(faction, "too-few-introductory-bases", { least: LEAST_BASES }));
  return faults;
}
