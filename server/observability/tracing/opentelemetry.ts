// Traces through OpenTelemetry, sent over OTLP as JSON. Loaded only where an endpoint is configured. No
// span holds an address, a query string, a value of a statement or anything of who calls.
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyRequest } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { TracingSettings } from '../../config/observability-settings.ts';
import { trustProxies, type TrustedProxies } from '../../config/trusted-proxies.ts';
import { currentRequest, type RequestContext } from '../request-context.ts';
import { createExporter } from './exporter.ts';
import { createSampler } from './sampler.ts';
import type { Tracing } from './tracing.ts';

/** How long the end of the server waits for the last spans to leave, in milliseconds. */
const CLOSE_WITHIN_MS = 3_000;

export interface TracingParts {
  engine: 'sqlite' | 'postgres';
  /** Who is believed when a request says which trace it belongs to. */
  trustedProxies: TrustedProxies;
  /** Told once, when traces begin to be refused or lost. */
  report: (error: unknown) => void;
  /** Milliseconds. */
  closeWithin?: number;
}

export function createTracing(settings: TracingSettings, parts: TracingParts): Tracing {
  const { engine, trustedProxies, report, closeWithin = CLOSE_WITHIN_MS } = parts;
  const isTrusted = trustProxies(trustedProxies);
  const propagator = new W3CTraceContextPropagator();
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': settings.serviceName }),
    ),
    sampler: createSampler(settings),
    // At most 2,048 spans wait; what comes while they cannot leave is dropped.
    spanProcessors: [
      new BatchSpanProcessor({ exporter: createExporter(settings.endpoint, report) }),
    ],
  });
  const tracer = provider.getTracer('step-into-reading');
  /** Under what the statements and calls of a request stand. */
  const contexts = new WeakMap<RequestContext, Context>();

  function contextNow(): Context | undefined {
    const request = currentRequest();
    return request && contexts.get(request);
  }

  function begin(request: FastifyRequest): void {
    const { context, method, headers } = request;
    if (context === null) return;
    // From strangers no trace is continued: they could have every request of theirs collected.
    const isContinued = isTrusted && isTrusted(request.socket.remoteAddress ?? '', 0);
    const parent = isContinued
      ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
      : ROOT_CONTEXT;
    const route = request.is404 ? undefined : request.routeOptions.url;
    const attributes = {
      'http.request.method': method,
      'url.scheme': request.protocol,
      ...(route !== undefined && { 'http.route': route }),
    };
    const name = route === undefined ? method : `${method} ${route}`;
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
    context.trace = span.spanContext();
    contexts.set(context, trace.setSpan(parent, span));
  }

  function end({ context, failure }: FastifyRequest, status: number): void {
    const span = context && trace.getSpan(contexts.get(context) ?? ROOT_CONTEXT);
    if (!span) return;
    span.setAttribute('http.response.status_code', status);
    if (status >= 500) fail(span, failure ?? String(status));
    span.end();
  }

  return {
    follow(app) {
      app.addHook('onRequest', (request, _, done) => {
        begin(request);
        done();
      });
      app.addHook('onResponse', (request, reply, done) => {
        end(request, reply.statusCode);
        done();
      });
    },

    onQuery(event) {
      const parent = contextNow();
      if (!parent) return;
      const now = Date.now();
      // Values are parameters, and stand in no statement.
      const { sql } = event.query;
      const [operation = ''] = /^\w+/.exec(sql) ?? [];
      const table = /\b(?:from|into|update|join) "(\w+)"/.exec(sql)?.[1];
      const attributes = {
        'db.system.name': engine === 'postgres' ? 'postgresql' : 'sqlite',
        'db.query.text': sql,
        'db.operation.name': operation,
        ...(table !== undefined && { 'db.collection.name': table }),
      };
      const startTime = now - event.queryDurationMillis;
      const name = table === undefined ? operation : `${operation} ${table}`;
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime, attributes }, parent);
      if (event.level === 'error') fail(span, typeOf(event.error));
      span.end(now);
    },

    around: (port, peer) =>
      new Proxy(port, {
        get(target, key, receiver) {
          const value: unknown = Reflect.get(target, key, receiver);
          if (typeof value !== 'function') return value;
          return (...values: unknown[]) => {
            const parent = contextNow();
            const startTime = Date.now();
            const answer: unknown = Reflect.apply(value, target, values);
            if (!parent || !(answer instanceof Promise)) return answer;
            const attributes = { 'service.peer.name': peer };
            const options = { kind: SpanKind.CLIENT, startTime, attributes };
            const span = tracer.startSpan(`${peer} ${String(key)}`, options, parent);
            answer.then(
              () => span.end(),
              (error: unknown) => {
                fail(span, typeOf(error));
                span.end();
              },
            );
            return answer;
          };
        },
      }),

    async close() {
      await Promise.race([provider.shutdown(), pause(closeWithin, null, { ref: false })]);
    },
  };
}

/** The kind of an error; its sentence may quote anything. */
function typeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return code;
  return error instanceof Error ? error.constructor.name : typeof error;
}

function fail(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
