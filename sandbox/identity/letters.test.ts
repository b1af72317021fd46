// The mail server of the stand-in, with a real client, and what the mailbox shows of a letter.
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { afterFile } from '../../test-support/after-file.ts';
import { freePort } from '../../test-support/free-port.ts';
import { startStandIn } from './identity.test-support.ts';

async function startMailbox() {
  const mailPort = await freePort();
  const { origin, close } = await startStandIn({ mailPort });
  afterFile(close);
  const transport = createTransport({ host: 'localhost', port: mailPort });
  afterFile(() => transport.close());
  return { mailPort, transport, read: async () => (await fetch(`${origin}/mailbox`)).text() };
}

const letter = {
  from: 'letters@library.example',
  to: 'robin@example.com',
  subject: 'A <week> of reading',
  text: 'Zoë read "Sam".\n\nOpen the library:\nhttp://localhost:3000/?a=1&b=2',
  html: '<p>other words</p>',
};

test('a letter lies in the mailbox as text, with its links', async () => {
  const { transport, read } = await startMailbox();
  expect(await read()).toContain('No e-mails yet.');
  await transport.sendMail(letter);
  const page = await read();
  expect(page).toContain('aria-label="A &lt;week&gt; of reading, to robin@example.com"');
  expect(page).toContain('Zoë read &quot;Sam&quot;.');
  expect(page).toContain('<a href="http://localhost:3000/?a=1&amp;b=2">');
  expect(page).not.toContain('Unsubscribe');
});

test('the one-click unsubscribe of a letter is shown', async () => {
  const { transport, read } = await startMailbox();
  const unsubscribe = 'http://localhost:3000/letters/unsubscribe?token=t';
  await transport.sendMail({ ...letter, list: { unsubscribe } });
  expect(await read()).toContain(`<a href="${unsubscribe}">Unsubscribe</a>`);
});

test('a port in use is told', async () => {
  const { mailPort } = await startMailbox();
  await expect(startStandIn({ mailPort })).rejects.toMatchObject({
    ...{ code: 'EADDRINUSE', port: mailPort },
  });
});
