// The schema of all server settings. Only this file reads process.env.
import { z } from 'zod';
import {
  type BucketSettings,
  bucketVariables,
  listIncompleteBucket,
  readBucket,
} from './storage-settings.ts';
import { type Accent, accents, DEFAULT_ACCENT } from '../../phonics/accents/accent.ts';
import { databaseUrl } from './database-url.ts';
import { isNetwork, type TrustedProxies } from './trusted-proxies.ts';
import { readShop, type ShopSettings, shopVariables } from './shop-settings.ts';
import { listIncompleteMail, type MailSettings, mailVariables, readMail } from './mail-settings.ts';
import { numberFrom, portNumber, wholeNumberFrom } from './number-settings.ts';
import {
  listIncompleteObservability,
  readMetrics,
  readTracing,
  type TracingSettings,
  observabilityVariables,
} from './observability-settings.ts';

/** Whether an address is only scheme, host and port. Any other part would be dropped silently. */
function isOrigin(address: string, scheme: RegExp): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin, href } = new URL(address);
  return scheme.test(protocol) && href === `${origin}/`;
}

const originOf = (scheme: RegExp, error: string) =>
  z
    .string({ error })
    .refine((address) => isOrigin(address, scheme), error)
    .transform((address) => new URL(address).origin);

const origin = (name: string) =>
  originOf(/^https?:$/, `${name} must be an origin such as https://example.com, without a path`);

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
    'TRUSTED_PROXIES must be a number of proxies, or addresses such as 10.0.0.0/8 separated by commas',
  );

const AUTH_DOMAIN =
  'FIREBASE_AUTH_DOMAIN must be a host such as library.example.com, without https://';

const olderProducts = z
  .string()
  .transform((text) => text.split(',').map((id) => id.trim()))
  .refine(
    (ids) => ids.every((id) => /^prod_\w+$/.test(id)),
    'STRIPE_OLDER_PRODUCTS must be product ids such as prod_123, separated by commas',
  );

const required = (name: string) => z.string({ error: `${name} is required` });

/** A key issued by a provider. */
const providerKey = (name: string) =>
  required(name).regex(
    /^[\w+/=.-]+$/,
    `${name} must be the key and nothing else: letters, digits and _ + / = . -`,
  );

const environment = z.object({
  HOST: z.string().min(1).default('localhost'),
  PORT: portNumber('PORT').default(3000),
  /** Where parents reach the library; the payment provider sends them back here. */
  PUBLIC_URL: origin('PUBLIC_URL').optional(),
  DATA_DIR: z.string().min(1, 'DATA_DIR must name a folder').default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  ...bucketVariables,
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  ...observabilityVariables,
  /** The proxies whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: trustedProxies.optional(),
  /** How long a process keeps serving after SIGTERM, while /readyz fails. */
  DRAIN_SECONDS: numberFrom(0, 300, 'DRAIN_SECONDS must be a number from 0 to 300').optional(),
  TIME_ZONE: timeZone.default('Australia/Sydney'),
  FIREBASE_PROJECT_ID: required('FIREBASE_PROJECT_ID').regex(
    /^[a-z\d-]+$/,
    'FIREBASE_PROJECT_ID must be lower-case letters, digits and hyphens, as the Firebase console shows it',
  ),
  FIREBASE_API_KEY: providerKey('FIREBASE_API_KEY'),
  /** The host of the sign-in pages. */
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/i, AUTH_DOMAIN)
    .refine((host) => URL.canParse(`https://${host}`), AUTH_DOMAIN)
    .optional(),
  /** Origin of a stand-in for the identity provider's hosts. */
  FIREBASE_HOST: origin('FIREBASE_HOST').optional(),
  STRIPE_SECRET_KEY: providerKey('STRIPE_SECRET_KEY').regex(
    /^(sk|rk)_(test|live)_/,
    'STRIPE_SECRET_KEY must begin with sk_test_, sk_live_, rk_test_ or rk_live_',
  ),
  STRIPE_WEBHOOK_SECRET: providerKey('STRIPE_WEBHOOK_SECRET').startsWith(
    'whsec_',
    'STRIPE_WEBHOOK_SECRET must begin with whsec_',
  ),
  STRIPE_PRICE_ID: providerKey('STRIPE_PRICE_ID').startsWith(
    'price_',
    'STRIPE_PRICE_ID must begin with price_',
  ),
  /** Products sold before the library began to record its products. */
  STRIPE_OLDER_PRODUCTS: olderProducts.optional(),
  STRIPE_PROMOTION_CODES: z
    .stringbool({ error: 'STRIPE_PROMOTION_CODES must be true or false' })
    .default(false),
  /** Length of the free trial for a family that has never subscribed. */
  TRIAL_DAYS: wholeNumberFrom(0, 730, 'TRIAL_DAYS must be a whole number from 0 to 730').default(0),
  ...shopVariables,
  ...mailVariables,
  /** How the words of books are pronounced. */
  ACCENT: z
    .enum(accents, { error: `ACCENT must be one of ${accents.join(', ')}` })
    .default(DEFAULT_ACCENT),
  /** Origin of a stand-in for the payment provider. */
  STRIPE_HOST: origin('STRIPE_HOST').optional(),
});

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape);

