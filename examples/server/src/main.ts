import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { random } from "@sw/bots";
import { configOf, game } from "@sw/deckbuilder-core";
import { createHost, fileStore } from "@sw/host";

// Run it by `npm start -- --port 8080 --folder tables`. The page stands beside this file, as built.
const options = { port: { type: "string", default: "8080" }, folder: { type: "string", default: "tables" } } as const;
const { port, folder } = parseArgs({ options }).values;
const types = new Map([
  ["/index.html", "text/html; charset=utf-8"],
  ["/page.js", "text/javascript; charset=utf-8"],
]);

const store = await fileStore(folder);
const host = createHost({ games: [{ game, config: configOf(), bots: { random: { choose: random } } }], store });
const { url, close } = await host.listen({
  port: Number(port),
  address: "0.0.0.0",
  otherwise({ url: path = "/" }, response) {
    const file = path === "/" ? "/index.html" : path;
    const type = types.get(file);
    if (type === undefined) response.writeHead(404).end();
    else response.writeHead(200, { "content-type": type }).end(readFileSync(new URL(`.${file}`, import.meta.url)));
  },
});
console.log(`listening on http://localhost:${new URL(url).port}`);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => close().then(() => store.close()));
