/** What stands beside the pages of the site: for each room of it the pages that one looks for there. */
import { COMPONENTS } from "../lib/components.ts";
import type { Page } from "./game-pages.ts";
import { SPANISH_RULES } from "./spanish-rules.ts";

/** An entry of a sidebar, as VitePress takes it. */
interface Item {
  readonly text: string;
  readonly link?: string;
  readonly items?: readonly Item[];
  readonly collapsed?: boolean;
}

type Sidebars = Readonly<Record<string, readonly Item[]>>;

const titleOf = ({ text }: Page): string => (/^# (.*)$/m.exec(text)?.[1] ?? "").replaceAll("`", "");

/** The sidebars of all pages by the beginning of their paths. */
export function sidebarsOf(pages: readonly Page[]): Sidebars {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const item = (path: string, text?: string): Item => {
    const page = byPath.get(path);
    if (page === undefined) throw new Error(`no page ${path} for a sidebar`);
    return { text: text ?? titleOf(page), link: `/${path.replace(/(^|\/)index$/, "$1")}` };
  };
  const under = (prefix: string): readonly Item[] =>
    pages.filter(({ path }) => path.startsWith(prefix) && !path.endsWith("/index")).map(({ path }) => item(path));
  const games = COMPONENTS.map(({ short, title }) => ({ short, title, room: gameItems(short, item, pages) }));
  const packages = pages.filter(({ path }) => /^packages\/[^/]+\/index$/.test(path)).map(({ path }) => item(path));
  const main: readonly Item[] = [
    { text: "Begin", items: [item("start"), item("examples", "Examples")] },
    { text: "Tutorials", items: TUTORIALS.map((path) => item(path)) },
    { text: "Games", items: games.map(({ short, title }) => ({ text: title.en, link: `/${short}/decisions` })) },
    { text: "In the terminal", items: under("command/") },
    {
      text: "Parts",
      items: [...under("tabletop/"), ...under("bots/"), item("data"), item("migrate-a-save"), item("words")],
    },
    { text: "Packages", link: "/api/", collapsed: true, items: [...packages, item("stability")] },
    { text: "The project", link: "/contributing", collapsed: true, items: PROJECT.map((path) => item(path)) },
  ];
  const ofGames = games.map(({ short, title, room }) => [`/${short}/`, [{ text: title.en, items: room }]] as const);
  const spanish = COMPONENTS.map(({ short, title, groups }) => {
    const cards = groups.map((group) => ({ text: group.title.es, link: `/es/${short}/cards/${group.id}` }));
    const rules = Object.values(SPANISH_RULES).filter((path) => path.startsWith(`es/${short}/`));
    return [`/es/${short}/`, [{ text: title.es, items: [...rules.map((path) => item(path)), ...cards] }]] as const;
  });
  return { "/": main, ...Object.fromEntries([...ofGames, ...spanish, ...apiSidebars(pages, item)]) };
}

const TUTORIALS = ["write-a-client", "host-a-game", "write-a-bot", "answer-a-question", "house-rules"];
const PROJECT = ["architecture", "contributing", "mutation", "security", "code-of-conduct"];

function gameItems(
  short: string,
  item: (path: string, text?: string) => Item,
  pages: readonly Page[],
): readonly Item[] {
  const guides = pages
    .filter(({ path }) => path.startsWith(`${short}/`) && path.split("/").length === 2)
    .map(({ path }) => item(path));
  const groups = COMPONENTS.find((game) => game.short === short)?.groups ?? [];
  return [
    item(`packages/${short}-core/index`, "The package"),
    ...guides,
    {
      text: "Cards and pieces",
      link: `/${short}/cards/`,
      collapsed: true,
      items: groups.map(({ id, title }) => ({ text: title.en, link: `/${short}/cards/${id}` })),
    },
    item(`${short}/rules/index`, "Rules"),
  ];
}

/** For each package its own subpaths. */
function apiSidebars(
  pages: readonly Page[],
  item: (path: string, text?: string) => Item,
): readonly (readonly [string, readonly Item[]])[] {
  const paths = pages.map(({ path }) => path).filter((path) => path.startsWith("api/") && path !== "api/index");
  const shorts = [...new Set(paths.map((path) => path.split("/")[1] ?? ""))];
  return shorts.map((short) => {
    const own = paths.filter((path) => path.startsWith(`api/${short}/`)).sort();
    return [`/api/${short}/`, [{ text: `@sw/${short}`, link: "/api/", items: own.map((path) => item(path)) }]] as const;
  });
}