/** The keys of the local stand-ins are public: anyone could sign events with the values in this repository. */
const notStandInValue = (name: string, field: z.ZodString) =>
  field.refine(
    (value) => !STAND_IN_VALUES.includes(value),
    `${name} is the stand-in's, which everybody knows: production needs one of your own`,
  );
const STAND_IN_VALUES = [
  'step-into-reading-local',
  'local-api-key',
  'sk_test_local_stand_in',
  'whsec_local_stand_in',
  'price_local_monthly',
];

const noStandInHost = (name: string) =>
  z.undefined({ error: `${name} names a stand-in, and production never runs on one` }).optional();

const onlyForLocalStart = (name: string) =>
  z
    .undefined({
      error: `${name} is for npm start only. In production, npm run admin creates the first owner`,
    })
    .optional();

const { shape } = environment;

/** Production uses the real providers, and its address is https. */
const productionEnvironment = environment.extend({
  PUBLIC_URL: originOf(
    /^https:$/,
    'PUBLIC_URL must be the https:// address of the library, without a path',
  ),
  FIREBASE_PROJECT_ID: notStandInValue('FIREBASE_PROJECT_ID', shape.FIREBASE_PROJECT_ID),
  FIREBASE_API_KEY: notStandInValue('FIREBASE_API_KEY', shape.FIREBASE_API_KEY),
  STRIPE_SECRET_KEY: notStandInValue('STRIPE_SECRET_KEY', shape.STRIPE_SECRET_KEY),
  STRIPE_WEBHOOK_SECRET: notStandInValue('STRIPE_WEBHOOK_SECRET', shape.STRIPE_WEBHOOK_SECRET),
  STRIPE_PRICE_ID: notStandInValue('STRIPE_PRICE_ID', shape.STRIPE_PRICE_ID),
  FIREBASE_HOST: noStandInHost('FIREBASE_HOST'),
  STRIPE_HOST: noStandInHost('STRIPE_HOST'),
  ADMIN_USERNAME: onlyForLocalStart('ADMIN_USERNAME'),
  ADMIN_PASSWORD: onlyForLocalStart('ADMIN_PASSWORD'),
});

export interface Config {
  production: boolean;
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Null when pictures are stored in the data folder. */
  bucket: BucketSettings | null;
  logLevel: string;
  timeZone: string;
  /** Default: one proxy, which ends TLS, in production; none locally. */
  trustedProxies: TrustedProxies;
  /** How long a process keeps serving after SIGTERM. */
  drainSeconds: number;
  /** Where metrics are served; null when they are off. */
  metrics: { host: string; port: number } | null;
  /** How the words of books are pronounced. */
  accent: Accent;
  /** Null when tracing is off. */
  tracing: TracingSettings | null;
  identity: { projectId: string; apiKey: string; authDomain: string; host: string | null };
  shop: ShopSettings;
  /** The mail server of the letters; null when none are sent. */
  mail: MailSettings | null;
  payments: {
    secretKey: string;
    webhookSecret: string;
    priceId: string;
    olderProducts: string[];
    promotionCodes: boolean;
    trialDays: number;
    /** What a new family pays each month, in cents of Australian dollars. */
    amount: number;
    /** Whether Stripe Tax works out the tax of each payment. */
    automaticTax: boolean;
    host: string | null;
  };
}

