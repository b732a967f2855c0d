import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command, UnitMatch } from "../../../catalogue/entries.ts";
import { dice, ranged } from "../../../catalogue/writing.ts";
import { issueOrder, mayBeOrdered } from "../../../rounds/orders.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import type { Look } from "../../../state/look.ts";
import { askUnits } from "../../../units/choosing.ts";
import { friendsAt } from "../../../units/near.ts";
import { fitsAny, rankOf } from "../../../units/ranks.ts";
import { aboutOwn, activating, byCard, MAY_MOVE, volley, withOrder } from "../effects.ts";

const EWOKS: UnitMatch = { affiliation: "ewoks" };

const REBELS: UnitMatch = { faction: "rebel-alliance" };

const LEIA = { unit: "Leia Organa" } as const;

const COORDINATED_BOMBARDMENT = (): Command => ({
  id: "coordinated-bombardment",
  name: { en: "Coordinated Bombardment" },
  pips: 1,
  faction: "rebel-alliance",
  requires: { unit: "Leia Organa" },
  orders: [{ count: 1, of: [{ unit: "Leia Organa" }] }],
  keywords: [{ id: "immune-deflect" }],
  weapons: [ranged("Bombardment", [4, "infinite"], dice(2, 0, 0), [{ id: "immune-deflect" }])],
});

const COORDINATED_BOMBARDMENT_ENTRY = (): CommandCard => ({
  id: "coordinated-bombardment",
  moments: [volley("coordinated-bombardment", LEIA, 3)],
});

const COORDINATED_BOMBARDMENT_TEXT: CardText = {
  id: "coordinated-bombardment",
  does: {
    en: "When Leia Organa ends her activation this round, she may make up to 3 attacks with the weapon of the card, each against a different unit.",
    es: "Cuando Leia Organa termina su activación de esta ronda, puede efectuar hasta 3 ataques con el arma de la carta, cada uno contra una unidad distinta.",
  },
};

const A_BEAUTIFUL_FRIENDSHIP = (): Command => ({
  id: "a-beautiful-friendship",
  name: { en: "A Beautiful Friendship" },
  pips: 2,
  faction: "rebel-alliance",
  requires: { unit: "Leia Organa" },
  orders: [
    { count: 1, of: [{ unit: "Leia Organa" }] },
    { count: 1, of: [{ unit: "Wicket" }] },
  ],
  permanent: true,
  keywords: [{ id: "teamwork" }],
});

const A_BEAUTIFUL_FRIENDSHIP_ID = "a-beautiful-friendship";

const A_BEAUTIFUL_FRIENDSHIP_ENTRY = (): CommandCard => ({
  id: A_BEAUTIFUL_FRIENDSHIP_ID,
  gift: { effect: { names: { teamwork: [LEIA] } }, to: [{ unit: "Wicket" }], keywords: { teamwork: 1 } },
  moments: [
    {
      moment: "issue-orders",
      may: false,
      applies: ({ state }, player) => state.players[player].nominated !== null,
      run(work, player) {
        const { nominated } = work.state.players[player];
        if (nominated !== null) askUnits(work, A_BEAUTIFUL_FRIENDSHIP_ID, nominated);
      },
    },
  ],
  choice: {
    rule: "leg.cards.command-use",
    most: 1,
    may: true,
    candidates: (look, { unit }) => befriended(look, unit),
    take(work, _bearer, chosen) {
      for (const unit of chosen) issueOrder(work, unit, byCard(A_BEAUTIFUL_FRIENDSHIP_ID));
    },
  },
});

const A_BEAUTIFUL_FRIENDSHIP_TEXT: CardText = {
  id: "a-beautiful-friendship",
  does: {
    en: "It stays in play: Wicket has Teamwork: Leia Organa. When an Ewok commander issues orders, it may also order a Rebel unit at range 1; when a Rebel commander does, it may also order an Ewok unit at range 1.",
    es: "Permanece en juego: Wicket tiene Trabajo en equipo: Leia Organa. Cuando un comandante ewok imparte órdenes, también puede impartir una a una unidad rebelde a alcance 1; cuando lo hace un comandante rebelde, también puede impartir una a una unidad ewok a alcance 1.",
  },
};

