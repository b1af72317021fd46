// Every call by which an owner or an editor changes something leaves an entry in the record of changes. A new call needs a
// row here: how it succeeds and what it notes, or that nothing of it lasts.
import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EndpointName } from '../../contracts/endpoints.ts';
import type { ChangeKind } from '../../contracts/record.ts';
import { calls, exampleOf, isReading, recordOf } from '../test-support/calls.ts';
import { engines } from '../test-support/databases.ts';
import { ADMIN, EDITOR, type Library, openLibrary, testBook } from '../test-support/library.ts';
import { wavOf } from '../test-support/sounds.ts';

/** Calls of which nothing lasts: sessions, checks, and uploads that become something once a book is saved with them. */
const NOTHING_LASTS: EndpointName[] = [
  'POST /api/admin/login',
  'POST /api/admin/logout',
  'POST /api/admin/invitations/look',
  'POST /api/admin/report',
  'POST /api/admin/families/look',
  'POST /api/admin/catalogue/check',
  'POST /api/admin/book-list/check',
  'POST /api/admin/pictures',
  'POST /api/admin/flipbooks',
  // A draft is noted when it is made of the file (server/modules/incoming/drafts.test.ts).
  'POST /api/admin/uploads',
  'PATCH /api/admin/uploads/{incomingId}',
  'DELETE /api/admin/uploads/{incomingId}',
  'DELETE /api/admin/incoming',
  'POST /api/admin/incoming/give-up',
  'DELETE /api/admin/incoming/{incomingId}',
  // Not on until it is confirmed.
  'POST /api/admin/me/second-factor',
];

type Call = (
  name: EndpointName,
  input?: {
    params?: Record<string, string>;
    query?: string;
    body?: unknown;
    wav?: Buffer;
    csv?: Buffer;
  },
) => Promise<{ status: number; body: ReturnType<typeof JSON.parse> }>;

interface Row {
  kinds: ChangeKind[];
  make: (call: Call, library: Library) => Promise<{ status: number }>;
}

const BOOK = { bookId: 'sam' };
const book = (words: string) => ({
  ...{ title: 'Sam', category: 'level1', flipbookType: 'html', levelReason: 'Ours.' },
  content: [{ words }],
});
const versionOf = async (call: Call): Promise<number> =>
  (await call('GET /api/admin/books/{bookId}', { params: BOOK })).body.version;

async function record(call: Call): Promise<{ status: number; body: { take: string } }> {
  return call('PUT /api/admin/recordings/{kind}/{name}', {
    params: { kind: 'sound', name: 'sh' },
    query: 'replaces=none',
    wav: wavOf(),
  });
}

async function narrate(call: Call): Promise<{ status: number; body: { take: string } }> {
  return call('PUT /api/admin/books/{bookId}/narration', {
    params: { bookId: 'pam' },
    query: 'page=1&text=Sam+sat.&replaces=none',
    wav: wavOf(),
  });
}

const invite = async (call: Call): Promise<string> =>
  (await call('POST /api/admin/owners/invitations', { body: { role: 'editor' } })).body.address;

async function turnOnSecondFactor(call: Call, { clock }: Library) {
  const { password } = ADMIN;
  const { body } = await call('POST /api/admin/me/second-factor', { body: { password } });
  const totp = new TOTP({ secret: Secret.fromBase32(body.secret) });
  return call('PUT /api/admin/me/second-factor', {
    body: { code: totp.generate({ timestamp: clock.now }) },
  });
}

/** What an owner sends to change something of a family that pays. */
async function pressFor(library: Library, uid: string, press: string) {
  await library.subscriber(uid);
  const [paying] = [...library.payments.customers.values()]
    .filter((customer) => customer.uid === uid)
    .flatMap(({ subscriptions }) => subscriptions);
  if (paying) paying.periodEndsAt = library.clock.now + 86_400_000;
  return { params: { familyId: uid }, body: { press, subscription: paying?.id } };
}

