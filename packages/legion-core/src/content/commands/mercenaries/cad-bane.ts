import { at, type Violation } from "@sw/tabletop";
import { isDivulged } from "../../../cards/commands/divulged.ts";
import { facesLeft, putFacedown } from "../../../cards/commands/facedown.ts";
import { tokenShape } from "../../../mission/contest.ts";
import { tokenFault } from "../../../mission/placing.ts";
import { spotsAcross, spotsWithin } from "../../../mission/spots.ts";
import { isAtTerritory } from "../../../mission/territory.ts";
import type { RuleId } from "../../../rules/ids.ts";
import type { SpotChoice } from "../../../state/hooks/battle-card.ts";
import { figure } from "../../../state/hooks/words.ts";
import { type UnitIndex, unitId } from "../../../state/ids.ts";
import { forbidden } from "../../../state/kinds.ts";
import type { Look } from "../../../state/look.ts";
import { opponentOf, type Side } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";
import { isUnitAtRange, rangeLength } from "../../../table/range.ts";
import type { Shape } from "../../../table/shapes.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import type { Point3 } from "../../../table/vectors.ts";
import { battlefieldOf } from "../../../units/battlefield.ts";
import { askUnits } from "../../../units/choosing.ts";
import { isSuppressible, unitTokens } from "../../../units/conditions.ts";
import { enemiesAt, friendsAt } from "../../../units/near.ts";
import { companyOf, sceneOf, statusOf } from "../../../units/positions.ts";
import { profileOf } from "../../../units/profiles.ts";
import { dropTokens } from "../../../units/unit-tokens.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { weapon } from "../../written/weapons.ts";
import { aboutOwn, byCard, give, givenTo, lendForGood, ownUnits, untimed } from "../effects.ts";

/** The rule for where the card places tokens. */
const USE: RuleId = "leg.cards.command-use";

const BANE = { unit: "Cad Bane" } as const;

/** The number of Bane tokens placed when the card is divulged, one of each kind. */
const SET_OUT = 3;

/** Command cards of Cad Bane. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ requires: BANE }, () => ({
  "im-your-worst-nightmare": {
    name: "I'm Your Worst Nightmare",
    pips: 1,
    orders: BANE,
    keywords: ["uncanny-luck 2"],
    en: "This round Cad Bane has Uncanny Luck 2 and may perform 2 attack actions in his activation.",
    es: "Esta ronda, Cad Bane tiene Suerte increíble 2 y puede realizar 2 acciones de ataque en su activación.",
    does: (card) => ({
      moments: [givenTo(card, BANE, { keywords: { "uncanny-luck": 2 } })],
      gift: { effect: [figure("attacks", 1)], to: [BANE] },
    }),
  },
  "im-in-control": {
    name: "I'm in Control",
    pips: 2,
    orders: [order(1, BANE), order(1)],
    en: "When Cad Bane starts his activation this round, and again when he ends it, he may remove any number of his suppression tokens; for each, another unit at range 2 gains 1. Enemy trooper units that gain any so and have no immobilize token gain 1.",
    es: "Cuando Cad Bane empieza su activación de esta ronda, y otra vez cuando la termina, puede retirar cualquier cantidad de sus fichas de Acobardamiento; por cada una, otra unidad a alcance 2 gana 1. Las unidades de infantería enemigas que ganen alguna de este modo y no tengan fichas de Inmovilización ganan 1.",
    does: (card) => ({
      moments: [
        aboutOwn("activation-start", BANE, (work, unit) =>
          askUnits(work, card, unit, unitTokens(work.state, unit, "suppression")),
        ),
        aboutOwn("activation-end", BANE, (work, unit) =>
          askUnits(work, card, unit, unitTokens(work.state, unit, "suppression")),
        ),
      ],
      choice: {
        rule: "leg.cards.command-use",
        most: "value",
        may: true,
        candidates: (look, { unit }) => impressible(look, unit),
        take(work, { unit }, chosen) {
          dropTokens(work, unit, "suppression", chosen.length, byCard(card));
          for (const one of chosen) give(work, one, "suppression", 1, card);
          const { owner } = at(work.state.units, unit);
          for (const one of new Set(chosen)) {
            const isEnemyTrooper = at(work.state.units, one).owner !== owner && !isVehicle(profileOf(work, one).type);
            if (isEnemyTrooper && unitTokens(work.state, one, "immobilize") === 0)
              give(work, one, "immobilize", 1, card);
          }
        },
      },
    }),
  },
  "i-make-the-rules-now": {
    name: "I Make the Rules Now",
    pips: 3,
    orders: BANE,
    divulge: { step: "resolve-setup-effects", mandatory: false },
    keywords: ["here-i-am", "smoke-and-mirrors", "kablamo"],
    weapons: [weapon("Booby Trap", "area 1", "2r 2b", "blast", "critical 4", "impact 2", "suppressive")],
    incomplete: true,
    doubts: ["Number of Bane tokens and colours of the dice read from a small picture."],
    en: "Divulge as setup effects are resolved: put down 3 Bane tokens facedown, none at range 1 of enemy territory. Cad Bane neither deploys nor acts until Here I Am is turned up; the card is that of the first round. Not divulged: put down 1 Bane token facedown at range 1 of Cad Bane, not at range 1 of enemies. Kablamo attacks with the weapon of the card.",
    es: "Divulgar al resolver los efectos de preparación: coloca 3 fichas de Bane boca abajo, ninguna a alcance 1 del territorio enemigo. Cad Bane no se despliega ni actúa hasta que se muestre Aquí estoy; la carta es la de la primera ronda. Sin divulgar: coloca 1 ficha de Bane boca abajo a alcance 1 de Cad Bane, no a alcance 1 de enemigos. ¡Bang! ataca con el arma de la carta.",
    tokens: {
      bane: { en: "Bane token", es: "ficha de Bane" },
      "here-i-am": { en: "the Bane token Here I Am", es: "la ficha de Bane Aquí estoy" },
      kablamo: { en: "the Bane token Kablamo", es: "la ficha de Bane ¡Bang!" },
      "smoke-and-mirrors": { en: "the Bane token Smoke and Mirrors", es: "la ficha de Bane Señuelo" },
    },
    does: (card) => ({
      divulged: {
        first: true,
        run(work, side) {
          for (const unit of ownUnits(work, side, BANE)) {
            if (statusOf(at(work.state.units, unit)) === "undeployed") lendForGood(work, unit, "here-i-am", card);
          }
          askSpot(work, side, "set-out", SET_OUT, card);
        },
      },
      moments: [
        untimed((work, side) => {
          if (!isDivulged(work.state, side, card)) askSpot(work, side, "lay", 1, card);
        }),
      ],
      choices: {
        "set-out": baneToken(
          {
            spots: (look, _player, density) => spotsAcross(look, "bane", density),
            against: (look, side, shape) =>
              isAtTerritory(look, opponentOf(side), shape, 1)
                ? forbidden(USE, "token-at-enemy-territory", { range: 1 })
                : undefined,
          },
          card,
        ),
        lay: baneToken(
          {
            spots: aroundBane,
            against(look, side, shape) {
              if (!baneStanding(look, side).some((bane) => isBeside(look, bane, shape))) {
                return forbidden(USE, "token-too-far", { token: "bane", range: 1 });
              }
              const enemy = enemiesOf(look, side).find((unit) => isBeside(look, unit, shape));
              return enemy === undefined
                ? undefined
                : forbidden(USE, "token-beside-enemy", { unit: unitId(look.state, enemy), range: 1 });
            },
          },
          card,
        ),
      },
    }),
  },
}));

/** Lists the other units at range 2 of Cad Bane that can gain suppression, in the order of the state. */
function impressible(look: Look, bane: number): readonly number[] {
  const near = [...friendsAt(look, bane, 2), ...enemiesAt(look, bane, 2)].sort((a, b) => a - b);
  return near.filter((unit) => isSuppressible(look, unit));
}

