import { at } from "@sw/tabletop";
import { moveBan, startMove } from "../../moving/moves.ts";
import { issueOrder, mayBeOrdered } from "../../rounds/orders.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { ChoiceHook, GameKeyword } from "../../state/hooks/keyword.ts";
import { undefeated, unitId } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import type { Range } from "../../table/range.ts";
import { asks, notBefore } from "../../units/choosing.ts";
import { isSuppressed, unitTokens } from "../../units/conditions.ts";
import { friendsAt } from "../../units/near.ts";
import { profileOf } from "../../units/profiles.ts";
import { fitsAny, rankOf } from "../../units/ranks.ts";
import { gainTokens, loseTokens } from "../../units/unit-tokens.ts";

/** Keywords of issuing orders, of morale and of being on standby. */
export const COMMANDING: readonly GameKeyword[] = [
  {
    id: "inspire",
    name: { en: "Inspire X", es: "Inspirador X" },
    rules: ["leg.kw.inspire-x"],
    moments: [
      asks("inspire", "activation-end", (look, unit, about) => about === unit && toInspire(look, unit, []).length > 0),
    ],
    choice: {
      rule: "leg.kw.inspire-x",
      most: "value",
      may: true,
      candidates: (look, { unit }, chosen) => toInspire(look, unit, chosen),
      take(work, _bearer, chosen) {
        for (const unit of chosen) {
          loseTokens(work, unit, "suppression", 1, { rule: "leg.kw.inspire-x", cause: "inspire" });
        }
      },
    },
  },
  {
    id: "dauntless",
    name: { en: "Dauntless", es: "Intrépido" },
    rules: ["leg.kw.dauntless.move", "leg.kw.dauntless.no-compel"],
    moments: [
      {
        moment: "perform-actions-start",
        may: true,
        applies: (look, { unit }, about) =>
          about === unit && isSuppressed(look, unit) && moveBan(look, unit, "action") === undefined,
        run(work, { unit }) {
          gainTokens(work, unit, "suppression", 1, { rule: "leg.kw.dauntless.move", cause: "dauntless" });
          startMove(work, unit, "action");
        },
      },
    ],
  },
  {
    id: "direct",
    name: { en: "Direct", es: "Dirigir" },
    rules: ["leg.kw.direct"],
    moments: [asks("direct", "issue-orders", (look, unit) => toOrder(look, unit, "direct", 2).length > 0)],
    choice: ordering("direct", "leg.kw.direct", 2),
  },
  {
    id: "coordinate",
    name: { en: "Coordinate", es: "Coordinación" },
    rules: ["leg.kw.coordinate.issue", "leg.kw.coordinate.one-target"],
    moments: [
      asks(
        "coordinate",
        "order-issued",
        (look, unit, about) => about === unit && toOrder(look, unit, "coordinate", 1).length > 0,
      ),
    ],
    choice: ordering("coordinate", "leg.kw.coordinate.issue", 1),
  },
  {
    id: "sentinel",
    name: { en: "Sentinel", es: "Centinela" },
    rules: ["leg.kw.sentinel"],
    unitAmounts: [{ amount: "standby-range", adds: 1 }],
  },
  {
    id: "field-commander",
    name: { en: "Field Commander", es: "Comandante operativo" },
    rules: [
      "leg.kw.field-commander.army",
      "leg.kw.field-commander.token",
      "leg.kw.field-commander.nominate",
      "leg.kw.field-commander.not-commander",
      "leg.kw.field-commander.courage",
    ],
    moments: [
      {
        moment: "setup-effects",
        may: false,
        applies: (look, { unit }) => !at(look.state.units, unit).commander && isWithoutCommander(look, unit),
        run(work, { unit }) {
          work.unit(unit).commander = true;
          const id = unitId(work.state, unit);
          work.emit({ type: "promoted", unit: id, rule: "leg.kw.field-commander.token", cause: "field-commander" });
        },
      },
    ],
    unitAmounts: [{ amount: "lent-courage", adds: 2 }],
    permits: ["issues-orders"],
  },
  {
    id: "allies-of-convenience",
    name: { en: "Allies of Convenience", es: "Aliados por conveniencia" },
    rules: ["leg.kw.allies-of-convenience.orders", "leg.kw.allies-of-convenience.army"],
    permits: ["orders-mercenaries"],
  },
];

/** Whether no unit of the same army has the rank of a commander. */
function isWithoutCommander(look: Look, unit: number): boolean {
  const { owner } = at(look.state.units, unit);
  return undefeated(look.state, owner).every((one) => rankOf(look, one) !== "commander");
}

/** An order for one of the units that the keyword names. */
function ordering(source: string, rule: RuleId, range: Range): ChoiceHook {
  return {
    rule,
    most: 1,
    may: true,
    candidates: (look, { unit }) => toOrder(look, unit, source, range),
    take(work, _bearer, [ordered]) {
      if (ordered !== undefined) issueOrder(work, ordered, { rule, cause: source });
    },
  };
}

/** Friendly units at a range of a unit that its keyword names, as long as they had no order. */
function toOrder(look: Look, unit: number, source: string, range: Range): readonly number[] {
  const { uses } = profileOf(look, unit);
  const named = uses.filter(({ id }) => id === source).flatMap(({ of = [] }) => of);
  return friendsAt(look, unit, range).filter((one) => mayBeOrdered(look, one) && fitsAny(look, one, named));
}

/** Friendly units with suppression left; those that follow in the order of the state, so that each set is chosen once. */
function toInspire(look: Look, unit: number, chosen: readonly number[]): readonly number[] {
  return notBefore(friendsAt(look, unit, 2), chosen).filter((one) => {
    const taken = chosen.filter((other) => other === one).length;
    return unitTokens(look.state, one, "suppression") > taken;
  });
}
