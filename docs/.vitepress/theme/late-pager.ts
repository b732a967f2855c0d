import pager from "vitepress/dist/client/theme-default/components/VPDocFooter.vue";
import { late } from "./late.ts";

/** The ways to the pages before and after. */
export default late(pager, () => null);
