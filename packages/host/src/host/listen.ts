import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Host } from "./create.ts";

/** Where a host listens, and what it serves besides tables. */
export interface ListenOptions {
  /** Defaults to 0: any port that is free. */
  readonly port?: number;
  /** Defaults to `"127.0.0.1"`: only this machine. */
  readonly address?: string;
  /** Answers requests whose path is not one of the host's. Defaults to the status 404. */
  readonly otherwise?: RequestListener;
}

/** A host on an HTTP server of its own. */
export interface Listening {
  /** The address of the server, such as `http://127.0.0.1:8080`. */
  readonly url: string;
  readonly server: Server;
  /** Closes the host and then the server. The store stays open. */
  close(): Promise<void>;
}

/** Starts an HTTP server for a host. Rejects if the port cannot be used. */
export async function listenWith(host: Host, options: ListenOptions): Promise<Listening> {
  const {
    port = 0,
    address = "127.0.0.1",
    otherwise = (_request, response) => response.writeHead(404).end(),
  } = options;
  const server = createServer((request, response) => {
    if (!host.handle(request, response)) otherwise(request, response);
  });
  host.attach(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, address, resolve);
  });
  return {
    url: urlOf(server),
    server,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      await host.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function urlOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}
