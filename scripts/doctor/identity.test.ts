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

  test('is ok if it is set up correctly', async () => {
    expect(await examine(standIn)).toEqual({
      'sign-in keys': ok,
      'Firebase project': ok,
      'sign-in domain': ok,
      'e-mail sign-in': ok,
      'Google sign-in': ok,
    });
  });

  test('is wrong with an unknown API key, which the report does not contain', async () => {
    const found = await examine(standIn, { apiKey: 'a-key-of-nobody' });
    expect(found['Firebase project']).toEqual(wrong('FIREBASE_API_KEY is not a valid key'));
    expect(JSON.stringify(found)).not.toContain('a-key-of-nobody');
  });

  test('is wrong with the key of another project', async () => {
    const found = await examine(standIn, { projectId: 'another-project' });
    expect(found['Firebase project']).toEqual(wrong('belongs to another project than .*another-'));
  });

  test('is wrong if the library’s domain is not authorised', async () => {
    const found = await examine(standIn, {}, 'https://library.example.com');
    expect(found['sign-in domain']).toEqual(wrong('library.example.com is not authorised'));
  });

  test('is wrong if it cannot be reached', async () => {
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
  test('is wrong if it is switched off', async () => {
    const standIn = await startStandIn({ methods });
    const found = await examine(standIn);
    await standIn.close();
    expect(found[about]).toEqual(wrong(text));
    expect(Object.values(found).filter((line) => line.startsWith('wrong'))).toHaveLength(1);
  });
});

describe('a Firebase project', () => {
  /** Responses that differ between tests. All others describe a correct project. */
  interface Responses {
    redirect?: string;
    pages?: number | 'unreachable';
  }

  async function look(
    { redirect = '/v3/signin/identifier', pages = 200 }: Responses,
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
          if (pages === 'unreachable') throw new TypeError('fetch failed');
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

  test('is ok with sign-in pages at the library’s own host, and names the address to allow', async () => {
    const found = await look({}, OWN);
    expect(found['sign-in pages']).toEqual(ok);
    expect(found['Google sign-in']).toEqual(ok);
    expect(found['Google sign-in']).toContain(ADDRESS);
  });

  test('is wrong with sign-in pages at another site, and names the address to allow', async () => {
    const found = await look({}, `${projectId}.firebaseapp.com`);
    expect(found['sign-in pages']).toEqual(wrong('leave FIREBASE_AUTH_DOMAIN out'));
    expect(found['sign-in pages']).toContain(ADDRESS);
  });

  test('is unknown with sign-in pages at a domain that may be of the same site', async () => {
    const found = await look({}, 'auth.example.com');
    expect(found['sign-in pages']).toMatch(/^unknown .*browsers lose a sign-in by redirect/);
  });

  test('is unknown in a rehearsal without https', async () => {
    const found = await look({}, `${projectId}.firebaseapp.com`, 'http://localhost:3000');
    expect(found['sign-in pages']).toMatch(/^unknown .*need https/);
  });

  test('is wrong if Google does not allow the redirect address', async () => {
    const found = await look({ redirect: '/signin/oauth/error?authError=x' }, OWN);
    expect(found['Google sign-in']).toEqual(wrong(`does not take ${ADDRESS}`));
  });

  test('is wrong if the proxy does not forward the sign-in pages', async () => {
    const found = await look({ pages: 404 }, OWN);
    expect(found['sign-in pages']).toEqual(wrong('answers 404'));
  });

  test('is unknown if the library does not run yet', async () => {
    const found = await look({ pages: 'unreachable' }, OWN);
    expect(found['sign-in pages']).toMatch(/^unknown .*once the library runs/);
  });
});
