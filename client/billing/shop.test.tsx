// What a shop must show: the price, the tax, the terms, and whom to write to.
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { setClientConfig } from '../test-support/client-config.ts';
import { beFamily, notSubscribed, subscribed } from '../test-support/people.ts';
import {
  detail,
  findButton,
  findMessage,
  findScreen,
  message,
  open,
  press,
  settle,
} from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';

const shop = {
  termsUrl: 'https://example.com/terms',
  privacyUrl: 'https://example.com/privacy',
  contactEmail: 'hello@example.com',
  includesGst: false,
};
const PAGE = 'https://pay.example.com/checkout/1';
const nothing = { termsUrl: null, privacyUrl: null, contactEmail: null, includesGst: false };

const screens = [
  ['/', 'Step Into Reading'],
  ['/signin', 'Welcome back'],
  ['/signup', 'Create an account'],
  ['/subscribe', 'Open the whole library'],
] as const;

async function openScreen(path: string, heading: string): Promise<void> {
  if (path === '/subscribe') beFamily({ status: notSubscribed });
  open(path);
  await findScreen(heading);
}

const footer = () => screen.queryByRole('navigation', { name: 'Terms and contact' });

describe.each(screens)('%s', (path, heading) => {
  test('links to the terms, the privacy policy and the contact', async () => {
    setClientConfig({ shop });
    await openScreen(path, heading);
    const links = within(footer()!).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Terms\u00a0in a new tab', 'https://example.com/terms'],
      ['Privacy\u00a0in a new tab', 'https://example.com/privacy'],
      ['Contact', 'mailto:hello@example.com'],
    ]);
    expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank', null]);
    expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test.each([
    ['termsUrl', 'Terms in a new tab'],
    ['privacyUrl', 'Privacy in a new tab'],
    ['contactEmail', 'Contact'],
  ] as const)('shows of these what is set, such as %s alone', async (field, name) => {
    setClientConfig({ shop: { ...nothing, [field]: shop[field] } });
    await openScreen(path, heading);
    const links = within(footer()!).getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAccessibleName(name);
  });

  test('shows nothing of these where nothing is set', async () => {
    setClientConfig({ shop: nothing });
    await openScreen(path, heading);
    expect(footer()).toBeNull();
    expect(screen.queryByText(/you agree/)).toBeNull();
  });
});

test('the library of a family has none of these links', async () => {
  setClientConfig({ shop });
  beFamily();
  open('/');
  await findScreen("Kim's Library");
  expect(footer()).toBeNull();
});

describe('with an account a parent', () => {
  test('agrees to the terms, and is told where the privacy policy is', async () => {
    setClientConfig({ shop });
    await openScreen('/signup', 'Create an account');
    const sentence = screen.getByText(/^By creating an account you agree to our/);
    expect(within(sentence).getByRole('link')).toHaveAttribute('href', shop.termsUrl);
    const privacy = screen.getByText(/^What we keep about your family is in our/);
    expect(within(privacy).getByRole('link')).toHaveAttribute('href', shop.privacyUrl);
  });

  test('agrees to nothing that is not there', async () => {
    setClientConfig({ shop: { ...shop, termsUrl: null } });
    await openScreen('/signup', 'Create an account');
    expect(screen.queryByText(/^By creating an account/)).toBeNull();
    expect(screen.getByText(/^What we keep about your family/)).toBeVisible();
  });
});

describe('another price', () => {
  test('is shown to a visitor', async () => {
    setClientConfig({ amount: 590 });
    await openScreen('/', 'Step Into Reading');
    expect(
      screen.getByText('$5.90 AUD per month for the whole family. Cancel anytime.'),
    ).toBeVisible();
    const prices = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(prices).toContain('$5.90 AUD per month');
    expect(document.body).not.toHaveTextContent('4.99');
  });

  test('is shown to a family before it pays, as the server says it now', async () => {
    setClientConfig({ amount: 499 });
    beFamily({ status: { ...notSubscribed, amount: 590 } });
    open('/subscribe');
    expect(await findButton('Subscribe Now - $5.90 AUD/month')).toBeVisible();
    expect(
      screen.getByText(
        'Today, and then once a month: 5.90 in Australian dollars. There is nothing else to buy.',
      ),
    ).toBeVisible();
    expect(document.body).not.toHaveTextContent('4.99');
  });

  test('is told before the payment page, to a parent whose page was opened before the change', async () => {
    beFamily({ status: notSubscribed });
    open('/subscribe');
    await findButton('Subscribe Now - $4.99 AUD/month');
    server.answer('GET /api/subscription/status', { ...notSubscribed, amount: 590 });
    server.answer('POST /api/create-checkout-session', { url: PAGE, amount: 590 });
    await press('Subscribe Now - $4.99 AUD/month');
    await findMessage('The price has changed');
    expect(message()).toContain('It is $5.90 AUD a month now. Nothing was charged.');
    expect(location.assign).not.toHaveBeenCalled();
    await press('Subscribe Now - $5.90 AUD/month');
    await settle();
    expect(location.assign).toHaveBeenCalledExactlyOnceWith(PAGE);
  });

  test('is shown where the status could not be read', async () => {
    setClientConfig({ amount: 590 });
    beFamily({ status: notSubscribed });
    server.refuse('GET /api/subscription/status', 503, { code: 'unavailable', message: 'Later.' });
    open('/subscribe');
    expect(await findButton('Subscribe Now - $5.90 AUD/month')).toBeVisible();
  });

  test.each([
    [{ ...subscribed, amount: 450 }, '$4.50 AUD per month'],
    [subscribed, '$4.99 AUD per month'],
  ])('does not change what a family with %j reads on its account', async (status, plan) => {
    setClientConfig({ amount: 590 });
    beFamily({ status });
    open('/account');
    await screen.findByText('Plan');
    expect(detail('Plan')).toHaveTextContent(plan);
  });
});

describe('GST', () => {
  test.each([
    [true, ', including GST', 1],
    [false, '', 0],
  ])('is named beside the price: %s', async (isIncluded, words, count) => {
    setClientConfig({ shop: { ...nothing, includesGst: isIncluded } });
    await openScreen('/', 'Step Into Reading');
    const sentence = `$4.99 AUD per month for the whole family${words}. Cancel anytime.`;
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.queryAllByText('GST is included')).toHaveLength(count);
  });

  test('is named before a family pays, and the price stays a sentence of its own', async () => {
    setClientConfig({ shop: { ...nothing, includesGst: true } });
    await openScreen('/subscribe', 'Open the whole library');
    expect(screen.getByText('GST is included.')).toBeVisible();
    const paragraphs = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(paragraphs).toContain('$4.99 AUD/month');
    expect(screen.getByText(/4\.99 in Australian dollars, including GST\./)).toBeVisible();
  });

  test('is not named where the business is not registered', async () => {
    setClientConfig({ shop });
    await openScreen('/subscribe', 'Open the whole library');
    expect(document.body).not.toHaveTextContent('GST');
  });
});
