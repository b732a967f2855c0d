import { at, type Violation } from "@sw/tabletop";
import type { Rank } from "../../../catalogue/words.ts";
import { tokenShape } from "../../../mission/contest.ts";
import { recover } from "../../../rounds/actions-list.ts";
import type { RuleId } from "../../../rules/ids.ts";
import { freeCardAction } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import { forbidden } from "../../../state/kinds.ts";
import type { Look } from "../../../state/look.ts";
import { CONTACT, mm } from "../../../table/lengths.ts";
import { COMPASS } from "../../../table/movement/compass.ts";
import { rangeLength } from "../../../table/range.ts";
import { gap } from "../../../table/shapes.ts";
import type { Battlefield, Solid } from "../../../table/table.ts";
import { moved, type Point3, snapped, unitVector } from "../../../table/vectors.ts";
import { isFielded } from "../../../units/conditions.ts";
import { companyOf, sceneOf } from "../../../units/positions.ts";
import { rankOf } from "../../../units/ranks.ts";
import { lay, laying } from "../../keywords/shared/laid-tokens.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { weapon } from "../../written/weapons.ts";
import { askBoon, boons } from "../choice-effects.ts";
import { asActivated, givenTo, onOrder } from "../effects.ts";
import { MUNITIONS_TEXT, munitions } from "../munition-effects.ts";

const SABINE = { unit: "Sabine Wren" } as const;

/** The ranks whose orders from the card give Sabine a token. */
const ESTEEMED: readonly Rank[] = ["commander", "operative", "special-forces"];

/** Command cards of Sabine Wren. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "rebel-alliance", requires: SABINE }, () => ({
  explosions: {
    name: "Explosions!",
    pips: 1,
    orders: SABINE,
    permanent: true,
    keywords: ["area-weapon", "blast", "critical", "arm", "detonate"],
    weapons: [weapon("Thermal Charge", "area 1", "1r 1w", "area-weapon", "blast", "critical 2")],
    en: "Permanent. This round Sabine Wren has Arm 2: Thermal Charge, and after each arm action she may make a speed-1 move. For the rest of the game she has Detonate 2: Thermal Charge.",
    es: "Permanente. Esta ronda, Sabine Wren tiene Armar 2: carga térmica, y después de cada acción de armar puede efectuar un movimiento de Velocidad 1. Durante el resto de la partida tiene Detonar 2: carga térmica.",
    choices: MUNITIONS_TEXT,
    tokens: { "thermal-charge": { en: "thermal charge", es: "carga térmica" } },
    does: (card) => ({ ...munitions(card, SABINE, 2) }),
  },
  "symbol-of-rebellion": {
    name: "Symbol of Rebellion",
    pips: 2,
    orders: SABINE,
    en: "When Sabine Wren starts her activation this round, she may recover. This round she may perform a free action: she places a graffiti token at range 1 and in sight of her, so that it touches terrain that is not area terrain.",
    es: "Cuando Sabine Wren empieza su activación de esta ronda, puede recuperarse. Esta ronda puede realizar una acción gratuita: coloca una ficha de Pintada por completo a alcance 1 y en línea de visión de ella, de modo que toque escenografía que no sea de área.",
    tokens: { graffiti: { en: "graffiti token", es: "ficha de Pintada" } },
    does: (card) => {
      const graffiti = laying({
        keyword: card,
        kind: "marker",
        rule: "leg.cards.command-use",
        lies: "within",
        names: () => ["graffiti"],
      });
      return {
        moments: asActivated(SABINE, recover, true),
        gift: {
          effect: [
            freeCardAction(
              card,
              (look, { unit }) => isFielded(look, unit),
              (work, { unit }) => lay(work, card, unit, 1),
            ),
          ],
          to: [SABINE],
        },
        choices: {
          place: {
            ...graffiti,
            spots: (look, _subject, _density, { about }) => (about === null ? [] : alongWalls(look, about)),
            fault: (look, asked, subject, to) =>
              graffiti.fault(look, asked, subject, to) ?? wallFault(look, subject, to),
          },
        },
      };
    },
  },
  "legacy-of-mandalore": {
    name: "Legacy of Mandalore",
    pips: 3,
    orders: [order(1, SABINE), order(2, { type: "trooper" })],
    keywords: ["inspire 1"],
    en: "Sabine Wren has Inspire 1 this round. Each time she issues an order of the card to a commander, an operative or a special forces unit, she gains 1 aim token or 1 dodge token.",
    es: "Sabine Wren tiene Inspirador 1 esta ronda. Cada vez que imparte una orden de la carta a una unidad de Comandante, Agente o Fuerzas especiales, gana 1 ficha de Ataque apuntado o 1 ficha de Esquiva.",
    choices: {
      "gain-aim": { en: "gain an aim token", es: "obtener una ficha de Ataque apuntado" },
      "gain-dodge": { en: "gain a dodge token", es: "obtener una ficha de Esquiva" },
    },
    does: (card) => ({
      moments: [
        givenTo(card, SABINE, { keywords: { inspire: 1 } }),
        onOrder((work, unit) => {
          const { nominated } = work.state.sides[at(work.state.units, unit).owner];
          if (nominated !== null && ESTEEMED.includes(rankOf(work, unit))) askBoon(work, card, nominated);
        }),
      ],
      choices: { boon: boons(card, () => ["gain-aim", "gain-dodge"]) },
    }),
  },
}));

/** Returns the terrain at an elevation, without areas. */
function wallsAt({ solids }: Battlefield, z: number): readonly Solid[] {
  return solids.filter(({ kind, bottom, top }) => kind !== "area" && bottom <= z && z <= top);
}

/** The number of halvings that reduce range 1 to an error of less than 0.01 mm. */
const HALVINGS = 20;

/**
 * Yields spots at the edge of the terrain around a unit, at the elevation of its leader: the first one in each
 * direction.
 */
function* alongWalls(look: Look, unit: UnitIndex): Generator<Point3> {
  const scene = sceneOf(look);
  const { table } = scene;
  const leader = companyOf(scene, look.state, unit)?.leader;
  if (leader === undefined) return;
  const reach = leader.shape.reach + rangeLength(table, 1);
  for (const { shape } of wallsAt(table, leader.z)) {
    for (const towards of COMPASS.map(unitVector)) {
      const apart = (distance: number): number =>
        gap(shape, tokenShape(table, "marker", moved(leader, towards, distance)));
      let [near, far] = [0, nearest(apart, reach)];
      if (far === null) continue;
      for (let step = 0; step < HALVINGS; step++) {
        const middle: number = (near + far) / 2;
        if (apart(middle) > 0) near = middle;
        else far = middle;
      }
      yield { ...snapped(moved(leader, towards, near)), z: leader.z };
    }
  }
}

/** The step of the search for a wall in a direction. */
const STEP = mm(10);

/** Returns a distance at which a token would be inside the terrain, or null if there is none within reach. */
function nearest(apart: (distance: number) => number, reach: number): number | null {
  for (let distance = STEP; distance <= reach; distance += STEP) if (apart(distance) <= 0) return distance;
  return null;
}

/** Returns the violation if graffiti cannot be placed at a spot: the token must touch terrain other than areas. */
function wallFault(look: Look, token: string, to: Point3): Violation<RuleId> | undefined {
  const { table } = sceneOf(look);
  const spot = tokenShape(table, "marker", to);
  const isWall = wallsAt(table, to.z).some(({ shape }) => gap(shape, spot) <= CONTACT);
  return isWall ? undefined : forbidden("leg.cards.command-use", "not-beside-terrain", { token });
}
