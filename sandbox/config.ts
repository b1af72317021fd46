// Reads the settings of the stand-ins. No other file of this folder reads process.env.
import { z } from 'zod';

const environment = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  /** Where the library sends its letters, by SMTP. */
  SANDBOX_MAIL_PORT: z.coerce.number().int().min(0).max(65_535).default(3002),
  /** With `127.0.0.1`, browsers treat the stand-ins as another site than a library at `localhost`. */
  SANDBOX_HOST: z.enum(['localhost', '127.0.0.1']).default('localhost'),
  SANDBOX_DATA_DIR: z.string().min(1).default('./data/sandbox'),
  FIREBASE_PROJECT_ID: z.string().min(1).default('step-into-reading-local'),
  FIREBASE_API_KEY: z.string().min(1).default('local-api-key'),
  STRIPE_SECRET_KEY: z
    .string()
    .default('sk_test_local_stand_in')
    .refine((key) => !key.includes('_live_'), 'The stand-in does not start beside live keys'),
  STRIPE_PRICE_ID: z.string().min(1).default('price_local_monthly'),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).default('whsec_local_stand_in'),
  STRIPE_WEBHOOK_URL: z.url().default('http://localhost:3000/api/webhooks/stripe'),
});

export type SandboxConfig = z.output<typeof environment>;

/** Throws a ZodError that names every invalid variable. */
export function readSandboxConfig(env: NodeJS.ProcessEnv = process.env): SandboxConfig {
  return environment.parse(env);
}