const NO_TIME_FOR_SORROWS = (): Command => ({
  id: "no-time-for-sorrows",
  name: { en: "No Time for Sorrows" },
  pips: 2,
  faction: "rebel-alliance",
  requires: { unit: "Leia Organa" },
  orders: [{ count: 2, of: [{ type: "trooper" }] }],
});

const NO_TIME_FOR_SORROWS_ENTRY = (): CommandCard => ({ id: "no-time-for-sorrows", moments: [MAY_MOVE] });

const NO_TIME_FOR_SORROWS_TEXT: CardText = {
  id: "no-time-for-sorrows",
  does: {
    en: "Each ordered unit may make a speed-1 move at once.",
    es: "Cada unidad que recibe una orden de la carta puede efectuar de inmediato un movimiento de Velocidad 1.",
  },
};

const SOMEBODY_HAS_TO_SAVE_OUR_SKINS = (): Command => ({
  id: "somebody-has-to-save-our-skins",
  name: { en: "Somebody Has to Save Our Skins" },
  pips: 3,
  faction: "rebel-alliance",
  requires: { unit: "Leia Organa" },
  orders: [
    { count: 1, of: [{ unit: "Leia Organa" }] },
    { count: 2, of: [{}] },
  ],
});

const SOMEBODY_HAS_TO_SAVE_OUR_SKINS_ID = "somebody-has-to-save-our-skins";

const SOMEBODY_HAS_TO_SAVE_OUR_SKINS_ENTRY = (): CommandCard => ({
  id: SOMEBODY_HAS_TO_SAVE_OUR_SKINS_ID,
  moments: [
    aboutOwn("after-activation", LEIA, (work, unit) => askUnits(work, SOMEBODY_HAS_TO_SAVE_OUR_SKINS_ID, unit)),
  ],
  choice: activating((look, unit) => withOrder(look, friendsAt(look, unit, 2))),
});

const SOMEBODY_HAS_TO_SAVE_OUR_SKINS_TEXT: CardText = {
  id: "somebody-has-to-save-our-skins",
  does: {
    en: "After Leia Organa's activation this round, a friendly unit at range 2 of her that has a faceup order token may be activated at once.",
    es: "Tras la activación de Leia Organa de esta ronda, una unidad aliada a alcance 2 de ella que tenga una ficha de Orden boca arriba puede activarse de inmediato.",
  },
};

/** Command cards of Leia Organa. */
export const FIGURES: Cards<Command> = [
  COORDINATED_BOMBARDMENT,
  A_BEAUTIFUL_FRIENDSHIP,
  NO_TIME_FOR_SORROWS,
  SOMEBODY_HAS_TO_SAVE_OUR_SKINS,
];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [
  COORDINATED_BOMBARDMENT_ENTRY,
  A_BEAUTIFUL_FRIENDSHIP_ENTRY,
  NO_TIME_FOR_SORROWS_ENTRY,
  SOMEBODY_HAS_TO_SAVE_OUR_SKINS_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [
  COORDINATED_BOMBARDMENT_TEXT,
  A_BEAUTIFUL_FRIENDSHIP_TEXT,
  NO_TIME_FOR_SORROWS_TEXT,
  SOMEBODY_HAS_TO_SAVE_OUR_SKINS_TEXT,
];

/** Units beside a commander that take an order of his besides those of the card: of an Ewok Rebels, of a Rebel Ewoks. */
function befriended(look: Look, commander: number): readonly number[] {
  if (rankOf(look, commander) !== "commander") return [];
  const [match] =
    [
      [EWOKS, REBELS],
      [REBELS, EWOKS],
    ]
      .find(([own]) => own !== undefined && fitsAny(look, commander, [own]))
      ?.slice(1) ?? [];
  return match === undefined
    ? []
    : friendsAt(look, commander, 1).filter((unit) => mayBeOrdered(look, unit) && fitsAny(look, unit, [match]));
}
