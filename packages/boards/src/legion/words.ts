import type { PoolStep } from "@sw/legion-core/read";
import type { Locale } from "@sw/tabletop/text";

/** Texts on the table of Legion. Its core provides cards, units and questions. */
export interface BoardWords {
  readonly table: string;
  readonly tools: string;
  readonly ruler: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly turn: string;
  readonly whole: string;
  readonly foot: (size: string) => string;
  readonly activated: string;
  readonly unit: string;
  readonly units: string;
  readonly hand: string;
  readonly hiddenCards: (count: number) => string;
  readonly left: (left: number, of: number) => string;
  readonly now: string;
  readonly done: string;
  readonly ordered: string;
  readonly waiting: string;
  readonly health: (health: number) => string;
  readonly speed: (speed: number) => string;
  readonly courage: (courage: number | null) => string;
  readonly defense: (die: string) => string;
  readonly melee: string;
  readonly ranks: Readonly<Record<string, string>>;
  readonly unlimited: string;
  readonly add: (weapon: string, count: number) => string;
  readonly score: (own: number, other: number) => string;
  readonly spots: string;
  readonly moveHere: string;
  readonly placeHere: string;
  readonly stay: string;
  readonly turnTool: string;
  readonly dragLeader: string;
  readonly pointSpot: string;
  readonly ghost: string;
  /** How many miniatures of a unit are in cohesion, out of all. */
  readonly cohesion: (within: number, of: number) => string;
  readonly range: (range: number) => string;
  /** A range and a distance in millimetres. */
  readonly measured: (range: number, millimetres: number) => string;
  readonly at: (unit: string, range: number) => string;
  readonly here: string;
  readonly away: (millimetres: number, direction: string) => string;
  /** The eight directions of the drawing, counterclockwise from the right. */
  readonly directions: readonly string[];
  readonly reach: (directions: string) => string;
  readonly mission: string;
  readonly allUnits: string;
  readonly sees: (unit: string, range: number) => string;
  readonly blocked: (unit: string, by: string) => string;
  readonly hidden: (hidden: number, of: number) => string;
  readonly covers: Readonly<Record<"light" | "heavy", string>>;
  readonly attack: string;
  readonly defenseDice: string;
  readonly formed: string;
  readonly steps: Readonly<Record<PoolStep, string>>;
  readonly soFar: string;
  readonly odds: string;
  readonly beforeRoll: string;
  readonly unrolled: string;
  readonly colours: Readonly<Record<string, string>>;
  readonly faces: Readonly<Record<string, string>>;
}

