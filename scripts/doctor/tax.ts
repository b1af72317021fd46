// Examines what the settings say of tax: whether the price has the tax in it, and whether Stripe Tax can work it out.
import type Stripe from 'stripe';
import type { Config } from '../../server/config/config.ts';
import { type Finding, judge } from './finding.ts';

const NEW_PRICE =
  'Stripe lets nobody change this later: create a price of the same amount that includes tax, and set STRIPE_PRICE_ID to it.';

/** Returns a sentence if the price does not say that the tax is in it. */
function complainOfPrice({ tax_behavior: tax }: Pick<Stripe.Price, 'tax_behavior'>): string[] {
  if (tax === 'inclusive') return [];
  if (tax === 'exclusive') return [`Tax comes on top of the price at Stripe. ${NEW_PRICE}`];
  return [
    'The price at Stripe does not say whether tax is in it. Dashboard, Product catalogue, the price, Edit: Include tax in price. This can be set once.',
  ];
}

function complainOfSettings({ status, status_details }: Stripe.Tax.Settings): string[] {
  if (status === 'active') return [];
  const missing = status_details.pending?.missing_fields?.join(', ') ?? 'something';
  return [
    `Stripe Tax is not set up (${missing} is missing), so nobody can subscribe. Dashboard, Settings, Tax; or leave STRIPE_TAX out.`,
  ];
}

/** Returns nothing for a library that is not registered for GST and leaves Stripe Tax off. */
export async function examineTax(stripe: Stripe, { payments, shop }: Config): Promise<Finding[]> {
  const { automaticTax, priceId } = payments;
  if (!automaticTax && !shop.includesGst) return [];
  const price = await stripe.prices.retrieve(priceId);
  const settings = automaticTax ? await stripe.tax.settings.retrieve() : null;
  return [judgeTax(price, settings)];
}

/** `settings` is null where Stripe Tax is off. */
export function judgeTax(
  price: Pick<Stripe.Price, 'tax_behavior'>,
  settings: Stripe.Tax.Settings | null,
): Finding {
  const complaints = [
    ...complainOfPrice(price),
    ...(settings === null ? [] : complainOfSettings(settings)),
  ];
  const okText = settings === null ? 'Stripe Tax is off.' : 'Stripe Tax works it out.';
  return judge('tax', complaints, `The price includes it. ${okText}`);
}
