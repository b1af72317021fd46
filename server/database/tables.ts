// The types of all tables, the same on SQLite and on PostgreSQL. Columns are text or integers. Times are epoch
// milliseconds. Every table of student data begins with user_id.
import type { Generated, Kysely } from 'kysely';
import type { Role } from '../../domain/access.ts';
import type { HeardMark } from '../../domain/heard-words.ts';
import type { IncomingState } from '../../domain/incoming.ts';
import type { LetterKind, LetterState } from '../../domain/letters.ts';
import type { Category } from '../../domain/levels.ts';
import type { RecordingKind } from '../../domain/recordings.ts';
import type { SubscriptionStatus } from '../../domain/subscription.ts';

/** The database, or a transaction on it: the parameter of store functions. */
export type Db = Kysely<Tables>;

export interface Tables {
  users: UsersTable;
  books: BooksTable;
  progress: ProgressTable;
  reading_days: ReadingDaysTable;
  stars: StarsTable;
  achievements: AchievementsTable;
  practice_words: PracticeWordsTable;
  practice_events: PracticeEventsTable;
  heard_words: HeardWordsTable;
  letters: LettersTable;
  subscriptions: SubscriptionsTable;
  leavings: DeletionsTable;
  provider_accounts: ProviderAccountsTable;
  webhook_events: WebhookEventsTable;
  sold_products: SoldProductsTable;
  daily_figures: DailyFiguresTable;
  figure_failures: FigureFailuresTable;
  admins: AdminsTable;
  admin_sessions: AdminSessionsTable;
  admin_login_failures: AdminLoginFailuresTable;
  admin_places: AdminPlacesTable;
  admin_recovery_codes: AdminRecoveryCodesTable;
  invitations: InvitationsTable;
  call_counts: CallCountsTable;
  marks: MarksTable;
  heart_words: HeartWordsTable;
  soundings: SoundingsTable;
  versions: VersionsTable;
  leases: LeasesTable;
  flipbooks: FlipbooksTable;
  incoming: IncomingTable;
  recordings: RecordingsTable;
  secrets: SecretsTable;
  changes: ChangesTable;
}

/**
 * One row for each student. The row of an account's first child is also that of the account: its id is the uid at the
 * identity provider, and it has the account's fields.
 */
export interface UsersTable {
  id: string;
  /** The uid of the account of a further child; null for an account's own row. */
  account_id: string | null;
  /** The name of an animal of domain/family.ts. */
  avatar: string | null;
  /** When the child of an account's own row was removed; the row stays as the account's. Null if it was not. */
  child_removed_at: number | null;
  /** 1 if a grown-up is asked for before what is not for children, on an account's own row. */
  asks_grown_up: number | null;
  /** Since when the parent has asked for the weekly letter, on an account's own row; null if not. */
  weekly_letter_since: number | null;
  email: string | null;
  /** 1 if the last sync has seen that the parent has confirmed `email`, on an account's own row; null if unknown. */
  email_verified: number | null;
  first_name: string | null;
  parent_first_name: string | null;
  parent_last_name: string | null;
  age: number | null;
  reading_level: number | null;
  /** The step of the level at which the child begins, such as '3.2'; null for its first step. */
  starting_step: string | null;
  favorite_genre: string | null;
  /** A `ReaderSettings` of domain/reader-settings.ts as JSON. */
  reader_settings: string | null;
  /** A `VoiceSettings` of domain/voice-settings.ts as JSON. */
  voice_settings: string | null;
  created_at: number;
  updated_at: number;
}

