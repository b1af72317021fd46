import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  apiKey,
  projectId,
  type RunningStandIn,
  startStandIn,
} from '../../sandbox/identity/identity.test-support.ts';
import type { SignInMethods } from '../../sandbox/identity/stand-in.ts';
import type { Config } from '../../server/config/config.ts';
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

describe('a project of Firebase', () => {
  /** What the world answers; the rest of it is as it should be. */
  interface World {
    redirect?: string;
    pages?: number | 'away';
  }

  async function look(
    { redirect = '/v3/signin/identifier', pages = 200 }: World,
    authDomain: string,
    publicUrl = 'https://library.example.com',
  ) {
    const json = (body: object) => Response.json(body);
    const answers: [RegExp, () => Response][] = [
      [
        /\/v1\/projects\?/,
        () =>
          json({
            projectId: '1',
            authorizedDomains: ['library.example.com', `${projectId}.web.app`],
          }),
      ],
      [
        /accounts:signInWithPassword/,
        () => json({ error: { message: 'INVALID_LOGIN_CREDENTIALS' } }),
      ],
      [
        /accounts:createAuthUri/,
        () => json({ authUri: 'https://accounts.google.com/o/oauth2/auth?x' }),
      ],
      [
        /^https:\/\/accounts\.google\.com/,
        () => new Response('', { status: 302, headers: { location: redirect } }),
      ],
      [
        /^https:\/\/library\.example\.com\/__\/auth\/handler$/,
        () => {
          if (pages === 'away') throw new TypeError('fetch failed');
          return new Response('', { status: pages });
        },
      ],
    ];
    vi.stubGlobal('fetch', async (input: string | URL | Request) => {
      const url = input instanceof Request ? input.url : String(input);
      const [, answer] = answers.find(([pattern]) => pattern.test(url)) ?? [];
      if (!answer) throw new TypeError('fetch failed');
      return answer();
    });
    const identity = { projectId, apiKey, authDomain, host: null };
    const config = { ...testConfig, publicUrl, identity };
    const found = await examineIdentity(config, Date.now);
    return Object.fromEntries(
      found.map(({ about, verdict, text }) => [about, `${verdict} ${text}`]),
    );
  }
  const OWN = 'library.example.com';
  const ADDRESS = 'https://library.example.com/__/auth/handler';

  test('whose sign-in pages are the library’s own is found well, and the address to allow is named', async () => {
    const found = await look({}, OWN);
    expect(found['sign-in pages']).toEqual(ok);
    expect(found['Google sign-in']).toEqual(ok);
    expect(found['Google sign-in']).toContain(ADDRESS);
  });

  test('whose sign-in pages are another site is found wrong, with what to allow first', async () => {
    const found = await look({}, `${projectId}.firebaseapp.com`);
    expect(found['sign-in pages']).toEqual(wrong('leave FIREBASE_AUTH_DOMAIN out'));
    expect(found['sign-in pages']).toContain(ADDRESS);
  });

  test('whose sign-in pages are at a domain that may be of the same site is asked about', async () => {
    const found = await look({}, 'auth.example.com');
    expect(found['sign-in pages']).toMatch(/^unknown .*browsers lose a sign-in by redirect/);
  });

  test('that a rehearsal without https uses is asked about', async () => {
    const found = await look({}, `${projectId}.firebaseapp.com`, 'http://localhost:3000');
    expect(found['sign-in pages']).toMatch(/^unknown .*need https/);
  });

  test('that does not allow the way back from Google is found wrong', async () => {
    const found = await look({ redirect: '/signin/oauth/error?authError=x' }, OWN);
    expect(found['Google sign-in']).toEqual(wrong(`does not take ${ADDRESS}`));
  });

  test('whose pages a proxy keeps to itself is found wrong', async () => {
    const found = await look({ pages: 404 }, OWN);
    expect(found['sign-in pages']).toEqual(wrong('answers 404'));
  });

  test('of a library that does not run yet is asked about', async () => {
    const found = await look({ pages: 'away' }, OWN);
    expect(found['sign-in pages']).toMatch(/^unknown .*once the library runs/);
  });
});
