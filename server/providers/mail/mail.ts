// The mail server that sends the library's letters, through nodemailer.
import type { Readable } from 'node:stream';
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
 * What became of a mail. `refused`: there is no such recipient, today or later. `unknown`: it was on its way, and the
 * server's answer did not come, so it may have been delivered. `failed`: it was not, and may go another time; `ofServer`
 * says whether the fault lies with the server, so that other mails would fail too. `reason` has codes alone, because a
 * server's answer quotes the address.
 */
export type Delivery =
  | { outcome: 'sent' }
  | { outcome: 'refused' | 'unknown'; reason: string }
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
/** Until a mail is on its way, because a server that answers drop by drop is never idle. */
const BEGIN_MS = 60_000;
/** From then on. Servers search a mail before they answer, and whoever does not wait may deliver it twice. */
const ANSWER_MS = 5 * 60_000;
/** How long a connection is kept for the next mail. */
const KEPT_MS = 5_000;

/** `begin` and `answer` are how long a mail may take, in milliseconds: until it is on its way, and from then on. */
export function createMailProvider(
  { host, port, isSecure, credentials, from }: MailSettings,
  { begin = BEGIN_MS, answer = ANSWER_MS } = {},
): MailProvider {
  const options = {
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
    ...{ disableFileAccess: true, disableUrlAccess: true },
  } as const;
  const transport = createTransport({ ...options, socketTimeout: begin + answer });
  /** What is read of a mail when it goes to the server, by the signal that ends the mail. */
  const bodies = new WeakMap<AbortSignal, Readable>();
  transport.use('stream', ({ message, data: { signal } }, done) => {
    message?.processFunc((body) => {
      if (signal) bodies.set(signal, body);
      return body;
    });
    done();
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);

  return {
    async send({ to, subject, text, html, id, unsubscribe }) {
      const ending = new AbortController();
      const { signal } = ending;
      const isOnItsWay = () => bodies.get(signal)?.readableDidRead === true;
      const end = () => ending.abort();
      let timer = setTimeout(() => {
        if (isOnItsWay()) timer = setTimeout(end, answer);
        else end();
      }, begin);
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
          signal,
        });
        return { outcome: 'sent' };
      } catch (error) {
        return deliveryOf(error as MailError, isOnItsWay());
      } finally {
        clearTimeout(timer);
      }
    },

    async verify() {
      await createTransport({ ...options, socketTimeout: IDLE_MS }).verify();
    },

    close: () => transport.close({ force: true }),
  };
}

interface MailError {
  code?: string;
  responseCode?: number;
  /** The command of the protocol that failed; `API` before anything was sent. */
  command?: string;
  /** The server's answer. */
  response?: string;
  /** Whether it is final. */
  permanent?: boolean;
}

function deliveryOf(error: MailError, wasOnItsWay: boolean): Delivery {
  const { code, responseCode, command, permanent } = error;
  const reason = [code, command, responseCode].filter(Boolean).join(' ') || 'unknown';
  // Any answer but that of a delivered mail says that it is not.
  if (wasOnItsWay && responseCode === undefined) return { outcome: 'unknown', reason };
  if (isOfRecipient(error)) return { outcome: 'refused', reason };
  const isOfMail = (command === 'RCPT TO' || command === 'DATA') && permanent !== true;
  return { outcome: 'failed', reason, ofServer: !isOfMail };
}

/**
 * Mailboxes that are not there, full or closed (RFC 3463). Other 5.1 and 5.2 codes are about the sender, and some servers
 * use them for a limit of the day.
 */
const NO_MAILBOX = /^5\d\d[ -]5\.(1\.([1-46]|10)|2\.[12])\b/;
/** A server that knows no finer codes. It refuses with 550, too, to pass mail on for a library that it does not know. */
const PLAIN = /^550(?![ -]\d\.\d)(?!.*relay)/is;

/** Whether a mail cannot reach its recipient. All else that is refused may be a setting, a limit, or the server's opinion. */
function isOfRecipient({ code, command, response = '' }: MailError): boolean {
  if (command === 'API') return code === 'EENVELOPE';
  return command === 'RCPT TO' && (NO_MAILBOX.test(response) || PLAIN.test(response));
}
