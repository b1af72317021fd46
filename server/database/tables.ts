// The tables, as one set of queries sees them on SQLite and on PostgreSQL. Columns are text and
// integers alone; times are epoch milliseconds; what belongs to a student begins with user_id.
import type { Generated, Kysely } from 'kysely';
import type { Category } from '../../domain/levels.ts';
import type { SubscriptionStatus } from '../../domain/subscription.ts';

/** What store functions take: the database itself or a transaction on it. */
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
  subscriptions: SubscriptionsTable;
  leavings: LeavingsTable;
  provider_accounts: ProviderAccountsTable;
  webhook_events: WebhookEventsTable;
  sold_products: SoldProductsTable;
  admins: AdminsTable;
  admin_sessions: AdminSessionsTable;
  admin_login_failures: AdminLoginFailuresTable;
  admin_places: AdminPlacesTable;
  call_counts: CallCountsTable;
  marks: MarksTable;
  heart_words: HeartWordsTable;
  soundings: SoundingsTable;
  versions: VersionsTable;
  leases: LeasesTable;
  flipbooks: FlipbooksTable;
  secrets: SecretsTable;
}

/** One student, under the uid of the identity provider. */
export interface UsersTable {
  id: string;
  email: string | null;
  first_name: string | null;
  parent_first_name: string | null;
  parent_last_name: string | null;
  age: number | null;
  reading_level: number | null;
  favorite_genre: string | null;
  /** A `ReaderSettings` of domain/reader-settings.ts as JSON. */
  reader_settings: string | null;
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
  /** Why it is kept at its level although its words do not fit. */
  level_reason: string | null;
  /** What the report was made by; another report is due where this is not what would be made now. */
  report_version: string | null;
  /** The words of a flipbook as its owner has given them. */
  text: string | null;
  /** A `BookReport` of contracts/phonics.ts as JSON. */
  report: string | null;
  /** Another after every change: from 1. */
  version: Generated<number>;
  /** When its owner has last changed it; null for a book that is as it was added. */
  edited_at: Generated<number | null>;
  /** The `BookWords` of an inline book as JSON; made with the report. */
  words: string | null;
  /** The keys of the phonograms a child meets in it, in teaching order, as JSON; made with the report. */
  phonograms: string | null;
}

export interface ProgressTable {
  user_id: string;
  book_id: string;
  current_page: number;
  completed_at: number | null;
  updated_at: number;
}

/** What was read on which day. No foreign key to books: what was read outlives its book. */
export interface ReadingDaysTable {
  user_id: string;
  /** 'YYYY-MM-DD' in the library's time zone. */
  day: string;
  book_id: string;
  first_page: number;
  last_page: number;
  finished_at: number | null;
  updated_at: number;
}

/** The ledger of stars. No foreign key to books: a star outlives its book. */
export interface StarsTable {
  user_id: string;
  book_id: string;
  category: string;
  stars: number;
  awarded_at: number;
}

export interface AchievementsTable {
  user_id: string;
  achievement_id: string;
  earned_at: number;
}

/** A word a child has asked for. No foreign key to books: it is practised after its book is gone. */
export interface PracticeWordsTable {
  user_id: string;
  /** As phonics/words.ts writes it. */
  word: string;
  /** Where it was last asked for. */
  book_id: string;
  asked: number;
  /** How often it was read without help since. */
  alone: number;
  last_asked_at: number;
  left_at: number | null;
  /** What its book says of it: a `WordMaking` of server/modules/practice/making.ts as JSON. */
  making: string;
}

/** What was told of practice, so that it counts once however often it is told. */
export interface PracticeEventsTable {
  user_id: string;
  id: string;
  noted_at: number;
}

/**
 * What was last read from the payment provider about a student, one row for each provider account
 * and mode, for ids of one account mean nothing in another.
 */
export interface SubscriptionsTable {
  user_id: string;
  account: string;
  customer_id: string;
  subscription_id: string | null;
  status: SubscriptionStatus | null;
  period_ends_at: number | null;
  ends_at: number | null;
  /** Until when `past_due` opens the library; null for any other status, and in rows of the last release. */
  past_due_until: number | null;
  /** 1 while the library stays open and nothing is collected for it. */
  collection_paused: number | null;
  /** When payments go on; null where nobody has said so. */
  resumes_at: number | null;
  /** Counts the writes: a sync whose reading is overtaken by another's write starts anew. */
  version: number;
  synced_at: number | null;
  /** Until then a status call reads the provider: the parent has gone to its page for managing. */
  watched_until: number | null;
}

/**
 * Who has asked to be deleted: begun where her row in `users` is still there, and done where it is
 * not. Then it keeps tokens that have not expired yet from bringing her back, and goes after them.
 */
export interface LeavingsTable {
  user_id: string;
  /** When the one who asked had signed in, by the identity provider's clock. */
  signed_in_at: number;
  /** When this was last written. */
  noted_at: number;
}

/** Which account of the payment provider a key belongs to; the key itself is not kept. */
export interface ProviderAccountsTable {
  key_digest: string;
  account: string;
}

/** Every product of the payment account that the library has sold. */
export interface SoldProductsTable {
  account: string;
  product_id: string;
  first_sold_at: number;
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
}

export interface AdminSessionsTable {
  token_hash: string;
  username: string;
  /** The password with which it was opened, and beyond which it does not live. */
  password_hash: string;
  expires_at: number;
}

export interface AdminLoginFailuresTable {
  id: string;
  username: string;
  /** Where it came from, as server/http/client-address.ts tells places apart. */
  network: string;
  failed_at: number;
}

/** Where an admin has signed in. */
export interface AdminPlacesTable {
  username: string;
  network: string;
  seen_at: number;
}

/** How often a caller, known by a digest alone, has made a call since the window began. */
export interface CallCountsTable {
  call: string;
  caller: string;
  calls: number;
  window_ends_at: number;
}

/** What happened once and for all, such as the seeding of the demo catalogue. */
export interface MarksTable {
  name: string;
  made_at: number;
}

/** Words taught whole, once the owner has changed ours. */
export interface HeartWordsTable {
  word: string;
  level: number;
}

/** How the owner sounds words that no dictionary knows. */
export interface SoundingsTable {
  word: string;
  sounding: string;
}

/** Counts the writes of what is stored as a whole, such as heart words with soundings. */
export interface VersionsTable {
  name: string;
  version: number;
}

/** Which process does some work, and until when the others leave it to that one. */
export interface LeasesTable {
  name: string;
  holder: string;
  held_until: number;
}

/**
 * A flipbook made of a PDF file: ready where it has pages, refused where it has a refusal, else being
 * drawn by a process that was heard of lately.
 */
export interface FlipbooksTable {
  /** Of the file's content: the first 32 digits of its SHA-256. */
  id: string;
  page_count: number | null;
  pages_done: number;
  /** A `DrawnPage[]` of server/modules/flipbooks/drawer.ts as JSON. */
  pages: string | null;
  /** The address of its first page in the object store. */
  cover: string | null;
  /** Why nothing was made of the file, in a sentence. */
  refusal: string | null;
  created_at: number;
  heard_at: number;
  /** Since when no book names it, as far as was noticed. */
  unused_since: number | null;
}

/** What the library signs with. A row that is deleted is made anew, and what it signed holds no more. */
export interface SecretsTable {
  name: string;
  secret: string;
  made_at: number;
}
