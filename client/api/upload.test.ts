import { beforeEach, expect, test, vi } from 'vitest';
import { setTokenSource } from './api.ts';
import { createStorage } from '../test-support/storage.ts';
import { answerUploads, type SentUpload } from '../test-support/uploads.ts';
import { adminToken, userToken } from './tokens.ts';
import { upload } from './upload.ts';

const UPLOAD = 'POST /api/admin/pictures';

let sent: SentUpload[];
const headers = () => sent.map((one) => one.headers);

beforeEach(() => {
  sent = answerUploads();
  vi.stubGlobal('localStorage', createStorage());
  setTokenSource(async () => userToken.read());
});

const file = () => new Blob(['x'], { type: 'image/png' });

test('an upload has the same authentication headers as every call', async () => {
  userToken.store('a.b.c');
  adminToken.store('owner-session');
  await upload(UPLOAD, file());
  expect(headers()).toEqual([
    { authorization: 'Bearer a.b.c', 'admin-auth': 'owner-session', 'content-type': 'image/png' },
  ]);
});

test('an upload without stored tokens has no authentication headers', async () => {
  await upload(UPLOAD, file());
  expect(headers()).toEqual([{ 'content-type': 'image/png' }]);
});

test('an upload works even if the parent’s session cannot be checked', async () => {
  adminToken.store('owner-session');
  setTokenSource(() => Promise.reject(new Error('unavailable')));
  await upload(UPLOAD, file());
  expect(headers()).toEqual([{ 'admin-auth': 'owner-session', 'content-type': 'image/png' }]);
});

test('an upload that was aborted before it began is not sent', async () => {
  const aborted = AbortSignal.abort(new Error('closed'));
  await expect(upload(UPLOAD, file(), { signal: aborted })).rejects.toThrow('closed');
  expect(headers()).toEqual([]);
});
