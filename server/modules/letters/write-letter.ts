// Writes a letter that is due, from what is known when it is sent.
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/open.ts';
import { dayInWords } from '../../../domain/local-time.ts';
import { MOST_PAW_PRINTS } from '../../../domain/rereading.ts';
import { proposeAgain, proposeBook } from '../books/listing.ts';
import { loadStudentReading } from '../books/student-reading.ts';
import type { Catalogue } from '../catalogue/service.ts';
import type { Shelf } from '../catalogue/shelf.ts';
import { readWeek } from '../reading-report/week.ts';
import { getStudent, listFamily, listPawPrints, type StudentRow } from '../students/service.ts';
import { opens, statusOf, type Subscriptions } from '../subscriptions/service.ts';
import { type Letter, text } from './letter.ts';
import { endedLetter, failedPaymentLetter } from './payment-letters.ts';
import type { LetterRow } from './store.ts';
import { periodOf } from './subscription-letters.ts';
import { type WeekOfChild, weeklyLetter } from './weekly-letter.ts';

export interface WritingParts {
  config: Pick<Config, 'publicUrl' | 'shop' | 'timeZone'>;
  database: Database;
  catalogue: Pick<Catalogue, 'shelf'>;
  subscriptions: Pick<Subscriptions, 'get'>;
  /** Epoch milliseconds. */
  now: () => number;
  /** Returns the address that stops the weekly letter of an account. */
  unsubscribeLinkOf(uid: string): Promise<string>;
}

export interface WrittenLetter extends Letter {
  to: string;
  /** Null for a letter about the subscription. */
  unsubscribe: string | null;
}

/** Returns null if the letter is needless by now: it was paid, the parent has changed their mind, nobody has read. */
export async function writeLetter(
  parts: WritingParts,
  row: LetterRow,
): Promise<WrittenLetter | null> {
  const account = await getStudent(parts.database.db, row.user_id);
  const to = account?.email ?? null;
  if (account === undefined || to === null) return null;
  const parent = account.parent_first_name ? `Hello ${account.parent_first_name},` : 'Hello,';
  const written =
    row.kind === 'weekly'
      ? await writeWeekly(parts, row, { account, parent })
      : await writeAboutSubscription(parts, row, parent);
  if (written === null) return null;
  const { letter, unsubscribe } = written;
  return { ...letter, footer: [...letter.footer, ...senderOf(parts)], to, unsubscribe };
}

type Written = { letter: Letter; unsubscribe: string | null } | null;

async function writeWeekly(
  parts: WritingParts,
  { user_id: uid, period: monday }: LetterRow,
  { account, parent }: { account: StudentRow; parent: string },
): Promise<Written> {
  const { config, database, catalogue, subscriptions, now } = parts;
  if (account.weekly_letter_since === null) return null;
  // A stranger's address must not get a child's name, nor what a parent has typed as theirs.
  if (account.email_verified !== 1) return null;
  if (!opens(await subscriptions.get(uid), now())) return null;
  const shelf = await catalogue.shelf();
  const children: WeekOfChild[] = [];
  for (const student of await listFamily(database.db, uid)) {
    const week = { monday, timeZone: config.timeZone, now: now() };
    children.push({
      firstName: student.first_name,
      ...(await readWeek(database.db, student, week)),
      next: await nextBook(parts, student.id, shelf),
    });
  }
  const unsubscribe = await parts.unsubscribeLinkOf(uid);
  const letter = weeklyLetter(children, { parent, library: config.publicUrl, unsubscribe });
  return letter && { letter, unsubscribe };
}

/** The same book as the library proposes to the child. */
async function nextBook(
  { database: { db }, config }: WritingParts,
  studentId: string,
  shelf: Shelf,
): Promise<WeekOfChild['next']> {
  const reading = await loadStudentReading(db, studentId, shelf);
  const book = proposeBook(shelf, reading);
  if (book) return { title: book.row.title, isAgain: false };
  const prints = await listPawPrints(db, studentId, config.timeZone);
  const again = proposeAgain(shelf, reading, ({ id }) => (prints.get(id) ?? 0) >= MOST_PAW_PRINTS);
  return again ? { title: again.row.title, isAgain: true } : null;
}

async function writeAboutSubscription(
  { config, subscriptions, now }: WritingParts,
  { user_id: uid, kind, period, made_at: madeAt }: LetterRow,
  parent: string,
): Promise<Written> {
  const subscription = await subscriptions.get(uid);
  if (subscription === null) return null;
  // The family has subscribed again, or a month later is due by now.
  if (periodOf(subscription.subscription_id, subscription.period_ends_at) !== period) return null;
  const status = statusOf(subscription, now());
  const date = (at: number) => dayInWords(at, config.timeZone);
  const facts = { parent, library: config.publicUrl, date };
  if (kind === 'payment_failed') {
    if (status !== 'past_due') return null;
    const letter = failedPaymentLetter(facts, subscription.past_due_until);
    return { letter, unsubscribe: null };
  }
  if (opens(subscription, now())) return null;
  const endedAt = Math.min(subscription.ends_at ?? madeAt, madeAt);
  const letter = endedLetter(facts, { endedAt, isUnpaid: status === 'unpaid' });
  return { letter, unsubscribe: null };
}

/** Who sends the letter, and whom to ask. */
function senderOf({ config: { publicUrl, shop } }: WritingParts) {
  const ask = shop.contactEmail === null ? '' : ` Questions? Write to ${shop.contactEmail}.`;
  return [text(`Step Into Reading, ${new URL(publicUrl).host}.${ask}`)];
}
