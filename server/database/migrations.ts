import { type ColumnDataType, type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const TIME: ColumnDataType = 'bigint';

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text')
      .addColumn('first_name', 'text')
      .addColumn('parent_first_name', 'text')
      .addColumn('parent_last_name', 'text')
      .addColumn('age', 'integer')
      .addColumn('reading_level', 'integer')
      .addColumn('favorite_genre', 'text')
      .addColumn('created_at', TIME, (column) => column.notNull())
      .addColumn('updated_at', TIME, (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('books')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('author', 'text')
      .addColumn('description', 'text')
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('cover_image_url', 'text')
      .addColumn('flipbook_type', 'text', (column) => column.notNull())
      .addColumn('flipbook_url', 'text')
      .addColumn('flipbook_id', 'text')
      .addColumn('content', 'text')
      .addColumn('total_pages', 'integer', (column) => column.notNull())
      .addColumn('star_reward', 'integer', (column) => column.notNull())
      .addColumn('created_at', TIME, (column) => column.notNull())
      .execute();

    await createStudentTable(db, 'progress', 'book_id')
      .addColumn('current_page', 'integer', (column) => column.notNull())
      .addColumn('completed_at', TIME)
      .addColumn('updated_at', TIME, (column) => column.notNull())
      .addForeignKeyConstraint('progress_book', ['book_id'], 'books', ['id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
    await db.schema.createIndex('progress_by_book').on('progress').column('book_id').execute();

    await createStudentTable(db, 'stars', 'book_id')
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('stars', 'integer', (column) => column.notNull())
      .addColumn('awarded_at', TIME, (column) => column.notNull())
      .execute();

    await createStudentTable(db, 'achievements', 'achievement_id')
      .addColumn('earned_at', TIME, (column) => column.notNull())
      .execute();

    await createStudentTable(db, 'subscriptions', 'account')
      .addColumn('customer_id', 'text', (column) => column.notNull())
      .addColumn('subscription_id', 'text')
      .addColumn('status', 'text')
      .addColumn('period_ends_at', TIME)
      .addColumn('ends_at', TIME)
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('synced_at', TIME)
      .execute();
    await db.schema
      .createIndex('subscriptions_by_customer')
      .on('subscriptions')
      .column('customer_id')
      .execute();

    await db.schema
      .createTable('provider_accounts')
      .addColumn('key_digest', 'text', (column) => column.primaryKey())
      .addColumn('account', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('webhook_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('processed_at', TIME, (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('admins')
      .addColumn('username', 'text', (column) => column.primaryKey())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', TIME, (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('admin_sessions')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('expires_at', TIME, (column) => column.notNull())
      .addForeignKeyConstraint('admin_session', ['username'], 'admins', ['username'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();

    await db.schema
      .createTable('admin_login_failures')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('failed_at', TIME, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('admin_login_failures_by_name')
      .on('admin_login_failures')
      .columns(['username', 'failed_at'])
      .execute();

    await db.schema
      .createTable('marks')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('made_at', TIME, (column) => column.notNull())
      .execute();
  },
};

const watchedSubscriptions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('subscriptions').addColumn('watched_until', TIME).execute();
  },
};

/** Rate limits across processes, and failed logins counted by client address as well as by username. */
const limits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('call_counts')
      .addColumn('call', 'text', (column) => column.notNull())
      .addColumn('caller', 'text', (column) => column.notNull())
      .addColumn('calls', 'integer', (column) => column.notNull())
      .addColumn('window_ends_at', TIME, (column) => column.notNull())
      .addPrimaryKeyConstraint('call_counts_key', ['call', 'caller'])
      .execute();
    await db.schema
      .createIndex('call_counts_by_end')
      .on('call_counts')
      .column('window_ends_at')
      .execute();

    await db.schema
      .alterTable('admin_login_failures')
      .addColumn('network', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .createIndex('admin_login_failures_by_network')
      .on('admin_login_failures')
      .columns(['network', 'failed_at'])
      .execute();

    await db.schema
      .createTable('admin_places')
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('network', 'text', (column) => column.notNull())
      .addColumn('seen_at', TIME, (column) => column.notNull())
      .addPrimaryKeyConstraint('admin_places_key', ['username', 'network'])
      .addForeignKeyConstraint('admin_place', ['username'], 'admins', ['username'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();

    // Existing sessions match no password, so their owners must sign in again.
    await db.schema
      .alterTable('admin_sessions')
      .addColumn('password_hash', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};

/** Account deletions. No foreign key to users: a row outlives its user until the user's last token has expired. */
const leaving: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('leavings')
      .addColumn('user_id', 'text', (column) => column.primaryKey())
      .addColumn('signed_in_at', TIME, (column) => column.notNull())
      .addColumn('noted_at', TIME, (column) => column.notNull())
      .execute();
  },
};

/**
 * Phonics reports of books, and the owner's settings for words. The new columns of books come last, after
 * everything that is read for readers.
 */
const phonics: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['level_reason', 'report_version', 'text', 'report']) {
      await db.schema.alterTable('books').addColumn(column, 'text').execute();
    }
    await db.schema
      .createTable('heart_words')
      .addColumn('word', 'text', (column) => column.primaryKey())
      .addColumn('level', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('soundings')
      .addColumn('word', 'text', (column) => column.primaryKey())
      .addColumn('sounding', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('versions')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
  },
};

/** Flipbooks rendered from PDF files, and the secret that signs their tickets. */
const flipbooks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('flipbooks')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('page_count', 'integer')
      .addColumn('pages_done', 'integer', (column) => column.notNull())
      .addColumn('pages', 'text')
      .addColumn('cover', 'text')
      .addColumn('refusal', 'text')
      .addColumn('created_at', TIME, (column) => column.notNull())
      .addColumn('heard_at', TIME, (column) => column.notNull())
      .addColumn('unused_since', TIME)
      .execute();
    await db.schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('made_at', TIME, (column) => column.notNull())
      .execute();
  },
};

/** The words and phonograms of a book, for word help and for the shelf. */
const bookWords: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('books').addColumn('words', 'text').execute();
    await db.schema.alterTable('books').addColumn('phonograms', 'text').execute();
  },
};

/** A child's reader settings, and a log of what was read on which day. The log outlives its books. */
const reading: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('users').addColumn('reader_settings', 'text').execute();
    await db.schema
      .createTable('reading_days')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('book_id', 'text', (column) => column.notNull())
      .addColumn('first_page', 'integer', (column) => column.notNull())
      .addColumn('last_page', 'integer', (column) => column.notNull())
      .addColumn('finished_at', TIME)
      .addColumn('updated_at', TIME, (column) => column.notNull())
      .addPrimaryKeyConstraint('reading_days_key', ['user_id', 'day', 'book_id'])
      .addForeignKeyConstraint('reading_days_student', ['user_id'], 'users', ['id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
  },
};

/** `version` detects two owners who edit one book at once; `edited_at` tells edited books from the demo catalogue's. */
const workshop: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('books')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.alterTable('books').addColumn('edited_at', TIME).execute();
  },
};

