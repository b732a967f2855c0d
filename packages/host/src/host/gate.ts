import type { IncomingMessage } from "node:http";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { HostOptions, Limits } from "./options.ts";

/** The things that are counted by address, connection or seat. */
export type Counted = "messages" | "requests" | "tables" | "tablesOfAddress" | "chat";

const SECONDS: Readonly<Record<Counted, number>> = {
  messages: 10,
  requests: 60,
  tables: 3600,
  tablesOfAddress: 3600,
  chat: 60,
};

/** Limits who may connect or send, and how often. */
export class Gate {
  private readonly limiters: Readonly<Record<Counted, RateLimiterMemory>>;
  private readonly limits: Limits;
  private readonly origins: readonly string[];
  private readonly ofAddress = new Map<string, number>();
  private connected = 0;
  readonly addressOf: (request: IncomingMessage) => string;

  constructor(limits: Limits, { origins = [], addressOf }: Pick<HostOptions, "origins" | "addressOf">) {
    const limiter = (counted: Counted): RateLimiterMemory => {
      return new RateLimiterMemory({ keyPrefix: counted, points: limits[counted], duration: SECONDS[counted] });
    };
    this.limiters = {
      messages: limiter("messages"),
      requests: limiter("requests"),
      tables: limiter("tables"),
      tablesOfAddress: limiter("tablesOfAddress"),
      chat: limiter("chat"),
    };
    this.limits = limits;
    this.origins = origins;
    this.addressOf = addressOf ?? ((request) => request.socket.remoteAddress ?? "");
  }

  /** Counts one more; returns false if that exceeds the limit. */
  async admits(counted: Counted, by: string): Promise<boolean> {
    return this.limiters[counted].consume(by).then(
      () => true,
      () => false,
    );
  }

  /** Counts a connection, and returns the function that counts its end; undefined if there are too many. */
  connects(address: string): (() => void) | undefined {
    const of = this.ofAddress.get(address) ?? 0;
    if (this.connected >= this.limits.connections || of >= this.limits.connectionsOfAddress) return undefined;
    this.connected += 1;
    this.ofAddress.set(address, of + 1);
    return () => {
      this.connected -= 1;
      const left = (this.ofAddress.get(address) ?? 1) - 1;
      if (left === 0) this.ofAddress.delete(address);
      else this.ofAddress.set(address, left);
    };
  }

  /**
   * Whether the page that sent a request may use the host: a page of the same host or of an allowed origin. Programs
   * other than browsers send no origin.
   */
  allows({ headers: { origin, host } }: Pick<IncomingMessage, "headers">): boolean {
    return origin === undefined || this.origins.includes(origin) || hostOf(origin) === host;
  }

  /** Whether an origin is an allowed one on another host. Browsers then expect it in the answer. */
  isForeign(origin: string | undefined): origin is string {
    return origin !== undefined && this.origins.includes(origin);
  }
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
