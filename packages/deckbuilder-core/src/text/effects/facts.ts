import type { Condition, Selector } from "../../language/language.ts";
import type { Fact } from "../language/language.ts";
import { groupOf, groupParts, isMany, placeOf, referredTo } from "./groups.ts";
import type { Telling } from "./telling.ts";

/** Returns the condition of an ability as a fact that a language can put into words. */
export function factOf(condition: Condition, telling: Telling): Fact {
  const { language, people, self } = telling;
  switch (condition.is) {
    case "force-with-you":
      return { is: "force", with: people.owner };
    case "attacking":
      return { is: "attacking", subject: language.reference({ to: "self", type: self }) };
    case "exists":
      return "ref" in condition.cards ? refExists(condition.cards.ref, telling) : groupExists(condition.cards, telling);
    case "matches": {
      const { cards, filter } = condition;
      const many = isMany(cards, telling);
      const noun = language.noun(filter, telling);
      const what = many ? noun.many : language.determined(noun, "one", { other: filter.other === true, random: false });
      const subject =
        telling.plain && cards.ref !== "self" && cards.ref !== "target" ? null : referredTo(cards, telling);
      return { is: "same", subject, many, what };
    }
  }
}

function refExists(ref: string, telling: Telling): Fact {
  const { language, self, bindings } = telling;
  if (ref === "self") return { is: "self-in-play", self: language.reference({ to: "self", type: self }) };
  const bound = bindings.find(({ name }) => name === ref);
  return bound === undefined
    ? { is: "stays", subject: referredTo({ ref }, telling) }
    : { is: "done", verb: bound.verb };
}

function groupExists(cards: Exclude<Selector, { ref: string }>, telling: Telling): Fact {
  const { language, people } = telling;
  const parts = groupParts(cards);
  const [part] = parts;
  const [zone, ...more] = part?.zones ?? [];
  if (parts.length === 1 && part !== undefined && zone !== undefined && more.length === 0) {
    const [place, whose] = placeOf(zone, people);
    const filter = place === "base" ? { type: "base" as const, ...part.filter } : (part.filter ?? {});
    const other = filter.other === true;
    const what = language.determined(language.noun(filter, telling), "one", { other, random: false });
    if (place === "play" && whose !== "galaxy") return { is: "in-play", side: whose, what };
    if (place === "base" && whose !== "galaxy")
      return { is: "base", of: whose, what: part.filter === undefined ? null : what };
  }
  return { is: "there", what: groupOf({ anyOf: parts, count: 1 }, "in", telling, null) };
}
