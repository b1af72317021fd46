// The settings by which a library is watched: where its metrics are told, and where its traces are sent.
import { z } from 'zod';
import { httpAddress } from './http-address.ts';
import { numberFrom, portNumber } from './number-settings.ts';

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
const SHARE = 'OTEL_TRACES_SAMPLER_ARG must be a share of the requests from 0 to 1';

export const watchingVariables = {
  /** Where metrics are told, to whoever watches the library; they are off without a port. */
  METRICS_PORT: portNumber('METRICS_PORT').optional(),
  METRICS_HOST: z.string().min(1).default('localhost'),
  /** Where traces are sent; nothing is traced without it. These names are OpenTelemetry's own. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress(
    'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector such as http://localhost:4318',
  ).optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .literal('http/json', { error: 'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json' })
    .optional(),
  OTEL_SERVICE_NAME: z.string().max(100).default('step-into-reading'),
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, { error: `OTEL_TRACES_SAMPLER must be one of ${samplers.join(', ')}` })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: numberFrom(0, 1, SHARE).default(1),
};

export interface TracingSettings {
  /** The address of a collector, to which `/v1/traces` is added. */
  endpoint: string;
  serviceName: string;
  sampler: (typeof samplers)[number];
  /** The share of requests that a sampler by ratio traces, from 0 to 1. */
  ratio: number;
}

type Read = z.output<z.ZodObject<typeof watchingVariables>>;

/** What is missing beside what is set, a sentence each. */
export function listWatchingHalves(env: NodeJS.ProcessEnv): string[] {
  const { METRICS_HOST, METRICS_PORT, PORT = '3000' } = env;
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL, OTEL_SERVICE_NAME } = env;
  const { OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG } = env;
  const found: [boolean, string][] = [
    [
      Boolean(METRICS_HOST && !METRICS_PORT),
      'METRICS_HOST says where metrics are told, so METRICS_PORT is required too',
    ],
    [
      Number(METRICS_PORT) === Number(PORT),
      'METRICS_PORT must be another port than PORT: metrics are not for the public',
    ],
    [
      Boolean(OTEL_EXPORTER_OTLP_PROTOCOL && !OTEL_EXPORTER_OTLP_ENDPOINT),
      'OTEL_EXPORTER_OTLP_PROTOCOL says how traces are sent, so OTEL_EXPORTER_OTLP_ENDPOINT is required too',
    ],
    [
      Boolean(OTEL_SERVICE_NAME && !OTEL_EXPORTER_OTLP_ENDPOINT),
      'OTEL_SERVICE_NAME names the library in traces, so OTEL_EXPORTER_OTLP_ENDPOINT is required too',
    ],
    [
      Boolean(OTEL_TRACES_SAMPLER && !OTEL_EXPORTER_OTLP_ENDPOINT),
      'OTEL_TRACES_SAMPLER says what is traced, so OTEL_EXPORTER_OTLP_ENDPOINT is required too',
    ],
    [
      Boolean(OTEL_TRACES_SAMPLER_ARG && !OTEL_TRACES_SAMPLER?.endsWith('ratio')),
      'OTEL_TRACES_SAMPLER_ARG is a share, so OTEL_TRACES_SAMPLER must be traceidratio or parentbased_traceidratio',
    ],
  ];
  return found.flatMap(([isHalf, sentence]) => (isHalf ? [sentence] : []));
}

/** Where metrics are told; null while they are off. */
export const readMetrics = (e: Read) =>
  e.METRICS_PORT === undefined ? null : { host: e.METRICS_HOST, port: e.METRICS_PORT };

/** Null where nothing is traced. */
export const readTracing = (e: Read): TracingSettings | null =>
  e.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? null
    : {
        endpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT,
        serviceName: e.OTEL_SERVICE_NAME,
        sampler: e.OTEL_TRACES_SAMPLER,
        ratio: e.OTEL_TRACES_SAMPLER_ARG,
      };
