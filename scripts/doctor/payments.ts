// Examines Stripe: the account of the key, the price, the customer portal and, in webhook.ts, the webhook endpoint.
// Changes nothing.
import Stripe from 'stripe';
import { dollars, plan } from '../../domain/price.ts';
import type { Config } from '../../server/config/config.ts';
import { connectStripe } from '../../server/providers/payments/payments.ts';
import { type Finding, judge, unknown, wrong } from './finding.ts';
import { examineTax } from './tax.ts';
import { examineWebhook } from './webhook.ts';

/** The clocks may differ by this: identity tokens are accepted up to a minute too early. */
const MAX_SKEW_SECONDS = 60;
/** With a larger clock difference, webhook signatures are refused. */
const WEBHOOK_TOLERANCE_MINUTES = 5;

const inWords = (amount: number | null, currency: string) =>
  amount === null
    ? `a varying amount of ${currency}`
    : `${dollars(amount)} ${currency.toUpperCase()}`;

/** Turns a Stripe error into a finding. `permission` is what a restricted key needs for this request. */
export async function catchStripeErrors(
  about: string,
  permission: string,
  work: () => Promise<Finding | Finding[]>,
): Promise<Finding[]> {
  try {
    return [await work()].flat();
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) {
      const help = `A restricted key needs the permission "${permission}" to be asked this.`;
      return [unknown(about, help)];
    }
    if (error instanceof Stripe.errors.StripeError) {
      return [unknown(about, `Stripe gave no answer (${error.type}). Try again.`)];
    }
    throw error;
  }
}

/** Examines the account and the clock. `isUsable` says whether the key works at all. */
async function examineAccount(
  stripe: Stripe,
  { payments }: Config,
  now: () => number,
): Promise<{ findings: Finding[]; isUsable: boolean }> {
  const about = 'Stripe key';
  const isLive = payments.secretKey.includes('_live_');
  const unusable = (text: string) => ({ findings: [wrong(about, text)], isUsable: false });
  try {
    const account = await stripe.accounts.retrieveCurrent();
    const name = account.settings?.dashboard.display_name ?? account.business_profile?.name;
    const complaints =
      isLive && !account.charges_enabled
        ? ['The account may not take payments yet: finish its activation in the dashboard.']
        : [];
    const okText = `It opens ${account.id}${name ? ` (${name})` : ''}, in ${isLive ? 'live' : 'test'} mode.`;
    const date = account.lastResponse.headers['date'];
    return {
      findings: [judge(about, complaints, okText), examineClock(date, now())],
      isUsable: true,
    };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError) {
      return unusable(
        'Stripe does not know STRIPE_SECRET_KEY. Copy it again: dashboard, Developers, API keys.',
      );
    }
    if (error instanceof Stripe.errors.StripePermissionError) {
      return unusable(
        'STRIPE_SECRET_KEY may not read its own account, which the library must. Give the restricted key the permission to read the account.',
      );
    }
    if (error instanceof Stripe.errors.StripeConnectionError) {
      return unusable(
        'Stripe cannot be reached from here. Check this machine’s connection to the internet: name service, firewall, proxy.',
      );
    }
    if (error instanceof Stripe.errors.StripeError) {
      return unusable(`Stripe reports an error of its own (${error.type}). Try again later.`);
    }
    throw error;
  }
}

export function examineClock(date: string | undefined, now: number): Finding {
  const about = 'clock';
  const theirs = Date.parse(date ?? '');
  if (Number.isNaN(theirs)) return unknown(about, 'Stripe’s answer did not say what time it is.');
  const ahead = Math.round((now - theirs) / 1000);
  const complaints =
    Math.abs(ahead) > MAX_SKEW_SECONDS
      ? [
          `This machine is ${Math.abs(ahead)} s ${ahead > 0 ? 'ahead of' : 'behind'} Stripe. From ${WEBHOOK_TOLERANCE_MINUTES} minutes on every webhook is refused, and sign-ins fail before that. Switch time synchronisation (NTP) on.`,
        ]
      : [];
  return judge(about, complaints, 'It agrees with Stripe’s.');
}