/** The board's texts by language. */
export const WORDS: Readonly<Record<Locale, BoardWords>> = {
  en: {
    table: "The table",
    tools: "View of the table",
    ruler: "Range ruler (R)",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    turn: "Turn the table",
    whole: "Whole table",
    foot: (size) => `1 foot · table ${size} feet`,
    activated: "Activated unit",
    unit: "Unit",
    units: "Your units · order tokens",
    hand: "Command hand",
    hiddenCards: (count) => (count === 1 ? "1 card" : `${count} cards`),
    left: (left, of) => `${left} of ${of}`,
    now: "now",
    done: "done",
    ordered: "order",
    waiting: "off",
    health: (health) => `wounds ${health}`,
    speed: (speed) => `speed ${speed}`,
    courage: (courage) => `courage ${courage ?? "–"}`,
    defense: (die) => `${die} defense die`,
    melee: "melee",
    ranks: {
      commander: "commander",
      operative: "operative",
      corps: "corps",
      "special-forces": "special forces",
      support: "support",
      heavy: "heavy",
    },
    unlimited: "unlimited",
    add: (weapon, count) => `Add ${weapon}, ${count} left`,
    score: (own, other) => `Victory points ${own} to ${other}`,
    spots: "Spots",
    moveHere: "Move here",
    placeHere: "Place here",
    stay: "Stay here",
    turnTool: "Another way",
    dragLeader:
      "Drag the leader or point at the table; the green area is where it may end. The others follow by themselves.",
    pointSpot: "Point at the table, or choose one of the marked spots.",
    ghost: "Where it goes: arrows move it, Q and E take another way, Page Up and Page Down another tool",
    cohesion: (within, of) => (within === of ? `all ${of} in cohesion` : `${within} of ${of} in cohesion`),
    range: (range) => `range ${range}`,
    measured: (range, far) => `range ${range} · ${far} mm`,
    at: (unit, range) => `${unit} at range ${range}`,
    here: "where it stands",
    away: (far, direction) => `${far} mm ${direction}`,
    directions: ["right", "up right", "up", "up left", "left", "down left", "down", "down right"],
    reach: (directions) => `It can end up to ${directions}.`,
    mission: "Mission",
    allUnits: "Units",
    sees: (unit, range) => `sees ${unit} · range ${range}`,
    blocked: (unit, by) => `does not see ${unit} · ${by}`,
    hidden: (hidden, of) => `${hidden} of ${of} hidden`,
    covers: { light: "light cover", heavy: "heavy cover" },
    attack: "Attack dice",
    defenseDice: "Defense dice",
    formed: "pool",
    steps: {
      roll: "roll",
      reroll: "reroll",
      surges: "surges",
      cover: "cover",
      dodge: "dodge",
      modify: "modify",
      defense: "defense",
      wounds: "wounds",
    },
    soFar: "So far",
    odds: "Wounds to come",
    beforeRoll: "Attack pool, before the roll",
    unrolled: "not rolled",
    colours: { red: "Red", black: "Black", white: "White" },
    faces: {
      hit: "hit",
      critical: "critical",
      "attack-surge": "surge",
      "defense-surge": "surge",
      block: "block",
      blank: "blank",
    },
  },
  es: {
    table: "La mesa",
    tools: "Vista de la mesa",
    ruler: "Regla de alcance (R)",
    zoomIn: "Acercar",
    zoomOut: "Alejar",
    turn: "Girar la mesa",
    whole: "Mesa entera",
    foot: (size) => `1 pie · mesa de ${size} pies`,
    activated: "Unidad activada",
    unit: "Unidad",
    units: "Tus unidades · fichas de orden",
    hand: "Mano de mando",
    hiddenCards: (count) => (count === 1 ? "1 carta" : `${count} cartas`),
    left: (left, of) => `${left} de ${of}`,
    now: "ahora",
    done: "hecha",
    ordered: "orden",
    waiting: "fuera",
    health: (health) => `heridas ${health}`,
    speed: (speed) => `velocidad ${speed}`,
    courage: (courage) => `aplomo ${courage ?? "–"}`,
    defense: (die) => `dado de defensa ${die === "red" ? "rojo" : "blanco"}`,
    melee: "cuerpo a cuerpo",
    ranks: {
      commander: "comandante",
      operative: "operativo",
      corps: "tropa",
      "special-forces": "fuerzas especiales",
      support: "apoyo",
      heavy: "pesada",
    },
    unlimited: "ilimitado",
    add: (weapon, count) => `Añadir ${weapon}, quedan ${count}`,
    score: (own, other) => `Puntos de victoria ${own} a ${other}`,
    spots: "Lugares",
    moveHere: "Mover aquí",
    placeHere: "Colocar aquí",
    stay: "Quedarse",
    turnTool: "Otro camino",
    dragLeader: "Arrastra al líder o señala la mesa; el área verde es donde puede terminar. Los demás lo siguen.",
    pointSpot: "Señala la mesa o elige uno de los lugares marcados.",
    ghost: "Adónde va: las flechas lo mueven, Q y E toman otro camino, Re Pág y Av Pág otra plantilla",
    cohesion: (within, of) => (within === of ? `los ${of} en coherencia` : `${within} de ${of} en coherencia`),
    range: (range) => `alcance ${range}`,
    measured: (range, far) => `alcance ${range} · ${far} mm`,
    at: (unit, range) => `${unit} a alcance ${range}`,
    here: "donde está",
    away: (far, direction) => `${far} mm ${direction}`,
    directions: [
      "a la derecha",
      "arriba a la derecha",
      "arriba",
      "arriba a la izquierda",
      "a la izquierda",
      "abajo a la izquierda",
      "abajo",
      "abajo a la derecha",
    ],
    reach: (directions) => `Puede terminar hasta ${directions}.`,
    mission: "Misión",
    allUnits: "Unidades",
    sees: (unit, range) => `ve a ${unit} · alcance ${range}`,
    blocked: (unit, by) => `no ve a ${unit} · ${by}`,
    hidden: (hidden, of) => `${hidden} de ${of} ocultas`,
    covers: { light: "cobertura ligera", heavy: "cobertura densa" },
    attack: "Dados de ataque",
    defenseDice: "Dados de defensa",
    formed: "reserva",
    steps: {
      roll: "tirada",
      reroll: "repetir",
      surges: "incrementos",
      cover: "cobertura",
      dodge: "esquiva",
      modify: "modificar",
      defense: "defensa",
      wounds: "heridas",
    },
    soFar: "Hasta ahora",
    odds: "Heridas por venir",
    beforeRoll: "Reserva de ataque, antes de tirar",
    unrolled: "sin tirar",
    colours: { red: "Rojos", black: "Negros", white: "Blancos" },
    faces: {
      hit: "impacto",
      critical: "crítico",
      "attack-surge": "incremento",
      "defense-surge": "incremento",
      block: "bloqueo",
      blank: "en blanco",
    },
  },
};
