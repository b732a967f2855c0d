/** What all pages have in common: it is drawn in the browser, so that no page repeats it. Each page keeps the place until then. */
import { useData, withBase } from "vitepress";
import { type Component, defineComponent, h, onMounted, shallowRef, type VNode } from "vue";

/** A component that is drawn in the browser alone. `place` stands there before. */
export function late(inner: Component, place: () => VNode | null): Component {
  return defineComponent({
    inheritAttrs: false,
    setup(_, { attrs, slots }) {
      const drawn = shallowRef<Component>();
      onMounted(() => {
        drawn.value = inner;
      });
      return () => (drawn.value === undefined ? place() : h(drawn.value, attrs, slots));
    },
  });
}

/** The place of the bar: the name of the site, which leads to its beginning. */
export function barPlace(): VNode {
  const { site, localeIndex } = useData();
  const home = withBase(localeIndex.value === "root" ? "/" : `/${localeIndex.value}/`);
  return h("header", { class: "nav-place" }, [h("a", { href: home }, site.value.title)]);
}
