import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { random } from "@sw/bots";
import { configOf, game } from "@sw/deckbuilder-core";
import { createHost, fileStore } from "@sw/host";

// Run it by `npm start -- --port 8080 --folder tables`. The page stands beside this file, as built.
const options = { port: { type: "string", default: "8080" }, folder: { type: "string", default: "tables" } } as const;
const { port, folder } = parseArgs({ options }).values;
const beside = (name: string): Buffer => readFileSync(new URL(name, import.meta.url));
const pages = new Map([
  ["/", ["text/html; charset=utf-8", beside("index.html")] as const],
  ["/page.js", ["text/javascript; charset=utf-8", beside("page.js")] as const],
]);

const store = await fileStore(folder);
const host = createHost({ games: [{ game, config: configOf(), bots: { random: { choose: random } } }], store });
const server = createServer((request, response) => {
  const [type, body] = pages.get(request.url ?? "") ?? [];
  if (type !== undefined) response.writeHead(200, { "content-type": type }).end(body);
  else if (!host.handle(request, response)) response.writeHead(404).end();
});
host.attach(server);
server.listen(Number(port), () => {
  console.log(`listening on http://localhost:${(server.address() as AddressInfo).port}`);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    await host.close();
    await store.close();
    process.exit();
  });
}
