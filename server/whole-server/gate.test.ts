// Authorization of every route for every kind of caller. The rows of the contract's endpoints come from their
// records. Any other route needs a row here, otherwise the test fails.
import { beforeAll, describe, expect, test } from 'vitest';
import type { EndpointName } from '../../contracts/endpoints.ts';
import type { Access } from '../../domain/access.ts';
import { type SubscriptionStatus, subscriptionStatuses } from '../../domain/subscription.ts';
import { calls, exampleOf, isReading, recordOf, successOf } from '../test-support/calls.ts';
import { engines } from '../test-support/databases.ts';
import { attemptAll } from '../test-support/attempt-all.ts';
import { type Library, openLibrary, testBook } from '../test-support/library.ts';
import { active } from '../test-support/providers.ts';

interface Row {
  access: Access;
  /** Whether the header `student` says which child the call is about. Other routes ignore the header. */
  ofStudent?: boolean | undefined;
  /** The response status if the caller has access. */
  open: number;
  /** The path to request, if it is not the route's own path. */
  path?: string | undefined;
  body?: unknown;
}

const anyone = (open: number, rest: Partial<Row> = {}): Row => ({
  access: 'anyone',
  open,
  ...rest,
});

const WORDS = 'Sam sat.';
const NO_BODY = { body: undefined };
const { body: firstPage } = exampleOf('POST /api/progress');
const { body: events } = exampleOf('POST /api/practice');

/** Request bodies and response statuses that differ from the defaults of `rowOf`. */
const exceptions: Partial<Record<EndpointName, Partial<Row>>> = {
  'POST /api/auth/firebase/sync': { open: 200, ...NO_BODY },
  // The identity provider is unavailable in these tests, so no account is deleted.
  'DELETE /api/auth/user': { open: 503, ...NO_BODY },
  'POST /api/create-checkout-session': { open: 200, ...NO_BODY },
  'POST /api/create-portal-session': { open: 200, ...NO_BODY },
  'POST /api/progress': { open: 200, body: firstPage },
  'POST /api/progress/{bookId}/complete': { open: 200, ...NO_BODY },
  'POST /api/practice': { open: 204, body: events },
  'DELETE /api/books/{bookId}': { open: 404, path: '/api/books/none', ...NO_BODY },
  'POST /api/admin/logout': { open: 204, ...NO_BODY },
  'GET /api/admin/flipbooks/{flipbookId}': { open: 404 },
  'GET /api/admin/uploads/{incomingId}': { open: 404 },
  'DELETE /api/admin/uploads/{incomingId}': { open: 404, ...NO_BODY },
  'DELETE /api/admin/incoming/{incomingId}': { open: 404, ...NO_BODY },
  'GET /api/voice/{take}': { open: 404 },
  'GET /api/books/{bookId}/narration/{take}': { open: 404 },
  'GET /api/admin/recordings/{take}/master': { open: 404 },
  'DELETE /api/admin/books/{bookId}/narration/{take}': { open: 404, ...NO_BODY },
  'GET /api/admin/changes/{changeId}': { open: 404 },
  'GET /api/admin/books/{bookId}/changes/{changeId}': { open: 404 },
};

/** A read succeeds with its example. A write is rejected because of an unknown field, so it changes nothing. */
function rowOf(name: EndpointName): Row {
  const { path, address } = exampleOf(name);
  const usual = isReading(name)
    ? { open: successOf(name), path: address }
    : { open: 400, path, body: { unknown: 1 } };
  const { access, ofStudent } = recordOf(name);
  return { access, ofStudent, ...usual, ...exceptions[name] };
}

