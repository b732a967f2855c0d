import { at } from "@sw/tabletop";
import { isDivulged } from "../../../cards/commands/divulged.ts";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { setDown } from "../../../moving/placing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import type { Look } from "../../../state/look.ts";
import { askUnits } from "../../../units/choosing.ts";
import { isTrooper } from "../../../units/conditions.ts";
import { enemiesAt, friendsAt } from "../../../units/near.ts";
import { statusOf } from "../../../units/positions.ts";
import { fitsAny, isOfNoRank } from "../../../units/ranks.ts";
import { dealWounds } from "../../../units/wounds/casualties.ts";
import { askCard } from "../choice-effects.ts";
import {
  aboutOwn,
  asActivated,
  byCard,
  give,
  isLent,
  isOwn,
  lend,
  lendForGood,
  MARK,
  ownUnits,
  returnOrder,
  rollForWounds,
  untimed,
  whenActivated,
} from "../effects.ts";

const VADER = { unit: "Darth Vader" } as const;

const IMPLACABLE = (): Command => ({
  id: "implacable",
  name: { en: "Implacable" },
  pips: 1,
  faction: "galactic-empire",
  requires: { unit: "Darth Vader" },
  orders: [{ count: 1, of: [{ unit: "Darth Vader" }] }],
});

const IMPLACABLE_ID = "implacable";

const IMPLACABLE_ENTRY = (): CommandCard => ({
  id: IMPLACABLE_ID,
  gift: MARK,
  moments: [
    ...asActivated(VADER, (work, unit) => {
      give(work, unit, "dodge", 1, IMPLACABLE_ID);
      if (!isLent(work, unit, IMPLACABLE_ID)) return;
      work.amend("activation", (frame) => ({ ...frame, actions: frame.actions - 1 }));
    }),
    {
      moment: "after-activation",
      may: true,
      applies: (look, player, about) =>
        isOwn(look, player, about) &&
        fitsAny(look, about, [VADER]) &&
        statusOf(at(look.state.units, about)) !== "defeated" &&
        !isLent(look, about, IMPLACABLE_ID),
      run(work, player, unit) {
        if (unit === null) return;
        lend(work, unit, IMPLACABLE_ID, 1, IMPLACABLE_ID);
        returnOrder(work, player, unit, IMPLACABLE_ID);
        work.push({ kind: "wounds", unit, left: 1, by: null, because: byCard(IMPLACABLE_ID) });
      },
    },
  ],
});

const IMPLACABLE_TEXT: CardText = {
  id: "implacable",
  does: {
    en: "At the start of each of his activations this round Darth Vader gains 1 dodge token. After the first he may suffer 1 wound to put his order token back into the order pool; he may then be activated once more, with 1 action less.",
    es: "Al inicio de cada una de sus activaciones de esta ronda, Darth Vader gana 1 ficha de Esquiva. Tras la primera puede sufrir 1 Herida para devolver su ficha de Orden a la reserva de órdenes; después puede volver a activarse, con 1 acción menos.",
  },
};

const VADERS_MIGHT = (): Command => ({
  id: "vaders-might",
  name: { en: "Vader's Might" },
  pips: 1,
  faction: "galactic-empire",
  requires: { unit: "Darth Vader" },
  orders: [{ count: 1, of: [{ unit: "Darth Vader" }] }],
  incomplete: true,
  doubts: ["Which dice faces count was read from icons."],
});

const VADERS_MIGHT_ID = "vaders-might";

const VADERS_MIGHT_ENTRY = (): CommandCard => ({
  id: VADERS_MIGHT_ID,
  gift: {
    effect: {
      actions: [
        {
          id: VADERS_MIGHT_ID,
          free: true,
          cost: 0,
          available: (look, { unit }) => liftable(look, unit).length > 0,
          run: (work, { unit }) => askUnits(work, VADERS_MIGHT_ID, unit),
        },
      ],
    },
    to: [VADER],
  },
  choice: {
    rule: "leg.cards.command-use",
    most: 1,
    may: false,
    candidates: (look, { unit }) => liftable(look, unit),
    take(work, { unit }, [lifted]) {
      if (lifted === undefined) return;
      const { owner } = at(work.state.units, unit);
      // What lies on top comes first: it is hurt by the fall.
      if (!isOwn(work, owner, lifted)) askCard(work, VADERS_MIGHT_ID, "fall", owner, lifted);
      setDown(work, owner, lifted, { near: "half" }, byCard(VADERS_MIGHT_ID));
    },
  },
  choices: {
    fall: {
      kind: "named",
      rule: "leg.cards.command-use",
      candidates: () => ["fall"],
      take(work, { about }) {
        if (about !== null) rollForWounds(work, about, VADERS_MIGHT_ID);
      },
    },
  },
});