/** The words a child has asked for help with, and the practice events that were processed already. */
const practice: Migration = {
  async up(db: Kysely<unknown>) {
    await createStudentTable(db, 'practice_words', 'word')
      .addColumn('book_id', 'text', (column) => column.notNull())
      .addColumn('asked', 'integer', (column) => column.notNull())
      .addColumn('alone', 'integer', (column) => column.notNull())
      .addColumn('last_asked_at', TIME, (column) => column.notNull())
      .addColumn('left_at', TIME)
      .addColumn('making', 'text', (column) => column.notNull())
      .execute();
    await createStudentTable(db, 'practice_events', 'id')
      .addColumn('noted_at', TIME, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('practice_events_by_time')
      .on('practice_events')
      .column('noted_at')
      .execute();
  },
};

/** Lets an index alone count the children who have opened and finished a book. */
const readersByBook: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('progress_of_book')
      .on('progress')
      .columns(['book_id', 'completed_at'])
      .execute();
    await db.schema.dropIndex('progress_by_book').execute();
  },
};

/** Lets an index alone find the books whose report is outdated: the rows hold whole books. */
const reportedBooks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index books_reported on books (id, report_version)
      where content is not null or text is not null`.execute(db);
  },
};

/** Finds out that no report is outdated without scanning the entries of all books. */
const booksByReport: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index books_by_report on books (report_version)
      where content is not null or text is not null`.execute(db);
  },
};

