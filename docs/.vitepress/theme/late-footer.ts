import footer from "vitepress/dist/client/theme-default/components/VPFooter.vue";
import { late } from "./late.ts";

/** What stands at the end of the site's pages. */
export default late(footer, () => null);
