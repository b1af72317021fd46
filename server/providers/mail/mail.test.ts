// The adapter of the mail server, with a real one on this machine.
import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { afterFile } from '../../../test-support/after-file.ts';
import { freePort } from '../../../test-support/free-port.ts';
import { type MailServer, refusal, startMailServer } from '../../test-support/mail-server.ts';
import { createMailProvider, type Mail } from './mail.ts';

const mail: Mail = {
  to: 'robin@example.org',
  subject: 'Zoë’s week',
  text: 'Zoë read "Sam".',
  html: '<p>Zoë read &quot;Sam&quot;.</p>',
  id: 'weekly-1',
  unsubscribe: 'https://library.example.com/letters/unsubscribe?account=kim&token=t',
};

function open(...parameters: Parameters<typeof createMailProvider>) {
  const provider = createMailProvider(...parameters);
  afterFile(provider.close);
  return provider;
}

const headerOf = (headers: { key: string; value: string }[], name: string) =>
  headers.find(({ key }) => key === name)?.value;

test('a mail arrives as text and as HTML, with the one-click unsubscribe of RFC 8058', async () => {
  const server = await startMailServer();
  expect(await open(server.settings).send(mail)).toEqual({ outcome: 'sent' });
  const [received] = server.mails;
  expect(received).toMatchObject({
    subject: mail.subject,
    from: { name: 'Step Into Reading', address: 'letters@library.example.com' },
    to: [{ address: mail.to }],
    messageId: '<weekly-1@library.example.com>',
  });
  expect(received?.text?.trim()).toBe(mail.text);
  expect(received?.html?.trim()).toBe(mail.html);
  const headers = received?.headers ?? [];
  expect(headerOf(headers, 'list-unsubscribe')).toBe(`<${mail.unsubscribe}>`);
  expect(headerOf(headers, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(headerOf(headers, 'auto-submitted')).toBe('auto-generated');
});

test('a letter that nobody asked for has no unsubscribe', async () => {
  const server = await startMailServer();
  await open(server.settings).send({ ...mail, unsubscribe: null });
  const keys = server.mails[0]?.headers.map(({ key }) => key) ?? [];
  expect(keys.filter((key) => key.startsWith('list-'))).toEqual([]);
});

test('a line break in a subject or an address adds no header and no recipient', async () => {
  const server = await startMailServer();
  const provider = open(server.settings);
  await provider.send({ ...mail, subject: 'Week\r\nBcc: other@example.org' });
  await provider.send({ ...mail, to: 'robin@example.org, other@example.org' });
  await provider.send({ ...mail, to: 'robin@example.org\r\nRCPT TO:<other@example.org>' });
  expect(server.mails[0]?.bcc).toBeUndefined();
  const recipients = server.mails.flatMap(({ to = [] }) => to.map(({ address }) => address));
  expect(recipients).not.toContain('other@example.org');
});

test.each([
  ['a recipient for good', 550, { outcome: 'refused', reason: 'EENVELOPE RCPT TO 550' }],
  [
    'a recipient for now',
    450,
    { outcome: 'failed', reason: 'EENVELOPE RCPT TO 450', ofServer: false },
  ],
])('a server that refuses %s', async (_, code, delivery) => {
  const server = await startMailServer({ onRcptTo: (_to, _session, done) => done(refusal(code)) });
  expect(await open(server.settings).send(mail)).toEqual(delivery);
});

test.each([
  ['550', '5.1.1 No such user'],
  ['550', '5.1.10 No such domain'],
  ['550', '5.2.1 The mailbox is closed'],
  ['552', '5.2.2 The mailbox is full'],
])('a recipient that is refused for good with %s %s', async (code, words) => {
  const server = await startMailServer({
    onRcptTo: (_to, _session, done) => done(refusal(Number(code), words)),
  });
  const reason = `EENVELOPE RCPT TO ${code}`;
  expect(await open(server.settings).send(mail)).toEqual({ outcome: 'refused', reason });
});

test.each([
  ['554', '5.7.1 Relay access denied'],
  ['550', '5.7.1 Sign in first'],
  ['550', '5.4.5 The limit of the day is reached'],
  ['550', '5.1.90 The limit of the day is reached'],
  ['550', '5.1.8 The domain of the sender is not known'],
  ['550', 'relay not permitted'],
  ['554', 'No'],
])('a setting or a limit that is refused with %s %s loses no letter', async (code, words) => {
  const server = await startMailServer({
    onRcptTo: (_to, _session, done) => done(refusal(Number(code), words)),
  });
  const reason = `EENVELOPE RCPT TO ${code}`;
  expect(await open(server.settings).send(mail)).toEqual({
    ...{ outcome: 'failed', reason, ofServer: true },
  });
});

test.each([
  [
    'what is written, also as if there were no recipient',
    550,
    { outcome: 'failed', reason: 'EMESSAGE DATA 550', ofServer: true },
  ],
  ['what is written', 554, { outcome: 'failed', reason: 'EMESSAGE DATA 554', ofServer: true }],
  [
    'what is written for now',
    452,
    { outcome: 'failed', reason: 'EMESSAGE DATA 452', ofServer: false },
  ],
])('a server that refuses %s', async (_, code, delivery) => {
  const server = await startMailServer({
    onData(stream, _session, done) {
      stream.on('end', () => done(refusal(code))).resume();
    },
  });
  expect(await open(server.settings).send(mail)).toEqual(delivery);
});

test('a server that refuses the sender refuses all letters, so none of them is lost', async () => {
  const server = await startMailServer({
    onMailFrom: (_from, _session, done) => done(refusal(550)),
  });
  expect(await open(server.settings).send(mail)).toEqual({
    outcome: 'failed',
    reason: 'EENVELOPE MAIL FROM 550',
    ofServer: true,
  });
});

test('a server that does not run', async () => {
  const settings = { host: '127.0.0.1', port: await freePort(), isSecure: false, from: 'a@b.org' };
  const provider = open({ ...settings, credentials: null });
  expect(await provider.send(mail)).toMatchObject({ outcome: 'failed', ofServer: true });
  await expect(provider.verify()).rejects.toThrow();
});

test('a password is never sent over an open connection', async () => {
  let passwords = 0;
  const server = await startMailServer({
    allowInsecureAuth: true,
    onAuth(_auth, _session, done) {
      passwords += 1;
      done(null, { user: 'library' });
    },
  });
  const credentials = { user: 'library', pass: 'secret' };
  const delivery = await open({ ...server.settings, credentials }).send(mail);
  expect(delivery).toMatchObject({ outcome: 'failed', ofServer: true });
  expect(JSON.stringify(delivery)).not.toContain('secret');
  expect(passwords).toBe(0);
});

/** Starts a server that answers with one character at a time, and never ends. */
async function startDripping(): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.write('220-');
    const drip = setInterval(() => socket.write('x'), 5);
    socket.on('close', () => clearInterval(drip));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  afterFile(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return port;
}

/** Starts a server that takes a whole mail, and calls `then` with its answer. */
const startSilent = (then: (answer: () => void) => void) =>
  startMailServer({
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => then(() => done()));
    },
  });

