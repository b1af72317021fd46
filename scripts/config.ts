// The settings of the local product: those of the server, with the stand-ins as providers. No other script
// reads process.env.
import { resolve } from 'node:path';
import { z } from 'zod';
import {
  BadConfiguration,
  BadSettings,
  type Config,
  givenIn,
  readConfig,
} from '../server/config/config.ts';
import { portNumber } from '../server/config/number-settings.ts';

/**
 * A small young generation saves memory without making the server slower (bench/). V8 gets one helper thread
 * instead of four, so that garbage collection leaves the server a processor on small machines. `npm run serve`, the
 * Dockerfile and the systemd unit have the same flags.
 */
export const NODE_FLAGS = ['--max-semi-space-size=4', '--v8-pool-size=1'];

/** Caches compiled code, so that later starts are faster and use less memory. */
const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: resolve(import.meta.dirname, '../node_modules/.cache/compile'),
};

const local = z.object({
  SANDBOX_PORT: portNumber('SANDBOX_PORT').default(3001),
  /** Where the stand-ins receive the library's letters; by default the next port after theirs. */
  SANDBOX_MAIL_PORT: portNumber('SANDBOX_MAIL_PORT').optional(),
  /** With 127.0.0.1, the stand-ins are a different site than the library, as the real providers are. */
  SANDBOX_HOST: z
    .enum(['localhost', '127.0.0.1'], { error: 'SANDBOX_HOST must be localhost or 127.0.0.1' })
    .default('localhost'),
  /** With `none`, `npm start` opens no browser. */
  BROWSER: z.string().optional(),
  CI: z.string().optional(),
  /** The first owner, created if the library has no owner. */
  ADMIN_USERNAME: z
    .string()
    .max(100, 'ADMIN_USERNAME can have at most 100 characters')
    .default('admin'),
  ADMIN_PASSWORD: z.string().min(8, 'ADMIN_PASSWORD must have at least 8 characters').optional(),
});

export interface LocalSettings {
  server: Config;
  sandboxOrigin: string;
  admin: { username: string; password: string | undefined };
  openBrowser: boolean;
  /** The environment variables for the processes of the server and the stand-ins. */
  environment: NodeJS.ProcessEnv;
}

/** Reads the settings of the local product. Throws BadSettings. */
export function readLocalSettings(env: NodeJS.ProcessEnv = process.env): LocalSettings {
  const given = givenIn(env);
  const port = given['PORT'] ?? '3000';
  const parsed = local.safeParse(given);
  const complaints = (parsed.error?.issues ?? []).map(({ message }) => message);
  if (parsed.data?.SANDBOX_PORT === Number(port)) {
    complaints.push('SANDBOX_PORT must be another port than PORT');
  }
  const mailPort = mailPortOf(parsed.data, Number(port));
  if ([Number(port), parsed.data?.SANDBOX_PORT].includes(mailPort)) {
    complaints.push('SANDBOX_MAIL_PORT must be another port than PORT and SANDBOX_PORT');
  }
  if (!parsed.success || complaints.length > 0) throw new BadSettings(complaints);
  const { SANDBOX_PORT, SANDBOX_HOST, BROWSER, CI, ADMIN_USERNAME, ADMIN_PASSWORD } = parsed.data;
  const sandboxOrigin = `http://${SANDBOX_HOST}:${SANDBOX_PORT}`;
  const dataDir = resolve(given['DATA_DIR'] ?? './data');
  const environment: NodeJS.ProcessEnv = {
    LOG_LEVEL: 'warn',
    ...COMPILE_CACHE,
    // Makes glibc return blocks from 1 MB to the system at once. By default it keeps the memory of large bodies.
    MALLOC_MMAP_THRESHOLD_: '1048576',
    ...given,
    PORT: port,
    DATA_DIR: dataDir,
    SANDBOX_PORT: String(SANDBOX_PORT),
    SANDBOX_HOST,
    SANDBOX_MAIL_PORT: String(mailPort),
    SMTP_URL: `smtp://${SANDBOX_HOST}:${mailPort}`,
    MAIL_FROM: 'letters@library.example',
    SANDBOX_DATA_DIR: resolve(dataDir, 'sandbox'),
    FIREBASE_PROJECT_ID: 'step-into-reading-local',
    FIREBASE_API_KEY: 'local-api-key',
    FIREBASE_HOST: sandboxOrigin,
    STRIPE_SECRET_KEY: 'sk_test_local_stand_in',
    STRIPE_WEBHOOK_SECRET: 'whsec_local_stand_in',
    STRIPE_PRICE_ID: 'price_local_monthly',
    STRIPE_HOST: sandboxOrigin,
    STRIPE_WEBHOOK_URL: `http://localhost:${port}/api/webhooks/stripe`,
  };
  return {
    server: readConfig({ production: false }, environment),
    sandboxOrigin,
    admin: { username: ADMIN_USERNAME, password: ADMIN_PASSWORD },
    openBrowser: BROWSER !== 'none' && !CI && process.stdout.isTTY,
    environment,
  };
}

