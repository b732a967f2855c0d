import { type Line, menuLine, sentence } from "@sw/tabletop/text";
import type { MissionEntry, MissionTarget } from "../../language/language.ts";
import { ruledText } from "../effects/board.ts";
import { effectText } from "../effects/effects.ts";
import { systemsText } from "../effects/systems.ts";
import type { Telling } from "../effects/telling.ts";
import { baseSpaceName, type Knowledge, leaderName, localName, plainName, say } from "../knowledge.ts";
import { FACTION_ADJECTIVES, SKILL_NAMES } from "../names.ts";
import { type CardText, figuresOf, LABELS, tellingFor } from "./card-text.ts";

const KINDS: Readonly<Record<MissionEntry["set"], Line>> = {
  starting: { en: "{faction} starting mission", es: "Misión inicial {faction}" },
  regular: { en: "{faction} mission", es: "Misión {faction}" },
  project: { en: "{faction} project", es: "Proyecto {faction}" },
};

const TARGETS = {
  attempt: { en: "attempted {in}", es: "se emprende {in}" },
  resolve: { en: "resolved {in}", es: "se resuelve {in}" },
  "attempt-leader": { en: "attempted against {leader}", es: "se emprende contra {leader}" },
  "attempt-leader-in": { en: "attempted against {leader} {in}", es: "se emprende contra {leader} {in}" },
  nowhere: { en: "resolved without choosing a system", es: "se resuelve sin elegir sistema" },
} as const satisfies Record<string, Line>;

const LEADERS: Readonly<Record<Extract<MissionTarget, { kind: "leader" }>["state"], Line>> = {
  captured: { en: "a captured leader", es: "un Líder capturado" },
  free: { en: "a Rebel leader (not captured)", es: "un Líder Rebelde (no capturado)" },
  any: { en: "a Rebel leader (captured or not)", es: "un Líder Rebelde (capturado o no)" },
};

const EXTRAS = {
  dice: {
    en: "roll {count} more dice if you have units there",
    es: "si tienes unidades allí, tiras {count} dados más",
  },
  "all-icons": {
    en: "every skill icon counts, for both sides",
    es: "cuentan todos los iconos de habilidad, para ambas facciones",
  },
  portrait: { en: "{leader}: 2 more successes", es: "{leader}: 2 éxitos más" },
  copies: { en: "{count} copies", es: "{count} copias" },
} as const satisfies Record<string, Line>;

/** A mission by parts. */
export function missionParts(entry: MissionEntry, knowledge: Knowledge): CardText {
  const { words } = knowledge;
  const skill = `${say(words, SKILL_NAMES[entry.skill])} ${entry.icons}`;
  const portrait =
    entry.portrait === null || entry.mode === "resolve"
      ? ""
      : say(words, EXTRAS.portrait, { leader: plainName(knowledge, entry.portrait) });
  const copies = entry.copies === 1 ? "" : say(words, EXTRAS.copies, { count: String(entry.copies) });
  return {
    name: localName(words, entry.name),
    kind: menuLine(say(words, KINDS[entry.set], { faction: say(words, FACTION_ADJECTIVES[entry.faction]) })),
    figures: figuresOf([skill, portrait, copies]),
    rules: [targetText(entry, knowledge), ...effectLines(entry, knowledge)],
  };
}

/** How a mission's effects are told. */
export function missionTelling(entry: MissionEntry, knowledge: Knowledge): Telling {
  return {
    ...tellingFor(knowledge, entry.faction),
    portrait: portraitName(entry, knowledge),
    hasTarget: entry.target.kind === "leader",
  };
}

function portraitName({ portrait }: MissionEntry, knowledge: Knowledge): string {
  return portrait === null ? "" : leaderName(knowledge, portrait);
}

function effectLines(entry: MissionEntry, knowledge: Knowledge): readonly string[] {
  const { words } = knowledge;
  const telling = missionTelling(entry, knowledge);
  const parts = [
    [entry.mode === "attempt" ? LABELS.success : LABELS.effect, entry.effect],
    [LABELS.portrait, entry.portraitEffect ?? []],
    [LABELS.delayed, entry.delayedEffect ?? []],
  ] as const;
  return parts.flatMap(([line, steps]) =>
    steps.length === 0
      ? []
      : [menuLine(say(words, line, { text: effectText(steps, telling), leader: telling.portrait }))],
  );
}

function targetText(entry: MissionEntry, knowledge: Knowledge): string {
  const { words } = knowledge;
  const extras = [
    ...(entry.extraDiceWithUnits === undefined
      ? []
      : [say(words, EXTRAS.dice, { count: String(entry.extraDiceWithUnits) })]),
    ...(entry.countAllIcons ? [say(words, EXTRAS["all-icons"])] : []),
  ];
  return [placeText(entry, knowledge), ...extras].map(sentence).join(" ");
}

function placeText({ target, mode }: MissionEntry, knowledge: Knowledge): string {
  const { words } = knowledge;
  switch (target.kind) {
    case "none":
      return say(words, TARGETS.nowhere);
    case "base-space":
      return say(words, TARGETS[mode], { in: words.prep("in", baseSpaceName(knowledge)) });
    case "leader": {
      const leader = say(words, LEADERS[target.state]);
      if (target.where.length === 0) return say(words, TARGETS["attempt-leader"], { leader });
      const place = words.prep("in", systemsText(knowledge, target.where, "one"));
      return say(words, TARGETS["attempt-leader-in"], { leader, in: place });
    }
    case "system": {
      const systems = ruledText(knowledge, target.where, target.whereByFaq, (where) =>
        systemsText(knowledge, where, "one"),
      );
      return say(words, TARGETS[mode], { in: words.prep("in", systems) });
    }
  }
}
