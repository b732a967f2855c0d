import { at } from "@sw/tabletop";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { Gains } from "../../../catalogue/entries.ts";
import { moveBan, startMove } from "../../../moving/moves.ts";
import { RECOVER } from "../../../rounds/actions-list.ts";
import type { Cause } from "../../../state/events.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { may, on } from "../../../state/hooks/words.ts";
import { unitId } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import type { GameWork } from "../../../state/work.ts";
import { usesOf } from "../../../units/card-keywords.ts";
import { askNamed } from "../../../units/choosing.ts";
import { lentGains } from "../../../units/keywords.ts";
import { statusOf } from "../../../units/positions.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";

/** One of the things that the keyword lists. */
type Gain = Gains["options"][number];

const BECAUSE: Cause = { rule: "leg.kw.independent", cause: "independent" };

export const INDEPENDENT = (): GameKeyword => ({
  id: "independent",
  does: [
    may(
      "activation-phase-start",
      (look, { unit }) => at(look.state.units, unit).order === "none" && open(look, unit).length > 0,
      (work, { unit }) => {
        const gains = listed(work, unit);
        for (const { choose, options } of gains) {
          if (choose === "one") askNamed(work, "independent", "one", unit);
          else for (const gain of options) obtain(work, unit, gain);
        }
      },
    ),
    on("choices", {
      one: {
        kind: "named",
        rule: "leg.kw.independent",
        candidates: (look, { about }) =>
          about === null ? [] : choosable(look, about).map(({ what }) => `gain-${what}`),
        take(work, { about }, chosen) {
          if (about === null) return;
          for (const gain of choosable(work, about)) if (`gain-${gain.what}` === chosen) obtain(work, about, gain);
        },
      },
    }),
  ],
});

export const INDEPENDENT_TEXT: KeywordText = {
  id: "independent",
  name: { en: "Independent[: Token X/Action]", es: "Independiente[: ficha X/acción]" },
  does: {
    en: "At the start of the Activation Phase, if the unit has no order token, it may gain X of the listed tokens or perform the listed action as a free action.",
    es: "Al comienzo de la fase de Activación, si la unidad no tiene ficha de Orden, puede ganar X de las fichas indicadas o realizar la acción indicada como acción gratuita.",
  },
};

/** What the unit could gain or do now. */
function open(look: Look, unit: number): readonly Gain[] {
  const options = listed(look, unit).flatMap((gains) => gains.options);
  return options.filter(({ what }) => {
    if (what !== "move" && what !== "recover") return true;
    if (statusOf(at(look.state.units, unit)) !== "deployed") return false;
    return what === "recover" || moveBan(look, unit, "action") === undefined;
  });
}

/** What the unit may gain one of. */
function choosable(look: Look, unit: number): readonly Gain[] {
  return listed(look, unit).flatMap(({ choose, options }) => (choose === "one" ? options : []));
}

/** What the cards of the unit list, and what other keywords add to that. */
function listed(look: Look, unit: number): readonly Gains[] {
  const printed = usesOf(look, unit, "independent").flatMap(({ gains }) => gains ?? []);
  return [...printed, ...lentGains(look, unit, "independent")];
}

function obtain(work: GameWork, unit: number, { what, n }: Gain): void {
  if (what !== "move" && what !== "recover") {
    return gainTokens(work, unit, what, typeof n === "number" ? n : 1, BECAUSE);
  }
  if (!open(work, unit).some((one) => one.what === what)) return;
  work.emit({ type: "action-performed", unit: unitId(work.state, unit), action: what, free: true, ...BECAUSE });
  if (what === "move") startMove(work, unit, "action");
  else RECOVER.run(work, unit);
}
