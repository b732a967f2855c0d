import { onContentUpdated, type Router, type Theme } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import { defineAsyncComponent } from "vue";
import { linkHeadings } from "./heading-links.ts";
import LiveBoard from "./LiveBoard.vue";
import "@sw/boards/tokens.css";
import "./style.css";

const theme: Theme = {
  extends: DefaultTheme,
  setup: () => onContentUpdated(linkHeadings),
  enhanceApp({ app, router }) {
    app.component("LiveBoard", LiveBoard);
    app.component(
      "PlayGround",
      defineAsyncComponent(() => import("./PlayGround.vue")),
    );
    if (!import.meta.env.SSR) loadWholePages(router);
  },
};

/** Loads each page as a page of its own: the texts are then published once, as HTML, and not as scripts, too. */
function loadWholePages(router: Router): void {
  let isShown = false;
  router.onBeforeRouteChange = (to) => {
    if (isShown) location.assign(to);
    return !isShown;
  };
  router.onBeforePageLoad = () => {
    const isFirst = !isShown;
    isShown = true;
    return isFirst;
  };
}

export default theme;
