// Starts the stand-in on a free port for a test, and connects the official SDK to it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, type Auth } from 'firebase/auth';
import { freePort } from '../../test-support/free-port.ts';
import { identityStandIn } from './plugin.ts';
import type { SignInMethods } from './stand-in.ts';

export const projectId = 'a-local-project';
export const apiKey = 'a-local-key';
export const keysPath = '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'identity-'));
}

export type RunningStandIn = { origin: string; dataDir: string; close: () => Promise<void> };

export async function startStandIn(
  options: {
    dataDir?: string;
    port?: number;
    now?: () => number;
    methods?: SignInMethods;
    mailPort?: number;
  } = {},
): Promise<RunningStandIn> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? temporaryFolder();
  const origin = `http://localhost:${port}`;
  const app = Fastify();
  await app.register(
    identityStandIn({
      dataDir,
      origin,
      projectId,
      apiKey,
      ...(options.now ? { now: options.now } : {}),
      ...(options.methods ? { methods: options.methods } : {}),
      ...(options.mailPort ? { mailServer: { port: options.mailPort, host: 'localhost' } } : {}),
    }),
  );
  await app.listen({ port, host: 'localhost' });
  return {
    origin,
    dataDir,
    close: async () => {
      await app.close();
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true });
    },
  };
}

let apps = 0;

/** Opens an SDK session as a page would. `close` deletes it. */
export function openAuth(origin: string): { auth: Auth; close: () => Promise<void> } {
  apps += 1;
  const app = initializeApp({ apiKey, projectId, authDomain: 'localhost' }, `test-${apps}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  return { auth, close: () => deleteApp(app) };
}

/** Sends one REST call. */
export async function call(
  origin: string,
  name: string,
  body: unknown,
  init: { key?: string | null; type?: string } = {},
): Promise<{ status: number; body: Record<string, unknown>; message: string }> {
  const query = init.key === null ? '' : `?key=${init.key ?? apiKey}`;
  const path = name.startsWith('/') ? name : `/identitytoolkit.googleapis.com/v1/accounts:${name}`;
  const response = await fetch(`${origin}${path}${query}`, {
    method: 'POST',
    headers: { 'content-type': init.type ?? 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const responseBody = (await response.json()) as Record<string, unknown>;
  const error = responseBody['error'] as { message: string } | undefined;
  return { status: response.status, body: responseBody, message: error?.message ?? '' };
}

/** Returns the link of the newest mail. Throws when there is none. */
export async function newestMailLink(origin: string): Promise<string> {
  const text = await (await fetch(`${origin}/mailbox`)).text();
  const link = /href="([^"]*\/emulator\/auth\/action[^"]*)"/.exec(text)?.[1];
  if (!link) throw new Error('The mailbox holds no link');
  return link.replaceAll('&amp;', '&');
}

/** Submits the form of the chooser page. Returns the response, and the credential that it has for the SDK. */
export async function chooseGoogleAccount(
  origin: string,
  fields: Record<string, string>,
): Promise<{ status: number; text: string; postBody: string; idToken: string }> {
  const response = await fetch(`${origin}/emulator/auth/handler`, {
    method: 'POST',
    body: new URLSearchParams({
      apiKey,
      appName: 'test',
      authType: 'signInViaPopup',
      providerId: 'google.com',
      redirectUrl: 'http://localhost:3000/',
      ...fields,
    }),
  });
  const text = await response.text();
  const outcome = /data-outcome="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"') ?? '{}';
  const { authEvent } = JSON.parse(outcome.replaceAll('&amp;', '&')) as {
    authEvent?: { postBody: string | null };
  };
  const postBody = authEvent?.postBody ?? '';
  const idToken = new URLSearchParams(postBody).get('id_token') ?? '';
  return { status: response.status, text, postBody, idToken };
}