/** Leases, for work that only one of several processes does at a time. */
const leases: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('leases')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('held_until', TIME, (column) => column.notNull())
      .execute();
  },
};

/** Every product that the library has ever sold: its subscriptions count even if the settings no longer name it. */
const soldProducts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sold_products')
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('product_id', 'text', (column) => column.notNull())
      .addColumn('first_sold_at', TIME, (column) => column.notNull())
      .addPrimaryKeyConstraint('sold_products_key', ['account', 'product_id'])
      .execute();
  },
};

/** How long the library stays open after a failed payment, and payment collection that the owner has paused. */
const lateAndPausedPayments: Migration = {
  async up(db: Kysely<unknown>) {
    const add = (column: string, type: typeof TIME | 'integer') =>
      db.schema.alterTable('subscriptions').addColumn(column, type).execute();
    await add('past_due_until', TIME);
    await add('collection_paused', 'integer');
    await add('resumes_at', TIME);
  },
};

/** The picture of a book's hero, for the celebration. */
const heroes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('books').addColumn('hero_image_url', 'text').execute();
  },
};

/**
 * What is known of a book's step. The sounds of a book are kept with its star, so that a child keeps what she has met
 * when books are checked by new rules. The heart words that came with the steps are added to those of a library whose
 * owner has saved her own, each where she has not placed it herself.
 */
const steps: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('books').addColumn('step', 'text').execute();
    await db.schema.alterTable('books').addColumn('different_words', 'integer').execute();
    await db.schema.alterTable('stars').addColumn('phonograms', 'text').execute();
    await sql`update stars set phonograms =
      (select books.phonograms from books where books.id = stars.book_id)`.execute(db);
    for (const [level, words] of Object.entries(heartWordsOfSteps)) {
      for (const word of words.split(' ')) {
        await sql`insert into heart_words (word, level) select ${word}, ${Number(level)}
          where exists (select 1 from versions where name = 'phonics')
          and not exists (select 1 from heart_words where word = ${word})`.execute(db);
      }
    }
  },
};

/** By level, as they were when the steps came. */
const heartWordsOfSteps: Readonly<Record<string, string>> = {
  1: "can't",
  2: "don't",
  3: "won't ask fast last after class",
  4: 'grass glass bath path past pass father',
};

/** The step at which a child begins, within the starting level. */
const startingSteps: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('users').addColumn('starting_step', 'text').execute();
  },
};

/** What a child may hear and say. */
const voiceSettings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('users').addColumn('voice_settings', 'text').execute();
  },
};

/** Whether a book was read to the child on a day: 0 or 1. */
const listened: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('reading_days')
      .addColumn('listened', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

/** What the owner has recorded. A book's narration goes with the book. */
const recordings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('recordings')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text')
      .addColumn('book_id', 'text', (column) => column.references('books.id').onDelete('cascade'))
      .addColumn('page', 'integer')
      .addColumn('text', 'text')
      .addColumn('take', 'text', (column) => column.notNull())
      .addColumn('milliseconds', 'integer', (column) => column.notNull())
      .addColumn('loudness', 'integer', (column) => column.notNull())
      .addColumn('recorded_at', TIME, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('recordings_of_book')
      .on('recordings')
      .columns(['book_id', 'page'])
      .execute();
    await db.schema.createIndex('recordings_by_take').on('recordings').columns(['take']).execute();
  },
};

/** Several children of one account. A student without an account_id has an account of its own. */
const families: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('users').addColumn('account_id', 'text').execute();
    await db.schema.alterTable('users').addColumn('avatar', 'text').execute();
    await db.schema.alterTable('users').addColumn('child_removed_at', TIME).execute();
    await db.schema.alterTable('users').addColumn('asks_grown_up', 'integer').execute();
    await db.schema.createIndex('users_by_account').on('users').columns(['account_id']).execute();
  },
};

/** How a child read words aloud to a parent, the latest mark of each word. The word outlives its book. */
const heardWords: Migration = {
  async up(db: Kysely<unknown>) {
    await createStudentTable(db, 'heard_words', 'word')
      .addColumn('mark', 'text', (column) => column.notNull())
      .addColumn('book_id', 'text', (column) => column.notNull())
      .addColumn('heard_at', TIME, (column) => column.notNull())
      .execute();
  },
};

