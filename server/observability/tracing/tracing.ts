// Traces of requests (https://opentelemetry.io/docs/specs/otel/trace/): what each took its time for.
import type { FastifyInstance } from 'fastify';
import type { LogEvent } from 'kysely';

export interface Tracing {
  /** Makes a span of each request, which the statements and calls it causes stand under. */
  follow(app: FastifyInstance): void;
  /** Told of each statement of the database; undefined where nothing is traced. */
  onQuery: ((event: LogEvent) => void) | undefined;
  /** The same port, whose calls are spans; `peer` is who answers them. */
  around<Port extends object>(port: Port, peer: string): Port;
  /** Sends what is left, for as long as that may take. */
  close(): Promise<void>;
}

/** For a server whose traces nobody collects. */
export const noTracing: Tracing = {
  follow() {},
  onQuery: undefined,
  around: (port) => port,
  async close() {},
};
