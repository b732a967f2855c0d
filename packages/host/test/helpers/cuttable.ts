import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A way to a host that can be cut: all connections over it end at once, without a word. */
export interface Cuttable {
  readonly url: string;
  cut(): void;
  close(): Promise<void>;
}

/** Opens a way to the host at an address on loopback. New connections go through again after a cut. */
export async function cuttable(to: string): Promise<Cuttable> {
  const port = Number(new URL(to).port);
  const open = new Set<Socket>();
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((socket) => {
    const other = connect(port, "127.0.0.1");
    for (const [one, peer] of [
      [socket, other],
      [other, socket],
    ] as const) {
      open.add(one);
      one.on("error", () => undefined);
      one.once("close", () => {
        open.delete(one);
        peer.destroy();
      });
      one.pipe(peer);
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    close: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      cut();
      return closed;
    },
  };
}