/** How a book was finished on a day, as `WayToFinish`. Null in rows of an earlier release, and if it was not finished. */
const waysToFinish: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('reading_days').addColumn('finished_by', 'text').execute();
  },
};

/** The record of what owners change. Its ids sort by time. An entry outlives what it is about. */
const changes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('changes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', TIME, (column) => column.notNull())
      .addColumn('by_whom', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text')
      .addColumn('subject_name', 'text')
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('before', 'text')
      .addColumn('after', 'text')
      .addColumn('words_until', TIME)
      .execute();
    await db.schema
      .createIndex('changes_by_subject')
      .on('changes')
      .columns(['subject_id', 'id'])
      .execute();
    await db.schema.createIndex('changes_by_words').on('changes').column('words_until').execute();
    const byWhom = db.schema.createIndex('changes_by_whom').on('changes');
    await byWhom.columns(['by_whom', 'id', 'kind']).execute();
    await db.schema.createIndex('changes_by_kind').on('changes').columns(['kind', 'id']).execute();
  },
};

/** The states of a book: see domain/book-states.ts. Null in both columns is what a book was: published. */
const bookStates: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('books').addColumn('held', 'text').execute();
    await db.schema.alterTable('books').addColumn('publish_at', TIME).execute();
  },
};

/**
 * Owners and editors, the second factor, and invitations. Null is what an earlier release writes: an owner, without a
 * second factor, whose session says nothing of itself.
 */
const owners: Migration = {
  async up(db: Kysely<unknown>) {
    const admins = (name: string, type: ColumnDataType) =>
      db.schema.alterTable('admins').addColumn(name, type).execute();
    await admins('role', 'text');
    await admins('totp_secret', 'text');
    await admins('totp_offered', 'text');
    await admins('totp_last_step', 'integer');
    const sessions = (name: string, type: ColumnDataType) =>
      db.schema.alterTable('admin_sessions').addColumn(name, type).execute();
    await sessions('created_at', TIME);
    await sessions('seen_at', TIME);
    await sessions('network', 'text');
    await sessions('browser', 'text');
    await db.schema
      .createTable('admin_recovery_codes')
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('admin_recovery_codes_key', ['username', 'code_hash'])
      .addForeignKeyConstraint('admin_recovery_code', ['username'], 'admins', ['username'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createTable('invitations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('made_by', 'text', (column) => column.notNull())
      .addColumn('expires_at', TIME, (column) => column.notNull())
      .addForeignKeyConstraint('invitation_maker', ['made_by'], 'admins', ['username'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
  },
};

/**
 * The letters to parents: what is due, and what became of it, without a word of it. `period` says which of its kind it is,
 * so that none is written twice. A parent has asked for the weekly letter since the time in `users`; null is not at all. It
 * goes to a confirmed address alone; null is an address of which an earlier release did not know.
 */
const letters: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('users').addColumn('weekly_letter_since', TIME).execute();
    await db.schema.alterTable('users').addColumn('email_verified', 'integer').execute();
    await db.schema
      .createTable('letters')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('period', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('due_at', TIME, (column) => column.notNull())
      .addColumn('made_at', TIME, (column) => column.notNull())
      .addPrimaryKeyConstraint('letters_key', ['user_id', 'kind', 'period'])
      .addForeignKeyConstraint('letters_student', ['user_id'], 'users', ['id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createIndex('letters_due')
      .on('letters')
      .columns(['state', 'due_at', 'user_id'])
      .execute();
  },
};

/**
 * What a family pays each month, in cents, and of which subscription that was read: an older release writes neither, so
 * the amount may be of an earlier one.
 */
const amounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('subscriptions').addColumn('amount', 'integer').execute();
    await db.schema.alterTable('subscriptions').addColumn('amount_of', 'text').execute();
  },
};

/**
 * Files that owners bring in, of which drafts are made: see domain/incoming.ts. `folder` is the folder that has the file.
 * `draft_id` outlives the book. The title of a PDF is null where an earlier release has made its flipbook.
 */
const incoming: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('incoming')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('bytes_here', 'integer', (column) => column.notNull())
      .addColumn('asked_level', 'text', (column) => column.notNull())
      .addColumn('folder', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('due_at', TIME, (column) => column.notNull())
      .addColumn('taken_by', 'text')
      .addColumn('pages_done', 'integer', (column) => column.notNull())
      .addColumn('page_count', 'integer')
      .addColumn('message', 'text')
      .addColumn('draft_id', 'text')
      .addColumn('by_whom', 'text', (column) => column.notNull())
      .addColumn('created_at', TIME, (column) => column.notNull())
      .addColumn('heard_at', TIME, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('incoming_due')
      .on('incoming')
      .columns(['folder', 'state', 'due_at'])
      .execute();
    await db.schema.alterTable('flipbooks').addColumn('title', 'text').execute();
  },
};

/**
 * The series of a book with its number there, and the place that an owner has given it within a level. Null is what an
 * earlier release writes: no series, and the place as taught. The place belongs to the level beside it, because an earlier
 * release moves a book to another level without clearing its place.
 */
const series: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('books').addColumn('series', 'text').execute();
    await db.schema.alterTable('books').addColumn('series_number', 'integer').execute();
    await db.schema.alterTable('books').addColumn('place', 'integer').execute();
    await db.schema.alterTable('books').addColumn('place_category', 'text').execute();
  },
};

/** How the library goes, a row for each day and account of the payment provider, and why it could not be read. No personal data. */
const dailyFigures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('daily_figures')
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('families', 'integer', (column) => column.notNull())
      .addColumn('in_trial', 'integer')
      .addColumn('failing', 'integer')
      .addColumn('started', 'integer', (column) => column.notNull())
      .addColumn('ended', 'integer', (column) => column.notNull())
      .addColumn('income', TIME, (column) => column.notNull())
      .addColumn('read_at', TIME, (column) => column.notNull())
      .addPrimaryKeyConstraint('daily_figures_key', ['account', 'day'])
      .execute();
    await db.schema
      .createTable('figure_failures')
      .addColumn('key_digest', 'text', (column) => column.primaryKey())
      .addColumn('since', TIME, (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .execute();
  },
};

/** How often the library has failed to make a draft of an incoming file. Null is what an earlier release writes: never. */
const failedFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('incoming').addColumn('failures', 'integer').execute();
  },
};

