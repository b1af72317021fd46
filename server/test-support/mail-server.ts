// A real mail server for tests, on this machine. It keeps what it receives.
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterFile } from '../../test-support/after-file.ts';
import type { MailSettings } from '../config/mail-settings.ts';

export interface MailServer {
  settings: MailSettings;
  /** What has arrived, the oldest first. */
  mails: Email[];
  /** Breaks all connections, without a word. */
  hangUp(): void;
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
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
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
    hangUp: () => sockets.forEach((socket) => socket.destroy()),
    close,
  };
}

/** Refuses with this answer of the protocol, such as 550, and these words. */
export const refusal = (responseCode: number, words = `refused with ${responseCode}`) =>
  Object.assign(new Error(words), { responseCode });
