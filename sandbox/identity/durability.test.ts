// Acknowledged data survives when the process is killed.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../test-support/free-port.ts';
import {
  call,
  chooseGoogleAccount,
  keysPath,
  newestMailLink,
  projectId,
  temporaryFolder,
} from './identity.test-support.ts';

const dataDir = temporaryFolder();
afterAll(() => rmSync(dataDir, { recursive: true }));

async function start(port: number): Promise<ChildProcess> {
  const script = new URL('./serve.test-support.ts', import.meta.url);
  const child = fork(script, [dataDir, String(port)], { stdio: 'inherit', execArgv: [] });
  await once(child, 'message');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

test('accounts, sessions, mails, Google accounts and the signing key survive kill -9', async () => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const first = await start(port);
  const account = { email: 'ann@example.com', password: 'secret-1' };
  const { body } = await call(origin, 'signUp', { ...account, displayName: 'Ann' });
  await call(origin, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: account.email });
  const link = await newestMailLink(origin);
  const google = await chooseGoogleAccount(origin, { email: 'ben@example.com', name: 'Ben' });
  await kill(first);

  const second = await start(port);
  try {
    const idToken = String(body['idToken']);
    const keys = createRemoteJWKSet(new URL(keysPath, origin));
    const { payload } = await jwtVerify(idToken, keys, { audience: projectId });
    expect(payload.sub).toBe(body['localId']);
    const form = new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: String(body['refreshToken']),
    });
    const refreshed = await call(origin, '/securetoken.googleapis.com/v1/token', form.toString(), {
      type: 'application/x-www-form-urlencoded',
    });
    expect(refreshed.body).toMatchObject({ user_id: body['localId'], token_type: 'Bearer' });
    const again = await call(origin, 'signInWithPassword', account);
    expect(again.body).toMatchObject({ localId: body['localId'], displayName: 'Ann' });
    expect(await newestMailLink(origin)).toBe(link);
    const request = { postBody: google.postBody, requestUri: origin };
    expect((await call(origin, 'signInWithIdp', request)).body).toMatchObject({
      email: 'ben@example.com',
      isNewUser: true,
    });
  } finally {
    await kill(second);
  }
});