/** The access level of each route. A GET row also covers HEAD. */
const rows: Record<string, Row> = {
  ...Object.fromEntries(calls().map((name) => [name.replaceAll(/\{(\w+)\}/g, ':$1'), rowOf(name)])),
  'POST /api/webhooks/stripe': anyone(400, { body: {} }),
  'GET /api/login': anyone(302),
  'GET /api/openapi.json': anyone(200),
  'GET /healthz': anyone(200),
  'GET /readyz': anyone(200),
  'GET /': anyone(200),
  'GET /signin': anyone(200),
  'GET /signup': anyone(200),
  'GET /complete-profile': anyone(200),
  'GET /subscribe': anyone(200),
  'GET /account': anyone(200),
  'GET /reading/:bookId': anyone(200, { path: '/reading/sam' }),
  'GET /warm-up': anyone(200),
  'GET /listen': anyone(200),
  'GET /listen/:bookId': anyone(200, { path: '/listen/sam' }),
  'GET /where-to-begin': anyone(200),
  'GET /who-is-reading': anyone(200),
  'GET /letters/unsubscribe': anyone(200),
  'GET /admin/login': anyone(200),
  'GET /admin/invitation': anyone(200),
  'GET /admin': anyone(200),
  'GET /admin/write': anyone(200),
  'GET /admin/books/:bookId': anyone(200, { path: '/admin/books/sam' }),
  'GET /admin/books/:bookId/view': anyone(200, { path: '/admin/books/sam/view' }),
  'GET /service-worker.js': anyone(200),
  'GET /__/*': anyone(404, { path: '/__/none' }),
  'GET /assets/*': anyone(404, { path: '/assets/sam.js' }),
  // Access requires a ticket in the address (server/modules/flipbooks/).
  'GET /flipbooks/:flipbookId': anyone(403, { path: `/flipbooks/${'0'.repeat(32)}` }),
  'GET /flipbooks/:flipbookId/:picture': anyone(403, {
    path: `/flipbooks/${'0'.repeat(32)}/page-1.webp`,
  }),
  'GET /public-objects/*': anyone(404, { path: '/public-objects/books/sam/index.html' }),
};

/** The subscription statuses that grant access. */
const entitled: readonly (SubscriptionStatus | null)[] = ['active', 'trialing', 'past_due'];

interface Caller {
  /** The student whose token is sent. */
  uid?: string;
  /** An invalid token to send instead. */
  badToken?: 'expired' | 'foreign' | 'of another key';
  admin?: 'live' | 'editor' | 'expired' | 'foreign';
  /** The child that the header `student` names. Without it no child is named. */
  child?: (typeof children)[number];
}

const children = [
  'own first child',
  'own second child',
  "another family's first child",
  "another family's second child",
  'a removed child',
] as const;

/** `status` is null for a customer who never subscribed, and undefined for a user without a subscription row. */
interface Student {
  uid: string;
  status: SubscriptionStatus | null | undefined;
  named: boolean;
}

const students: Student[] = [undefined, null, ...subscriptionStatuses].flatMap((status) =>
  [true, false].map((named) => ({
    uid: `${status === undefined ? 'no row' : (status ?? 'no subscription')}, ${named ? 'named' : 'no names'}`,
    status,
    named,
  })),
);
const SUBSCRIBED = 'active, named';
const UNSUBSCRIBED = 'no row, named';
const CANCELED = 'canceled, named';
/** The accounts that have a second child. */
const families = [SUBSCRIBED, UNSUBSCRIBED, CANCELED];
const OTHERS = 'trialing, named';
const FOREIGN = "another family's second child";

const callers: [name: string, caller: Caller][] = [
  ['a visitor', {}],
  ...students.map(({ uid }): [string, Caller] => [`a student (${uid})`, { uid }]),
  ['an admin', { admin: 'live' }],
  ['an admin who is also a student without a subscription', { admin: 'live', uid: UNSUBSCRIBED }],
  ['an admin who is also a subscriber', { admin: 'live', uid: SUBSCRIBED }],
  [
    'an admin with an expired student token',
    { admin: 'live', uid: SUBSCRIBED, badToken: 'expired' },
  ],
  ['an editor', { admin: 'editor' }],
  ['an editor who is also a subscriber', { admin: 'editor', uid: SUBSCRIBED }],
  ['an expired admin session', { admin: 'expired' }],
  ['an unknown admin session', { admin: 'foreign' }],
  ['a subscriber with an expired admin session', { admin: 'expired', uid: SUBSCRIBED }],
  ['a subscriber whose token has expired', { uid: SUBSCRIBED, badToken: 'expired' }],
  ['a subscriber with a token of another project', { uid: SUBSCRIBED, badToken: 'foreign' }],
  ['a subscriber with a token of another key', { uid: SUBSCRIBED, badToken: 'of another key' }],
  ...families.flatMap((uid) =>
    children.map((child): [string, Caller] => [`a student (${uid}), ${child}`, { uid, child }]),
  ),
  [`a visitor, ${FOREIGN}`, { child: FOREIGN }],
  [`an admin, ${FOREIGN}`, { admin: 'live', child: FOREIGN }],
  [
    `a subscriber whose token has expired, ${FOREIGN}`,
    { uid: SUBSCRIBED, badToken: 'expired', child: FOREIGN },
  ],
];