const VADERS_MIGHT_TEXT: CardText = {
  id: "vaders-might",
  does: {
    en: "This round Darth Vader may perform a free action: another unit at range 1 that is not a heavy is taken up and set down by his player, its leader at half range of where it stood and at most height 1 above or below. An enemy unit then rolls a white defense die for each of its miniatures and suffers 1 wound for each block and each surge.",
    es: "Esta ronda, Darth Vader puede realizar una acción gratuita: otra unidad a alcance 1 que no sea Pesada se levanta, y su jugador la coloca con su líder a medio alcance de donde estaba y, como mucho, a altura 1 por encima o por debajo. Una unidad enemiga tira después un dado de defensa blanco por cada una de sus miniaturas y sufre 1 Herida por cada bloqueo y cada incremento.",
  },
  choices: { fall: { en: "the unit falls", es: "la unidad cae" } },
};

const FEAR_AND_DEAD_MEN = (): Command => ({
  id: "fear-and-dead-men",
  name: { en: "Fear and Dead Men" },
  pips: 2,
  faction: "galactic-empire",
  requires: { unit: "Darth Vader" },
  orders: [{ count: 1, of: [{ unit: "Darth Vader" }] }],
});

const FEAR_AND_DEAD_MEN_ENTRY = (): CommandCard => ({
  id: "fear-and-dead-men",
  gift: {
    effect: {
      wounded: (work, _unit, wounds, attacker) => dealWounds(work, attacker, wounds, byCard("fear-and-dead-men")),
    },
    to: [VADER],
  },
});

const FEAR_AND_DEAD_MEN_TEXT: CardText = {
  id: "fear-and-dead-men",
  does: {
    en: "This round each unit whose attack wounds Darth Vader suffers the same number of wounds.",
    es: "Esta ronda, cada unidad cuyo ataque cause Heridas a Darth Vader sufre el mismo número de Heridas.",
  },
};

const NEW_WAYS_TO_MOTIVATE_THEM = (): Command => ({
  id: "new-ways-to-motivate-them",
  name: { en: "New Ways to Motivate Them" },
  pips: 2,
  faction: "galactic-empire",
  requires: { unit: "Darth Vader" },
  orders: [{ count: 2, of: [{ type: "trooper" }] }],
});

const NEW_WAYS_TO_MOTIVATE_THEM_ID = "new-ways-to-motivate-them";

const NEW_WAYS_TO_MOTIVATE_THEM_ENTRY = (): CommandCard => ({
  id: NEW_WAYS_TO_MOTIVATE_THEM_ID,
  moments: whenActivated(
    (look, unit) =>
      !fitsAny(look, unit, [VADER]) && isTrooper(look, unit) && at(look.state.units, unit).order === "faceup",
    (work, unit) => {
      work.amend("activation", (frame) => ({ ...frame, actions: frame.actions + 1 }));
      work.push({ kind: "wounds", unit, left: 1, by: null, because: byCard(NEW_WAYS_TO_MOTIVATE_THEM_ID) });
    },
    true,
  ),
});

const NEW_WAYS_TO_MOTIVATE_THEM_TEXT: CardText = {
  id: "new-ways-to-motivate-them",
  does: {
    en: "This round each friendly trooper unit other than Darth Vader that starts its activation with a faceup order token may suffer 1 wound to perform 1 more action.",
    es: "Esta ronda, cada unidad de infantería aliada que no sea Darth Vader y empiece su activación con una ficha de Orden boca arriba puede sufrir 1 Herida para realizar 1 acción más.",
  },
};

