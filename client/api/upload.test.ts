import { beforeEach, expect, test, vi } from 'vitest';
import { setTokenSource } from './api.ts';
import { createStorage } from '../test-support/storage.ts';
import { adminToken, userToken } from './tokens.ts';
import { upload } from './upload.ts';

const UPLOAD = 'POST /api/admin/pictures';

/** What the browser sent: the headers of each request. */
let sent: Record<string, string>[];

/** Answers everything at once. */
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

test('a file goes with the tokens that every call carries', async () => {
  userToken.store('a.b.c');
  adminToken.store('owner-session');
  await upload(UPLOAD, file());
  expect(sent).toEqual([
    { authorization: 'Bearer a.b.c', 'admin-auth': 'owner-session', 'content-type': 'image/png' },
  ]);
});

test('a token that is not there is not made up', async () => {
  await upload(UPLOAD, file());
  expect(sent).toEqual([{ 'content-type': 'image/png' }]);
});

test('a parent’s session that cannot be checked does not hold the owner up', async () => {
  adminToken.store('owner-session');
  setTokenSource(() => Promise.reject(new Error('away')));
  await upload(UPLOAD, file());
  expect(sent).toEqual([{ 'admin-auth': 'owner-session', 'content-type': 'image/png' }]);
});

test('what was given up before it began is not sent', async () => {
  const given = AbortSignal.abort(new Error('closed'));
  await expect(upload(UPLOAD, file(), { signal: given })).rejects.toThrow('closed');
  expect(sent).toEqual([]);
});
