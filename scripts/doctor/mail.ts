// Examines the mail server of the letters: connects to it and signs in, without sending anything.
import type { Config } from '../../server/config/config.ts';
import { createMailProvider } from '../../server/providers/mail/mail.ts';
import { type Finding, ok, wrong } from './finding.ts';

const ABOUT = 'letters';

export async function examineMail({ mail }: Pick<Config, 'mail'>): Promise<Finding> {
  if (mail === null) {
    return ok(ABOUT, 'Off: SMTP_URL and MAIL_FROM turn letters to parents on.');
  }
  const provider = createMailProvider(mail);
  const server = `${mail.host}:${mail.port}`;
  try {
    await provider.verify();
    return ok(ABOUT, `Letters go from ${mail.from} by ${server}.`);
  } catch (error) {
    return wrong(ABOUT, `${server}: ${explainMailFailure((error as { code?: string }).code)}`);
  } finally {
    provider.close();
  }
}

/** `code` is that of nodemailer's error. */
export function explainMailFailure(code: string | undefined): string {
  switch (code) {
    case 'EAUTH':
      return 'The mail server refuses the name and password of SMTP_URL.';
    case 'EDNS':
      return 'There is no mail server of this name. Correct SMTP_URL.';
    case 'ETLS':
      return 'The connection cannot be encrypted, so the password is not sent. Use smtps://, or the port that offers STARTTLS.';
    default:
      return `The mail server cannot be reached (${code ?? 'unknown'}). Check host and port of SMTP_URL, and whether this machine may connect to it.`;
  }
}