/** Returns the expected status of a route for a caller. */
function expected(row: Row, caller: Caller): number {
  const status = expectedOfAccount(row, caller);
  const isKnown = status !== 401 && status !== 403;
  return row.ofStudent && isKnown && isForeign(caller) ? 404 : status;
}

const isForeign = ({ child }: Caller) => child !== undefined && !child.startsWith('own');

function expectedOfAccount(
  { access, open }: Row,
  { uid, badToken, admin: session }: Caller,
): number {
  const student = badToken ? undefined : students.find((one) => one.uid === uid);
  switch (access) {
    case 'anyone':
      return open;
    case 'editor':
      return session === 'live' || session === 'editor' ? open : 401;
    case 'owner':
      if (session === 'editor') return 403;
      return session === 'live' ? open : 401;
    case 'user':
      return student ? open : 401;
    case 'subscriber':
      if (!student) return 401;
      return entitled.includes(student.status ?? null) ? open : 403;
  }
}

const refusals: Record<number, unknown> = {
  401: { code: 'unauthorized', message: 'Unauthorized' },
  403: { code: 'subscription_required', message: 'Subscription required' },
};
const OWNERS_ONLY = {
  code: 'owners_only',
  message: 'Only an owner can do this. Ask an owner of the library.',
};
const GONE = { code: 'student_not_found', message: 'This child is not in your family any more.' };

