// A complete server for route tests: real routes, rules and database, called through `inject`.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterFile } from '../../test-support/after-file.ts';
import { openSession } from '../modules/admins/sessions/sessions.ts';
import { hashPassword } from '../modules/admins/passwords.ts';
import { setRole } from '../modules/admins/owners/store.ts';
import { countAdmins, getAdmin, saveAdmin } from '../modules/admins/store.ts';
import { createApp, type Parts } from '../app.ts';
import type { Role } from '../../domain/access.ts';
import type { BookRow, NewBookRow } from '../modules/catalogue/book-rows.ts';
import { insertBook } from '../modules/catalogue/store.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/open.ts';
import { createRenderer, type Renderer } from '../modules/flipbooks/renderer.ts';
import { logRules } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics/metrics.ts';
import { type Checker, createChecker } from '../modules/phonics/checker.ts';
import type { FlipbookFiles } from '../providers/storage/flipbook-files.ts';
import type { IncomingFiles } from '../providers/storage/incoming-folder.ts';
import type { ObjectStore } from '../providers/storage/objects.ts';
import type { RecordingFiles } from '../providers/storage/recording-files.ts';
import { openStores, type Stores } from '../providers/storage/stores.ts';
import type { Tracing } from '../observability/tracing/tracing.ts';
import { quickSoundTools } from './sounds.ts';
import { type Engine, openTestDatabase } from './databases.ts';
import type { MailProvider } from '../providers/mail/mail.ts';
import type { PaymentProvider } from '../providers/payments/payments.ts';
import {
  active,
  createTestIdentity,
  createTestIdentityAccounts,
  createTestPayments,
  PROJECT,
  type TestIdentity,
  type TestIdentityAccounts,
  type TestPayments,
} from './providers.ts';

export const ADMIN = { username: 'owner', password: 'correct horse' };
/** Has the owner's password. */
export const EDITOR = 'editor';
/** Shared by all libraries of a test process, because the checker's process loads the dictionary. Ends with the test process. */
const sharedChecker = createChecker();
const checker: Checker = { check: sharedChecker.check, close: () => Promise.resolve() };
/** Cached per process, because hashing takes about fifty milliseconds. */
let passwordHash: Promise<string> | undefined;

/** A parsed JSON response. */
type Json = ReturnType<typeof JSON.parse>;

export interface ServerProcess<P extends PaymentProvider> {
  app: FastifyInstance;
  database: Database;
  identity: TestIdentity;
  identityAccounts: TestIdentityAccounts;
  payments: P;
  /** The server's log: one JSON object per line. */
  log: string[];
  clock: { now: number };
  /** The folder of the stores, unless the caller gave its own stores. */
  dataDir: string;
  objects: ObjectStore;
  flipbookFiles: FlipbookFiles;
  recordingFiles: RecordingFiles;
  incomingFiles: IncomingFiles;
  /** Every route the server has registered, such as `GET /api/books/:bookId`. */
  routes: string[];
  /** Sends a request, with the token of the uid `as`. Returns the status, the parsed body and the headers. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    options?: { as?: string; admin?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<{ status: number; body: Json; headers: Record<string, unknown> }>;
  /** Returns the token of a new session of the owner, or of an editor. Skips the password check, which is slow. */
  adminToken(role?: Role): Promise<string>;
}

export interface Library extends ServerProcess<TestPayments> {
  /** Creates a student with an active subscription. Returns the uid. */
  subscriber(uid: string): Promise<string>;
}

export const testBook = (changes: Partial<BookRow> = {}): BookRow => ({
  id: 'sam',
  title: 'Sam',
  author: null,
  description: null,
  category: 'level1',
  cover_image_url: null,
  hero_image_url: null,
  flipbook_type: 'html',
  flipbook_url: null,
  flipbook_id: null,
  content: '<section><p>Sam sat.</p></section><section><p>Pam ran.</p></section>',
  total_pages: 2,
  star_reward: 1,
  created_at: 1,
  series: null,
  series_number: null,
  ...changes,
});

/** Returns the stored breakdown of a book with these words. Each word is one part. */
export const testWords = (...words: string[]): string =>
  JSON.stringify({
    parts: words.map((letters) => ({
      letters,
      sound: 'x',
      level: 1,
      example: letters,
      phonogram: `${letters}:${letters}`,
    })),
    splits: Object.fromEntries(words.map((word, index) => [word, [index]])),
    heartWords: [],
  });

/** Opens a library with in-memory payments, and a database of its own unless one is given. */
export async function openLibrary(
  engine: Engine,
  books: NewBookRow[] = [],
  parts: {
    database?: Database;
    checker?: Checker;
    renderer?: Renderer;
    metrics?: Metrics;
    tracing?: Tracing;
    mail?: MailProvider;
    config?: Partial<Config>;
  } & Partial<Stores> = {},
): Promise<Library> {
  const payments = createTestPayments();
  const database = parts.database ?? (await openTestDatabase(engine));
  const library = await openLibraryOn(database, payments, books, parts);
  return {
    ...library,
    async subscriber(uid) {
      await library.call('POST', '/api/create-checkout-session', { as: uid });
      for (const customer of payments.customers.values()) {
        if (customer.uid === uid) customer.subscriptions.push(active());
      }
      await library.call('GET', '/api/subscription/status', { as: uid });
      return uid;
    },
  };
}

