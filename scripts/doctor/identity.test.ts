import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  apiKey,
  projectId,
  type RunningStandIn,
  startStandIn,
} from '../../sandbox/identity/identity.test-support.ts';
import type { SignInMethods } from '../../sandbox/identity/stand-in.ts';
import type { Config } from '../../server/config.ts';
import { testConfig } from '../../server/test-support/library.ts';
import { examineIdentity } from './identity.ts';

async function examine(
  standIn: RunningStandIn | string,
  changes: Partial<Config['identity']> = {},
  publicUrl = 'http://localhost:3000',
) {
  const host = typeof standIn === 'string' ? standIn : standIn.origin;
  const identity = { projectId, apiKey, authDomain: 'localhost', host, ...changes };
  const found = await examineIdentity({ ...testConfig, publicUrl, identity }, Date.now);
  return Object.fromEntries(found.map(({ about, verdict, text }) => [about, `${verdict} ${text}`]));
}

const wrong = (text: string) => expect.stringMatching(new RegExp(`^wrong .*${text}`));
const ok = expect.stringMatching(/^ok /);

describe('the identity provider', () => {
  let standIn: RunningStandIn;
  beforeAll(async () => {
    standIn = await startStandIn();
  });
  afterAll(() => standIn.close());

  test('set up as it should be is found well', async () => {
    expect(await examine(standIn)).toEqual({
      'sign-in keys': ok,
      'Firebase project': ok,
      'sign-in domain': ok,
      'e-mail sign-in': ok,
      'Google sign-in': ok,
    });
  });

  test('asked with a key it does not know is found wrong, and the key is not told', async () => {
    const found = await examine(standIn, { apiKey: 'a-key-of-nobody' });
    expect(found['Firebase project']).toEqual(wrong('FIREBASE_API_KEY is no valid key'));
    expect(JSON.stringify(found)).not.toContain('a-key-of-nobody');
  });

  test('of another project is found wrong', async () => {
    const found = await examine(standIn, { projectId: 'another-project' });
    expect(found['Firebase project']).toEqual(wrong('belongs to another project than .*another-'));
  });

  test('that does not know the library’s domain is found wrong', async () => {
    const found = await examine(standIn, {}, 'https://library.example.com');
    expect(found['sign-in domain']).toEqual(wrong('library.example.com is not authorised'));
  });

  test('out of reach is found wrong', async () => {
    expect(await examine('http://localhost:1')).toEqual({
      'sign-in keys': wrong('published keys cannot be read'),
      'Firebase project': wrong('cannot be reached'),
    });
  });
});

describe.each<[string, SignInMethods, string]>([
  ['e-mail sign-in', { password: false, google: true }, 'enable Email/Password'],
  ['Google sign-in', { password: true, google: false }, 'enable Google'],
])('%s', (about, methods, text) => {
  test('that is switched off is found wrong', async () => {
    const standIn = await startStandIn({ methods });
    const found = await examine(standIn);
    await standIn.close();
    expect(found[about]).toEqual(wrong(text));
    expect(Object.values(found).filter((line) => line.startsWith('wrong'))).toHaveLength(1);
  });
});