/** The routes that return the words of a book, to subscribers and to the owner. */
const SHOWS_WORDS = [
  'GET /api/books/:bookId',
  'GET /api/admin/books/:bookId',
  'GET /api/admin/books/:bookId/reader',
  'GET /api/admin/catalogue',
];
const LOGOUT = 'POST /api/admin/logout';
const PORTAL = 'POST /api/create-portal-session';
describe.each(engines)('authorization on %s', (engine) => {
  let library: Library;
  const bearers = new Map<string, string>();
  /** The id of each second child, by its account, and that of a child that was removed. */
  const secondChildren = new Map<string, string>();
  const sessions = { live: '', editor: '', expired: '', foreign: 'x'.repeat(43) };
  const HALF_A_DAY = 12 * 3_600_000;

  beforeAll(async () => {
    library = await openLibrary(engine, [testBook()]);
    const { clock, identity } = library;
    library.identityAccounts.down = true;
    for (const student of students) await enrol(student);
    for (const uid of [...families, OTHERS]) secondChildren.set(uid, await addChild(uid, 'Alex'));
    const removed = await addChild(SUBSCRIBED, 'Mia');
    await library.call('DELETE', `/api/students/${removed}`, { as: SUBSCRIBED });
    secondChildren.set('a removed child', removed);
    for (const { uid } of students) bearers.set(uid, await identity.sign(uid));
    const past = clock.now / 1000 - 7200;
    const expired = { iat: past, auth_time: past, exp: past + 3600 };
    bearers.set('expired', await identity.sign(SUBSCRIBED, { claims: expired }));
    bearers.set('foreign', await identity.sign(SUBSCRIBED, { claims: { aud: 'other' } }));
    bearers.set('of another key', await identity.sign(SUBSCRIBED, { foreignKey: true }));
    clock.now -= HALF_A_DAY;
    sessions.expired = await library.adminToken();
    clock.now += HALF_A_DAY;
    await openSessions();
  });

  async function openSessions(): Promise<void> {
    sessions.live = await library.adminToken();
    sessions.editor = await library.adminToken('editor');
  }

  async function enrol({ uid: as, status, named }: Student): Promise<void> {
    const names = { firstName: 'Kim', parentFirstName: 'Robin', parentLastName: 'Reader' };
    await library.call('POST', '/api/auth/firebase/sync', { as, ...(named && { body: names }) });
    if (status === undefined) return;
    await library.call('POST', '/api/create-checkout-session', { as });
    const customer = [...library.payments.customers.values()].find(({ uid }) => uid === as);
    if (status !== null) customer?.subscriptions.push(active({ status }));
    const { body } = await library.call('GET', '/api/subscription/status', { as });
    expect(body.status).toBe(status);
  }

  async function addChild(as: string, firstName: string): Promise<string> {
    const body = { firstName, age: 5, readingLevel: 1 };
    return (await library.call('POST', '/api/students', { as, body })).body.id;
  }

  /** Returns the header that names the child. */
  function headerOf({ uid = SUBSCRIBED, child }: Caller): { student?: string } {
    if (child === undefined) return {};
    const ids: Record<(typeof children)[number], string | undefined> = {
      'own first child': uid,
      'own second child': secondChildren.get(uid),
      "another family's first child": OTHERS,
      "another family's second child": secondChildren.get(OTHERS),
      'a removed child': secondChildren.get(child),
    };
    return { student: ids[child]! };
  }

  async function send(method: string, { path, body }: Row, route: string, caller: Caller) {
    const token = caller.badToken ?? caller.uid;
    return library.app.inject({
      method: method as 'GET',
      url: path ?? route.split(' ')[1] ?? '',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${bearers.get(token)}` }),
        ...(caller.admin && { 'admin-auth': sessions[caller.admin] }),
        ...headerOf(caller),
      },
      ...(body !== undefined && { payload: body as object }),
    });
  }

  test('every route has a row, and every row has a route', () => {
    const gets = Object.keys(rows).filter((route) => route.startsWith('GET '));
    const heads = gets.map((route) => route.replace('GET', 'HEAD'));
    expect([...new Set(library.routes)].sort()).toEqual([...Object.keys(rows), ...heads].sort());
  });

  test.each(Object.entries(rows))('%s for every caller', async (route, row) => {
    const [method = ''] = route.split(' ');
    await attemptAll(callers, async (caller) => {
      const status = expected(row, caller);
      const answer = await send(method, row, route, caller);
      if (route === LOGOUT && status === 204) await openSessions();
      // A student who never opened the checkout has no subscription to manage.
      if (route === PORTAL && status === 200) expect([200, 404]).toContain(answer.statusCode);
      else expect(answer.statusCode).toBe(status);
      if (status in refusals && row.access !== 'anyone') {
        const isForOwners = status === 403 && row.access === 'owner';
        expect(answer.json()).toEqual(isForOwners ? OWNERS_ONLY : refusals[status]);
      }
      if (row.ofStudent && isForeign(caller) && status === 404) {
        expect(answer.json()).toEqual(GONE);
      }
      expect(answer.body.includes(WORDS)).toBe(SHOWS_WORDS.includes(route) && status === 200);
      if (method === 'GET') {
        expect((await send('HEAD', row, route, caller)).statusCode).toBe(status);
      }
    });
  });

  test.each([
    '/api/books/sam/',
    '/api/books/sam?',
    '/api/books/sam?x=1',
    '/api/books/s%61m',
    '/api/%62ooks/sam',
    '/%61pi/books/sam',
    '//api/books/sam',
    '/api//books/sam',
    '/api/./books/sam',
    '/signin/../api/books/sam',
    '/public-objects/../api/books/sam',
    '/public-objects/..%2fapi%2fbooks%2fsam',
    '/API/BOOKS/SAM',
    '/api/books/sam;x=1',
    '/api/books/sam%00',
    '/api/books/sam.json',
    '/api/progress/../books/sam',
  ])('the address %s does not return the book without access', async (url) => {
    for (const [, caller] of callers) {
      const row: Row = { access: 'subscriber', ofStudent: true, open: 200, path: url };
      if (expected(row, caller) === 200) continue;
      for (const method of ['GET', 'HEAD']) {
        const answer = await send(method, row, '', caller);
        expect(answer.body).not.toContain(WORDS);
        expect(answer.statusCode).toBeLessThan(500);
      }
    }
  });
});