/** Opens one server process on a database. Calling it again with the same database simulates a second process. */
export async function openLibraryOn<P extends PaymentProvider>(
  database: Database,
  payments: P,
  books: NewBookRow[] = [],
  {
    clock = { now: Date.UTC(2026, 0, 5, 9) },
    config = {},
    ...parts
  }: Partial<Omit<Parts, 'config'>> & { clock?: { now: number }; config?: Partial<Config> } = {},
): Promise<ServerProcess<P>> {
  const now = () => clock.now;
  const folder = mkdtempSync(join(tmpdir(), 'library-app-'));
  const clientFolder = join(folder, 'client');
  mkdirSync(join(clientFolder, 'assets'), { recursive: true });
  writeFileSync(join(clientFolder, 'assets', 'first.js'), 'first()');
  writeFileSync(
    join(clientFolder, 'index.html'),
    '<html><!--page-copy--><script type="application/json" id="client-config">{}</script><script>first()</script></html>',
  );
  writeFileSync(
    join(clientFolder, 'service-worker.js'),
    "const shell = '__SHELL_REVISION__ __SHELL_INTEGRITY__';",
  );
  writeFileSync(
    join(clientFolder, 'flipbook.html'),
    '<html><script type="application/json" id="flipbook">{}</script></html>',
  );
  const identity = await createTestIdentity(now);
  const identityAccounts = createTestIdentityAccounts();
  const dataDir = join(folder, 'data');
  const folders = await openStores({ dataDir, bucket: null });
  const { objects, flipbookFiles, recordingFiles, incomingFiles } = { ...folders, ...parts };
  const log: string[] = [];
  const routes: string[] = [];
  const app = await createApp({
    config: { ...testConfig, ...config },
    database,
    identity,
    identityAccounts,
    payments,
    mail: null,
    objects,
    flipbookFiles,
    recordingFiles,
    incomingFiles,
    checker,
    renderer: createRenderer(),
    soundTools: quickSoundTools,
    clientFolder,
    now,
    logger: {
      level: 'info',
      ...logRules,
      stream: { write: (line: string) => void log.push(line) },
    },
    onRoute: ({ method, url }) => {
      for (const one of [method].flat()) routes.push(`${one} ${url}`);
    },
    ...parts,
  });
  afterFile(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });
  // Saving the admin again would end existing sessions.
  if ((await countAdmins(database.db)) === 0) {
    passwordHash ??= hashPassword(ADMIN.password);
    await saveAdmin(database.db, ADMIN.username, await passwordHash, now());
  }
  for (const book of books) await insertBook(database.db, book);

  const call: Library['call'] = async (method, url, { as, admin, body, headers } = {}) => {
    const request: InjectOptions = {
      method,
      url,
      headers: {
        ...(as !== undefined && { authorization: `Bearer ${await identity.sign(as)}` }),
        ...(admin !== undefined && { 'admin-auth': admin }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    };
    const answer = await app.inject(request);
    const isJson = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : answer.body,
      headers: answer.headers,
    };
  };
  return {
    app,
    database,
    identity,
    identityAccounts,
    payments,
    log,
    clock,
    dataDir,
    objects,
    flipbookFiles,
    recordingFiles,
    incomingFiles,
    routes,
    call,
    async adminToken(role = 'owner') {
      const { db } = database;
      const username = role === 'owner' ? ADMIN.username : EDITOR;
      if (role === 'editor' && (await getAdmin(db, EDITOR)) === undefined) {
        passwordHash ??= hashPassword(ADMIN.password);
        await saveAdmin(db, EDITOR, await passwordHash, now());
        await setRole(db, EDITOR, 'editor');
      }
      const admin = await getAdmin(db, username);
      return openSession(db, { username, passwordHash: admin?.password_hash ?? '' }, now());
    },
  };
}

export const testConfig: Config = {
  production: false,
  host: 'localhost',
  port: 0,
  publicUrl: 'https://library.example.com',
  dataDir: '',
  databaseUrl: undefined,
  bucket: null,
  logLevel: 'info',
  timeZone: 'Australia/Sydney',
  trustedProxies: 0,
  drainSeconds: 0,
  metrics: null,
  accent: 'en-AU',
  tracing: null,
  identity: { projectId: PROJECT, apiKey: 'key', authDomain: 'auth.example.com', host: null },
  mail: null,
  shop: { termsUrl: null, privacyUrl: null, contactEmail: null, includesGst: false },
  payments: {
    secretKey: 'sk_test_x',
    webhookSecret: 'whsec_x',
    priceId: 'price_x',
    olderProducts: [],
    promotionCodes: false,
    trialDays: 0,
    amount: 499,
    automaticTax: false,
    host: null,
  },
};
