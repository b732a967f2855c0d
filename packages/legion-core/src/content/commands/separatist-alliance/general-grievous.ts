import { at, nearest } from "@sw/tabletop";
import { attackedBy } from "../../../attack/declared.ts";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { both, dice } from "../../../catalogue/writing.ts";
import type { UnitChoice } from "../../../state/hooks/battle-card.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import type { TokenKind } from "../../../state/tokens.ts";
import { coverValue } from "../../../table/sight/cover-value.ts";
import { isTrooper, unitTokens } from "../../../units/conditions.ts";
import { friendsAt, inSight } from "../../../units/near.ts";
import { statusOf } from "../../../units/positions.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { loseTokens } from "../../../units/unit-tokens.ts";
import { dealWounds } from "../../../units/wounds/casualties.ts";
import { asksAt } from "../choice-effects.ts";
import {
  byCard,
  give,
  givenOnOrder,
  givenTo,
  hasJustMoved,
  isOwn,
  lend,
  onOrder,
  ownNear,
  ownUnits,
  volley,
} from "../effects.ts";

const GRIEVOUS = { unit: "General Grievous" } as const;

const VEHICLE = { type: "vehicle" } as const;

/** Tokens that Grievous takes from those that he attacks. */
const STRIPPED: readonly TokenKind[] = ["aim", "dodge", "surge", "standby"];

const ILL_DO_IT_MYSELF = (): Command => ({
  id: "ill-do-it-myself",
  name: { en: "I'll Do it Myself!" },
  pips: 1,
  faction: "separatist-alliance",
  requires: { unit: "General Grievous" },
  orders: [{ count: 1, of: [{ unit: "General Grievous" }] }],
  keywords: [{ id: "tactical", value: 1 }],
});

const ILL_DO_IT_MYSELF_ID = "ill-do-it-myself";

const ILL_DO_IT_MYSELF_ENTRY = (): CommandCard => ({
  id: ILL_DO_IT_MYSELF_ID,
  gift: {
    effect: {
      fights(work, unit) {
        for (const enemy of attackedBy(work.state, unit)) {
          for (const token of STRIPPED) {
            loseTokens(work, enemy, token, unitTokens(work.state, enemy, token), byCard(ILL_DO_IT_MYSELF_ID));
          }
        }
      },
    },
    to: [GRIEVOUS],
  },
  moments: [asksAt("determine-priority", ILL_DO_IT_MYSELF_ID, "sacrifice", SACRIFICE)],
  choices: { sacrifice: SACRIFICE },
});

const ILL_DO_IT_MYSELF_TEXT: CardText = {
  id: "ill-do-it-myself",
  does: {
    en: "A friendly droid trooper unit at range 1 of General Grievous may suffer 1 wound; then he has Tactical 1 this round. When he attacks this round, units that he attacks first lose all their aim, dodge, surge and standby tokens.",
    es: "Una unidad de infantería droide aliada a alcance 1 de General Grievous puede sufrir 1 Herida; entonces él tiene Táctica 1 esta ronda. Cuando ataca esta ronda, las unidades atacadas pierden antes todas sus fichas de Ataque apuntado, Esquiva, Incremento y Alerta.",
  },
};

const TRAINED_IN_YOUR_JEDI_ARTS = (): Command => ({
  id: "trained-in-your-jedi-arts",
  name: { en: "Trained In Your Jedi Arts" },
  pips: 1,
  faction: "separatist-alliance",
  requires: { unit: "General Grievous" },
  orders: [{ count: 1, of: [{ unit: "General Grievous" }] }],
  keywords: [{ id: "disengage" }, { id: "suppressive" }, { id: "versatile" }],
  weapons: [both("Trophy Lightsabers", [1, 1], dice(1, 2, 1), [{ id: "suppressive" }, { id: "versatile" }])],
});

const TRAINED_IN_YOUR_JEDI_ARTS_ID = "trained-in-your-jedi-arts";

