// Traces of requests (https://opentelemetry.io/docs/specs/otel/trace/): what the time of a request is spent on.
import type { FastifyInstance } from 'fastify';
import type { LogEvent } from 'kysely';

export interface Tracing {
  /** Creates a span for each request, the parent of the spans of its statements and calls. */
  traceRequests(app: FastifyInstance): void;
  /** Receives each database statement; undefined when tracing is off. */
  onQuery: ((event: LogEvent) => void) | undefined;
  /** Returns a proxy of the port that creates a span for each call. `peer` names the remote service. */
  traceCalls<Port extends object>(port: Port, peer: string): Port;
  /** Sends the remaining spans, within a time limit. */
  close(): Promise<void>;
}

/** Traces nothing. For a server without a collector. */
export const noTracing: Tracing = {
  traceRequests() {},
  onQuery: undefined,
  traceCalls: (port) => port,
  async close() {},
};
