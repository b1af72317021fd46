import { beforeEach, expect, test, vi } from 'vitest';
import { setTokenSource } from './api.ts';
import { createStorage } from '../test-support/storage.ts';
import { adminToken, userToken } from './tokens.ts';
import { upload } from './upload.ts';

const UPLOAD = 'POST /api/admin/pictures';

/** The headers of each request that was sent. */
let sent: Record<string, string>[];

/** An XMLHttpRequest that succeeds at once. */
class Request {
  status = 200;
  statusText = 'OK';
  responseText = '{}';
  upload = {};
  onload = () => {};
  headers: Record<string, string> = {};
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name.toLowerCase()] = value;
  }
  send() {
    sent.push(this.headers);
    this.onload();
  }
}

beforeEach(() => {
  sent = [];
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('XMLHttpRequest', Request);
  setTokenSource(async () => userToken.read());
});

const file = () => new Blob(['x'], { type: 'image/png' });

test('an upload has the same authentication headers as every call', async () => {
  userToken.store('a.b.c');
  adminToken.store('owner-session');
  await upload(UPLOAD, file());
  expect(sent).toEqual([
    { authorization: 'Bearer a.b.c', 'admin-auth': 'owner-session', 'content-type': 'image/png' },
  ]);
});

test('an upload without stored tokens has no authentication headers', async () => {
  await upload(UPLOAD, file());
  expect(sent).toEqual([{ 'content-type': 'image/png' }]);
});

test('an upload works even if the parent’s session cannot be checked', async () => {
  adminToken.store('owner-session');
  setTokenSource(() => Promise.reject(new Error('unavailable')));
  await upload(UPLOAD, file());
  expect(sent).toEqual([{ 'admin-auth': 'owner-session', 'content-type': 'image/png' }]);
});

test('an upload that was aborted before it began is not sent', async () => {
  const aborted = AbortSignal.abort(new Error('closed'));
  await expect(upload(UPLOAD, file(), { signal: aborted })).rejects.toThrow('closed');
  expect(sent).toEqual([]);
});
