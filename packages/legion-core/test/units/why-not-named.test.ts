import { describe as describeText } from "@sw/legion-core/text";
import { expect, it } from "vitest";
import type { GameFrame } from "../../src/state/frames.ts";
import type { SideState, State, TableToken } from "../../src/state/state.ts";
import { mm } from "../../src/table/lengths.ts";
import { acting, PHASE } from "../helpers/activations.ts";
import { command, engine, type Fielding, type SceneOptions, scene } from "../helpers/scene.ts";

const STORM: Fielding = { unit: "stormtroopers", at: [600, 300] };
const REBELS: Fielding = { unit: "rebel-troopers", at: [1200, 700] };

/** The first player chooses one of the things that a card or keyword names, about the first unit where it is about one. */
interface Naming extends Partial<SceneOptions> {
  readonly card: string;
  readonly choice: string;
  readonly mine?: readonly Fielding[];
  readonly theirs?: readonly Fielding[];
  readonly about?: number | null;
  readonly below?: readonly GameFrame[];
}

function naming({ card, choice, mine = [STORM], theirs = [REBELS], about = 0, below = [], ...more }: Naming): State {
  const frame: GameFrame = { kind: "mission", card, choice, side: 0, about, chosen: [] };
  return scene({ armies: [mine, theirs], frames: [PHASE, ...below, frame], ...more });
}

/** Of each of some options why it is not chosen; `chosen` if it may be. */
function why(state: State, ...names: readonly string[]): readonly string[] {
  return names.map((subject) => {
    const against = engine.why(state, { type: "choose-option", subject });
    return against?.code ?? "chosen";
  });
}

/** The refusal of an option in words, of both languages. */
function told(state: State, subject: string): readonly string[] {
  const violation = engine.why(state, { type: "choose-option", subject });
  if (violation === undefined) return [];
  return (["en", "es"] as const).map((locale) => describeText({ violation }, { locale }));
}

it("[leg.kw.master-of-the-force-x] Master of the Force refuses a card of another type or one that is not exhausted", () => {
  const cards = ["exhausted", "readied", "exhausted", "exhausted"] as const;
  const upgrades = ["force-push", "force-choke", "burst-of-speed", "targeting-scopes"];
  const vader: Fielding = { unit: "darth-vader-dark-lord-of-the-sith", upgrades, at: [600, 300], state: { cards } };
  const state = naming({ card: "master-of-the-force", choice: "first", mine: [vader] });
  expect(why(state, ...[...upgrades, "jedi-mind-trick"].map((id) => `ready ${id}`))).toEqual([
    "chosen",
    "card-not-exhausted",
    "chosen",
    "card-not-of-the-force",
    "no-such-choice",
  ]);
  expect(told(state, "ready targeting-scopes")).toEqual([
    "“Targeting Scopes” is not a Force upgrade. Only Force upgrades can be chosen (leg.kw.master-of-the-force-x).",
    "«Miras telescópicas» no es una mejora de la Fuerza. Solo pueden elegirse mejoras de la Fuerza (leg.kw.master-of-the-force-x).",
  ]);
  const supplies = naming({ card: "extra-supplies", choice: "card", mine: [vader] });
  expect(why(supplies, "ready targeting-scopes", "ready force-push")).toEqual(["chosen", "card-of-the-force"]);
});

it("[leg.kw.guidance] Guidance refuses an attack, a free action, a double action and an action that the unit cannot perform", () => {
  const veers: Fielding = { unit: "general-veers-master-tactician", at: [500, 300] };
  const at: Fielding = { ...STORM, unit: "at-st", tokens: { immobilize: 3 } };
  const state = naming({ card: "guidance", choice: "action", mine: [at, veers] });
  expect(why(state, "perform aim", "perform attack", "perform move", "perform dance")).toEqual([
    "chosen",
    "nobody-to-attack",
    "immobilized",
    "no-such-choice",
  ]);
  const near = naming({ card: "guidance", choice: "action", theirs: [{ ...REBELS, at: [600, 450] }] });
  expect(why(near, "perform attack")).toEqual(["guided-to-no-attack"]);
  const spotter = naming({
    card: "guidance",
    choice: "action",
    mine: [{ unit: "darth-vader-dark-lord-of-the-sith", upgrades: ["force-push"], at: [600, 300] }],
  });
  expect(why(spotter, "perform force-push")).toEqual(["action-free-by-itself"]);
});

