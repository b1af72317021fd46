import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../test-support/databases.ts';
import { breachesOf, type CommonTable } from '../test-support/table-rules.ts';
import type { Database } from './open.ts';
import { inOrderOfReference, isOfMigrator, readSchema, type Table } from './schema.ts';

/** Every table that belongs to no student, with the reason why that is allowed. */
const common: Record<string, CommonTable> = {
  books: { because: 'thousands at most, read by all and written by one: a copy on every machine' },
  flipbooks: { because: 'no more than books' },
  incoming: { because: 'some hundreds, and forgotten after thirty days' },
  recordings: { because: "the owner's, some for each page of a book", with: 'books' },
  heart_words: { because: "the owner's words, some hundreds" },
  soundings: { because: "the owner's words, some hundreds" },
  versions: { because: 'a handful' },
  marks: { because: 'a handful' },
  changes: {
    because: "the owners', some for each change of a book, and forgotten after two years",
  },
  leases: { because: 'one for each scheduled job' },
  secrets: { because: 'a handful' },
  provider_accounts: { because: 'one for each key of the payment provider' },
  sold_products: { because: 'one for each product that was ever sold' },
  daily_figures: { because: 'one for each day' },
  figure_failures: { because: 'one for each key of the payment provider at most' },
  admins: { because: 'as many as the library has owners' },
  admin_sessions: { because: 'some for each owner', with: 'admins' },
  admin_recovery_codes: { because: 'ten for each owner at most', with: 'admins' },
  invitations: { because: 'forgotten after seven days', with: 'admins' },
  admin_places: { because: 'some for each owner', with: 'admins' },
  admin_login_failures: { because: 'found by its own id, and forgotten within the hour' },
  webhook_events: { because: 'found by its own id, and forgotten after thirty days' },
  call_counts: { because: 'found by its own key, and forgotten when its window ends' },
};

const schemaOf = ({ engine, db }: Database) =>
  readSchema(engine, async (statement) => (await sql.raw(statement).execute(db)).rows);

