import bar from "vitepress/dist/client/theme-default/components/VPNav.vue";
import { barPlace, late } from "./late.ts";

/** The bar of the site. */
export default late(bar, barPlace);