it("[leg.kw.ruthless] Ruthless refuses an action that the unit has already performed", () => {
  const state = naming({ card: "ruthless", choice: "action", below: [acting(0, { done: ["aim"] })] });
  expect(why(state, "perform dodge", "perform aim", "perform attack")).toEqual([
    "chosen",
    "action-not-open",
    "nobody-to-attack",
  ]);
});

it("[leg.kw.detonate-x.when] Detonate refuses a token that is no charge, belongs to the opponent, is gone, or is of another type", () => {
  const token = (name: string, more: Partial<TableToken> = {}): TableToken => {
    return { kind: "charge", name, owner: 0, x: mm(600), y: mm(300), z: 0, holder: null, removed: false, ...more };
  };
  const state = naming({
    card: "detonate",
    choice: "charge",
    mine: [{ unit: "sabine-wren-explosive-artist", at: [600, 300] }],
    players: [{ revealed: command("explosions") }, {}],
    state: {
      tokens: [
        token("thermal-charge"),
        token("dioxis-charge"),
        token("thermal-charge", { owner: 1 }),
        token("thermal-charge", { removed: true }),
        token("bunker", { kind: "poi", owner: null }),
      ],
    },
  });
  const names = ["thermal-charge.0", "dioxis-charge.1", "thermal-charge.2", "thermal-charge.3", "bunker.4"];
  expect(why(state, ...names)).toEqual([
    "chosen",
    "charge-of-another-card",
    "charge-of-the-other-side",
    "token-not-there",
    "token-no-charge",
  ]);
});

it("[leg.kw.bane-tokens.here-i-am-voluntary] A player can reveal only their own facedown Here I Am token", () => {
  const token = (shows: string, turned = false): TableToken => ({
    kind: "bane",
    name: "bane",
    owner: 0,
    x: mm(600),
    y: mm(300),
    z: 0,
    holder: null,
    removed: false,
    face: { card: "im-your-worst-nightmare", shows, turned },
  });
  const tokens = [token("kablamo"), token("here-i-am")];
  const state = naming({ card: "here-i-am", choice: "reveal", about: null, state: { tokens } });
  expect(why(state, "bane.0", "bane.1", "bane.2")).toEqual(["not-facedown-with", "chosen", "no-such-choice"]);
});

it("[leg.cards.secondary-content] A line of Sweep and Clear is refused for the wrong territory, or if it has already scored", () => {
  const state = naming({
    card: "sweep-and-clear",
    choice: "row",
    state: { mission: { ...scene().mission, counts: { "sweep-and-clear player-1 any": 1 } } },
  });
  expect(why(state, "contested", "friendly", "enemy", "any")).toEqual([
    "chosen",
    "attacker-in-another-territory",
    "attacker-in-another-territory",
    "line-scored-already",
  ]);
});

it("[leg.cards.advantage-content] No Time to Lose cannot make a unit off the battlefield recover", () => {
  const state = naming({ card: "no-time-to-lose", choice: "spend", mine: [{ ...STORM, at: null }] });
  expect(why(state, "free-recover", "aim-and-dodge")).toEqual(["unit-not-deployed", "chosen"]);
});

it("[leg.battle-force.own-rules] An experimental droid cannot remove more suppression tokens than it has", () => {
  const droids = (suppression: number): State =>
    naming({
      card: "experimental-droids",
      choice: "programme",
      mine: [{ unit: "b1-battle-droids", at: [600, 300], tokens: { suppression } }],
    });
  const calm = ["experimental-droids-calm-1", "experimental-droids-calm-2"];
  expect([0, 1, 2].map((suppression) => why(droids(suppression), ...calm))).toEqual([
    ["too-little-suppression", "too-little-suppression"],
    ["chosen", "too-little-suppression"],
    ["chosen", "chosen"],
  ]);
  expect(told(droids(1), "experimental-droids-calm-2")[0]).toContain(
    "P1.0 has too few suppression tokens. It must have at least 2",
  );
});

it("[leg.upgrade.action-exhaust-icons] The Emergency Transponder is not offered to a unit without suppression tokens", () => {
  const of = (suppression: number): State =>
    naming({ card: "emergency-transponder", choice: "relief", mine: [{ ...STORM, tokens: { suppression } }] });
  expect([0, 1].map((suppression) => why(of(suppression), "remove-suppression"))).toEqual([
    ["unit-without-token"],
    ["chosen"],
  ]);
});

