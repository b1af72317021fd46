// Section 9: the limits for families, on the server and at the identity provider.
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';

const SYNC = '/api/auth/firebase/sync';

test('Age | 3 to 18', async () => {
  const { call } = await enrol({ subscribed: false });
  for (const age of [2, 19]) {
    await expect(call('POST', SYNC, { age })).rejects.toThrow('"field":"age"');
  }
  for (const age of [3, 18]) expect(await call('POST', SYNC, { age })).toMatchObject({ age });
});

test('Password minimum | 6 characters', async () => {
  await expect(enrol({ subscribed: false, family: { password: '12345' } })).rejects.toThrow(
    'WEAK_PASSWORD',
  );
  await enrol({ subscribed: false, family: { password: '123456' } });
});
