// Examines the identity provider: its keys, the project of the API key, and what the project allows. Uses the REST API,
// as the provider's own SDK does. Changes nothing.
import { z } from 'zod';
import type { Config } from '../../server/config/config.ts';
import { Problem } from '../../server/problems/problem.ts';
import { createIdentityProvider } from '../../server/providers/identity/identity.ts';
import { type Finding, ok, unknown, wrong } from './finding.ts';

const HOST = 'https://identitytoolkit.googleapis.com';
const CONSOLE = 'Firebase console, Authentication';

const project = z.object({
  projectId: z.string(),
  authorizedDomains: z.array(z.string()).default([]),
});
const refusal = z.object({ error: z.object({ message: z.string() }) });

/** Returns a token without a valid signature. The provider must fetch its keys to refuse it. */
const unsignedToken = (projectId: string): string =>
  [
    { alg: 'RS256', kid: 'of nobody', typ: 'JWT' },
    { iss: `https://securetoken.google.com/${projectId}`, aud: projectId, sub: 'nobody' },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .concat('bm9ib2R5')
    .join('.');

async function examineKeys({ identity }: Config, now: () => number): Promise<Finding> {
  const about = 'sign-in keys';
  try {
    // The catch block below reports failures.
    const provider = createIdentityProvider({ ...identity, now, report: () => {} });
    await provider.verify(unsignedToken(identity.projectId));
    return wrong(about, 'A token without a signature was accepted. Do not open the library.');
  } catch (error) {
    if (error instanceof Problem && error.code === 'unauthorized') {
      return ok(about, 'The provider’s published keys can be read.');
    }
    return wrong(
      about,
      'The provider’s published keys cannot be read, so nobody can sign in. Check this machine’s connection to www.googleapis.com.',
    );
  }
}

type Answer = { body: unknown; message: string };

/** Sends the library's address as the referer, because the API key may be restricted to it. */
async function ask(config: Config, path: string, body?: object): Promise<Answer> {
  const { host, apiKey } = config.identity;
  const root = host === null ? HOST : `${host}/identitytoolkit.googleapis.com`;
  const response = await fetch(`${root}/v1/${path}?key=${encodeURIComponent(apiKey)}`, {
    headers: { 'content-type': 'application/json', referer: `${config.publicUrl}/` },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
  const answer: unknown = await response.json();
  const refused = refusal.safeParse(answer);
  return { body: answer, message: refused.success ? refused.data.error.message : '' };
}

function examineProject({ identity, publicUrl }: Config, { body, message }: Answer): Finding[] {
  const about = 'Firebase project';
  const { data } = project.safeParse(body);
  if (!data) {
    const help = /not valid/.test(message)
      ? 'FIREBASE_API_KEY is not a valid key. Copy the web API key again: Firebase console, project settings.'
      : 'FIREBASE_API_KEY is refused. If it is restricted, allow the library’s address and the Identity Toolkit API: Google Cloud console, Credentials.';
    return [wrong(about, help)];
  }
  const { projectId } = identity;
  const domains = data.authorizedDomains;
  // The response contains the project number instead of its name. The project's default domains contain the name.
  const isOurs =
    data.projectId === projectId ||
    domains.some((domain) =>
      [`${projectId}.firebaseapp.com`, `${projectId}.web.app`].includes(domain),
    );
  const { hostname } = new URL(publicUrl);
  return [
    isOurs
      ? ok(about, `The API key belongs to ${projectId}.`)
      : wrong(
          about,
          `The API key belongs to another project than FIREBASE_PROJECT_ID, ${projectId}. Copy both from the same page: Firebase console, project settings.`,
        ),
    domains.includes(hostname)
      ? ok('sign-in domain', `${hostname} is authorised.`)
      : wrong(
          'sign-in domain',
          `${hostname} is not authorised, so Google’s sign-in refuses the library. Add it: ${CONSOLE}, Settings, Authorised domains.`,
        ),
  ];
}

/** Tries a sign-in that cannot succeed. The error says whether e-mail sign-in is enabled. */
async function examinePasswords(config: Config): Promise<Finding> {
  const about = 'e-mail sign-in';
  const nobody = { email: 'nobody@example.com', password: 'no password', returnSecureToken: true };
  const { message } = await ask(config, 'accounts:signInWithPassword', nobody);
  const isOff = /^(PASSWORD_LOGIN_DISABLED|OPERATION_NOT_ALLOWED|CONFIGURATION_NOT_FOUND)/;
  const isOn = /^(INVALID_LOGIN_CREDENTIALS|EMAIL_NOT_FOUND|INVALID_PASSWORD|TOO_MANY_ATTEMPTS)/;
  if (isOn.test(message)) return ok(about, 'E-mail and password are enabled.');
  if (isOff.test(message)) {
    return wrong(about, `It is off. ${CONSOLE}, Sign-in method: enable Email/Password.`);
  }
  return unknown(about, `The provider did not say. Look: ${CONSOLE}, Sign-in method.`);
}

/** The OAuth redirect address. The OAuth client at Google must allow it. */
const redirectAddress = ({ identity }: Config) => `https://${identity.authDomain}/__/auth/handler`;
const HOW_TO_ALLOW =
  'Google Cloud console, APIs & Services, Credentials, the web client, Authorised redirect URIs';

const withAddress = z.object({ authUri: z.string() });

/** Starts a Google sign-in, to see whether it is enabled and whether Google accepts the redirect address. */
async function examineGoogle(config: Config): Promise<Finding> {
  const about = 'Google sign-in';
  const address = redirectAddress(config);
  const { body, message } = await ask(config, 'accounts:createAuthUri', {
    providerId: 'google.com',
    continueUri: address,
  });
  const { data } = withAddress.safeParse(body);
  if (data) {
    if (config.identity.host !== null) return ok(about, 'Google is enabled.');
    const { headers } = await fetch(data.authUri, {
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    return /\/oauth\/error/.test(headers.get('location') ?? '')
      ? wrong(about, `Google does not take ${address}. Add it: ${HOW_TO_ALLOW}.`)
      : ok(about, `Google is enabled. ${address} has to stay allowed: ${HOW_TO_ALLOW}.`);
  }
  if (/^(OPERATION_NOT_ALLOWED|CONFIGURATION_NOT_FOUND)/.test(message)) {
    return wrong(about, `It is off. ${CONSOLE}, Sign-in method: enable Google.`);
  }
  return unknown(about, `The provider did not say. Look: ${CONSOLE}, Sign-in method.`);
}

/** Checks that the provider's sign-in pages are on the library's own host and can be reached. */
async function examinePages(config: Config): Promise<Finding> {
  const about = 'sign-in pages';
  const { identity, publicUrl } = config;
  const { authDomain } = identity;
  const { host, protocol } = new URL(publicUrl);
  if (protocol !== 'https:') {
    const text = `They are at ${authDomain}: the library’s own need https. Browsers lose a sign-in by redirect here.`;
    return unknown(about, text);
  }
  if (authDomain !== host) {
    const help = `Allow https://${host}/__/auth/handler (${HOW_TO_ALLOW}), then leave FIREBASE_AUTH_DOMAIN out.`;
    return /\.(firebaseapp\.com|web\.app)$/.test(authDomain)
      ? wrong(
          about,
          `${authDomain} is another site than the library: where a popup is blocked, browsers lose the sign-in. ${help}`,
        )
      : unknown(
          about,
          `Where ${authDomain} is another site than ${host}, browsers lose a sign-in by redirect. ${help}`,
        );
  }
  const address = `${publicUrl}/__/auth/handler`;
  const { status } = await fetch(address, { signal: AbortSignal.timeout(15_000) });
  if (status === 200) return ok(about, `They are at ${publicUrl}/__/auth/, as the library’s own.`);
  return wrong(
    about,
    `${address} answers ${status}. The proxy has to pass it on to the library like every other address, and the library’s machine must reach ${identity.projectId}.firebaseapp.com.`,
  );
}

/** Examines everything that the library needs at the identity provider. */
export async function examineIdentity(config: Config, now: () => number): Promise<Finding[]> {
  const keys = await examineKeys(config, now);
  let found: Finding[];
  try {
    found = examineProject(config, await ask(config, 'projects'));
  } catch {
    const help = 'The provider cannot be reached. Check this machine’s connection to the internet.';
    return [keys, wrong('Firebase project', help)];
  }
  if (found.length === 1) return [keys, ...found];
  const noAnswer = 'The provider gave no answer. Try again.';
  const notReachable = `Nothing answers at ${config.publicUrl} yet. Look again once the library runs.`;
  const attempts = [
    ['e-mail sign-in', examinePasswords, noAnswer],
    ['Google sign-in', examineGoogle, noAnswer],
    // With a stand-in, there is no separate sign-in domain to check.
    ...(config.identity.host === null
      ? [['sign-in pages', examinePages, notReachable] as const]
      : []),
  ] as const;
  for (const [about, attempt, failure] of attempts) {
    found.push(await attempt(config).catch(() => unknown(about, failure)));
  }
  return [keys, ...found];
}