/** In an order in which each finds what it needs. */
const rows: Partial<Record<EndpointName, Row>> = {
  'POST /api/books': {
    kinds: ['book.added'],
    make: (call) => call('POST /api/books', { body: { ...book('Pam ran.'), title: 'Pam' } }),
  },
  'PUT /api/books/{bookId}': {
    kinds: ['book.changed'],
    make: async (call) => {
      const body = { ...book('Sam sat on a mat.'), version: await versionOf(call) };
      return call('PUT /api/books/{bookId}', { params: BOOK, body });
    },
  },
  'POST /api/admin/changes/{changeId}/restore': {
    kinds: ['book.restored'],
    make: async (call) => {
      const list = await call('GET /api/admin/books/{bookId}/changes', { params: BOOK });
      return call('POST /api/admin/changes/{changeId}/restore', {
        params: { changeId: list.body[0].id },
        body: { version: await versionOf(call) },
      });
    },
  },
  'POST /api/admin/books/changes': {
    kinds: ['book.hidden', 'book.hidden'],
    make: (call) =>
      call('POST /api/admin/books/changes', {
        body: { ids: ['sam', 'tim'], change: { kind: 'hide' } },
      }),
  },
  'PUT /api/admin/levels/{category}/order': {
    kinds: ['level.ordered'],
    make: async (call) => {
      const { body } = await call('GET /api/admin/books', { query: 'category=level1' });
      return call('PUT /api/admin/levels/{category}/order', {
        params: { category: 'level1' },
        body: { ids: body.map(({ id }: { id: string }) => id).toReversed() },
      });
    },
  },
  'DELETE /api/admin/levels/{category}/order': {
    kinds: ['level.as_taught'],
    make: (call) =>
      call('DELETE /api/admin/levels/{category}/order', { params: { category: 'level1' } }),
  },
  'POST /api/admin/catalogue': {
    kinds: ['catalogue.imported', 'book.changed'],
    make: async (call) => {
      const { body } = await call('GET /api/admin/catalogue');
      const [first, ...others] = body.books;
      const books = [{ ...first, author: 'Robin' }, ...others];
      return call('POST /api/admin/catalogue', { body: { ...body, books } });
    },
  },
  'POST /api/admin/book-list': {
    kinds: ['book.added', 'book.added'],
    make: async (call) => {
      const csv = Buffer.from('Title,Level,Words\nKit,1,Kit sat.\nDot,1,Dot ran.\n');
      const { body } = await call('POST /api/admin/book-list/check', { csv });
      return call('POST /api/admin/book-list', { csv, query: `expecting=${body.digest}` });
    },
  },
  'PUT /api/admin/phonics': {
    kinds: ['phonics.changed'],
    make: (call) =>
      call('PUT /api/admin/phonics', { body: exampleOf('PUT /api/admin/phonics').body }),
  },
  'PUT /api/admin/recordings/{kind}/{name}': { kinds: ['recording.kept'], make: record },
  'DELETE /api/admin/recordings/{kind}/{name}': {
    kinds: ['recording.deleted'],
    make: async (call) => {
      const [{ take }] = (await call('GET /api/admin/recordings')).body;
      return call('DELETE /api/admin/recordings/{kind}/{name}', {
        params: { kind: 'sound', name: 'sh' },
        query: `replaces=${take}`,
      });
    },
  },
  'PUT /api/admin/books/{bookId}/narration': { kinds: ['narration.kept'], make: narrate },
  'DELETE /api/admin/books/{bookId}/narration/{take}': {
    kinds: ['narration.deleted'],
    make: async (call) => {
      const params = { bookId: 'pam' };
      const [{ take }] = (await call('GET /api/admin/books/{bookId}/narration', { params })).body;
      return call('DELETE /api/admin/books/{bookId}/narration/{take}', {
        params: { ...params, take },
      });
    },
  },
  'DELETE /api/books/{bookId}': {
    kinds: ['book.deleted'],
    make: (call) => call('DELETE /api/books/{bookId}', { params: BOOK }),
  },
  'POST /api/admin/owners/invitations': {
    kinds: ['owner.invited'],
    make: (call) => call('POST /api/admin/owners/invitations', { body: { role: 'editor' } }),
  },
  'DELETE /api/admin/owners/invitations/{invitationId}': {
    kinds: ['invitation.withdrawn'],
    make: async (call) => {
      const [{ id }] = (await call('GET /api/admin/owners')).body.invitations;
      return call('DELETE /api/admin/owners/invitations/{invitationId}', {
        params: { invitationId: id },
      });
    },
  },
  'POST /api/admin/invitations/use': {
    kinds: ['owner.invited', 'owner.joined'],
    make: async (call) => {
      const token = (await invite(call)).split('#')[1];
      return call('POST /api/admin/invitations/use', {
        body: { token, username: 'robin', password: 'a long password' },
      });
    },
  },
  'PUT /api/admin/owners/{username}': {
    kinds: ['owner.role_changed'],
    make: (call) =>
      call('PUT /api/admin/owners/{username}', {
        params: { username: EDITOR },
        body: { role: 'owner' },
      }),
  },
  'DELETE /api/admin/owners/{username}': {
    kinds: ['owner.removed'],
    make: (call) => call('DELETE /api/admin/owners/{username}', { params: { username: EDITOR } }),
  },
  'POST /api/admin/families/{familyId}/end-subscription': {
    kinds: ['family.subscription_ended'],
    make: async (call, library) => {
      const { params, body } = await pressFor(library, 'ending', '0123456789abcdef');
      return call('POST /api/admin/families/{familyId}/end-subscription', {
        params,
        body: { ...body, when: 'now' },
      });
    },
  },
  'POST /api/admin/families/{familyId}/free-month': {
    kinds: ['family.free_month'],
    make: async (call, library) => {
      const { params, body } = await pressFor(library, 'free', '0123456789abcdee');
      return call('POST /api/admin/families/{familyId}/free-month', {
        params,
        body: { ...body, credit: 0 },
      });
    },
  },
  'DELETE /api/admin/me/sessions/{sessionId}': {
    kinds: ['owner.session_ended'],
    make: async (call, library) => {
      await library.adminToken();
      const sessions: { id: string; isThis: boolean }[] = (await call('GET /api/admin/me/sessions'))
        .body;
      const other = sessions.find(({ isThis }) => !isThis);
      return call('DELETE /api/admin/me/sessions/{sessionId}', {
        params: { sessionId: other?.id ?? '' },
      });
    },
  },
  'PUT /api/admin/me/second-factor': {
    kinds: ['owner.second_factor_on'],
    make: turnOnSecondFactor,
  },
  'POST /api/admin/me/second-factor/removal': {
    kinds: ['owner.second_factor_off'],
    make: (call) =>
      call('POST /api/admin/me/second-factor/removal', { body: { password: ADMIN.password } }),
  },
  'PUT /api/admin/me/password': {
    kinds: ['owner.password_changed'],
    make: (call) =>
      call('PUT /api/admin/me/password', {
        body: { password: ADMIN.password, newPassword: 'another long password' },
      }),
  },
};

