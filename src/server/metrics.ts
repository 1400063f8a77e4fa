/** What is counted and measured, for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly moves: Counter<'game'>;
  readonly refusals: Counter<'code'>;
  readonly conflicts: Counter;
  readonly errors: Counter<'where'>;
  readonly latency: Histogram;
  readonly sockets: Gauge;
  readonly tables: Gauge<'status'>;
  readonly loaded: Gauge;
  /** The text that Prometheus reads. */
  text(): Promise<string>;
  readonly contentType: string;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    moves: new Counter({
      name: 'grimoire_moves_total',
      help: 'Moves applied',
      labelNames: ['game'],
      registers,
    }),
    refusals: new Counter({
      name: 'grimoire_refusals_total',
      help: 'Requests and moves refused, by code',
      labelNames: ['code'],
      registers,
    }),
    conflicts: new Counter({
      name: 'grimoire_conflicts_total',
      help: 'Writes repeated because another process was faster',
      registers,
    }),
    errors: new Counter({
      name: 'grimoire_errors_total',
      help: 'Errors that nobody expected',
      labelNames: ['where'],
      registers,
    }),
    latency: new Histogram({
      name: 'grimoire_move_seconds',
      help: 'Time from the arrival of a move until it is stored and sent',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    sockets: new Gauge({ name: 'grimoire_sockets', help: 'Open sockets', registers }),
    tables: new Gauge({
      name: 'grimoire_tables',
      help: 'Tables stored, by status',
      labelNames: ['status'],
      registers,
    }),
    loaded: new Gauge({ name: 'grimoire_tables_loaded', help: 'Tables in memory', registers }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