export interface BooksTable {
  id: string;
  title: string;
  author: string | null;
  description: string | null;
  category: Category;
  cover_image_url: string | null;
  flipbook_type: 'html' | 'fliphtml5';
  flipbook_url: string | null;
  flipbook_id: string | null;
  content: string | null;
  total_pages: number;
  star_reward: number;
  created_at: number;
  /** Why the owner keeps the book at its level although some of its words do not fit. */
  level_reason: string | null;
  /** The version of the phonics settings and code that made the report. The report is outdated if it is not current. */
  report_version: string | null;
  /** The text of a flipbook, as its owner has entered it. */
  text: string | null;
  /** A `BookReport` of contracts/phonics.ts as JSON. */
  report: string | null;
  /** Starts at 1 and grows with every change. */
  version: Generated<number>;
  /** When its owner last changed it; null if it was never changed. */
  edited_at: Generated<number | null>;
  /** The `BookWords` of an inline book as JSON; made with the report. */
  words: string | null;
  /** The keys of the phonograms a child meets in it, in teaching order, as JSON; made with the report. */
  phonograms: string | null;
  /** The step of phonics/steps.ts from which it can be read, such as '3.2'; made with the report. Null if none is known. */
  step: string | null;
  /** How many different words it has; made with the report. */
  different_words: number | null;
  /** The address of the picture of the book's hero, for the celebration. */
  hero_image_url: string | null;
  /** Why children do not see it; null if it is published. An earlier release shows every book. */
  held: Generated<'draft' | 'hidden' | null>;
  /** From when a draft is published, in epoch milliseconds; null if it has no time. */
  publish_at: Generated<number | null>;
  /** The name of the series that it belongs to; null if it belongs to none. */
  series: Generated<string | null>;
  /** Its number in the series, from 1; null if it has none. */
  series_number: Generated<number | null>;
  /** Its place in the order that an owner has given a level; null if it has none. */
  place: Generated<number | null>;
  /** The level of that order. In another level the place is none. */
  place_category: Generated<Category | null>;
}

export interface ProgressTable {
  user_id: string;
  book_id: string;
  current_page: number;
  completed_at: number | null;
  updated_at: number;
}

/** What was read on which day. No foreign key to books: the log outlives its books. */
export interface ReadingDaysTable {
  user_id: string;
  /** 'YYYY-MM-DD' in the library's time zone. */
  day: string;
  book_id: string;
  first_page: number;
  last_page: number;
  finished_at: number | null;
  /** 1 if the book was read to the child, otherwise 0. */
  listened: Generated<number>;
  /** How it was finished: a `WayToFinish`. Null if it was not, and in rows of releases that did not know. */
  finished_by: Generated<string | null>;
  updated_at: number;
}

/** The ledger of stars. No foreign key to books: a star outlives its book. */
export interface StarsTable {
  user_id: string;
  book_id: string;
  category: string;
  stars: number;
  awarded_at: number;
  /**
   * The keys of the phonograms of the book as it was then, as JSON: they stay met if the book changes. Null if not known;
   * empty as long as the book was only marked as finished.
   */
  phonograms: string | null;
}

export interface AchievementsTable {
  user_id: string;
  achievement_id: string;
  earned_at: number;
}

/** A word a child asked for help with. No foreign key to books: the word outlives its book. */
export interface PracticeWordsTable {
  user_id: string;
  /** As normalised by phonics/words.ts. */
  word: string;
  /** The book in which the child last asked for it. */
  book_id: string;
  asked: number;
  /** How often the child has read it without help since. */
  alone: number;
  last_asked_at: number;
  left_at: number | null;
  /** Its breakdown in that book: a `WordBreakdown` of server/modules/practice/word-breakdown.ts as JSON. */
  making: string;
}

/** Processed practice events, so that an event counts only once even if it is sent again. */
export interface PracticeEventsTable {
  user_id: string;
  id: string;
  noted_at: number;
}

/** How a child read a word aloud to a parent the last time. No foreign key to books: the word outlives its book. */
export interface HeardWordsTable {
  user_id: string;
  /** As normalised by phonics/words.ts. */
  word: string;
  mark: HeardMark;
  /** The book in which it was heard. */
  book_id: string;
  heard_at: number;
}

/** The letters to a parent: the account's, whichever child they are about. What a letter says is not stored. */
export interface LettersTable {
  user_id: string;
  kind: LetterKind;
  /** Which of its kind: the Monday of a week, or a subscription and the end of its period. */
  period: string;
  state: LetterState;
  /** How often it was taken to be sent. */
  tries: number;
  /** When it is to be taken next, in epoch milliseconds; of no meaning once it is done with. */
  due_at: number;
  made_at: number;
}

/**
 * The last sync of a student's subscription from the payment provider. One row for each provider account and
 * mode, because ids of one account mean nothing in another.
 */
