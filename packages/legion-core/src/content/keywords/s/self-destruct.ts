import { goOff, unitsAround, weaponWith } from "../../../attack/area.ts";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { RuleId } from "../../../rules/ids.ts";
import { rollDice } from "../../../state/dice.ts";
import type { AreaFrame } from "../../../state/frame-parts.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { carried, on } from "../../../state/hooks/words.ts";
import { unitId } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import type { GameWork } from "../../../state/work.ts";
import { isFielded, woundsOn } from "../../../units/conditions.ts";
import { profileOf } from "../../../units/profiles.ts";
import { dealWounds, defeatWhole } from "../../../units/wounds/casualties.ts";

/** How far away others are struck. */
const REACH = 1;

export const SELF_DESTRUCT = (): GameKeyword => ({
  id: "self-destruct",
  does: [
    on("action", {
      id: "self-destruct",
      free: false,
      cost: 1,
      available: (look, { unit }) =>
        isFielded(look, unit) && hasWounds(look, unit, Math.ceil(threshold(look, unit) / 2)),
      ban: () => "leg.kw.self-destruct-x-unit.requirement",
      run: (work, bearer) => goOff(work, "self-destruct", bearer, { targets: unitsAround(work, bearer.unit, REACH) }),
    }),
    on("usable", () => false),
    carried(
      on("action", {
        id: "self-destruct-attack",
        free: true,
        cost: 0,
        available: (look, { unit, value }) => isFielded(look, unit) && hasWounds(look, unit, value),
        ban: () => "leg.kw.self-destruct-x-weapon.requirement",
        run(work, bearer) {
          const weapon = weaponWith(work, bearer.unit, "self-destruct");
          if (weapon === undefined) return;
          goOff(work, "self-destruct", bearer, { targets: unitsAround(work, bearer.unit, REACH), weapon });
        },
      }),
    ),
    on("area", {
      rule: ({ weapon }) =>
        weapon === null ? "leg.kw.self-destruct-x-unit.roll" : "leg.kw.self-destruct-x-weapon.targets",
      strike: shrapnel,
      over(work, { unit, weapon }) {
        const rule: RuleId =
          weapon === null ? "leg.kw.self-destruct-x-unit.defeat" : "leg.kw.self-destruct-x-weapon.defeat";
        defeatWhole(work, unit, { rule, cause: "self-destruct" });
      },
    }),
  ],
});

export const SELF_DESTRUCT_TEXT: KeywordText = {
  id: "self-destruct",
  name: { en: "Self-Destruct[ X]", es: "Autodestrucción[ X]" },
  does: {
    en: "Card action with wounds for half of the wound threshold: X black attack dice for each other unit at range 1 and in line of sight; it suffers 1 wound per critical or surge, then gains 1 suppression token per hit. Then the unit is defeated. Of a weapon: with X wounds, a free action to attack each of these units with it, engaged or not, and be defeated; it is used for nothing else.",
    es: "Acción de carta con Heridas por la mitad del umbral: X dados de ataque negros por cada otra unidad a alcance 1 y en línea de visión; sufre 1 Herida por impacto crítico o incremento y luego gana 1 ficha de Acobardamiento por impacto. Después, la unidad es derrotada. En un arma: con X Heridas, acción gratuita para atacar con ella, y solo así, a cada una, y ser derrotada.",
  },
  choices: { "self-destruct-attack": { en: "self-destruct attack", es: "ataque de autodestrucción" } },
};

function hasWounds(look: Look, unit: number, least: number): boolean {
  return woundsOn(look.state, unit) >= least || fallsOut(look, unit, "unit-too-little-wounded", { least });
}

/** The wound threshold of the unit's own card. */
function threshold(look: Look, unit: number): number {
  return profileOf(look, unit).card.wounds;
}

/** The dice for one unit: wounds now, and so many suppression tokens for later. */
function shrapnel(work: GameWork, { unit, value }: AreaFrame, target: number): number {
  const because = { rule: "leg.kw.self-destruct-x-unit.roll", cause: "self-destruct" } as const;
  const dice = Array.from({ length: value }, () => "black-attack" as const);
  const faces = rollDice(work, "self-destruct", dice);
  work.emit({ type: "rolled", unit: unitId(work.state, unit), dice, faces, ...because });
  const showing = (face: string): number => faces.filter((one) => one === face).length;
  dealWounds(work, target, showing("attack-surge") + showing("critical"), because, unit);
  return showing("hit");
}
