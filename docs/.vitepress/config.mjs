/** The site: `npm run docs` writes its pages into `.site/pages`, then VitePress builds them. */
import { readFileSync } from "node:fs";
import { defineConfig } from "vitepress";

const site = new URL("../../.site/", import.meta.url);
const sidebar = JSON.parse(readFileSync(new URL("sidebars.json", site), "utf8"));

const GAMES = [
  { text: "Deckbuilding Game", short: "deckbuilder" },
  { text: "Rebellion", short: "rebellion" },
  { text: "Legion", short: "legion" },
];
const cards = GAMES.map(({ text, short }) => ({ text, link: `/es/${short}/cards/` }));

/**
 * What of a page is searched: of the reference the headings, of all other pages everything.
 * @param {string} source
 * @param {{ relativePath: string }} env
 * @param {{ render(source: string, env: object): string }} markdown
 */
function searched(source, env, markdown) {
  const isReference = env.relativePath.startsWith("api/");
  const kept = isReference
    ? source.replace(/^(?!#{1,3} ).*$/gm, "").replace(/\n{2,}/g, "\n\n")
    : source.replace(/<details>.*?<\/details>/gs, "");
  return markdown.render(kept, env);
}

export default defineConfig({
  title: "Star Wars tabletop rules",
  description: "Rules of Star Wars: Rebellion, Legion and The Deckbuilding Game as TypeScript libraries.",
  base: process.env["SITE_BASE"] ?? "/",
  srcDir: "../.site/pages",
  outDir: "../.site/dist",
  cacheDir: "../.site/cache",
  router: { prefetchLinks: false },
  appearance: "dark",
  // A change of one page must not change the name of every file.
  metaChunk: true,
  head: [["meta", { name: "theme-color", content: "#11151b" }]],
  markdown: { theme: { light: "github-light", dark: "github-dark" } },
  locales: {
    root: { label: "English", lang: "en" },
    es: {
      label: "Español",
      lang: "es",
      link: "/es/",
      themeConfig: {
        nav: [
          { text: "Cartas", items: cards },
          { text: "Solitario", link: "/es/solo" },
        ],
        outline: { label: "En esta página", level: 2 },
        docFooter: { prev: "Anterior", next: "Siguiente" },
        darkModeSwitchLabel: "Aspecto",
        sidebarMenuLabel: "Menú",
        returnToTopLabel: "Arriba",
        langMenuLabel: "Cambiar de idioma",
      },
    },
  },
  themeConfig: {
    nav: [
      { text: "Start", link: "/start" },
      ...GAMES.map(({ text, short }) => ({ text, link: `/packages/${short}-core/` })),
      { text: "Play", link: "/play" },
      { text: "Reference", link: "/api/" },
    ],
    sidebar,
    outline: { level: 2 },
    i18nRouting: false,
    externalLinkIcon: false,
    search: {
      provider: "local",
      options: {
        _render: searched,
        locales: {
          es: {
            translations: {
              button: { buttonText: "Buscar", buttonAriaLabel: "Buscar" },
              modal: {
                noResultsText: "Sin resultados para",
                resetButtonTitle: "Borrar la búsqueda",
                footer: { selectText: "abrir", navigateText: "recorrer", closeText: "cerrar" },
              },
            },
          },
        },
      },
    },
    footer: {
      message: "An unofficial fan project, not made, endorsed or licensed by the owners of the games or of Star Wars.",
      copyright: "The code is under the MIT licence.",
    },
  },
  vite: {
    // Boards in the pages come from the sources of the packages, not from their builds.
    resolve: { conditions: ["@sw/source", "module", "browser", "development|production"] },
    build: { chunkSizeWarningLimit: 2000, target: "es2022" },
    esbuild: { target: "es2022" },
  },
});
