// The settings of metrics and tracing.
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
const RATIO_RULE = 'OTEL_TRACES_SAMPLER_ARG must be a ratio of requests from 0 to 1';

export const observabilityVariables = {
  /** The port that serves metrics. Without it metrics are off. */
  METRICS_PORT: portNumber('METRICS_PORT').optional(),
  METRICS_HOST: z.string().min(1).default('localhost'),
  /** Where traces are sent. Without it tracing is off. OpenTelemetry defines these names. */
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
  OTEL_TRACES_SAMPLER_ARG: numberFrom(0, 1, RATIO_RULE).default(1),
};

export interface TracingSettings {
  /** The address of a collector, to which `/v1/traces` is added. */
  endpoint: string;
  serviceName: string;
  sampler: (typeof samplers)[number];
  /** The ratio of requests to trace, from 0 to 1. */
  ratio: number;
}

type Read = z.output<z.ZodObject<typeof observabilityVariables>>;

/** Lists settings that need another setting, a sentence for each. */
export function listIncompleteObservability(env: NodeJS.ProcessEnv): string[] {
  const { METRICS_HOST, METRICS_PORT, PORT = '3000' } = env;
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL, OTEL_SERVICE_NAME } = env;
  const { OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG } = env;
  const rules: [boolean, string][] = [
    [
      Boolean(METRICS_HOST && !METRICS_PORT),
      'METRICS_HOST sets where metrics are served, so METRICS_PORT is required too',
    ],
    [
      Number(METRICS_PORT) === Number(PORT),
      'METRICS_PORT must be another port than PORT, because metrics are not public',
    ],
    [
      Boolean(OTEL_EXPORTER_OTLP_PROTOCOL && !OTEL_EXPORTER_OTLP_ENDPOINT),
      'OTEL_EXPORTER_OTLP_PROTOCOL sets how traces are sent, so OTEL_EXPORTER_OTLP_ENDPOINT is required too',
    ],
    [
      Boolean(OTEL_SERVICE_NAME && !OTEL_EXPORTER_OTLP_ENDPOINT),
      'OTEL_SERVICE_NAME names the library in traces, so OTEL_EXPORTER_OTLP_ENDPOINT is required too',
    ],
    [
      Boolean(OTEL_TRACES_SAMPLER && !OTEL_EXPORTER_OTLP_ENDPOINT),
      'OTEL_TRACES_SAMPLER sets which requests are traced, so OTEL_EXPORTER_OTLP_ENDPOINT is required too',
    ],
    [
      Boolean(OTEL_TRACES_SAMPLER_ARG && !OTEL_TRACES_SAMPLER?.endsWith('ratio')),
      'OTEL_TRACES_SAMPLER_ARG is a ratio, so OTEL_TRACES_SAMPLER must be traceidratio or parentbased_traceidratio',
    ],
  ];
  return rules.flatMap(([isIncomplete, sentence]) => (isIncomplete ? [sentence] : []));
}

/** Returns where metrics are served, or null when they are off. */
export const readMetrics = (e: Read) =>
  e.METRICS_PORT === undefined ? null : { host: e.METRICS_HOST, port: e.METRICS_PORT };

/** Returns null when tracing is off. */
export const readTracing = (e: Read): TracingSettings | null =>
  e.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? null
    : {
        endpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT,
        serviceName: e.OTEL_SERVICE_NAME,
        sampler: e.OTEL_TRACES_SAMPLER,
        ratio: e.OTEL_TRACES_SAMPLER_ARG,
      };