/** Thrown when the product cannot start as it is set up; the message says what to do. */
export class BadConfiguration extends Error {}

/** Thrown for settings that cannot be used. `complaints` has a sentence for each of them, without its full stop. */
export class BadSettings extends BadConfiguration {
  readonly complaints: readonly string[];
  constructor(complaints: readonly string[]) {
    const lines = complaints.map((complaint) => `  ${complaint}`);
    super(['These settings need fixing:', ...lines].join('\n'));
    this.complaints = complaints;
  }
}

/** Returns the variables that are set, without surrounding white space. Empty variables count as absent. */
export function givenIn(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value = '']) =>
      value.trim() === '' ? [] : [[name, value.trim()]],
    ),
  );
}

const QUOTED = /^(["'])[^]*\1$/;

/** Finds settings with control characters or surrounding quotation marks. Returns a sentence for each name. */
function findFormatErrors(given: NodeJS.ProcessEnv): Map<string, string> {
  const formatErrors = new Map<string, string>();
  for (const name of SETTINGS) {
    const value = given[name] ?? '';
    if (/\p{Cc}/u.test(value))
      formatErrors.set(name, `${name} must be one line, without control characters`);
    if (QUOTED.test(value))
      formatErrors.set(name, `${name} must be without the quotation marks around it`);
  }
  return formatErrors;
}

/** Returns the library's own host. Without https, as in a rehearsal, returns the provider's host. */
function defaultAuthDomain(publicUrl: string, projectId: string): string {
  const { protocol, host } = new URL(publicUrl);
  return protocol === 'https:' ? host : `${projectId}.firebaseapp.com`;
}

/** Reads the settings. Throws BadSettings. */
export function readConfig(
  { production }: { production: boolean },
  env: NodeJS.ProcessEnv = process.env,
): Config {
  const given = givenIn(env);
  const parsed = (production ? productionEnvironment : environment).safeParse(given);
  const formatErrors = findFormatErrors(given);
  const issues = (parsed.error?.issues ?? []).flatMap(({ path, message }) => {
    const name = path.join('.');
    if (formatErrors.has(name)) return [];
    return message.includes(name) ? message : `${name}: ${message}`;
  });
  const complaints = [
    ...formatErrors.values(),
    ...issues,
    ...listIncompleteBucket(given),
    ...listIncompleteObservability(given),
    ...listIncompleteMail(given),
  ];
  if (!parsed.success || complaints.length > 0) throw new BadSettings(complaints);
  const e = parsed.data;
  const publicUrl = e.PUBLIC_URL ?? `http://localhost:${e.PORT}`;
  return {
    production,
    host: e.HOST,
    port: e.PORT,
    publicUrl,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    bucket: readBucket(e),
    logLevel: e.LOG_LEVEL,
    timeZone: e.TIME_ZONE,
    trustedProxies: e.TRUSTED_PROXIES ?? (production ? 1 : 0),
    drainSeconds: e.DRAIN_SECONDS ?? (production ? 5 : 0),
    metrics: readMetrics(e),
    accent: e.ACCENT,
    tracing: readTracing(e),
    identity: {
      projectId: e.FIREBASE_PROJECT_ID,
      apiKey: e.FIREBASE_API_KEY,
      authDomain: e.FIREBASE_AUTH_DOMAIN ?? defaultAuthDomain(publicUrl, e.FIREBASE_PROJECT_ID),
      host: e.FIREBASE_HOST ?? null,
    },
    shop: readShop(e),
    mail: readMail(e),
    payments: {
      secretKey: e.STRIPE_SECRET_KEY,
      webhookSecret: e.STRIPE_WEBHOOK_SECRET,
      priceId: e.STRIPE_PRICE_ID,
      olderProducts: e.STRIPE_OLDER_PRODUCTS ?? [],
      promotionCodes: e.STRIPE_PROMOTION_CODES,
      trialDays: e.TRIAL_DAYS,
      amount: e.MONTHLY_PRICE,
      automaticTax: e.STRIPE_TAX,
      host: e.STRIPE_HOST ?? null,
    },
  };
}
