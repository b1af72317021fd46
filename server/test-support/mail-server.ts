// A real mail server for tests, on this machine. It keeps what it receives.
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterFile } from '../../test-support/after-file.ts';
import type { MailSettings } from '../config/mail-settings.ts';

export interface MailServer {
  settings: MailSettings;
  /** What has arrived, the oldest first. */
  mails: Email[];
  close(): Promise<void>;
}

/** Starts a mail server at a free port. `options` may refuse what they like. Ends after the file's last test. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    ...{ authOptional: true, logger: false, disabledCommands: ['STARTTLS'], closeTimeout: 100 },
    disableReverseLookup: true,
    onData(stream, _session, done) {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          mails.push(mail);
          done(null);
        }, done);
    },
    ...options,
  });
  // A client that breaks off is no fault of the server.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  afterFile(close);
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    settings: {
      ...{ host: '127.0.0.1', port, isSecure: false, credentials: null },
      from: 'letters@library.example.com',
    },
    mails,
    close,
  };
}

/** Refuses with this answer of the protocol, such as 550. */
export const refusal = (responseCode: number) =>
  Object.assign(new Error(`refused with ${responseCode}`), { responseCode });