export interface SubscriptionsTable {
  user_id: string;
  account: string;
  customer_id: string;
  subscription_id: string | null;
  status: SubscriptionStatus | null;
  period_ends_at: number | null;
  ends_at: number | null;
  /** Until when `past_due` opens the library; null for any other status, and in rows of an older release. */
  past_due_until: number | null;
  /** 1 while the library stays open although payment collection is paused. */
  collection_paused: number | null;
  /** When payments resume; null if no date is set. */
  resumes_at: number | null;
  /** Grows with every write: a sync starts again if another one wrote while it read the provider. */
  version: number;
  synced_at: number | null;
  /** Until then every status call syncs with the provider: the parent has opened the subscription portal. */
  watched_until: number | null;
  /** What is paid each month, in cents; null if it is paid in another way. */
  amount: number | null;
  /** The subscription of which `amount` was read; another one, or null, in rows that an older release has written. */
  amount_of: string | null;
}

/**
 * Account deletions. A deletion is pending while its row in `users` exists, and complete when that is gone. The
 * row then stops unexpired tokens from creating the user again, and is removed after the last has expired.
 */
export interface DeletionsTable {
  user_id: string;
  /** The sign-in time of the user who requested the deletion, by the identity provider's clock. */
  signed_in_at: number;
  /** When this was last written. */
  noted_at: number;
}

/** The payment provider account of each secret key. Only a digest of the key is stored. */
export interface ProviderAccountsTable {
  key_digest: string;
  account: string;
}

/** Every product of a payment account that the library has ever sold. */
export interface SoldProductsTable {
  account: string;
  product_id: string;
  first_sold_at: number;
}

/** How the library goes: a day in its time zone, as one account of the payment provider tells it. */
export interface DailyFiguresTable {
  account: string;
  /** 'YYYY-MM-DD'. */
  day: string;
  /** Families whose subscription opens the library as the day ends, or as it was last read. */
  families: number;
  /** Those of them in a free trial; null if nobody asked on that day. */
  in_trial: number | null;
  /** Those of them whose last payment has failed; null if nobody asked on that day. */
  failing: number | null;
  /** Families that began on that day, or came back. */
  started: number;
  ended: number;
  /** What was paid on that day less what was refunded on it, in cents. */
  income: number;
  read_at: number;
}

/** Since when the figures cannot be read with a key, whose account may not be known. The row goes with the next reading. */
export interface FigureFailuresTable {
  /** As in `provider_accounts`. */
  key_digest: string;
  since: number;
  /** Whether the key may not read them, or the provider did not answer as it should. */
  reason: 'key' | 'away';
}

export interface WebhookEventsTable {
  id: string;
  type: string;
  processed_at: number;
}

export interface AdminsTable {
  username: string;
  password_hash: string;
  created_at: number;
  /** Null for an owner. */
  role: Exclude<Role, 'owner'> | null;
  /** The secret of the second factor in base32; null while it is off. */
  totp_secret: string | null;
  /** A secret that no code has confirmed yet. */
  totp_offered: string | null;
  /** The time step of the last code that was used, so that each works once. */
  totp_last_step: number | null;
}

/** The recovery codes that are left. A used one is deleted. */
export interface AdminRecoveryCodesTable {
  username: string;
  code_hash: string;
}

/** Open invitations. A used one is deleted. */
export interface InvitationsTable {
  id: string;
  token_hash: string;
  role: Role;
  made_by: string;
  expires_at: number;
}

export interface AdminSessionsTable {
  token_hash: string;
  username: string;
  /** The hash of the password used to sign in. The session ends when that password changes. */
  password_hash: string;
  expires_at: number;
  /** Null in this and the following columns: an earlier release has opened the session. */
  created_at: number | null;
  /** When it was last used, to a few minutes. */
  seen_at: number | null;
  /** The client address range. */
  network: string | null;
  /** A short name of the browser. */
  browser: string | null;
}

export interface AdminLoginFailuresTable {
  id: string;
  username: string;
  /** The client address range, from server/http/client-address.ts. */
  network: string;
  failed_at: number;
}

/** The client addresses from which an admin has signed in. */
export interface AdminPlacesTable {
  username: string;
  network: string;
  seen_at: number;
}

/** How often a caller (a digest) has made a call in the current rate limit window. */
export interface CallCountsTable {
  call: string;
  caller: string;
  calls: number;
  window_ends_at: number;
}

/** One-time events, such as the seeding of the demo catalogue. */
export interface MarksTable {
  name: string;
  made_at: number;
}

