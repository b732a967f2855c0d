import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** The metrics of a host for Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  readonly messages: Counter<"result">;
  readonly opened: Counter;
  readonly connections: Gauge;
  readonly seconds: Histogram;
}

/** Creates the metrics of a host. `tables` returns the number of tables in memory. */
export function metricsOf(tables: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: "sw_tables_in_memory",
    help: "Tables in memory",
    registers,
    collect() {
      this.set(tables());
    },
  });
  return {
    registry,
    messages: new Counter({ name: "sw_messages_total", help: "Messages by result", labelNames: ["result"], registers }),
    opened: new Counter({ name: "sw_tables_opened_total", help: "Tables opened", registers }),
    connections: new Gauge({ name: "sw_connections", help: "Open connections", registers }),
    seconds: new Histogram({
      name: "sw_message_seconds",
      help: "Time from the arrival of a message to its answer",
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
      registers,
    }),
  };
}