const TRAINED_IN_YOUR_JEDI_ARTS_ENTRY = (): CommandCard => ({
  id: TRAINED_IN_YOUR_JEDI_ARTS_ID,
  moments: [
    givenTo(TRAINED_IN_YOUR_JEDI_ARTS_ID, GRIEVOUS, { tokens: ["dodge"], keywords: { disengage: 1 } }),
    volley(TRAINED_IN_YOUR_JEDI_ARTS_ID, GRIEVOUS, "each"),
  ],
});

const TRAINED_IN_YOUR_JEDI_ARTS_TEXT: CardText = {
  id: "trained-in-your-jedi-arts",
  does: {
    en: "General Grievous gains 1 dodge token and has Disengage this round. When he ends his activation, he may attack each enemy unit at range 1 and in line of sight with the weapon of the card.",
    es: "General Grievous gana 1 ficha de Esquiva y tiene Separación esta ronda. Cuando termina su activación, puede atacar con el arma de la carta a cada unidad enemiga a alcance 1 y en línea de visión.",
  },
};

const PINCER_ATTACK = (): Command => ({
  id: "pincer-attack",
  name: { en: "Pincer Attack" },
  pips: 2,
  faction: "separatist-alliance",
  requires: { unit: "General Grievous" },
  orders: [{ count: 2, of: [{ type: "vehicle" }] }],
});

const PINCER_ATTACK_ENTRY = (): CommandCard => ({
  id: "pincer-attack",
  gift: {
    effect: {
      attacking: { amounts: [{ amount: "reduce-cover", adds: coverValue("heavy") }] },
      inAttack(look, { unit, value }, { enemy }) {
        const { owner } = at(look.state.units, unit);
        return ownNear(look, owner, VEHICLE, enemy, 1).some((one) => one !== unit) ? value : 0;
      },
    },
    to: [VEHICLE],
  },
});

const PINCER_ATTACK_TEXT: CardText = {
  id: "pincer-attack",
  does: {
    en: "This round, units that a friendly vehicle attacks have no cover while they are at range 1 and in line of sight of another friendly vehicle.",
    es: "Esta ronda, las unidades atacadas por un vehículo aliado no tienen cobertura si están a alcance 1 y en línea de visión de otro vehículo aliado.",
  },
};

const SUPREME_COMMANDER = (): Command => ({
  id: "supreme-commander",
  name: { en: "Supreme Commander" },
  pips: 2,
  faction: "separatist-alliance",
  requires: { unit: "General Grievous" },
  orders: [{ count: 2, of: [{ type: "trooper" }] }],
  keywords: [{ id: "ruthless" }],
});

const SUPREME_COMMANDER_ID = "supreme-commander";

const SUPREME_COMMANDER_ENTRY = (): CommandCard => ({
  id: SUPREME_COMMANDER_ID,
  moments: [
    givenTo(SUPREME_COMMANDER_ID, GRIEVOUS, { keywords: { ruthless: 1 } }),
    onOrder((work, unit) => {
      const before = nearest(work.state, "orders")?.issued.filter((one) => one !== unit) ?? [];
      const driven = before.flatMap((one) => [one, ...troopersBeside(work, one)]);
      for (const one of [unit, ...troopersBeside(work, unit)]) {
        if (!driven.includes(one)) give(work, one, "surge", 1, SUPREME_COMMANDER_ID);
      }
    }),
  ],
});

const SUPREME_COMMANDER_TEXT: CardText = {
  id: "supreme-commander",
  does: {
    en: "General Grievous has Ruthless this round. Each ordered unit, and each other friendly trooper unit at range 1 and in line of sight of one, gains 1 surge token.",
    es: "General Grievous tiene Despiadado esta ronda. Cada unidad que recibe una orden de la carta, y cada otra unidad de infantería aliada a alcance 1 y en línea de visión de una de ellas, gana 1 ficha de Incremento.",
  },
};

const CRUSH_THEM = (): Command => ({
  id: "crush-them",
  name: { en: "Crush Them!" },
  pips: 3,
  faction: "separatist-alliance",
  requires: { unit: "General Grievous" },
  orders: [
    { count: 1, of: [{ unit: "General Grievous" }] },
    { count: 2, of: [{}] },
  ],
});