const DARKNESS_DESCENDS = (): Command => ({
  id: "darkness-descends",
  name: { en: "Darkness Descends" },
  pips: 3,
  faction: "galactic-empire",
  requires: { unit: "Darth Vader" },
  orders: [{ count: 1, of: [{ unit: "Darth Vader" }] }],
  permanent: true,
  divulge: { step: "resolve-setup-effects", mandatory: false },
  keywords: [{ id: "infiltrate" }],
});

const DARKNESS_DESCENDS_ID = "darkness-descends";

const DARKNESS_DESCENDS_ENTRY = (): CommandCard => ({
  id: DARKNESS_DESCENDS_ID,
  divulged: {
    first: true,
    run(work, player) {
      for (const unit of ownUnits(work, player, VADER)) lendForGood(work, unit, "infiltrate", DARKNESS_DESCENDS_ID);
    },
  },
  gift: {
    effect: {},
    to: [VADER],
    keywords: ({ state }, unit) =>
      isDivulged(state, at(state.units, unit).owner, DARKNESS_DESCENDS_ID) ? {} : { reliable: 2 },
  },
});

const DARKNESS_DESCENDS_TEXT: CardText = {
  id: "darkness-descends",
  does: {
    en: "Permanent. While this card is in play, Darth Vader has Reliable 2 unless it was divulged. Divulge: Darth Vader has Infiltrate for the game, and this card must be chosen in round 1.",
    es: "Permanente. Mientras esta carta esté en juego, Darth Vader tiene Fiable 2, salvo que se haya divulgado. Divulgar: Darth Vader tiene Infiltración durante la partida, y esta carta debe elegirse en la ronda 1.",
  },
};

const MASTER_OF_EVIL = (): Command => ({
  id: "master-of-evil",
  name: { en: "Master of Evil" },
  pips: 3,
  faction: "galactic-empire",
  requires: { unit: "Darth Vader" },
  orders: [
    { count: 1, of: [{ unit: "Darth Vader" }] },
    { count: 2, of: [{}] },
  ],
});

const MASTER_OF_EVIL_ID = "master-of-evil";

const MASTER_OF_EVIL_ENTRY = (): CommandCard => ({
  id: MASTER_OF_EVIL_ID,
  moments: [
    untimed((work, player) => {
      for (const unit of ownUnits(work, player, VADER)) give(work, unit, "dodge", 1, MASTER_OF_EVIL_ID);
    }),
    aboutOwn("activation-start", VADER, (work, unit) => {
      for (const enemy of enemiesAt(work, unit, 2)) give(work, enemy, "suppression", 3, MASTER_OF_EVIL_ID);
    }),
  ],
});

const MASTER_OF_EVIL_TEXT: CardText = {
  id: "master-of-evil",
  does: {
    en: "Darth Vader gains 1 dodge token. When he starts his activation this round, each enemy trooper unit at range 2 gains 3 suppression tokens.",
    es: "Darth Vader gana 1 ficha de Esquiva. Cuando empieza su activación de esta ronda, cada unidad de infantería enemiga a alcance 2 gana 3 fichas de Acobardamiento.",
  },
};

/** Command cards of Darth Vader. */
export const FIGURES: Cards<Command> = [
  IMPLACABLE,
  VADERS_MIGHT,
  FEAR_AND_DEAD_MEN,
  NEW_WAYS_TO_MOTIVATE_THEM,
  DARKNESS_DESCENDS,
  MASTER_OF_EVIL,
];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [
  IMPLACABLE_ENTRY,
  VADERS_MIGHT_ENTRY,
  FEAR_AND_DEAD_MEN_ENTRY,
  NEW_WAYS_TO_MOTIVATE_THEM_ENTRY,
  DARKNESS_DESCENDS_ENTRY,
  MASTER_OF_EVIL_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [
  IMPLACABLE_TEXT,
  VADERS_MIGHT_TEXT,
  FEAR_AND_DEAD_MEN_TEXT,
  NEW_WAYS_TO_MOTIVATE_THEM_TEXT,
  DARKNESS_DESCENDS_TEXT,
  MASTER_OF_EVIL_TEXT,
];

/** The other units beside Vader but heavies, in the order of the state. */
function liftable(look: Look, vader: number): readonly number[] {
  const near = [...friendsAt(look, vader, 1), ...enemiesAt(look, vader, 1)].sort((a, b) => a - b);
  return near.filter((unit) => isOfNoRank(look, unit, ["heavy"]));
}
