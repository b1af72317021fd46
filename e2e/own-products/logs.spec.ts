// The processes' output at log level `trace`, while a family and the owner use the library: no personal data and no
// secrets.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import Stripe from 'stripe';
import { readLocalSettings } from '../../scripts/config.ts';
import { openAccount } from '../support/account.ts';
import { inherited } from '../support/config.ts';
import { order } from '../support/control.ts';
import { dataFolder, removeFolder } from '../support/data-folder.ts';
import { expect, newFamily, payWithCard, signIn, signUp, test } from '../support/journey.ts';
import { signInOwner } from '../support/owner.ts';
import { freePorts, OWNER, type Product, startProduct } from '../support/product.ts';

// Long, because one test covers a family's whole visit and many failures.
test.describe.configure({ timeout: 120_000 });
test.use({ expectedErrors: /status of (400|401|403|404|500|503)|signInWithPassword/ });

let product: Product;
let dataDir: string;
test.beforeAll(async () => {
  dataDir = dataFolder();
  product = await startProduct({ ...(await freePorts()), dataDir }, { LOG_LEVEL: 'trace' });
});
test.afterAll(async () => {
  await product.stop();
  removeFolder(dataDir);
});

const { payments } = readLocalSettings(inherited).server;

/** Another card than the one that `npm start` prints. */
const CARD = '5555 5555 5555 4444';

const family = {
  ...newFamily(),
  email: `gwendolyn.o.quartermaine-${process.pid}@example.com`,
  password: 'moonlit-biscuit',
  parentFirstName: 'Gwendolyn',
  parentLastName: "O'Quartermaine",
  studentFirstName: 'Peregrine',
};

test('no line contains a name, an email address, a password, a token, a key or a signature', async ({
  newPage,
}) => {
  const secrets = new Set([
    ...[family.email, family.email.toUpperCase(), encodeURIComponent(family.email)],
    Buffer.from(family.email).toString('base64'),
    ...[family.password, family.parentFirstName, 'Quartermaine', family.studentFirstName],
    ...['Robin Reader', CARD, CARD.replaceAll(' ', '')],
    ...[OWNER.password, 'a wrong password of hers', 'a-made-up-session'],
    ...[payments.secretKey, payments.webhookSecret, 'forged-signature'],
  ]);
  const send = (path: string, headers: Record<string, string>, body?: string) =>
    fetch(product.origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body }),
    });

  // The family: sign-up, payment, a book, the portal, a wrong password.
  const page = await newPage({ baseURL: product.origin });
  await signUp(page, family);
  await page.getByRole('button', { name: 'Subscribe Now - $4.99 AUD/month' }).click();
  await payWithCard(page, CARD);
  await expect(page.getByText('Welcome to the library!').first()).toBeVisible();
  await page.goto('/reading/sam-and-the-wet-hat');
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText('Book Complete!')).toBeVisible();
  const token = (await page.evaluate(() => localStorage.getItem('firebase_token'))) ?? '';
  expect(token).not.toBe('');
  for (const part of [token, token.split('.')[1], token.split('.')[2]]) secrets.add(part ?? '');
  await openAccount(page);
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await page.getByRole('link', { name: /Return to/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).press('Enter');
  await signIn(page, { ...family, password: 'another guess' });
  await expect(page.getByText('Sign In Error')).toBeVisible();

  // The owner, and calls with a wrong password and an invalid session.
  const owner = await signInOwner(product.origin);
  secrets.add(owner.token);
  await owner.call('GET', '/api/admin/books');
  const wrong = { username: OWNER.username, password: 'a wrong password of hers' };
  await send('/api/admin/login', {}, JSON.stringify(wrong));
  await send('/api/admin/books', { 'admin-auth': 'a-made-up-session' });

  // Malformed calls that contain personal data.
  const user = { authorization: `Bearer ${token}` };
  const sync = '/api/auth/firebase/sync';
  await send(sync, user, `{"firstName": ${family.studentFirstName}`);
  await send(sync, user, JSON.stringify({ [family.email]: family.password, age: family.email }));
  await send(`/api/books/${family.email}?who=${family.studentFirstName}`, user);
  await send(`/api/books/%zz${family.parentFirstName}`, user);
  await send(`/nowhere/${encodeURIComponent(family.email)}`, user);
  await send('/api/books', { authorization: `Bearer ${token}x` });

  // Webhooks: one with a forged signature, and a valid one about an unknown customer with personal data.
  await send('/api/webhooks/stripe', { 'stripe-signature': 'forged-signature' }, family.email);
  const event = {
    id: 'evt_1',
    type: 'customer.updated',
    data: { object: { email: family.email } },
  };
  const payload = JSON.stringify(event);
  const signature = new Stripe(payments.secretKey).webhooks.generateTestHeaderString({
    payload,
    secret: payments.webhookSecret,
  });
  secrets.add(signature.slice(signature.indexOf('v1=') + 3));
  await send('/api/webhooks/stripe', { 'stripe-signature': signature }, payload);

  // The payment provider fails in three ways, and then the database.
  for (const fault of ['down', 'error', 'nonsense'] as const) {
    await order(product.sandbox, 'api', { fault });
    expect((await send('/api/create-portal-session', user, '{}')).status).toBe(503);
  }
  await order(product.sandbox, 'api', { fault: 'none' });
  const database = new DatabaseSync(join(dataDir, 'library.sqlite'));
  database.exec('alter table progress rename to elsewhere');
  expect((await send('/api/progress', user)).status).toBe(500);
  database.exec('alter table elsewhere rename to progress');
  database.close();

  await expect.poll(product.output).toContain('no such table');
  const printed = product.output();
  const logged = printed.split('\n').filter((line) => line.startsWith('{"level":50'));
  expect(logged.length).toBeGreaterThanOrEqual(4);
  for (const secret of secrets) expect.soft(printed, secret).not.toContain(secret);
});

test('the error about an unreachable database does not contain its password', async () => {
  const place = { ...(await freePorts()), dataDir };
  const settings = { DATABASE_URL: 'postgres://library:open-sesame@localhost:1/library' };
  const start = startProduct(place, settings);
  await expect(start).rejects.toThrow('PostgreSQL cannot be used (ECONNREFUSED)');
  await expect(start).rejects.not.toThrow('open-sesame');
});
