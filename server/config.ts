// Every setting of the server in one schema: the only reader of process.env.
import { z } from 'zod';
import { isNetwork, type TrustedProxies } from './network.ts';

const origin = (name: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be an origin such as https://example.com` })
    .transform((address) => new URL(address).origin);

const timeZone = z.string().refine((zone) => {
  try {
    new Intl.DateTimeFormat('en-AU', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}, 'TIME_ZONE must be an IANA name such as Australia/Sydney');

const trustedProxies = z
  .string()
  .transform((text) =>
    /^\d{1,2}$/.test(text) ? Number(text) : text.split(',').map((network) => network.trim()),
  )
  .refine(
    (proxies) => typeof proxies === 'number' || proxies.every(isNetwork),
    'TRUSTED_PROXIES must be a number of proxies, or addresses such as 10.0.0.0/8 with commas between',
  );

const required = (name: string) =>
  z.string({ error: `${name} is required` }).min(1, `${name} is required`);

/** A port to listen on. */
export function portNumber(name: string) {
  const message = `${name} must be a number from 1 to 65535`;
  return z.coerce.number({ error: message }).int(message).min(1, message).max(65_535, message);
}

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
const SHARE = 'OTEL_TRACES_SAMPLER_ARG must be a share of the requests from 0 to 1';

const environment = z.object({
  HOST: z.string().min(1).default('localhost'),
  PORT: portNumber('PORT').default(3000),
  /** Where parents reach the library; the payment provider sends them back here. */
  PUBLIC_URL: origin('PUBLIC_URL').optional(),
  DATA_DIR: z.string().min(1, 'DATA_DIR must name a folder').default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must begin with postgres://')
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  /** Where metrics are told, to whoever watches the library; they are off without a port. */
  METRICS_PORT: portNumber('METRICS_PORT').optional(),
  METRICS_HOST: z.string().min(1).default('localhost'),
  /** Where traces are sent; nothing is traced without it. These names are OpenTelemetry's own. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error:
        'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector such as http://localhost:4318',
    })
    .optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .literal('http/json', { error: 'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json' })
    .optional(),
  OTEL_SERVICE_NAME: z.string().max(100).default('step-into-reading'),
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, { error: `OTEL_TRACES_SAMPLER must be one of ${samplers.join(', ')}` })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(SHARE).min(0, SHARE).max(1, SHARE).default(1),
  /** Who is believed when a request says for whom it is forwarded. */
  TRUSTED_PROXIES: trustedProxies.optional(),
  TIME_ZONE: timeZone.default('Australia/Sydney'),
  /** The first owner of a library that has none yet. */
  ADMIN_USERNAME: z
    .string()
    .trim()
    .max(100, 'ADMIN_USERNAME can have at most 100 characters')
    .default('admin'),
  ADMIN_PASSWORD: z.string().min(8, 'ADMIN_PASSWORD must have at least 8 characters').optional(),
  FIREBASE_PROJECT_ID: required('FIREBASE_PROJECT_ID'),
  FIREBASE_API_KEY: required('FIREBASE_API_KEY'),
  FIREBASE_AUTH_DOMAIN: required('FIREBASE_AUTH_DOMAIN'),
  /** Origin of a stand-in for the identity provider's hosts. */
  FIREBASE_HOST: origin('FIREBASE_HOST').optional(),
  STRIPE_SECRET_KEY: required('STRIPE_SECRET_KEY').regex(
    /^(sk|rk)_(test|live)_/,
    'STRIPE_SECRET_KEY must begin with sk_test_, sk_live_, rk_test_ or rk_live_',
  ),
  STRIPE_WEBHOOK_SECRET: required('STRIPE_WEBHOOK_SECRET').startsWith(
    'whsec_',
    'STRIPE_WEBHOOK_SECRET must begin with whsec_',
  ),
  STRIPE_PRICE_ID: required('STRIPE_PRICE_ID').startsWith(
    'price_',
    'STRIPE_PRICE_ID must begin with price_',
  ),
  /** Origin of a stand-in for the payment provider. */
  STRIPE_HOST: origin('STRIPE_HOST').optional(),
});

/** What is set of something whose other half is missing, a sentence each. */
function halvesIn(env: NodeJS.ProcessEnv): string[] {
  const { METRICS_HOST, METRICS_PORT, PORT = '3000' } = env;
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG } = env;
  const found: [boolean, string][] = [
    [
      Boolean(METRICS_HOST && !METRICS_PORT),
      'METRICS_HOST says where metrics are told, so METRICS_PORT is required too',
    ],
    [
      METRICS_PORT === PORT,
      'METRICS_PORT must be another port than PORT: metrics are not for the public',
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

const noStandIn = (name: string) =>
  z.undefined({ error: `${name} names a stand-in, and production never runs on one` }).optional();

/** Production runs on the providers themselves, and parents reach it over https. */
const productionEnvironment = environment.extend({
  PUBLIC_URL: z
    .url({
      protocol: /^https$/,
      error: 'PUBLIC_URL must be the https:// address of the library',
    })
    .transform((address) => new URL(address).origin),
  FIREBASE_HOST: noStandIn('FIREBASE_HOST'),
  STRIPE_HOST: noStandIn('STRIPE_HOST'),
});

export interface TracingSettings {
  /** The address of a collector, to which `/v1/traces` is added. */
  endpoint: string;
  serviceName: string;
  sampler: (typeof samplers)[number];
  /** The share of requests that a sampler by ratio traces, from 0 to 1. */
  ratio: number;
}

export interface Config {
  production: boolean;
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  logLevel: string;
  timeZone: string;
  /** Where nothing is said: the one that ends TLS in production, none locally. */
  trustedProxies: TrustedProxies;
  /** Where metrics are told; null while they are off. */
  metrics: { host: string; port: number } | null;
  /** Null where nothing is traced. */
  tracing: TracingSettings | null;
  admin: { username: string; password: string | undefined };
  identity: { projectId: string; apiKey: string; authDomain: string; host: string | null };
  payments: { secretKey: string; webhookSecret: string; priceId: string; host: string | null };
}

/** Thrown when the environment cannot be used; the message names every bad variable. */
export class BadConfiguration extends Error {}

/** An empty variable counts as absent. */
export function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

/** Reads the settings. Throws BadConfiguration. */
export function readConfig(
  { production }: { production: boolean },
  env: NodeJS.ProcessEnv = process.env,
): Config {
  const given = withoutEmpty(env);
  const parsed = (production ? productionEnvironment : environment).safeParse(given);
  const issues = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const name = path.join('.');
    return message.includes(name) ? message : `${name}: ${message}`;
  });
  const lines = [...issues, ...halvesIn(given)].map((line) => `  ${line}`);
  if (!parsed.success || lines.length > 0) {
    throw new BadConfiguration(['These settings need mending:', ...lines].join('\n'));
  }
  const e = parsed.data;
  return {
    production,
    host: e.HOST,
    port: e.PORT,
    publicUrl: e.PUBLIC_URL ?? `http://localhost:${e.PORT}`,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    logLevel: e.LOG_LEVEL,
    timeZone: e.TIME_ZONE,
    trustedProxies: e.TRUSTED_PROXIES ?? (production ? 1 : 0),
    metrics: e.METRICS_PORT === undefined ? null : { host: e.METRICS_HOST, port: e.METRICS_PORT },
    tracing:
      e.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : {
            endpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT,
            serviceName: e.OTEL_SERVICE_NAME,
            sampler: e.OTEL_TRACES_SAMPLER,
            ratio: e.OTEL_TRACES_SAMPLER_ARG,
          },
    admin: { username: e.ADMIN_USERNAME, password: e.ADMIN_PASSWORD },
    identity: {
      projectId: e.FIREBASE_PROJECT_ID,
      apiKey: e.FIREBASE_API_KEY,
      authDomain: e.FIREBASE_AUTH_DOMAIN,
      host: e.FIREBASE_HOST ?? null,
    },
    payments: {
      secretKey: e.STRIPE_SECRET_KEY,
      webhookSecret: e.STRIPE_WEBHOOK_SECRET,
      priceId: e.STRIPE_PRICE_ID,
      host: e.STRIPE_HOST ?? null,
    },
  };
}