/** Creates a table whose rows belong to a student: user_id comes first in its primary key. */
function createStudentTable(
  db: Kysely<unknown>,
  table: string,
  second: string,
): CreateTableBuilder<string, string> {
  return db.schema
    .createTable(table)
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn(second, 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${table}_key`, ['user_id', second])
    .addForeignKeyConstraint(`${table}_student`, ['user_id'], 'users', ['id'], (key) =>
      key.onDelete('cascade'),
    );
}

/** Every migration by name, in the order in which they run. Never edit a released one. */
export const migrations: Record<string, Migration> = {
  '0001_first': first,
  '0002_watched_subscriptions': watchedSubscriptions,
  '0003_limits': limits,
  '0004_leaving': leaving,
  '0005_phonics': phonics,
  '0006_book_words': bookWords,
  '0007_reading': reading,
  '0008_flipbooks': flipbooks,
  '0008_practice': practice,
  '0010_workshop': workshop,
  '0011_readers_by_book': readersByBook,
  '0012_reported_books': reportedBooks,
  '0013_leases': leases,
  '0014_books_by_report': booksByReport,
  '0015_sold_products': soldProducts,
  '0016_late_and_paused_payments': lateAndPausedPayments,
  '0017_heroes': heroes,
  '0018_steps': steps,
  '0019_starting_steps': startingSteps,
  '0020_voice_settings': voiceSettings,
  '0021_listened': listened,
  '0022_recordings': recordings,
  '0023_families': families,
  '0024_heard_words': heardWords,
  '0025_ways_to_finish': waysToFinish,
  '0026_book_states': bookStates,
  '0027_owners': owners,
  '0028_changes': changes,
  '0029_letters': letters,
  '0030_amounts': amounts,
  '0031_incoming': incoming,
  '0032_series': series,
  '0033_daily_figures': dailyFigures,
  '0034_failed_files': failedFiles,
};
