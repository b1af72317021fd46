// The letters that the library itself sends: a mail server that delivers everything to the mailbox of this machine.
import type { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { deliverLetter } from './mailbox.ts';

const LONGEST = 1_048_576;

/** Starts the mail server. Throws if the port is in use. Returns a function that ends it. */
export async function receiveLetters(
  store: DatabaseSync,
  { port, host, now }: { port: number; host: string; now: () => number },
): Promise<() => Promise<void>> {
  const server = new SMTPServer({
    ...{ disabledCommands: ['AUTH', 'STARTTLS'], disableReverseLookup: true, logger: false },
    ...{ size: LONGEST, closeTimeout: 100 },
    onData(stream, session, done) {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then(({ subject = '', text = '', headers }) => {
          const stop = headers.find(({ key }) => key === 'list-unsubscribe')?.value;
          const unsubscribe = stop?.replace(/^<|>$/g, '') ?? null;
          for (const { address } of session.envelope.rcptTo) {
            deliverLetter(store, { recipient: address, subject, text, unsubscribe, sentAt: now() });
          }
          done(null);
        })
        .catch(done);
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      // A library that breaks off is no fault of the mail server.
      server.on('error', () => {});
      resolve();
    });
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}
