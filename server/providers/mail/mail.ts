// The mail server that sends the library's letters, through nodemailer.
import { createTransport } from 'nodemailer';
import type { MailSettings } from '../../config/mail-settings.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The part before the @ of its Message-ID. A letter that is sent again has the same one. */
  id: string;
  /** The address of the one-click unsubscribe (RFC 8058); null for a letter that nobody has asked for. */
  unsubscribe: string | null;
}

/**
 * What became of a mail. `refused`: the server takes no such mail, today or later. `failed`: it may go another time, and
 * `ofServer` says whether the fault lies with the server, so that other mails would fail too. `reason` has codes alone,
 * because a server's answer quotes the address.
 */
export type Delivery =
  | { outcome: 'sent' }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'failed'; reason: string; ofServer: boolean };

export interface MailProvider {
  send(mail: Mail): Promise<Delivery>;
  /** Throws if the server cannot be reached, or does not let the library in. */
  verify(): Promise<void>;
  /** Ends the connection, also in the middle of a mail. */
  close(): void;
}

/** How the library is called in a mailbox. */
const SENDER = 'Step Into Reading';

const CONNECT_MS = 10_000;
const IDLE_MS = 20_000;
/** For a whole mail, because a server that answers drop by drop is never idle. */
const WHOLE_MS = 60_000;
/** How long a connection is kept for the next mail. */
const KEPT_MS = 5_000;

/** `timeout` is for a whole mail, in milliseconds. */
export function createMailProvider(
  { host, port, isSecure, credentials, from }: MailSettings,
  timeout = WHOLE_MS,
): MailProvider {
  const transport = createTransport({
    ...{ host, port, secure: isSecure },
    ...(credentials !== null && { auth: credentials }),
    // A password is sent over an encrypted connection alone.
    requireTLS: credentials !== null && !isSecure,
    pool: true,
    maxConnections: 1,
    // A connection that broke may have delivered the mail.
    maxRequeues: 0,
    idleTimeout: KEPT_MS,
    ...{ connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, dnsTimeout: CONNECT_MS },
    socketTimeout: IDLE_MS,
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);

  return {
    async send({ to, subject, text, html, id, unsubscribe }) {
      try {
        await transport.sendMail({
          from: { name: SENDER, address: from },
          to: { name: '', address: to },
          ...{ subject, text, html },
          messageId: `<${id}@${domain}>`,
          headers: {
            // Tells other programs not to answer.
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe !== null && {
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          ...(unsubscribe !== null && { list: { unsubscribe } }),
          signal: AbortSignal.timeout(timeout),
        });
        return { outcome: 'sent' };
      } catch (error) {
        return deliveryOf(error as MailError);
      }
    },

    async verify() {
      await transport.verify();
    },

    close: () => transport.close({ force: true }),
  };
}

interface MailError {
  code?: string;
  responseCode?: number;
  /** The command of the protocol that failed; `API` before anything was sent. */
  command?: string;
  /** Whether the server's answer is final. */
  permanent?: boolean;
}

/** The commands whose refusal is about this mail. A refused sender or password is about all of them. */
const OF_MAIL = ['RCPT TO', 'DATA', 'API'];

function deliveryOf({ code, responseCode, command, permanent }: MailError): Delivery {
  const reason = [code, command, responseCode].filter(Boolean).join(' ') || 'unknown';
  const isOfMail = OF_MAIL.includes(command ?? '');
  if (isOfMail && (permanent === true || command === 'API')) return { outcome: 'refused', reason };
  return { outcome: 'failed', reason, ofServer: !isOfMail };
}
