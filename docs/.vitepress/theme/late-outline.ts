import outline from "vitepress/dist/client/theme-default/components/VPDocAside.vue";
import { late } from "./late.ts";

/** The headings of a page beside it. */
export default late(outline, () => null);
