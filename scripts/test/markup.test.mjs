import { expect, test } from "vitest";
import {
  firstScripts,
  lightHead,
  lightMarkup,
  withColourClasses,
  withFirstScripts,
} from "../../docs/.vitepress/markup.ts";

test("A page keeps only the ends that the next tag does not tell", () => {
  expect(lightMarkup("<ul><li><p>one</p></li><li>two <a>three</a></li></ul><p>four</p><h2>five</h2>")).toBe(
    "<ul><li><p>one<li>two <a>three</a></ul><p>four<h2>five</h2>",
  );
  expect(lightMarkup("<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table><p>a</p> text")).toBe(
    "<table><tbody><tr><td>1<td>2</tbody></table><p>a</p> text",
  );
});

test("Quotes stand as they are in text, and as entities in attributes", () => {
  expect(lightMarkup('<b title="&quot;a&quot;">&quot;a&quot; -&gt; &lt;b&gt;</b>')).toBe(
    '<b title="&quot;a&quot;">"a" -> &lt;b></b>',
  );
});

test("Colours of code become classes, and the usual colour nothing", () => {
  const html =
    '<span style="--shiki-light:#D73A49;--shiki-dark:#F97583">import</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> a</span><span style="--shiki-light:#000000;--shiki-dark:#FFFFFF;">b</span>';
  expect(withColourClasses(html)).toBe(
    '<span class="code-keyword">import</span> a<span style="--shiki-light:#000000;--shiki-dark:#FFFFFF;">b</span>',
  );
});

test("The head of a page loses its line breaks, generator and description, and the rest stays as it is", () => {
  const html =
    '<head>\n    <title>A page</title>\n    <meta name="description" content="The site.">\n    <meta name="generator" content="G">\n  </head>\n  <pre>a\n  b</pre>';
  expect(lightHead(html)).toBe("<head><title>A page</title></head>\n  <pre>a\n  b</pre>");
});

test("Scripts that run before a page is drawn are loaded from one file, and other scripts stay", () => {
  const html =
    '<script id="check-dark-mode">a && b</script><script id="check-mac-os">c\nd</script><script type="module">e</script>';
  expect(firstScripts(html)).toBe("a && b\nc\nd");
  expect(withFirstScripts(html, "/site/first.js")).toBe(
    '<script src="/site/first.js"></script><script type="module">e</script>',
  );
});
