import { at, nearest } from "@sw/tabletop";
import { addDice } from "../../../attack/declaring.ts";
import type { Weapon } from "../../../catalogue/entries.ts";
import { on } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { optionOut } from "../../../state/missed.ts";
import { askUnits } from "../../../units/choosing.ts";
import { profileOf, weaponValues } from "../../../units/profiles.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { askCard } from "../choice-effects.ts";
import { activating, ownMust, ownNear, ownUnits, untimed, withOrder } from "../effects.ts";
import { discarded, isOf, takeBack } from "../hand-effects.ts";

const LUKE = { unit: "Luke Skywalker" } as const;

const HAN = { unit: "Han Solo" } as const;

const CHEWBACCA = { unit: "Chewbacca" } as const;

/** Returns the name of the answer that takes back a card. */
function toTakeBack(id: string): string {
  return `take-back ${id}`;
}

/** Command cards of Chewbacca. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "rebel-alliance", requires: CHEWBACCA }, () => ({
  "common-cause": {
    name: "Common Cause",
    pips: 1,
    orders: [order(1, CHEWBACCA), order(1, LUKE)],
    en: "After the activation of Chewbacca or Luke Skywalker this round, the other may be activated at once if he has a faceup order token.",
    es: "Tras la activación de Chewbacca o Luke Skywalker de esta ronda, el otro puede activarse de inmediato si tiene una ficha de Orden boca arriba.",
    does: (card) => ({
      moments: [
        ownMust(
          "after-activation",
          (look, about) => partners(look, about).length > 0,
          (work, unit) => askUnits(work, card, unit),
        ),
      ],
      choice: activating(partners),
    }),
  },
  "brains-and-brawn": {
    name: "Brains and Brawn",
    pips: 2,
    orders: [order(1, CHEWBACCA), order(1, { unit: "Leia Organa" })],
    en: "This round, when Leia Organa makes a ranged attack and Chewbacca is at range 3 and in line of sight of the defender, one of his ranged weapons may be added to a pool of the attack.",
    es: "Esta ronda, cuando Leia Organa efectúa un ataque a distancia y Chewbacca está a alcance 3 y en línea de visión del defensor, puede añadirse a una reserva del ataque una de las armas a distancia de él.",
    does: (card) => ({
      gift: {
        effect: [
          on("declaring", {
            step: "weapons",
            rule: "leg.cards.command-use",
            ways: (look, { unit }, { attack, defender }) =>
              attack === "ranged" && defender !== null ? brawn(look, unit, defender, card).map(({ name }) => name) : [],
            joining: (look, { unit }) => ownUnits(look, at(look.state.units, unit).owner, CHEWBACCA),
            take(work, { unit }, way) {
              const weapon = gunsOf(work, unit).find(({ name }) => name === way);
              if (weapon !== undefined) addDice(work, [weapon.dice.white, weapon.dice.black, weapon.dice.red]);
            },
          }),
          on("gives-in-attack", (look, { unit }, { part, used }) => {
            if (part !== "attacks") return {};
            const weapon = gunsOf(look, unit).find(({ name }) => used.includes(`${card} ${name}`));
            return weapon === undefined ? {} : weaponValues(weapon, look.box.keywords);
          }),
        ],
        to: [{ unit: "Leia Organa" }],
      },
    }),
  },
  "notorious-scoundrels": {
    name: "Notorious Scoundrels",
    pips: 3,
    orders: [order(1, CHEWBACCA), order(1, HAN)],
    en: "A discarded command card of Han Solo goes back to the hand of its player.",
    es: "Una carta de Mando de Han Solo que esté descartada vuelve a la mano de su jugador.",
    does: (own) => ({
      moments: [untimed((work, side) => askCard(work, own, "card", side, null))],
      choices: {
        card: {
          kind: "named",
          rule: "leg.cards.command-use",
          candidates: (look, { side }) =>
            discarded(
              look,
              side,
              (card) =>
                isOf(look, card, HAN.unit) || optionOut(look, toTakeBack(card), "card-of-another-unit", { card }),
            ).map(toTakeBack),
          take: (work, { side }, chosen) => takeBack(work, side, chosen.slice(toTakeBack("").length), own),
        },
      },
    }),
  },
}));

/**
 * Returns the other one of Chewbacca and Luke if it has a faceup order, as a list of one or none. Empty for other
 * units.
 */
function partners(look: Look, unit: UnitIndex): readonly number[] {
  const [match, other] = fitsAny(look, unit, [LUKE]) ? [LUKE, CHEWBACCA] : [CHEWBACCA, LUKE];
  if (!fitsAny(look, unit, [match])) return [];
  return withOrder(look, ownUnits(look, at(look.state.units, unit).owner, other));
}

/** Returns the ranged weapons of Chewbacca. */
function gunsOf(look: Look, unit: UnitIndex): readonly Weapon[] {
  return ownUnits(look, at(look.state.units, unit).owner, CHEWBACCA).flatMap((one) =>
    profileOf(look, one).miniatures.flatMap(({ weapons }) => weapons.filter(({ range }) => range.max !== null)),
  );
}

/**
 * Lists the weapons of Chewbacca that may join a pool of Leia's: he must see the defender within range 3, and none may
 * have joined the attack yet.
 */
function brawn(look: Look, unit: UnitIndex, defender: UnitIndex, card: string): readonly Weapon[] {
  const pools = nearest(look.state, "attack")?.pools ?? [];
  const isUsed = pools.some(({ used = [] }) => used.some((use) => use.startsWith(`${card} `)));
  const { owner } = at(look.state.units, unit);
  return isUsed || ownNear(look, owner, CHEWBACCA, defender, 3).length === 0 ? [] : gunsOf(look, unit);
}