/** Returns the player's Cad Bane if he is on the battlefield, as a list of one or none. */
function baneStanding(look: Look, side: Side): readonly number[] {
  return ownUnits(look, side, BANE).filter((unit) => statusOf(at(look.state.units, unit)) === "deployed");
}

/** Lists the enemy units of a player on the battlefield. */
function enemiesOf(look: Look, side: Side): readonly number[] {
  const { units } = look.state;
  return [...units.keys()].filter((unit) => {
    const own = at(units, unit);
    return own.owner !== side && statusOf(own) === "deployed";
  });
}

/** Whether a unit is at range 1 of a token with this shape. */
function isBeside(look: Look, unit: UnitIndex, shape: Shape): boolean {
  const scene = sceneOf(look);
  const company = companyOf(scene, look.state, unit);
  return company !== undefined && isUnitAtRange(scene.table, [shape], company, 1);
}

/** Yields spots for Bane tokens at range 1 of Cad Bane. */
function* aroundBane(look: Look, side: Side, density: number): Generator<Point3> {
  const { table } = sceneOf(look);
  for (const unit of baneStanding(look, side)) {
    const leader = companyOf(sceneOf(look), look.state, unit)?.leader;
    if (leader === undefined) continue;
    const { radius } = tokenShape(table, "bane", leader);
    yield* spotsWithin(look, "bane", leader, leader.shape.reach + rangeLength(table, 1) + radius, density);
  }
}

/** Asks for the spots of `left` Bane tokens and what each shows. */
function askSpot(work: GameWork, side: Side, choice: string, left: number, card: string): void {
  work.push({ kind: "mission", card: card, choice, side: side, about: null, chosen: [], left });
}

/** The spots to search for Bane tokens, and the additional rule that forbids a spot. */
interface Baiting {
  spots(look: Look, side: Side, density: number): Iterable<Point3>;
  against(look: Look, side: Side, shape: Shape): Violation<RuleId> | undefined;
}

/** Creates the choice that places a Bane token facedown. Only its player knows which one it is. */
function baneToken({ spots, against }: Baiting, card: string): SpotChoice {
  const rule = "leg.kw.bane-tokens.placing";
  return {
    kind: "spot",
    rule,
    subjects: (look, { side }) => facesLeft(look, side, card),
    spots: (look, _subject, density, { side }) => spots(look, side, density),
    fault(look, { side }, _subject, to) {
      const shape = tokenShape(battlefieldOf(look.state), "bane", to);
      return tokenFault(look, "bane", to) ?? against(look, side, shape);
    },
    take(work, { side: owner, left = 1 }, shows, to) {
      const token = { kind: "bane", name: "bane", owner, card: card, shows } as const;
      putFacedown(work, token, to, { rule, cause: card });
      if (left > 1) askSpot(work, owner, "set-out", left - 1, card);
    },
  };
}
