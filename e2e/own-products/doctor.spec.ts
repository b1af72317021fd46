// `npm run doctor` next to a product that `npm start` has started.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import Stripe from 'stripe';
import { readLocalSettings } from '../../scripts/config.ts';
import { inherited } from '../support/config.ts';
import { dataFolder, removeFolder } from '../support/data-folder.ts';
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import {
  environmentOf,
  freePorts,
  type Place,
  type Product,
  startProduct,
} from '../support/product.ts';

let product: Product;
let place: Place;
test.beforeAll(async () => {
  const dataDir = dataFolder();
  place = { ...(await freePorts()), dataDir };
  product = await startProduct(place);
});
test.afterAll(async () => {
  await product.stop();
  removeFolder(place.dataDir);
});

/** Runs the doctor. Returns its exit code and its lines of output. */
function runDoctor(): Promise<{ code: number; lines: string[] }> {
  const file = join(import.meta.dirname, '..', '..', 'scripts', 'doctor.ts');
  const env = { ...inherited, ...environmentOf(place) };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, '--local'], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), lines: (stdout + stderr).trim().split('\n') }),
    );
  });
}

test('the doctor finds no fault in a new library, confirms the webhook secret after a payment, and finds a changed webhook', async () => {
  const fresh = await runDoctor();
  const notOk = fresh.lines.filter((line) => !line.startsWith('ok '));
  expect(notOk).toEqual([
    expect.stringMatching(/^\? +webhook secret +Nothing has been delivered yet/),
    '',
    'All is well. 1 could not be checked (?).',
  ]);
  expect(fresh.code).toBe(0);

  await enrol({ at: product });
  await expect
    .poll(async () => (await runDoctor()).lines.at(-1), { timeout: 20_000 })
    .toBe('All is well.');

  const { secretKey } = readLocalSettings(inherited).server.payments;
  const stripe = new Stripe(secretKey, {
    host: 'localhost',
    port: place.sandboxPort,
    protocol: 'http',
  });
  const [endpoint] = (await stripe.webhookEndpoints.list()).data;
  await stripe.webhookEndpoints.update(endpoint?.id ?? '', { enabled_events: ['invoice.paid'] });
  const broken = await runDoctor();
  expect(broken.code).toBe(1);
  expect(broken.lines.join('\n')).toMatch(
    /^WRONG {2}webhook .* lacks checkout\.session\.completed/m,
  );
});
