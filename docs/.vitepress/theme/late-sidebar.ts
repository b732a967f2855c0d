import sidebar from "vitepress/dist/client/theme-default/components/VPSidebar.vue";
import { late } from "./late.ts";

/** What stands beside a page: the same for a whole room of the site. */
export default late(sidebar, () => null);
