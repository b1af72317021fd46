// What the server tells the browser of its settings, as JSON inside index.html.
import { z } from 'zod';

export const clientConfig = z.object({
  identity: z.object({
    apiKey: z.string(),
    authDomain: z.string(),
    projectId: z.string(),
    /** Origin that stands in for all of the identity provider's hosts; null means its own. */
    host: z.url().nullable(),
  }),
  /** Days without payment for a family that has never subscribed; 0 for none. */
  trialDays: z.number(),
});

export type ClientConfig = z.output<typeof clientConfig>;
