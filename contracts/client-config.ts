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
  /** What a new family pays each month, in cents of Australian dollars. */
  amount: z.number(),
  /** What a shop must show; each is null if it is not set. */
  shop: z.object({
    termsUrl: z.url().nullable(),
    privacyUrl: z.url().nullable(),
    contactEmail: z.email().nullable(),
    /** Whether prices include GST. */
    includesGst: z.boolean(),
  }),
  /** Whether the library sends letters to parents. */
  letters: z.boolean(),
  /** The library's time zone, an IANA name. */
  timeZone: z.string(),
});

export type ClientConfig = z.output<typeof clientConfig>;