test('a server that takes a mail and does not answer may have delivered it', async () => {
  const server = await startSilent(() => {});
  const provider = open(server.settings, { begin: 1000, answer: 100 });
  expect(await provider.send(mail)).toEqual({ outcome: 'unknown', reason: 'EABORT' });
});

test('a server that answers late, but in time, has delivered the mail', async () => {
  const server = await startSilent((answer) => setTimeout(answer, 1300));
  const provider = open(server.settings, { begin: 1000, answer: 10_000 });
  expect(await provider.send(mail)).toEqual({ outcome: 'sent' });
});

test('a connection that breaks after a mail may have delivered it', async () => {
  const server: MailServer = await startSilent(() => server.hangUp());
  expect(await open(server.settings).send(mail)).toMatchObject({ outcome: 'unknown' });
});

test('a connection that breaks before a mail has not delivered it', async () => {
  const server: MailServer = await startMailServer({ onRcptTo: () => server.hangUp() });
  expect(await open(server.settings).send(mail)).toMatchObject({
    ...{ outcome: 'failed', ofServer: true },
  });
});

test('closing while a server does not answer ends the wait at once', async () => {
  const arrived = Promise.withResolvers<void>();
  const server = await startSilent(() => arrived.resolve());
  const provider = open(server.settings);
  const sending = provider.send(mail);
  await arrived.promise;
  provider.close();
  expect(await sending).toMatchObject({ outcome: 'unknown' });
});

test('a server that answers drop by drop is given up in time', async () => {
  const settings = { host: '127.0.0.1', port: await startDripping(), isSecure: false };
  const provider = open({ ...settings, credentials: null, from: 'a@b.org' }, { begin: 100 });
  expect(await provider.send(mail)).toMatchObject({ outcome: 'failed', ofServer: true });
});

test('closing ends a mail on its way', async () => {
  const settings = { host: '127.0.0.1', port: await startDripping(), isSecure: false };
  const provider = open({ ...settings, credentials: null, from: 'a@b.org' });
  const sending = provider.send(mail);
  provider.close();
  expect(await sending).toMatchObject({ outcome: 'failed' });
});
