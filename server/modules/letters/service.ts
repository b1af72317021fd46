// Sends the letters that are due, and keeps who wants the weekly one.
import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { nextTry, SENDING_MS, weekDue } from '../../../domain/letters.ts';
import { cacheSecret } from '../../database/secrets.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import type { Identity } from '../../providers/identity/identity.ts';
import type { Delivery, Mail, MailProvider } from '../../providers/mail/mail.ts';
import { badFields, malformed } from '../../problems/problem.ts';
import { withAccount } from '../students/lock.ts';
import { getStudent, saveStudent } from '../students/service.ts';
import { forgetLetters, noteWeekly } from './in-steps.ts';
import { toHtml, toText } from './letter.ts';
import { changeLetter, type LetterRow, nextLetter, stopWeekly } from './store.ts';
import { isValidToken, unsubscribeLink } from './unsubscribe-link.ts';
import { writeLetter, type WritingParts } from './write-letter.ts';

export interface LetterParts extends Omit<WritingParts, 'unsubscribeLinkOf'> {
  /** Null for a library that sends no letters. */
  mail: MailProvider | null;
  log: Pick<FastifyBaseLogger, 'warn'>;
  metrics: Pick<Metrics, 'letterHandled'>;
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
  const { config, database, mail, now, log, metrics } = parts;
  const { db } = database;
  const secret = cacheSecret(db, SECRET, now);
  const unsubscribeLinkOf = async (uid: string) =>
    unsubscribeLink(await secret(), config.publicUrl, uid);
  const writing: WritingParts = { ...parts, unsubscribeLinkOf };
  let isClosed = false;
  let onItsWay: Promise<unknown> = Promise.resolve();

  /** Ends a letter that was taken. */
  async function finish(taken: LetterRow, state: 'sent' | 'refused' | 'given_up' | 'needless') {
    await changeLetter(db, taken, { state });
    metrics.letterHandled(taken.kind, state);
  }

  async function postpone(taken: LetterRow, reason: string, mayBeDelivered: boolean) {
    log.warn({ kind: taken.kind, reason, mayBeDelivered }, 'A letter could not be sent');
    const wasSent = taken.state === 'resending';
    // One that may have been delivered twice is not tried a third time.
    const next = wasSent && mayBeDelivered ? null : nextTry(taken, now());
    if (next === null) return finish(taken, 'given_up');
    const state = wasSent || mayBeDelivered ? 'sending' : 'due';
    await changeLetter(db, taken, { state, due_at: next });
    metrics.letterHandled(taken.kind, 'failed');
  }

  /**
   * Takes a letter before it is sent, so that no two processes send it. If the process ends before it has noted what
   * became of it, the letter is sent once more after half an hour: at most twice, and lost only if that ends too. The same
   * holds if the mail server does not answer.
   */
  async function take(letter: LetterRow): Promise<LetterRow | undefined> {
    const state = letter.state === 'due' ? 'sending' : 'resending';
    const taken = { state, tries: letter.tries + 1, due_at: now() + SENDING_MS } as const;
    return changeLetter(db, letter, taken);
  }

  /** Returns whether the mail server has failed. */
  async function send(letter: LetterRow, server: MailProvider): Promise<boolean> {
    if (letter.state === 'resending') {
      await finish(letter, 'given_up');
      return false;
    }
    const taken = await take(letter);
    if (taken === undefined) return false;
    let mail: Mail | null;
    try {
      mail = await write(taken);
    } catch (error) {
      log.warn({ err: error }, 'A letter could not be written');
      await postpone(taken, 'not written', false);
      return false;
    }
    if (isClosed) {
      // The process has begun to end while the letter was written: it stays as it was, for the next.
      const { state, tries, due_at } = letter;
      await changeLetter(db, taken, { state, tries, due_at });
      return false;
    }
    if (mail === null) {
      await finish(taken, 'needless');
      return false;
    }
    return note(taken, await server.send(mail));
  }

  /** Returns null for a letter that is needless by now. */
  async function write(taken: LetterRow): Promise<Mail | null> {
    const letter = await writeLetter(writing, taken);
    if (letter === null) return null;
    const { to, subject, unsubscribe } = letter;
    return {
      to,
      subject,
      text: toText(letter),
      html: toHtml(letter),
      id: idOf(taken),
      unsubscribe,
    };
  }

  /** Notes what became of a letter. Returns whether the mail server has failed. */
  async function note(taken: LetterRow, delivery: Delivery): Promise<boolean> {
    switch (delivery.outcome) {
      case 'sent':
        await finish(taken, 'sent');
        return false;
      case 'refused':
        log.warn({ kind: taken.kind, reason: delivery.reason }, 'A letter was refused for good');
        await finish(taken, 'refused');
        return false;
      case 'unknown':
        await postpone(taken, delivery.reason, true);
        return true;
      case 'failed':
        await postpone(taken, delivery.reason, false);
        return delivery.ofServer;
    }
  }

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

/** Names a letter without naming its reader. */
const idOf = ({ user_id, kind, period }: LetterRow): string =>
  createHash('sha256').update(`${user_id} ${kind} ${period}`).digest('hex').slice(0, 32);

const notConfirmed = () =>
  malformed(
    'invalid_request',
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
