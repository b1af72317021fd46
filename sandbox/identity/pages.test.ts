// Tests the mailbox, the reset page and the account chooser over HTTP. chooser.browser.test.ts uses a browser.
import {
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  apiKey,
  call,
  chooseGoogleAccount,
  newestMailLink,
  openAuth,
  startStandIn,
  type RunningStandIn,
} from './identity.test-support.ts';

let standIn: RunningStandIn;
let clock = Date.now();
const opened: (() => Promise<void>)[] = [];
const open = () => {
  const { auth, close } = openAuth(standIn.origin);
  opened.push(close);
  return auth;
};
const code = (value: string) => expect.objectContaining({ code: value });
const mailbox = async () => (await fetch(`${standIn.origin}/mailbox`)).text();

// Each test starts with an empty mailbox.
beforeEach(async () => {
  standIn = await startStandIn({ now: () => clock });
});
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
  await standIn.close();
});

async function postForm(link: string, newPassword: string, headers: Record<string, string> = {}) {
  const { origin, pathname, searchParams } = new URL(link);
  searchParams.set('newPassword', newPassword);
  const response = await fetch(`${origin}${pathname}`, {
    method: 'POST',
    headers,
    body: searchParams,
  });
  return { status: response.status, text: await response.text() };
}

test('a link from the mailbox resets a forgotten password, and works once', async () => {
  expect(await mailbox()).toContain('No e-mails yet.');
  const { user } = await createUserWithEmailAndPassword(open(), 'ann@example.com', 'secret-1');
  const continueUrl = 'http://localhost:3000/signin';
  await sendPasswordResetEmail(open(), 'Ann@example.com', { url: continueUrl });
  const link = await newestMailLink(standIn.origin);
  expect(
    await verifyPasswordResetCode(open(), new URL(link).searchParams.get('oobCode') ?? ''),
  ).toBe('ann@example.com');
  const form = await (await fetch(link)).text();
  expect(form).toContain('<label for="newPassword">New password</label>');

  const weak = await postForm(link, '12345');
  expect(weak).toMatchObject({ status: 400 });
  expect(weak.text).toContain('Password should be at least 6 characters');
  const done = await postForm(link, 'secret-2');
  expect(done.status).toBe(200);
  expect(done.text).toContain(`href="${continueUrl}"`);

  const again = await signInWithEmailAndPassword(open(), 'ann@example.com', 'secret-2');
  expect(again.user.emailVerified).toBe(true);
  await expect(user.getIdToken(true)).rejects.toEqual(code('auth/user-token-expired'));
  await expect(signInWithEmailAndPassword(open(), 'ann@example.com', 'secret-1')).rejects.toEqual(
    code('auth/invalid-credential'),
  );
  expect((await postForm(link, 'secret-3')).text).toContain('already been used');
});

test('a reset for an unknown address succeeds, but sends no mail', async () => {
  const before = await mailbox();
  await sendPasswordResetEmail(open(), 'nobody@example.com');
  expect(await mailbox()).toBe(before);
});

test('the newest mail comes first, and a link expires after an hour', async () => {
  await createUserWithEmailAndPassword(open(), 'ann@example.com', 'secret-1');
  await sendPasswordResetEmail(open(), 'ann@example.com');
  await createUserWithEmailAndPassword(open(), 'bea@example.com', 'secret-1');
  await sendPasswordResetEmail(open(), 'bea@example.com');
  const text = await mailbox();
  expect(text).toContain('To bea@example.com');
  expect(text.indexOf('To bea@example.com')).toBeLessThan(text.indexOf('To ann@example.com'));
  const link = await newestMailLink(standIn.origin);
  clock += 3_600_000;
  const late = await fetch(link);
  expect(late.status).toBe(400);
  expect(await late.text()).toContain('This link has expired or has already been used.');
});

test('the lock after too many wrong passwords ends after five minutes or with a password reset', async () => {
  await createUserWithEmailAndPassword(open(), 'cleo@example.com', 'secret-1');
  const guess = (password: string) =>
    call(standIn.origin, 'signInWithPassword', { email: 'cleo@example.com', password });
  const lock = () => Promise.all(Array.from({ length: 10 }, () => guess('wrong-one')));
  await lock();
  expect((await guess('secret-1')).message).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER : /);
  clock += 5 * 60_000;
  expect((await guess('secret-1')).status).toBe(200);
  await lock();
  await sendPasswordResetEmail(open(), 'cleo@example.com');
  await postForm(await newestMailLink(standIn.origin), 'secret-2');
  expect((await guess('secret-2')).status).toBe(200);
});

test('user input is escaped in pages', async () => {
  const name = '<img src=x onerror=alert(1)> "Q"';
  await chooseGoogleAccount(standIn.origin, { email: 'x@example.com', name });
  const chooser = await fetch(
    `${standIn.origin}/emulator/auth/handler?apiKey=${apiKey}&appName=a&authType=signInViaPopup&providerId=google.com&redirectUrl=http://localhost:3000/&eventId="><script>`,
  );
  const text = await chooser.text();
  expect(text).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;Q&quot;');
  expect(text).not.toContain('<img');
  expect(text).not.toContain('<script');
  expect(chooser.headers.get('content-security-policy')).toContain("script-src 'self'");
});

test('a form sent from another site changes nothing', async () => {
  await createUserWithEmailAndPassword(open(), 'ann@example.com', 'secret-1');
  await sendPasswordResetEmail(open(), 'ann@example.com');
  const link = await newestMailLink(standIn.origin);
  const foreign = await postForm(link, 'secret-9', { origin: 'https://elsewhere.example' });
  expect(foreign).toMatchObject({ status: 400 });
  expect(foreign.text).toContain('This form was sent from another site.');
  expect((await postForm(link, 'secret-9', { origin: standIn.origin })).status).toBe(200);
});

test.each([
  ['redirectUrl', 'https://elsewhere.example/', 'only returns to pages of this computer'],
  ['redirectUrl', 'javascript:alert(1)', 'only returns to pages of this computer'],
  ['redirectUrl', 'http://localhost.elsewhere.example/', 'only returns to pages of this computer'],
  ['authType', 'something', 'popup or a redirect'],
  ['apiKey', 'another-key', 'not the one of this project'],
  ['appName', '', 'lacks a proper appName'],
  ['email', 'nobody', 'Enter a valid email address.'],
  ['name', ' ', 'Enter a name.'],
])('the chooser refuses %s "%s" with an explanation', async (field, value, sentence) => {
  const response = await chooseGoogleAccount(standIn.origin, {
    email: 'y@example.com',
    name: 'Y',
    [field]: value,
  });
  expect(response.status).toBe(400);
  expect(response.text).toContain(sentence);
  expect(response.idToken).toBe('');
});

test('a provider other than Google gets auth/operation-not-allowed', async () => {
  const response = await fetch(
    `${standIn.origin}/emulator/auth/handler?apiKey=${apiKey}&appName=a&authType=signInViaPopup&providerId=apple.com&redirectUrl=http://localhost:3000/`,
  );
  expect(await response.text()).toContain('auth/operation-not-allowed');
});