/** Returns the port that was chosen, or one near the stand-ins that is not the library's. */
function mailPortOf(
  given: { SANDBOX_PORT: number; SANDBOX_MAIL_PORT?: number | undefined } | undefined,
  port: number,
): number | undefined {
  if (given === undefined) return undefined;
  const { SANDBOX_PORT: sandboxPort, SANDBOX_MAIL_PORT: chosen } = given;
  const near = [sandboxPort + 1, sandboxPort + 2, sandboxPort - 1];
  return chosen ?? near.find((one) => one !== port && one <= 65_535);
}

/** Settings that a deployed library has and `npm start` does not need. */
const PROVIDER_SETTING = /^(STRIPE|FIREBASE)_/;
const hasProviderSettings = (env: NodeJS.ProcessEnv) =>
  Object.keys(givenIn(env)).some((name) => PROVIDER_SETTING.test(name));

/** The settings that say where a library's data is. */
type DataLocation = 'DATA_DIR' | 'DATABASE_URL';

/**
 * Reads the settings of the library that a script works on. Without `--local`, the environment must name one, by a
 * setting of `locations` or of a provider. Throws BadConfiguration.
 */
export function readLibrarySettings(
  { local: isLocal = false }: { local?: boolean },
  locations: readonly DataLocation[],
  env: NodeJS.ProcessEnv = process.env,
): LocalSettings {
  const given = givenIn(env);
  if (!isLocal && !hasProviderSettings(env) && !locations.some((name) => name in given)) {
    throw new BadConfiguration(
      `Which library? ${locations.join(' or ')} is required, with the value that the library uses; --local means the library of npm start on this machine.`,
    );
  }
  return readLocalSettings(env);
}
const ON_THIS_MACHINE = /^http:\/\/localhost(:\d+)?$/;

/**
 * Reads the settings that `npm run doctor` examines: with `--local` those of the local product, otherwise those of
 * the environment. They must follow the rules of production, except in a rehearsal: test keys on this machine.
 */
export function readDoctorSettings(
  isLocal: boolean,
  env: NodeJS.ProcessEnv = process.env,
): { config: Config | null; complaints: string[]; kind: string } {
  const read = (work: () => Config) => {
    try {
      return { config: work(), complaints: [] };
    } catch (error) {
      if (!(error instanceof BadSettings)) throw error;
      return { config: null, complaints: error.complaints.map((complaint) => `${complaint}.`) };
    }
  };
  if (isLocal) return { ...read(() => readLocalSettings(env).server), kind: 'the local product' };
  const relaxed = read(() => readConfig({ production: false }, env));
  const { config } = relaxed;
  const isRehearsal =
    config !== null &&
    config.payments.host === null &&
    !config.payments.secretKey.includes('_live_') &&
    ON_THIS_MACHINE.test(config.publicUrl);
  if (isRehearsal) return { ...relaxed, kind: 'a rehearsal' };
  const strict = read(() => readConfig({ production: true }, env));
  const complaints = hasProviderSettings(env)
    ? strict.complaints
    : [...strict.complaints, 'For the library of npm start on this machine say --local.'];
  return { config: strict.config ?? config, complaints, kind: 'a library' };
}

export interface TestSettings {
  /** The path of the browser that the developer chose. */
  chromiumPath: string | undefined;
  environment: NodeJS.ProcessEnv;
}

export function readTestSettings(env: NodeJS.ProcessEnv = process.env): TestSettings {
  return {
    chromiumPath: env['CHROMIUM_PATH'] || undefined,
    environment: { ...COMPILE_CACHE, ...env },
  };
}