async function examinePrice(stripe: Stripe, { payments }: Config): Promise<Finding> {
  const about = 'price';
  const { priceId, secretKey } = payments;
  const mode = secretKey.includes('_live_') ? 'live' : 'test';
  let price: Stripe.Price;
  try {
    price = await stripe.prices.retrieve(priceId, { expand: ['product'] });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') {
      return wrong(
        about,
        `This account has no price ${priceId} in ${mode} mode. Prices of test and live mode differ: copy the one of ${mode} mode into STRIPE_PRICE_ID.`,
      );
    }
    throw error;
  }
  return judgePrice(price, payments.amount);
}

/** `amount` is what parents are told to pay each month, in cents. */
export function judgePrice(price: Stripe.Price, amount: number = plan.amount): Finding {
  const { currency, interval } = plan;
  const planText = `${inWords(amount, currency)} a ${interval}`;
  const product = price.product as Stripe.Product | Stripe.DeletedProduct;
  const { recurring } = price;
  const complaints = [];
  if (!price.active) {
    complaints.push('It is archived. Unarchive it, or set STRIPE_PRICE_ID to an active one.');
  }
  const isAmount = price.unit_amount === amount && price.currency === currency;
  if (!isAmount || recurring?.interval !== interval || recurring.interval_count !== 1) {
    const found = inWords(price.unit_amount, price.currency);
    const period = recurring ? `every ${recurring.interval_count} ${recurring.interval}` : 'once';
    complaints.push(
      `It is ${found} ${period}, and parents are told ${planText}. Create a recurring price of ${planText} and set STRIPE_PRICE_ID to it, or tell them another price with MONTHLY_PRICE.`,
    );
  }
  if (product.deleted)
    complaints.push('Its product is deleted. Create the product and the price again.');
  else if (!product.active) complaints.push('Its product is archived. Unarchive it.');
  return judge('price', complaints, `${planText}, active.`);
}

async function examinePortal(stripe: Stripe): Promise<Finding> {
  const { data } = await stripe.billingPortal.configurations.list({ is_default: true, limit: 1 });
  return judgePortal(data[0]);
}

export function judgePortal(portal: Stripe.BillingPortal.Configuration | undefined): Finding {
  const about = 'customer portal';
  const menu = 'Dashboard, Settings, Billing, Customer portal';
  if (!portal)
    return wrong(
      about,
      `It was never set up. ${menu}: let parents cancel at the period’s end, change their card and see their invoices; then save.`,
    );
  const { subscription_cancel: cancel, payment_method_update, invoice_history } = portal.features;
  const complaints = [];
  if (!portal.active) complaints.push('Its default configuration is switched off.');
  if (!cancel.enabled) {
    complaints.push('Parents cannot cancel: allow it, at the end of the period.');
  } else if (cancel.mode !== 'at_period_end') {
    complaints.push(
      'Cancelling ends access at once, although it is paid for: let it end with the period.',
    );
  }
  if (!payment_method_update.enabled) {
    complaints.push(
      'Parents cannot change their card: allow it, or a failed payment cannot be fixed.',
    );
  }
  if (!invoice_history.enabled) complaints.push('Parents cannot see their invoices: show them.');
  if (complaints.length > 0) complaints.push(`${menu}.`);
  return judge(about, complaints, 'Cancelling at the period’s end, changing the card, invoices.');
}

/** Examines everything that the library needs at Stripe. */
export async function examinePayments(config: Config, now: () => number): Promise<Finding[]> {
  const stripe = connectStripe(config.payments);
  const account = await examineAccount(stripe, config, now);
  if (!account.isUsable) {
    const rest = ['clock', 'price', 'webhook', 'customer portal'];
    return [
      ...account.findings,
      ...rest.map((about) => unknown(about, 'Not checked until the key opens Stripe.')),
    ];
  }
  const found = await Promise.all([
    catchStripeErrors('price', 'Prices and products: read', () => examinePrice(stripe, config)),
    catchStripeErrors('webhook', 'Webhook endpoints and events: read', () =>
      examineWebhook(stripe, config, now),
    ),
    catchStripeErrors('customer portal', 'Customer portal: read', () => examinePortal(stripe)),
    catchStripeErrors('tax', 'Prices and tax settings: read', () => examineTax(stripe, config)),
  ]);
  return [...account.findings, ...found.flat()];
}
