// What a shop tells its customers: the price, the tax, the terms, and whom to write to.
import { z } from 'zod';
import { plan } from '../../domain/price.ts';

/** Stripe charges no less than 0.50 AUD. In cents. */
const LEAST = 50;
const PRICE = 'MONTHLY_PRICE must be Australian dollars such as 4.99, from 0.50 to 999.99';

/** Whether an address may stand in a link of ours: whole, https, and without a name or password. */
function isWebAddress(address: string): boolean {
  if (!address.startsWith('https://') || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

const webAddress = (name: string, what: string) =>
  z
    .string()
    .refine(isWebAddress, `${name} must be the https:// address of your ${what}`)
    .transform((address) => new URL(address).href)
    .optional();

export const shopVariables = {
  TERMS_URL: webAddress('TERMS_URL', 'terms'),
  PRIVACY_URL: webAddress('PRIVACY_URL', 'privacy policy'),
  CONTACT_EMAIL: z
    .email('CONTACT_EMAIL must be one e-mail address such as hello@example.com')
    .optional(),
  /** What parents are told; the price at Stripe must be the same. Read as cents. */
  MONTHLY_PRICE: z
    .string()
    .regex(/^\d{1,3}\.\d\d$/, PRICE)
    .transform((dollars) => Number(dollars.replace('.', '')))
    .refine((cents) => cents >= LEAST, PRICE)
    .default(plan.amount),
  GST_REGISTERED: z.stringbool({ error: 'GST_REGISTERED must be true or false' }).default(false),
  STRIPE_TAX: z.stringbool({ error: 'STRIPE_TAX must be true or false' }).default(false),
};

export interface ShopSettings {
  /** Each is null if it is not set. */
  termsUrl: string | null;
  privacyUrl: string | null;
  contactEmail: string | null;
  /** Whether the business is registered for GST, so that prices include it. */
  includesGst: boolean;
}

export const readShop = (given: {
  TERMS_URL?: string | undefined;
  PRIVACY_URL?: string | undefined;
  CONTACT_EMAIL?: string | undefined;
  GST_REGISTERED: boolean;
}): ShopSettings => ({
  termsUrl: given.TERMS_URL ?? null,
  privacyUrl: given.PRIVACY_URL ?? null,
  contactEmail: given.CONTACT_EMAIL ?? null,
  includesGst: given.GST_REGISTERED,
});
