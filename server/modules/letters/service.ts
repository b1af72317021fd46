// Sends the letters that are due, and keeps who wants the weekly one.
import { setTimeout } from 'node:timers/promises';
import { weekDue } from '../../../domain/letters.ts';
import { cacheSecret } from '../../database/secrets.ts';
import type { Identity } from '../../providers/identity/identity.ts';
import type { MailProvider } from '../../providers/mail/mail.ts';
import { badField, badFields } from '../../problems/problem.ts';
import { withAccount } from '../students/lock.ts';
import { getStudent, saveStudent } from '../students/service.ts';
import { forgetLetters, noteWeekly } from './in-steps.ts';
import { createSender, type SendingParts } from './send-letter.ts';
import { nextLetter, stopWeekly } from './store.ts';
import { isValidToken, unsubscribeLink } from './unsubscribe-link.ts';

export interface LetterParts extends Omit<SendingParts, 'unsubscribeLinkOf' | 'isClosed'> {
  /** Null for a library that sends no letters. */
  mail: MailProvider | null;
}

export interface Letters {
  /** The scheduled job. */
  sendDue(): Promise<void>;
  /** Whether the parent has asked for the weekly letter. */
  isWeeklyWanted(uid: string): Promise<boolean>;
  /** Throws `account_deleted`, and `invalid_request` if a letter is wanted at an address that is not confirmed. */
  setWeekly(caller: Addressee, isWanted: boolean): Promise<void>;
  /** Stops the weekly letter of an account. Throws `invalid_request` for a token that is not that account's. */
  unsubscribe(uid: string, token: string): Promise<void>;
  /** Waits a moment for a letter on its way, then breaks it off. */
  close(): Promise<void>;
}

type Addressee = Pick<Identity, 'uid' | 'email' | 'emailVerified'>;

const SECRET = 'letters';
/** What became of a letter is kept for a hundred days. */
const KEPT_MS = 100 * 24 * 3_600_000;
/** After this many failures of the mail server in a row the job stops until its next run. */
const MAX_FAILURES = 3;
/** Other jobs wait for this one. */
const LONGEST_RUN_MS = 30 * 60_000;
const CLOSE_MS = 1_000;

export function createLetters(parts: LetterParts): Letters {
  const { config, database, mail, now } = parts;
  const { db } = database;
  const secret = cacheSecret(db, SECRET, now);
  const unsubscribeLinkOf = async (uid: string) =>
    unsubscribeLink(await secret(), config.publicUrl, uid);
  let isClosed = false;
  let onItsWay: Promise<unknown> = Promise.resolve();
  const send = createSender({ ...parts, unsubscribeLinkOf, isClosed: () => isClosed });

  return {
    async sendDue() {
      await forgetLetters(db, now() - KEPT_MS);
      if (mail === null) return;
      const monday = weekDue(now(), config.timeZone);
      if (monday !== null) await noteWeekly(db, { monday, now: now() });
      const end = now() + LONGEST_RUN_MS;
      let failures = 0;
      while (!isClosed && failures < MAX_FAILURES && now() < end) {
        const letter = await nextLetter(db, now());
        if (letter === undefined) return;
        const sending = send(letter, mail);
        onItsWay = sending.catch(() => {});
        failures = (await sending) ? failures + 1 : 0;
      }
    },

    async isWeeklyWanted(uid) {
      const account = await getStudent(db, uid);
      return (account?.weekly_letter_since ?? null) !== null;
    },

    async setWeekly({ uid, email, emailVerified }, isWanted) {
      if (isWanted && !emailVerified) throw notConfirmed();
      // The letter goes to the address that this call has confirmed.
      const address = isWanted ? { email, email_verified: 1 } : {};
      await withAccount(database, uid, now(), async (transaction) => {
        const before = (await getStudent(transaction, uid))?.weekly_letter_since ?? null;
        const since = isWanted ? (before ?? now()) : null;
        const changes = { weekly_letter_since: since, ...address };
        await saveStudent(transaction, uid, changes, now());
      });
    },

    async unsubscribe(uid, token) {
      if (!isValidToken(await secret(), uid, token)) throw badLink();
      await stopWeekly(db, uid);
    },

    async close() {
      isClosed = true;
      await Promise.race([onItsWay, setTimeout(CLOSE_MS, undefined, { ref: false })]);
      mail?.close();
      await onItsWay;
    },
  };
}

const notConfirmed = () =>
  badField(
    'weekly',
    'Confirm your e-mail address first. The link is in our e-mail, and your account page sends it again.',
  );

const badLink = () =>
  badFields([
    {
      field: 'token',
      message: 'This link is not whole. Open it from the letter again, or use your account page',
    },
  ]);
