// Stores the e-mails that the provider would send.
import type { DatabaseSync } from 'node:sqlite';

export type Mail = {
  recipient: string;
  subject: string;
  body: string;
  link: string;
  /** Milliseconds since 1970. */
  sentAt: number;
};

/** Returns at most 100 mails, the newest first. */
export function listMails(store: DatabaseSync): Mail[] {
  return store
    .prepare('select * from mails order by id desc limit 100')
    .all()
    .map((row) => ({
      recipient: String(row['recipient']),
      subject: String(row['subject']),
      body: String(row['body']),
      link: String(row['link']),
      sentAt: Number(row['sent_at']),
    }));
}

export function deliverMail(store: DatabaseSync, mail: Mail): void {
  store
    .prepare('insert into mails (recipient, subject, body, link, sent_at) values (?, ?, ?, ?, ?)')
    .run(mail.recipient, mail.subject, mail.body, mail.link, mail.sentAt);
}
