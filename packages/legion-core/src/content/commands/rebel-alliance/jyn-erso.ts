import { at } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { startMove } from "../../../moving/moves.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import type { Look } from "../../../state/look.ts";
import type { Player } from "../../../state/seats.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { enemiesAt, inSight } from "../../../units/near.ts";
import { profileOf } from "../../../units/profiles.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { boonOnOrder } from "../choice-effects.ts";
import { give, giveAll, givenTo, isLent, isOwn, lend, MARK, onOrder, ownUnits } from "../effects.ts";

const JYN = { unit: "Jyn Erso" } as const;

const I_REBEL = (): Command => ({
  id: "i-rebel",
  name: { en: "I Rebel" },
  pips: 1,
  faction: "rebel-alliance",
  requires: { unit: "Jyn Erso" },
  orders: [{ count: 1, of: [{ unit: "Jyn Erso" }] }],
  keywords: [{ id: "charge" }],
});

const I_REBEL_ID = "i-rebel";

const I_REBEL_ENTRY = (): CommandCard => ({
  id: I_REBEL_ID,
  moments: [
    givenTo(I_REBEL_ID, JYN, { keywords: { charge: 1 } }),
    {
      moment: "activation-start",
      may: true,
      applies: (look, player, about) =>
        about !== null && !isOwn(look, player, about) && rebels(look, player, about).length > 0,
      run(work, player, about) {
        for (const unit of about === null ? [] : rebels(work, player, about)) {
          lend(work, unit, I_REBEL_ID, 1, I_REBEL_ID);
          give(work, unit, "suppression", 1, I_REBEL_ID);
          work.push({ kind: "volley", unit, card: I_REBEL_ID, left: 1, attacked: [] });
          startMove(work, unit, "action", { optional: true });
        }
      },
    },
  ],
  gift: MARK,
});

const I_REBEL_TEXT: CardText = {
  id: "i-rebel",
  does: {
    en: "Jyn Erso has Charge this round. Once this round, when an enemy unit at range 2 and in line of sight of her starts its activation, she may gain 1 suppression token to perform a free move action and then a free attack action.",
    es: "Jyn Erso tiene Acometida esta ronda. Una vez en esta ronda, cuando una unidad enemiga a alcance 2 y dentro de su línea de visión empieza su activación, Jyn puede ganar 1 ficha de Acobardamiento para realizar una acción de movimiento gratuita y después una acción de ataque gratuita.",
  },
};

const TRUST_GOES_BOTH_WAYS = (): Command => ({
  id: "trust-goes-both-ways",
  name: { en: "Trust Goes Both Ways" },
  pips: 2,
  faction: "rebel-alliance",
  requires: { unit: "Jyn Erso" },
  orders: [
    { count: 1, of: [{ unit: "Jyn Erso" }] },
    { count: 1, of: [{ type: "trooper" }] },
  ],
  keywords: [{ id: "inspire", value: 2 }, { id: "teamwork" }],
});

const TRUST_GOES_BOTH_WAYS_ID = "trust-goes-both-ways";

const TRUST_GOES_BOTH_WAYS_ENTRY = (): CommandCard => ({
  id: TRUST_GOES_BOTH_WAYS_ID,
  moments: [
    givenTo(TRUST_GOES_BOTH_WAYS_ID, JYN, { keywords: { inspire: 2 } }),
    onOrder((work, unit) => {
      if (isVehicle(profileOf(work, unit).type) || fitsAny(work, unit, [JYN])) return;
      giveAll(work, unit, { keywords: { teamwork: 1, [TRUST_GOES_BOTH_WAYS_ID]: 1 } }, TRUST_GOES_BOTH_WAYS_ID);
    }),
  ],
  gift: { effect: { names: { teamwork: [JYN] } }, to: [] },
});

const TRUST_GOES_BOTH_WAYS_TEXT: CardText = {
  id: "trust-goes-both-ways",
  does: {
    en: "Jyn Erso has Inspire 2 this round. Another ordered trooper unit has Teamwork: Jyn Erso this round.",
    es: "Jyn Erso tiene Inspirador 2 esta ronda. Otra unidad de infantería que reciba una orden de la carta tiene Trabajo en equipo: Jyn Erso esta ronda.",
  },
};

const REBELLIONS_ARE_BUILT_ON_HOPE = (): Command => ({
  id: "rebellions-are-built-on-hope",
  name: { en: "Rebellions Are Built on Hope" },
  pips: 3,
  faction: "rebel-alliance",
  requires: { unit: "Jyn Erso" },
  orders: [{ count: 3, of: [{ type: "trooper" }] }],
  keywords: [{ id: "danger-sense", value: 2 }, { id: "indomitable" }],
});

const REBELLIONS_ARE_BUILT_ON_HOPE_ID = "rebellions-are-built-on-hope";

const REBELLIONS_ARE_BUILT_ON_HOPE_ENTRY = (): CommandCard => ({
  id: REBELLIONS_ARE_BUILT_ON_HOPE_ID,
  ...boonOnOrder(REBELLIONS_ARE_BUILT_ON_HOPE_ID, () => ["gain-suppression"], true),
  gift: {
    effect: { permits: ["never-suppressed", "never-panics"] },
    to: [{ type: "trooper" }],
    keywords: { "danger-sense": 2, indomitable: 1 },
    holds: ({ state }, unit) => at(state.units, unit).order === "faceup",
  },
});

const REBELLIONS_ARE_BUILT_ON_HOPE_TEXT: CardText = {
  id: "rebellions-are-built-on-hope",
  does: {
    en: "Each ordered unit may gain 1 suppression token. This round friendly trooper units with a faceup order token have Danger Sense 2 and Indomitable and are neither suppressed nor panicked.",
    es: "Cada unidad que recibe una orden de la carta puede ganar 1 ficha de Acobardamiento. Esta ronda, las unidades de infantería aliadas que tengan una ficha de Orden boca arriba tienen Sentido del peligro 2 e Indómito y no pueden estar acobardadas ni ser presas del pánico.",
  },
  choices: {
    "gain-suppression": { en: "gain a suppression token", es: "obtener una ficha de Acobardamiento" },
    decline: { en: "nothing", es: "nada" },
  },
};

/** Command cards of Jyn Erso. */
export const FIGURES: Cards<Command> = [I_REBEL, TRUST_GOES_BOTH_WAYS, REBELLIONS_ARE_BUILT_ON_HOPE];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [
  I_REBEL_ENTRY,
  TRUST_GOES_BOTH_WAYS_ENTRY,
  REBELLIONS_ARE_BUILT_ON_HOPE_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [I_REBEL_TEXT, TRUST_GOES_BOTH_WAYS_TEXT, REBELLIONS_ARE_BUILT_ON_HOPE_TEXT];

/** Jyn if she sees a unit at range 2 and has not rebelled this round. */
function rebels(look: Look, player: Player, enemy: number): readonly number[] {
  return ownUnits(look, player, JYN).filter(
    (unit) => !isLent(look, unit, I_REBEL_ID) && inSight(look, unit, enemiesAt(look, unit, 2)).includes(enemy),
  );
}