it("[leg.upgrade.discard-loses-rules] Insatiable Curiosity cannot choose unique cards, cards of other types or discarded cards", () => {
  const upgrades = ["hq-uplink", "dlt-19-stormtrooper", "agent-kallus", "ascension-cables"];
  const cards = ["readied", "readied", "readied", "discarded"] as const;
  const state = naming({
    card: "insatiable-curiosity",
    choice: "loot",
    mine: [{ unit: "ewok-skirmishers", at: [300, 300] }],
    theirs: [{ unit: "stormtroopers", upgrades, at: [300, 327], state: { cards } }],
  });
  expect(why(state, ...upgrades.map((id) => `discard p2.0 ${id}`))).toEqual([
    "card-of-another-type",
    "chosen",
    "card-unique-or-limited",
    "card-discarded-already",
  ]);
});

it("[leg.upgrade.static-by-default] Logray cannot take a token of a kind that his card does not hold", () => {
  const logray = { unit: "logray-superstitious-shaman", upgrades: ["secret-ingredients"], at: [600, 300] } as const;
  const counts = { "secret-ingredients player-1 aim": 1 };
  const state = naming({
    card: "secret-ingredients",
    choice: "taste",
    mine: [logray],
    state: { mission: { ...scene().mission, counts } },
  });
  expect(why(state, "gain-aim", "gain-dodge")).toEqual(["chosen", "no-token-on-card"]);
});

it("[leg.cards.command-use] An order token is refused if the pool has none of its rank, or if none is held", () => {
  const pool = { ...scene().sides[0].orderPool, commander: 1, corps: 2 };
  const of = (card: string, choice: string, players: readonly [Partial<SideState>, Partial<SideState>]): State =>
    naming({ card, choice, about: null, players });
  const bots = of("they-too-will-suffer", "rank", [{}, { orderPool: pool }]);
  expect(why(bots, "draws-corps", "draws-heavy")).toEqual(["chosen", "rank-not-in-pool"]);
  const ploy = of("ploy", "rank", [{ orderPool: pool }, {}]);
  expect(why(ploy, "sets-commander", "sets-heavy")).toEqual(["chosen", "rank-not-in-pool"]);
  const held = of("ploy", "token", [{ orderPool: pool, heldOrders: ["heavy"] }, {}]);
  expect(why(held, "uses-heavy", "uses-corps", "from-the-pool")).toEqual(["chosen", "rank-not-held", "chosen"]);
  const none = { ...pool, commander: 0, corps: 0 };
  const whole = of("ploy", "token", [{ orderPool: none, heldOrders: ["heavy"] }, {}]);
  expect(why(whole, "from-the-pool", "uses-heavy")).toEqual(["whole-pool-held", "chosen"]);
});

it("[leg.info.discard-public] Notorious Scoundrels can take back only cards of Han Solo", () => {
  const discard = ["sorry-about-the-mess", "ambush"].map(command);
  const state = naming({ card: "notorious-scoundrels", choice: "card", about: null, players: [{ discard }, {}] });
  expect(why(state, "take-back sorry-about-the-mess", "take-back ambush", "take-back push")).toEqual([
    "chosen",
    "card-of-another-unit",
    "no-such-choice",
  ]);
});

it("[leg.cards.command-use] An engaged unit attacked by Ahsoka under You Are Beaten may withdraw, and another one may move", () => {
  const asked = (mine: readonly Fielding[], theirs: readonly Fielding[]): State =>
    naming({ card: "you-are-beaten", choice: "leave", mine, theirs });
  const engaged = asked([STORM], [{ ...REBELS, at: [600, 327] }]);
  expect(why(engaged, "move-freely", "withdraw-freely", "decline")).toEqual(["engaged", "chosen", "chosen"]);
  const free = asked([STORM], [REBELS]);
  expect(why(free, "move-freely", "withdraw-freely")).toEqual(["chosen", "not-engaged"]);
});

it("[leg.cards.command-use] A card's token is refused to a unit that cannot have it", () => {
  const at = { unit: "at-st", at: [600, 300] } as const;
  const stand = naming({ card: "last-stand", choice: "boon", mine: [at] });
  expect(why(stand, "gain-aim", "gain-suppression")).toEqual(["chosen", "unit-no-trooper"]);
});
