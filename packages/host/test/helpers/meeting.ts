import { afterEach } from "vitest";
import type { HostOptions } from "../../src/index.ts";
import { type Running, running, type Seated, sits } from "./hosted.ts";

/** Starts hosts and seats people for the tests of a file; all of them leave after each test. */
export interface Meeting {
  started(options?: Partial<HostOptions>): Promise<Running>;
  joins(...args: Parameters<typeof sits>): Seated;
  /** Closes a host before its test ends. */
  ends(host: Running): Promise<void>;
}

/** Hosts and people that leave after each test of the calling file. */
export function meeting(): Meeting {
  const hosts = new Set<Running>();
  const people: Seated[] = [];
  afterEach(async () => {
    for (const { connection } of people.splice(0)) connection.close();
    for (const host of hosts) await host.close();
    hosts.clear();
  });
  return {
    async started(options) {
      const host = await running(options);
      hosts.add(host);
      return host;
    },
    joins(...args) {
      const one = sits(...args);
      people.push(one);
      return one;
    },
    async ends(host) {
      hosts.delete(host);
      await host.close();
    },
  };
}
