// The settings of the mail server that sends the library's letters.
import { z } from 'zod';

export interface MailSettings {
  host: string;
  port: number;
  /** Whether the connection is encrypted from its first byte; otherwise the server is asked for it (STARTTLS). */
  isSecure: boolean;
  /** Null for a mail server that asks for none. */
  credentials: { user: string; pass: string } | null;
  /** The address that letters come from. */
  from: string;
}

type MailServer = Omit<MailSettings, 'from'>;

const HOST = /^([\w-]+(\.[\w-]+)*|\[[\da-f:.]+\])$/i;
const RULE =
  'SMTP_URL must be smtp:// or smtps://, the mail server, and a name and password if it asks for them, such as smtp://name:password@mail.example.com:587; a special character of the password is written as in an address, %40 for @';

/** Returns null for an address that is none of a mail server. */
function readAddress(address: string): MailServer | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(address);
  const isSecure = protocol === 'smtps:';
  const isPlain = ['', '/'].includes(pathname) && search === '' && hash === '';
  if ((!isSecure && protocol !== 'smtp:') || !isPlain || !HOST.test(hostname)) return null;
  if ((username === '') !== (password === '')) return null;
  try {
    const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
    return {
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: port === '' ? (isSecure ? 465 : 587) : Number(port),
      isSecure,
      credentials: user === '' ? null : { user, pass },
    };
  } catch {
    return null;
  }
}

export const mailVariables = {
  /** The mail server. Without it no letters are sent. */
  SMTP_URL: z
    .string()
    .transform((address, context) => {
      const server = readAddress(address);
      if (server === null) context.addIssue({ code: 'custom', message: RULE });
      return server ?? z.NEVER;
    })
    .optional(),
  MAIL_FROM: z.email('MAIL_FROM must be one e-mail address such as letters@example.com').optional(),
};

/** Lists settings that need another setting, a sentence for each. */
export function listIncompleteMail({ SMTP_URL, MAIL_FROM }: NodeJS.ProcessEnv): string[] {
  if (SMTP_URL && !MAIL_FROM) {
    return ['MAIL_FROM is required with SMTP_URL: the address that letters come from'];
  }
  if (MAIL_FROM && !SMTP_URL) return ['SMTP_URL is required with MAIL_FROM'];
  return [];
}

/** Returns null when no letters are sent. */
export const readMail = (given: {
  SMTP_URL?: MailServer | undefined;
  MAIL_FROM?: string | undefined;
}): MailSettings | null =>
  given.SMTP_URL && given.MAIL_FROM ? { ...given.SMTP_URL, from: given.MAIL_FROM } : null;
