/** The pages of rules in Spanish: of each rule its statement, with the section of the book that it comes from. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/workspace.mjs";
import { entriesOf, groupedBy, type Page, type Rule } from "./game-pages.ts";
import { cell, plain } from "./schema-text.ts";

/** The statements of a game's rules in Spanish by the ids of the rules; undefined if nobody has written them. */
export function spanishRules(short: string): Readonly<Record<string, string>> | undefined {
  const file = join(root, `docs/es/rules/${short}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

const AREAS: Readonly<Record<string, string>> = {
  overview: "Resumen",
  components: "Contenido",
  setup: "Preparación de la partida",
  force: "El equilibrio de la Fuerza",
  card: "Contenido de las cartas",
  faction: "Afiliaciones de las cartas",
  turn: "El turno",
  "turn-start": "Principio del turno",
  play: "Jugar una carta",
  purchase: "Adquirir una carta",
  "end-turn": "Finalizar tu turno",
  "deck-out": "Si se agota el mazo",
  ability: "Capacidades",
  trigger: "Cuando",
  choose: "Elegir",
  constant: "Mientras",
  condition: "Si (condición)",
  discard: "Descartar",
  destroy: "Destruir",
  exile: "Exiliar",
  gain: "Ganar",
  damage: "Infligir daño",
  look: "Mirar",
  reveal: "Mostrar",
  repair: "Reparar",
  commit: "Asignar cartas para un ataque",
  attack: "Atacar la base del adversario",
  hunt: "Cacerías y sabotajes",
  win: "Ganar la partida",
  mode: "Modos de juego avanzados",
  option: "Reglas opcionales",
  faq: "Preguntas frecuentes",
  ruling: "Lo que el reglamento no dice",
};

/** The page of a game's rules in Spanish; none where their statements are missing. */
export function spanishRulePages(short: string, title: string, rules: Readonly<Record<string, Rule>>): readonly Page[] {
  const statements = spanishRules(short);
  if (statements === undefined) return [];
  const areas = groupedBy(Object.entries(rules), ([id]) => id.split(".")[1] ?? "");
  const parts = [...areas].map(([area, entries]) => {
    const name = AREAS[area];
    if (name === undefined) throw new Error(`the area ${area} of the rules has no Spanish name`);
    return `## ${name} {#${area}}\n\n${entries.map(([id, { source }]) => ruleText(id, statements[id], source)).join("\n")}`;
  });
  const intro =
    "Cada regla es una frase con nuestras palabras y la sección del reglamento de la que viene. Su identificador es el que dan los programas cuando rechazan una acción.";
  return [{ path: `es/${short}/rules`, text: `# ${title}: reglas\n\n${intro}\n\n${entriesOf(parts)}` }];
}

function ruleText(id: string, statement: string | undefined, source: string): string {
  if (statement === undefined) throw new Error(`the rule ${id} has no statement in Spanish`);
  const from = source.startsWith("Open question") ? "interpretación nuestra" : source;
  return `### ${id} {#${id}}\n\n${plain(statement)}\n\n<div class="kind">${cell(from)}</div>\n`;
}