const CRUSH_THEM_ENTRY = (): CommandCard => ({
  id: "crush-them",
  moments: [
    onOrder((work, unit) => {
      const { units } = work.state;
      const { owner } = at(units, unit);
      const fallen = units.filter((one) => one.owner !== owner && statusOf(one) === "defeated").length;
      give(work, unit, "surge", fallen, "crush-them");
    }),
  ],
});

const CRUSH_THEM_TEXT: CardText = {
  id: "crush-them",
  does: {
    en: "Each ordered unit gains 1 surge token for each defeated enemy unit.",
    es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Incremento por cada unidad enemiga derrotada.",
  },
};

const FULL_THROTTLE = (): Command => ({
  id: "full-throttle",
  name: { en: "Full Throttle" },
  pips: 3,
  faction: "separatist-alliance",
  requires: { unit: "General Grievous" },
  orders: [
    { count: 1, of: [{ unit: "General Grievous" }] },
    { count: 2, of: [{ type: "vehicle" }] },
  ],
});

const FULL_THROTTLE_ID = "full-throttle";

const FULL_THROTTLE_ENTRY = (): CommandCard => ({
  id: FULL_THROTTLE_ID,
  moments: [
    givenOnOrder(FULL_THROTTLE_ID, { tokens: ["dodge"] }),
    {
      moment: "after-action",
      may: false,
      applies: (look, player, about) =>
        isOwn(look, player, about) && fitsAny(look, about, [VEHICLE]) && hasJustMoved(look, about),
      run(work, _player, about) {
        if (about !== null) give(work, about, "surge", 1, FULL_THROTTLE_ID);
      },
    },
  ],
});

const FULL_THROTTLE_TEXT: CardText = {
  id: "full-throttle",
  does: {
    en: "Each ordered unit gains 1 dodge token. Each friendly vehicle gains 1 surge token after each of its moves this round.",
    es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Esquiva. Cada vehículo aliado gana 1 ficha de Incremento después de cada uno de sus movimientos de esta ronda.",
  },
};

/** Command cards of General Grievous. */
export const FIGURES: Cards<Command> = [
  ILL_DO_IT_MYSELF,
  TRAINED_IN_YOUR_JEDI_ARTS,
  PINCER_ATTACK,
  SUPREME_COMMANDER,
  CRUSH_THEM,
  FULL_THROTTLE,
];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [
  ILL_DO_IT_MYSELF_ENTRY,
  TRAINED_IN_YOUR_JEDI_ARTS_ENTRY,
  PINCER_ATTACK_ENTRY,
  SUPREME_COMMANDER_ENTRY,
  CRUSH_THEM_ENTRY,
  FULL_THROTTLE_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [
  ILL_DO_IT_MYSELF_TEXT,
  TRAINED_IN_YOUR_JEDI_ARTS_TEXT,
  PINCER_ATTACK_TEXT,
  SUPREME_COMMANDER_TEXT,
  CRUSH_THEM_TEXT,
  FULL_THROTTLE_TEXT,
];

/** A droid that suffers so that Grievous does it himself. */
const SACRIFICE: UnitChoice = {
  kind: "units",
  rule: "leg.cards.command-use",
  count: 1,
  may: true,
  candidates(look, { player }) {
    const near = ownUnits(look, player, GRIEVOUS).flatMap((unit) => friendsAt(look, unit, 1));
    const droids = ownUnits(look, player, { type: "droid-trooper" });
    return droids.filter((unit) => near.includes(unit) || fallsOut(look, unit, "not-beside-one", { needs: GRIEVOUS }));
  },
  take(work, { player }, chosen) {
    for (const grievous of ownUnits(work, player, GRIEVOUS)) lend(work, grievous, "tactical", 1, "ill-do-it-myself");
    for (const unit of chosen) dealWounds(work, unit, 1, byCard("ill-do-it-myself"));
  },
};

/** The other friendly trooper units at range 1 of a unit that it sees. */
function troopersBeside(look: Look, unit: number): readonly number[] {
  return inSight(look, unit, friendsAt(look, unit, 1)).filter((one) => isTrooper(look, one));
}
