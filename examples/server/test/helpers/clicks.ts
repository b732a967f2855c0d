/** Clicks a button of the page once, where there is one; gives how the page stands. Runs in the page, so it holds all it needs. */
export function click(page: Document): { readonly status: string; readonly lines: number; readonly buttons: number } {
  const buttons = [...page.querySelectorAll<HTMLElement>("#actions button:not([disabled])")];
  const starts = ["attack ", "commit ", "play ", "use ", "purchase "];
  const wanted = starts.flatMap((start) => buttons.filter((button) => button.dataset["action"]?.startsWith(start)));
  (wanted[0] ?? buttons[0])?.click();
  return {
    status: page.querySelector("#status")?.textContent ?? "",
    lines: page.querySelectorAll("#story li").length,
    buttons: buttons.length,
  };
}