describe.each(engines)('the tables on %s', (engine) => {
  test('follow the rules for many machines', async () => {
    const tables = await schemaOf(await openTestDatabase(engine));
    expect(tables.length).toBeGreaterThan(20);
    expect(breachesOf(tables, common)).toEqual([]);
  });

  const NUMBER = engine === 'sqlite' ? 'integer primary key' : 'bigserial primary key';
  const STUDENT = 'user_id text not null references users (id)';
  test.each([
    [
      'create table bad (id text primary key, at timestamp)',
      /^bad\.at is timestamp.*: columns are text, integer or bigint\.$/,
    ],
    ['create table bad (id text primary key, is_on boolean)', /^bad\.is_on is boolean: /],
    [
      'create table bad (id text primary key, name varchar(9))',
      /^bad\.name is (character varying|varchar)\(9\): /,
    ],
    [
      "create table bad (id text primary key, made text generated always as (id || 'x') stored)",
      /^bad\.made is filled in by the database: /,
    ],
    [`create table bad (id ${NUMBER})`, /^bad is numbered: its key is not text\.$/],
    ['create table bad (id text)', /^bad has no primary key\.$/],
    [
      'create table bad (id text primary key)',
      /^bad has no user_id and is not listed as common\.$/,
    ],
    [
      `create table bad (id text primary key, ${STUDENT})`,
      /^The primary key of bad does not begin with user_id\.$/,
    ],
    [
      `create table bad (${STUDENT}, id text, primary key (id, user_id))`,
      /^The primary key of bad does not begin with user_id\.$/,
    ],
    [
      `create table bad (${STUDENT}, id text unique, primary key (user_id, id))`,
      /^The unique \S+ of bad does not begin with user_id\.$/,
    ],
    [
      `create table bad (${STUDENT}, id text, primary key (user_id, id));
       create unique index bad_one on bad (id, user_id) where id <> ''`,
      /^The unique bad_one of bad does not begin with user_id\.$/,
    ],
    [
      `create table bad (${STUDENT}, id text, primary key (user_id, id));
       create unique index bad_lower on bad (lower(user_id), id)`,
      /^The unique bad_lower of bad does not begin with user_id\.$/,
    ],
    [
      `create table bad (${STUDENT}, friend text references users (id), primary key (user_id, friend))`,
      /^bad refers by friend to users: a student's rows refer to her and to books\.$/,
    ],
    [
      `create table bad (${STUDENT}, name text references admins (username), primary key (user_id, name))`,
      /^bad refers by name to admins: /,
    ],
    [
      `create table bad (user_id text, book_id text, primary key (user_id, book_id),
         foreign key (user_id, book_id) references progress (user_id, book_id))`,
      /^bad refers by user_id,book_id to progress: /,
    ],
    [
      'create unique index users_by_mail on users (email)',
      /^The unique users_by_mail of users does not begin with id\.$/,
    ],
    [
      'alter table books add column reader text references users (id)',
      /^books refers by reader to users\.$/,
    ],
    [
      'alter table marks add column user_id text',
      /^marks is listed as common and has a user_id\.$/,
    ],
    ['drop table soundings', /^soundings is listed as common and is not there\.$/],
  ])('a rule is broken by: %s', async (statements, breach) => {
    const database = await openTestDatabase(engine);
    for (const statement of statements.split(';')) await sql.raw(statement).execute(database.db);
    expect(breachesOf(await schemaOf(database), common)).toContainEqual(
      expect.stringMatching(breach),
    );
  });

  test('are read with their keys, and sorted so that rows can be inserted in order', async () => {
    const tables = await schemaOf(await openTestDatabase(engine));
    expect(tables.find(({ name }) => name === 'admin_places')).toMatchObject({
      columns: [{ name: 'username' }, { name: 'network' }, { name: 'seen_at', type: 'bigint' }],
      primaryKey: ['username', 'network'],
      foreignKeys: [{ columns: ['username'], table: 'admins', references: ['username'] }],
    });
    const names = inOrderOfReference(tables).map(({ name }) => name);
    expect(names.toSorted()).toEqual(tables.map(({ name }) => name));
    for (const { name, foreignKeys } of tables) {
      for (const { table } of foreignKeys) {
        expect(names.indexOf(table)).toBeLessThan(names.indexOf(name));
      }
    }
  });
});

test('both engines have the same tables', async () => {
  const [sqlite, postgres] = await Promise.all(
    engines.map(async (engine) => {
      const tables = (await schemaOf(await openTestDatabase(engine))).filter(
        (t) => !isOfMigrator(t),
      );
      return tables.map(({ columns, foreignKeys, uniques, ...rest }) => ({
        ...rest,
        uniques: uniques.map((unique) => unique.columns),
        columns: columns.map(({ name, type }) => `${name} ${type}`),
        foreignKeys: foreignKeys.toSorted((a, b) => `${a.columns}`.localeCompare(`${b.columns}`)),
      }));
    }),
  );
  expect(sqlite).toEqual(postgres);
});

test('on PostgreSQL, sequences and identity columns are detected', async () => {
  const database = await openTestDatabase('postgres');
  const create = 'create table bad (id text primary key, one bigserial, two bigint generated';
  await sql.raw(`${create} by default as identity)`).execute(database.db);
  expect(breachesOf(await schemaOf(database), { ...common, bad: { because: 'tried' } })).toEqual([
    'bad.one is filled in by the database: the application makes it.',
    'bad.two is filled in by the database: the application makes it.',
  ]);
});

test('inOrderOfReference throws for circular references', () => {
  const referring = (name: string, table: string): Table => ({
    ...{ name, columns: [], primaryKey: [], uniques: [] },
    foreignKeys: [{ columns: ['a'], table, references: ['b'] }],
  });
  expect(() => inOrderOfReference([referring('x', 'y'), referring('y', 'x')])).toThrow(
    'These tables refer in a circle: x,y',
  );
});
