// The settings that the server passes to the browser, as JSON in index.html.
import { z } from 'zod';

export const clientConfig = z.object({
  identity: z.object({
    apiKey: z.string(),
    authDomain: z.string(),
    projectId: z.string(),
    /** An origin that replaces all hosts of the identity provider; null for the provider's own hosts. */
    host: z.url().nullable(),
  }),
  /** Free trial days for a family that has never subscribed; 0 for none. */
  trialDays: z.number(),
});

export type ClientConfig = z.output<typeof clientConfig>;