/** The owner's list of words taught whole; used once the owner has changed the built-in list. */
export interface HeartWordsTable {
  word: string;
  level: number;
}

/** The owner's pronunciations of words that are in no dictionary. */
export interface SoundingsTable {
  word: string;
  sounding: string;
}

/** Version counters of data that is cached as a whole, such as heart words with soundings. */
export interface VersionsTable {
  name: string;
  version: number;
}

/** The process that holds the lease for some work, and until when. */
export interface LeasesTable {
  name: string;
  holder: string;
  held_until: number;
}

/**
 * A flipbook rendered from a PDF file. It is ready if it has pages, and refused if it has a refusal. Otherwise a
 * process is rendering it, as long as that process keeps updating `heard_at`.
 */
export interface FlipbooksTable {
  /** The first 32 hex digits of the SHA-256 of the file's content. */
  id: string;
  page_count: number | null;
  pages_done: number;
  /** A `RenderedPage[]` of server/modules/flipbooks/renderer.ts as JSON. */
  pages: string | null;
  /** The address of the first page's picture in the object store. */
  cover: string | null;
  /** The title that the file gives itself; null if it gives none. */
  title: string | null;
  /** Why the file could not be rendered, in a sentence. */
  refusal: string | null;
  created_at: number;
  heard_at: number;
  /** Since when no book has been seen to use it. */
  unused_since: number | null;
}

/** A file that an owner or an editor brings in, of which a draft is made. */
export interface IncomingTable {
  /** 32 hex digits, also the name of the file. */
  id: string;
  /** The file's own name. */
  name: string;
  state: IncomingState;
  /** The size of the file, and how much of it has arrived. */
  bytes: number;
  bytes_here: number;
  /** `level1` to `level9`, or `words` for the level from which its words can be read. */
  asked_level: string;
  /** The id of the folder that has the file. */
  folder: string;
  /**
   * How often the library has begun to make it. A try that was undone does not count, and of those that have failed without
   * ending the process, only those in which pages or a picture were not drawn.
   */
  tries: number;
  /** How often making it has failed without ending the process; null for never. */
  failures: number | null;
  /** When it may be begun. */
  due_at: number;
  /** Names the try that is making it; null if none is. */
  taken_by: string | null;
  pages_done: number;
  page_count: number | null;
  /** Why it was refused, or what the owner should look at. */
  message: string | null;
  /** The id of the draft that was made of it, which may be deleted by now. */
  draft_id: string | null;
  by_whom: string;
  created_at: number;
  /** When it last went on. */
  heard_at: number;
}

/** What the owner has recorded, one row for each sound, prompt, word, sentence and page. Its files have the name of its take. */
export interface RecordingsTable {
  /** What is recorded: `sound/sh`, `prompt/well-done`, `word/said`, `sentence/sam/2/<hash of its text>` or `page/sam/2/<hash>`. */
  key: string;
  kind: RecordingKind;
  /** The name of the sound, prompt or word; null for the words of a book. */
  name: string | null;
  book_id: string | null;
  /** Counted from 1. */
  page: number | null;
  /** The words that were read out. */
  text: string | null;
  /** Made of the key and the samples. */
  take: string;
  milliseconds: number;
  /** In hundredths of LUFS. */
  loudness: number;
  recorded_at: number;
}

/** Signing secrets. A deleted row is created again with a new secret, which invalidates everything signed before. */
export interface SecretsTable {
  name: string;
  secret: string;
  made_at: number;
}

/** What owners have changed, an entry for each change. No foreign key: an entry outlives what it is about. */
export interface ChangesTable {
  /** Begins with `at`, so that ids sort by time. */
  id: string;
  at: number;
  /** The username of the owner. */
  by_whom: string;
  /** A `ChangeKind` of contracts/record.ts. */
  kind: string;
  /** What was changed, such as the id of a book; null if it is one thing alone. */
  subject_id: string | null;
  /** Its name at that time. */
  subject_name: string | null;
  /** The names of the fields that changed, as a JSON array. */
  fields: string;
  /** The fields that changed as they were, as a JSON object; null if it is new. */
  before: string | null;
  /** The same fields afterwards; null if it is gone. */
  after: string | null;
  /** When the words of a book are taken out of `before` and `after`; null if there are none, or none any more. */
  words_until: number | null;
}
