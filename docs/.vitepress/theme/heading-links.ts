/** Gives each heading of the page a link to itself, as a reader wants to copy it. */
export function linkHeadings(): void {
  for (const heading of document.querySelectorAll(".vp-doc :is(h1, h2, h3)[id]")) {
    if (heading.querySelector(".header-anchor") !== null) continue;
    const link = document.createElement("a");
    link.className = "header-anchor";
    link.href = `#${encodeURIComponent(heading.id)}`;
    link.setAttribute("aria-label", `Link: ${heading.textContent}`);
    link.textContent = "\u200b";
    heading.append(" ", link);
  }
}
