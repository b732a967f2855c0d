/** Returns a text that was compressed (raw deflate) and written in characters of base 64. */
export async function inflated(deflated: string): Promise<string> {
  const bytes = Uint8Array.from(atob(deflated), (character) => character.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
}
