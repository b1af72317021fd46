// The library gets the keys of another Stripe account, such as the live keys after a rehearsal. Subscriptions stored
// for the first account give no access.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder, removeFolder } from '../support/data-folder.ts';
import { enrol } from '../support/enrol.ts';
import { pay, test } from '../support/journey.ts';
import { prepareProcesses } from '../support/processes.ts';
import { freePorts } from '../support/product.ts';

let dataDir: string;
test.beforeAll(() => {
  dataDir = dataFolder();
});
test.afterAll(() => removeFolder(dataDir));

test('a subscription of another account gives no access, and a payment to the new account does', async ({
  newPage,
}) => {
  const { origin, sandbox, startLibrary, startStandIns } = await prepareProcesses({
    ...(await freePorts()),
    dataDir,
  });
  const start = (keys: NodeJS.ProcessEnv) => Promise.all([startLibrary(keys), startStandIns(keys)]);
  const rehearsal = await start({});
  const family = await enrol({ at: { origin, sandbox } });
  await Promise.all(rehearsal.map((process) => process.kill()));
  for (const suffix of ['', '-shm', '-wal']) {
    rmSync(join(dataDir, 'sandbox', `payments.sqlite${suffix}`), { force: true });
  }

  const live = await start({ STRIPE_SECRET_KEY: 'sk_test_of_another_account' });
  const page = await newPage({ baseURL: origin });
  await family.enter(page.context());
  await page.goto('/');
  await page.waitForURL('**/subscribe');
  await pay(page);
  await page.close();
  await Promise.all(live.map((process) => process.kill()));
});
