// Traces with OpenTelemetry, sent over OTLP as JSON. Loaded only when an endpoint is configured. Spans contain
// no URL, no query string, no values of SQL statements, and nothing about the caller.
// docs/decisions/0017-our-own-request-spans.md says why @fastify/otel does not do this.
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

/** How long a shutdown waits until the last spans are sent. */
const CLOSE_WITHIN_MS = 3_000;

export interface TracingParts {
  engine: 'sqlite' | 'postgres';
  /** The proxies whose `traceparent` header is accepted. */
  trustedProxies: TrustedProxies;
  /** Called once when sending traces begins to fail. */
  report: (error: unknown) => void;
  /** In milliseconds. */
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
    // At most 2,048 spans wait to be sent; further spans are dropped.
    spanProcessors: [
      new BatchSpanProcessor({ exporter: createExporter(settings.endpoint, report) }),
    ],
  });
  const tracer = provider.getTracer('step-into-reading');
  /** The parent context for the spans of a request's statements and calls. */
  const contexts = new WeakMap<RequestContext, Context>();

  function currentContext(): Context | undefined {
    const request = currentRequest();
    return request && contexts.get(request);
  }

  function startSpan(request: FastifyRequest): void {
    const { context, method, headers } = request;
    if (context === null) return;
    // Continues a trace of trusted proxies only: other clients could force every request to be sampled.
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

  function endSpan({ context, failure }: FastifyRequest, status: number): void {
    const span = context && trace.getSpan(contexts.get(context) ?? ROOT_CONTEXT);
    if (!span) return;
    span.setAttribute('http.response.status_code', status);
    if (status >= 500) markFailed(span, failure ?? String(status));
    span.end();
  }

  return {
    traceRequests(app) {
      app.addHook('onRequest', (request, _, done) => {
        startSpan(request);
        done();
      });
      app.addHook('onResponse', (request, reply, done) => {
        endSpan(request, reply.statusCode);
        done();
      });
    },

    onQuery(event) {
      const parent = currentContext();
      if (!parent) return;
      const now = Date.now();
      // Values are passed as parameters, so the statement contains none.
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
      if (event.level === 'error') markFailed(span, typeOf(event.error));
      span.end(now);
    },

    traceCalls: (port, peer) =>
      new Proxy(port, {
        get(target, key, receiver) {
          const value: unknown = Reflect.get(target, key, receiver);
          if (typeof value !== 'function') return value;
          return (...args: unknown[]) => {
            const parent = currentContext();
            const startTime = Date.now();
            const result: unknown = Reflect.apply(value, target, args);
            if (!parent || !(result instanceof Promise)) return result;
            const attributes = { 'service.peer.name': peer };
            const options = { kind: SpanKind.CLIENT, startTime, attributes };
            const span = tracer.startSpan(`${peer} ${String(key)}`, options, parent);
            result.then(
              () => span.end(),
              (error: unknown) => {
                markFailed(span, typeOf(error));
                span.end();
              },
            );
            return result;
          };
        },
      }),

    async close() {
      await Promise.race([provider.shutdown(), pause(closeWithin, null, { ref: false })]);
    },
  };
}

/** Returns the type of an error. Its message is not used, because it may quote personal data. */
function typeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return code;
  return error instanceof Error ? error.constructor.name : typeof error;
}

function markFailed(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
