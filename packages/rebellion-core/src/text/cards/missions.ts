import type { CardText } from "@sw/tabletop/text";
import { type Line, menuLine, sentence } from "@sw/tabletop/text";
import type { MissionEntry, MissionTarget } from "../../language/language.ts";
import { ruledText } from "../effects/board.ts";
import { effectText } from "../effects/effects.ts";
import { systemsText } from "../effects/systems.ts";
import type { Telling } from "../effects/telling.ts";
import { baseSpaceName, type Knowledge, leaderName, localName, plainName, say } from "../knowledge.ts";
import { FACTION_ADJECTIVES, SKILL_NAMES } from "../names.ts";
import { figuresOf, LABELS, tellingFor } from "./card-text.ts";
import { markersText } from "./objectives.ts";

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
  oppose: {
    en: "any leaders may be assigned to it. Reveal it when your opponent attempts a mission: its leaders go to that system and oppose the mission with 1 more die; you may still send a leader from the pool",
    es: "se le puede asignar cualquier Líder. Revélala cuando tu adversario emprenda una Misión: sus Líderes van a ese sistema y se oponen a ella con 1 dado más; aún puedes enviar un Líder de la reserva",
  },
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
  unopposed: {
    en: "both sides roll even if it is unopposed; it then succeeds in any case",
    es: "ambas facciones tiran los dados aunque nadie se oponga; en tal caso tiene éxito igualmente",
  },
  "after-failure": { en: "after a failure the card returns to your hand", es: "si fracasa, la carta vuelve a tu mano" },
  "with-two-leaders": {
    en: "with two leaders assigned the card returns to your hand",
    es: "con dos Líderes asignados, la carta vuelve a tu mano",
  },
  portrait: { en: "{leader}: 2 more successes", es: "{leader}: 2 éxitos más" },
  copies: { en: "{count} copies", es: "{count} copias" },
} as const satisfies Record<string, Line>;

/** Returns the text of a mission by parts. */
export function missionParts(entry: MissionEntry, knowledge: Knowledge): CardText {
  const { language } = knowledge;
  const skill = entry.skill === null ? "" : `${say(language, SKILL_NAMES[entry.skill])} ${entry.icons}`;
  const portrait =
    entry.portrait === null || entry.mode !== "attempt"
      ? ""
      : say(language, EXTRAS.portrait, { leader: plainName(knowledge, entry.portrait) });
  const copies = entry.copies === 1 ? "" : say(language, EXTRAS.copies, { count: String(entry.copies) });
  return {
    name: localName(language, entry.name),
    kind: menuLine(say(language, KINDS[entry.set], { faction: say(language, FACTION_ADJECTIVES[entry.faction]) })),
    figures: figuresOf([skill, portrait, copies]),
    rules: [targetText(entry, knowledge), ...effectLines(entry, knowledge)],
  };
}

/** Returns how the effects of a mission are told. */
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
  const { language } = knowledge;
  const telling = missionTelling(entry, knowledge);
  const parts = [
    [entry.mode === "attempt" ? LABELS.success : LABELS.effect, entry.effect],
    [LABELS.failure, entry.failureEffect ?? []],
    [LABELS.portrait, entry.portraitEffect ?? []],
    [LABELS.delayed, entry.delayedEffect ?? []],
  ] as const;
  const lines = parts.flatMap(([line, steps]) =>
    steps.length === 0
      ? []
      : [menuLine(say(language, line, { text: effectText(steps, telling), leader: telling.portrait }))],
  );
  return entry.targetMarkers === undefined ? lines : [...lines, sentence(markersText(entry, knowledge))];
}

function targetText(entry: MissionEntry, knowledge: Knowledge): string {
  const { language } = knowledge;
  const extras = [
    ...(entry.extraDiceWithUnits === undefined
      ? []
      : [say(language, EXTRAS.dice, { count: String(entry.extraDiceWithUnits) })]),
    ...(entry.countAllIcons ? [say(language, EXTRAS["all-icons"])] : []),
    ...(entry.rollUnopposed ? [say(language, EXTRAS.unopposed)] : []),
    ...(entry.returns === undefined ? [] : [say(language, EXTRAS[entry.returns])]),
  ];
  return [placeText(entry, knowledge), ...extras].map(sentence).join(" ");
}

function placeText({ target, mode }: MissionEntry, knowledge: Knowledge): string {
  const { language } = knowledge;
  if (mode === "oppose") return say(language, TARGETS.oppose);
  switch (target.kind) {
    case "none":
      return say(language, TARGETS.nowhere);
    case "base-space":
      return say(language, TARGETS[mode], { in: language.prep("in", baseSpaceName(knowledge)) });
    case "leader": {
      const leader = say(language, LEADERS[target.state]);
      if (target.where.length === 0) return say(language, TARGETS["attempt-leader"], { leader });
      const place = language.prep("in", systemsText(knowledge, target.where, "one"));
      return say(language, TARGETS["attempt-leader-in"], { leader, in: place });
    }
    case "system": {
      const systems = ruledText(knowledge, target.where, target.whereByFaq, (where) =>
        systemsText(knowledge, where, "one"),
      );
      return say(language, TARGETS[mode], { in: language.prep("in", systems) });
    }
  }
}
