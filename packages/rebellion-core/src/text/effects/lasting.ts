import type { Line, Told } from "@sw/tabletop/text";
import type { ModifierKind, Modify } from "../../language/language.ts";
import { leaderName, say } from "../knowledge.ts";
import { THEATER_NAMES } from "../names.ts";
import { chosenLeader, hereIn, type Telling, thatLeader, toldIn } from "./telling.ts";
import { manyOf } from "./units.ts";

const LINES = {
  "fewer-dice": {
    en: "in the first round of this combat {who} rolls {dice} fewer in each battle",
    es: "en la primera ronda de este combate {who} tira {dice} menos en cada batalla",
  },
  "no-retreat": {
    en: "{who} cannot retreat from this combat",
    es: "{who} no puede retirarse de este combate",
  },
  "leader-stays-for-combat": {
    en: "{leader} cannot lead a retreat from this combat and returns to the leader pool when it ends",
    es: "{leader} no puede encabezar una retirada de este combate y vuelve a la reserva de Líderes cuando acabe",
  },
  "no-tactics": {
    en: "{who} cannot play {theater} tactic cards in the first round of this combat",
    es: "{who} no puede jugar cartas de Táctica {theater} en la primera ronda de este combate",
  },
  "more-tactics": {
    en: "alone against the automa, {who} has {count} {theater} tactic cards in each battle of this combat",
    es: "en solitario contra el autómata, {who} tiene {count} cartas de Táctica {theater} en cada batalla de este combate",
  },
  "open-tactics": {
    en: "{who} keeps its tactic cards faceup during this combat",
    es: "{who} mantiene boca arriba sus cartas de Táctica durante este combate",
  },
  "sees-card-first": {
    en: "with advanced tactic cards, {who} chooses its card in every round of this combat when it has seen that of the other side",
    es: "con cartas de Táctica avanzadas, {who} elige su carta en cada ronda de este combate después de ver la de la otra facción",
  },
  "less-health": {
    en: "during this combat every unit has {amount} health less, but at least 1",
    es: "durante este combate todas las unidades tienen {amount} de Resistencia menos, con un mínimo de 1",
  },
  "black-hits-as-red": {
    en: "in each space battle of this combat, {who} may assign up to {count} of its black hits as red ones",
    es: "en cada batalla espacial de este combate, {who} puede asignar hasta {count} de sus impactos negros como si fueran rojos",
  },
  "no-opposition-chosen": {
    en: "{until} {who} cannot send leaders from the pool to oppose missions {ofChosen}",
    es: "{until} {who} no puede enviar Líderes de la reserva para oponerse a Misiones {ofChosen}",
  },
  "no-opposition-this": {
    en: "{who} cannot send a leader from the pool to oppose that mission",
    es: "{who} no puede enviar un Líder de la reserva para oponerse a esa Misión",
  },
  quarantine: {
    en: "{until} leaders {ofWho} cannot attempt missions or use action cards in {here}",
    es: "{until} los Líderes {ofWho} no pueden emprender Misiones ni usar cartas de Acción en {here}",
  },
  "leader-does-not-pin": {
    en: "{until} {leader} does not keep {units} from leaving {here}",
    es: "{until} {leader} no impide que salgan de {here} las {units}",
  },
  "more-successes": {
    en: "the next mission that {leader} attempts this round starts with {count}",
    es: "la próxima Misión que emprenda {leader} en esta ronda empieza con {count}",
  },
} as const satisfies Record<string, Line>;

const UNTIL: Readonly<Record<Modify["until"], Line>> = {
  "end-of-round": { en: "for the rest of the game round,", es: "durante el resto de la ronda de juego," },
  "end-of-command-phase": { en: "until the end of the Command Phase,", es: "hasta el final de la fase de Mando," },
  "end-of-combat": { en: "during this combat,", es: "durante este combate," },
  "end-of-mission": { en: "during this mission,", es: "durante esta Misión," },
};

/** Returns the text of a lasting effect and its duration. */
export function lastingText({ modifier, until }: Modify, telling: Telling): string {
  return toldIn(telling, lastingLine(modifier, say(telling.knowledge.language, UNTIL[until]), telling));
}

function lastingLine(modifier: ModifierKind, until: string, telling: Telling): Told {
  const { knowledge } = telling;
  const { language } = knowledge;
  const here = hereIn(telling);
  const leader = thatLeader(telling);
  switch (modifier.kind) {
    case "fewer-dice": {
      const dice = (["red", "black"] as const)
        .filter((color) => modifier[color] > 0)
        .map((color) => language.several(modifier[color], language.described(language.thing("die"), [color])));
      return [LINES["fewer-dice"], { who: language.faction(modifier.faction), dice: language.and(dice) }];
    }
    case "no-tactics": {
      const theater = say(language, THEATER_NAMES[modifier.theater]);
      return [LINES["no-tactics"], { who: language.faction(modifier.faction), theater }];
    }
    case "more-tactics": {
      const theater = say(language, THEATER_NAMES[modifier.theater]);
      return [
        LINES[modifier.kind],
        { who: language.faction(modifier.faction), theater, count: String(modifier.count) },
      ];
    }
    case "no-retreat":
    case "open-tactics":
    case "sees-card-first":
      return [LINES[modifier.kind], { who: language.faction(modifier.faction) }];
    case "less-health":
      return [LINES["less-health"], { amount: String(modifier.amount) }];
    case "black-hits-as-red":
      return [LINES[modifier.kind], { who: language.faction(modifier.faction), count: String(modifier.count) }];
    case "no-opposition-from-pool": {
      const line = modifier.missionsOf === "this" ? LINES["no-opposition-this"] : LINES["no-opposition-chosen"];
      const ofChosen = language.prep("of", chosenLeader(telling));
      return [line, { who: language.faction(modifier.faction), until, ofChosen }];
    }
    case "quarantine":
      return [LINES.quarantine, { ofWho: language.prep("of", language.faction(modifier.faction)), until, here }];
    case "leader-stays-for-combat":
      return [LINES[modifier.kind], { leader }];
    case "leader-does-not-pin":
      return [LINES[modifier.kind], { leader, until, here, units: manyOf(knowledge, { faction: telling.owner }) }];
    case "more-successes": {
      const count = language.counted(modifier.count, "success");
      return [LINES[modifier.kind], { leader: leaderName(knowledge, modifier.leader), count }];
    }
  }
}
