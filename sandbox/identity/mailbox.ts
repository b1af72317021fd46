// Stores the e-mails that the provider would send, and the letters of the library.
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

/** A letter that the library has sent by its mail server. */
export type LibraryLetter = {
  recipient: string;
  subject: string;
  text: string;
  /** The address of the one-click unsubscribe; null if the letter has none. */
  unsubscribe: string | null;
  /** Milliseconds since 1970. */
  sentAt: number;
};

/** Returns at most 100 letters, the newest first. */
export function listLetters(store: DatabaseSync): LibraryLetter[] {
  return store
    .prepare('select * from letters order by id desc limit 100')
    .all()
    .map((row) => ({
      recipient: String(row['recipient']),
      subject: String(row['subject']),
      text: String(row['text']),
      unsubscribe: row['unsubscribe'] === null ? null : String(row['unsubscribe']),
      sentAt: Number(row['sent_at']),
    }));
}

export function deliverLetter(store: DatabaseSync, letter: LibraryLetter): void {
  store
    .prepare(
      'insert into letters (recipient, subject, text, unsubscribe, sent_at) values (?, ?, ?, ?, ?)',
    )
    .run(letter.recipient, letter.subject, letter.text, letter.unsubscribe, letter.sentAt);
}