const isOfOwners = (name: EndpointName) =>
  ['editor', 'owner'].includes(recordOf(name).access) || name.includes(' /api/admin/');

test('every call by which an owner or an editor may change something is listed once', () => {
  const changing = calls().filter((name) => isOfOwners(name) && !isReading(name));
  expect([...Object.keys(rows), ...NOTHING_LASTS].sort()).toEqual(changing.sort());
});

describe.each(engines)('what owners change on %s', (engine) => {
  let library: Library;
  let call: Call;
  beforeAll(async () => {
    const content = '<section><p>Sam sat.</p></section>';
    library = await openLibrary(engine, [
      testBook(),
      testBook({ id: 'pam', title: 'Pam', content, total_pages: 1 }),
      testBook({ id: 'tim', title: 'Tim' }),
    ]);
    await library.adminToken('editor');
    const admin = await library.adminToken();
    call = (name, { params = {}, query, body, wav, csv } = {}) => {
      const [method = '', template = ''] = name.split(' ');
      const path = template.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
      return library.call(method as 'GET', query ? `${path}?${query}` : path, {
        admin,
        ...(body !== undefined && { body }),
        ...(wav && { body: wav, headers: { 'content-type': 'audio/wav' } }),
        ...(csv && { body: csv, headers: { 'content-type': 'text/csv' } }),
      });
    };
  });

  const entries = () => library.database.db.selectFrom('changes').selectAll().execute();

  test.each(Object.entries(rows))('are on record: %s', async (_name, { kinds, make }) => {
    const before = new Set((await entries()).map(({ id }) => id));
    library.clock.now += 1000;
    const { status } = await make(call, library);
    expect(Math.floor(status / 100)).toBe(2);
    const made = (await entries()).filter(({ id }) => !before.has(id));
    expect(made.map(({ kind }) => kind).sort()).toEqual(kinds.toSorted());
    for (const { by_whom: by, at } of made) {
      expect([ADMIN.username, 'robin']).toContain(by);
      expect(at).toBe(library.clock.now);
    }
  });

  test('no entry has a secret in it', async () => {
    const text = JSON.stringify(await entries());
    expect(text).not.toMatch(/password"|another long|correct horse|secret|hash|token/i);
  });
});
