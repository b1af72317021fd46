// Sends one letter, and notes what became of it.
import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { nextTry, SENDING_MS } from '../../../domain/letters.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import type { Delivery, Mail, MailProvider } from '../../providers/mail/mail.ts';
import { toHtml, toText } from './letter.ts';
import { changeLetter, type LetterRow } from './store.ts';
import { writeLetter, type WritingParts } from './write-letter.ts';

export interface SendingParts extends WritingParts {
  log: Pick<FastifyBaseLogger, 'warn'>;
  metrics: Pick<Metrics, 'letterHandled'>;
  /** Whether the process has begun to end. */
  isClosed: () => boolean;
}

/** Sends a letter that is due. Returns whether the mail server has failed. */
type Send = (letter: LetterRow, server: MailProvider) => Promise<boolean>;

export function createSender(parts: SendingParts): Send {
  const { database, now, log, metrics, isClosed } = parts;
  const { db } = database;

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

  const send: Send = async (letter, server) => {
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
    if (isClosed()) {
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
  };

  /** Returns null for a letter that is needless by now. */
  async function write(taken: LetterRow): Promise<Mail | null> {
    const letter = await writeLetter(parts, taken);
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

  return send;
}

/** Names a letter without naming its reader. */
const idOf = ({ user_id, kind, period }: LetterRow): string =>
  createHash('sha256').update(`${user_id} ${kind} ${period}`).digest('hex').slice(0, 32);
