import { beforeAll, describe, expect, test } from 'vitest';
import type { BookChange, Change, WholeChange } from '../../../contracts/record.ts';
import { engines } from '../../test-support/databases.ts';
import { type Library, openLibrary, testBook } from '../../test-support/library.ts';
import { noteChange, type NotedChange } from '../record/note-change.ts';

const DAY = 86_400_000;
const FLIPBOOK = testBook({
  id: 'flip',
  title: 'Flip',
  flipbook_type: 'fliphtml5',
  flipbook_url: 'https://books.example.com/flip',
  content: null,
});
const described = {
  ...{ title: 'Sam', author: null, description: null, category: 'level1' },
  ...{ coverImageUrl: null, heroImageUrl: null, levelReason: 'Ours.' },
};
const inline = (words: string[]) => ({
  ...described,
  flipbookType: 'html',
  content: words.map((one) => ({ words: one })),
});
const flipbook = (text: string | null) => ({
  ...described,
  ...{ title: 'Flip', flipbookType: 'fliphtml5', flipbookUrl: FLIPBOOK.flipbook_url },
  ...{ flipbookId: null, text },
});
const NONE = `${'0'.repeat(12)}-${'0'.repeat(16)}`;
/** A change that no call of these tests makes. */
const ofOwner: NotedChange = {
  ...{ by: 'owner', kind: 'owner.removed', before: { role: 'editor' }, after: null, at: 1 },
  // An owner may have the name of a book.
  subject: { id: 'sam', name: 'sam' },
};

describe.each(engines)('the changes that owners see on %s', (engine) => {
  let library: Library;
  let owner: string;
  let editor: string;
  beforeAll(async () => {
    library = await openLibrary(engine, [testBook(), FLIPBOOK]);
    [owner, editor] = [await library.adminToken(), await library.adminToken('editor')];
    await noteChange(library.database.db, ofOwner);
  });

  const read = async (path: string, admin = editor) =>
    (await library.call('GET', path, { admin })).body;
  const versionOf = async (bookId: string): Promise<number> =>
    (await read(`/api/admin/books/${bookId}`)).version ?? 1;
  const save = async (bookId: string, book: object) => {
    library.clock.now += 1000;
    const body = { ...book, version: await versionOf(bookId) };
    const { status } = await library.call('PUT', `/api/books/${bookId}`, { admin: editor, body });
    expect(status).toBe(200);
  };
  const listOf = (bookId: string, query = ''): Promise<BookChange[]> =>
    read(`/api/admin/books/${bookId}/changes${query}`);
  /** Restores the words before a change, with the book's version as it is now unless another is given. */
  const restore = async (change: Change | undefined, version?: number) => {
    library.clock.now += 1000;
    const body = { version: version ?? (await versionOf(change?.subject?.id ?? '')) };
    return library.call('POST', `/api/admin/changes/${change?.id}/restore`, {
      admin: editor,
      body,
    });
  };
  const wordsOf = async (bookId: string) => {
    const { text, content } = await read(`/api/admin/books/${bookId}`);
    return content?.map(({ words }: { words: string }) => words) ?? text;
  };

  test('the change of a book is on record: who, when, what, before and after', async () => {
    await save('sam', { ...inline(['Sam sat on a mat.']), title: 'Sam on a Mat' });
    const [change] = await listOf('sam');
    expect(change).toEqual({
      id: change?.id,
      ...{ at: library.clock.now, by: 'editor', kind: 'book.changed' },
      subject: { id: 'sam', name: 'Sam on a Mat' },
      fields: ['title', 'levelReason', 'content'],
      restorableUntil: library.clock.now + 30 * DAY,
    });
    const whole: WholeChange = await read(`/api/admin/books/sam/changes/${change?.id}`);
    expect([whole.isWithoutWords, whole.bookId]).toEqual([false, 'sam']);
    expect(whole.changes).toEqual([
      { field: 'title', before: 'Sam', after: 'Sam on a Mat' },
      { field: 'levelReason', before: null, after: 'Ours.' },
      {
        field: 'content',
        before: [
          { picture: null, words: 'Sam sat.' },
          { picture: null, words: 'Pam ran.' },
        ],
        after: [{ picture: null, words: 'Sam sat on a mat.' }],
      },
    ]);
    expect(await read(`/api/admin/changes/${change?.id}`, owner)).toEqual(whole);
  });

  test('a picture is named by what it shows, and HTML by its words', async () => {
    const picture = { address: '/public-objects/mat.png', alt: 'A mat' };
    await save('sam', {
      ...inline([]),
      content: [{ picture }, { html: '<ul><li>Sam</li><li>sat</li></ul>' }],
    });
    const [change] = await listOf('sam');
    const { changes } = await read(`/api/admin/books/sam/changes/${change?.id}`);
    expect(changes.at(-1).after).toEqual([
      { picture: 'A mat', words: '' },
      { picture: null, words: 'Sam sat' },
    ]);
    await save('sam', inline(['Sam sat on a mat.']));
  });

  test('restoring puts the words back as they were, is on record, and can be undone', async () => {
    const [, , first] = await listOf('sam');
    const answer = await restore(first);
    expect([answer.status, answer.body.version, answer.body.title]).toEqual([200, 5, 'Sam']);
    expect(await wordsOf('sam')).toEqual(['Sam sat.', 'Pam ran.']);
    const [restored] = await listOf('sam');
    expect(restored).toMatchObject({ kind: 'book.restored', by: 'editor', fields: ['content'] });
    await restore(restored);
    expect(await wordsOf('sam')).toEqual(['Sam sat on a mat.']);
  });

  test('children read the restored words at once', async () => {
    const reader = await library.subscriber('reader');
    const content = async () =>
      (await library.call('GET', '/api/books/sam', { as: reader })).body.content;
    expect(await content()).toContain('mat');
    const [restored] = await listOf('sam');
    await restore(restored);
    expect(await content()).toContain('Pam ran');
    const [last] = await listOf('sam');
    await restore(last);
    expect(await content()).toContain('mat');
  });

  test('nothing is restored over a change that was made meanwhile', async () => {
    const [change] = await listOf('sam');
    const { version } = await read('/api/admin/books/sam');
    const answer = await restore(change, version - 1);
    expect([answer.status, answer.body.code]).toEqual([409, 'changed_meanwhile']);
    expect((await read('/api/admin/books/sam')).version).toBe(version);
    const bad = await library.call('POST', `/api/admin/changes/${change?.id}/restore`, {
      admin: editor,
      body: {},
    });
    expect([bad.status, bad.body.issues[0].field]).toEqual([400, 'version']);
  });

  test('the text of a flipbook is restored, and the address stays', async () => {
    await save('flip', flipbook('Sam sat.'));
    await save('flip', { ...flipbook('Pam ran.'), flipbookUrl: 'https://books.example.com/b' });
    const [change, first] = await listOf('flip');
    const { body } = await restore(change);
    expect([body.text, body.flipbookUrl]).toEqual(['Sam sat.', 'https://books.example.com/b']);
    const none = await restore(first);
    expect([none.status, none.body.message]).toEqual([
      404,
      'The words of the book were not known before, so there is nothing to restore.',
    ]);
  });

  test('words are not restored into a book of the other kind', async () => {
    const [change] = await listOf('flip');
    await save('flip', { ...inline(['Sam sat.']), title: 'Flip' });
    const answer = await restore(change);
    expect([answer.status, answer.body.message]).toEqual([
      400,
      'These words cannot be restored: the book was a flipbook then, and is one with pages of its own now.',
    ]);
    await save('flip', flipbook('Sam sat.'));
    const [toFlipbook] = await listOf('flip');
    expect((await restore(toFlipbook)).body.message).toBe(
      'These words cannot be restored: the book was one with pages of its own then, and is a flipbook now.',
    );
  });

  test('words that do not fit the level are refused as in the editor', async () => {
    await save('sam', { ...inline(['Sam brought a photograph.']), levelReason: 'A poem.' });
    await save('sam', { ...inline(['Sam sat.']), levelReason: null });
    const [change] = await listOf('sam');
    const answer = await restore(change);
    expect([answer.status, answer.body.code]).toEqual([400, 'level_misfit']);
    expect(await wordsOf('sam')).toEqual(['Sam sat.']);
  });

  test('a change that was not one of words restores nothing', async () => {
    await save('sam', { ...inline(['Sam sat.']), levelReason: null, author: 'Kim' });
    const [change] = await listOf('sam');
    expect(change).toMatchObject({ fields: ['author'], restorableUntil: null });
    const answer = await restore(change);
    expect([answer.status, answer.body.message]).toEqual([
      404,
      'The words of the book were not changed then, so there is nothing to restore.',
    ]);
    const restorable = await listOf('sam', '?restorable=true');
    expect(restorable.length).toBeGreaterThan(5);
    expect(restorable.every(({ restorableUntil: until }) => until !== null)).toBe(true);
  });

  test('the list comes in pages, and can be narrowed', async () => {
    const list = (query: string) =>
      library.call('GET', `/api/admin/changes?${query}`, { admin: owner });
    const all = await list('');
    const changes: Change[] = all.body;
    expect(all.headers['x-total-count']).toBe(`${changes.length}`);
    const times = changes.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const second = await list('limit=2&offset=1');
    expect(second.body).toEqual(changes.slice(1, 3));
    expect(second.headers['x-total-count']).toBe(`${changes.length}`);

    await library.call('POST', '/api/books', {
      admin: owner,
      body: { ...flipbook(null), title: 'A Ship' },
    });
    const narrowed = async (query: string) =>
      (await list(query)).body.map(({ kind, by, subject }: Change) => [kind, by, subject?.name]);
    expect(await narrowed('group=owners')).toEqual([['owner.removed', 'owner', 'sam']]);
    expect(await narrowed('group=books&by=owner')).toEqual([['book.added', 'owner', 'A Ship']]);
    expect(await narrowed('group=sounds')).toEqual([]);
    const kinds = (await narrowed('subject=sam')).map(([kind]: string[]) => kind);
    expect(new Set(kinds)).toEqual(new Set(['book.changed', 'book.restored', 'owner.removed']));
    const bad = await list('group=children');
    expect([bad.status, bad.body.issues]).toEqual([
      400,
      [
        {
          field: 'querystring.group',
          message: 'group must be one of books, sounds, owners, families',
        },
      ],
    ]);
  });

  test('an editor sees what concerns books alone', async () => {
    expect(await listOf('sam')).not.toContainEqual(
      expect.objectContaining({ kind: 'owner.removed' }),
    );
    const [removal] = await read('/api/admin/changes?group=owners', owner);
    const removed = await read(`/api/admin/changes/${removal.id}`, owner);
    expect(removed.changes).toEqual([{ field: 'role', before: 'editor' }]);
    // The owner has the name of a book.
    expect(removed.bookId).toBeNull();
    const path = `/api/admin/books/sam/changes/${removal.id}`;
    expect((await library.call('GET', path, { admin: editor })).status).toBe(404);
    expect((await restore(removal, 1)).status).toBe(404);
    const [ofFlip] = await listOf('flip');
    const other = `/api/admin/books/sam/changes/${ofFlip?.id}`;
    expect((await library.call('GET', other, { admin: editor })).status).toBe(404);
    for (const one of ['/api/admin/changes', `/api/admin/changes/${ofFlip?.id}`]) {
      const { status, body } = await library.call('GET', one, { admin: editor });
      expect([status, body.code]).toEqual([403, 'owners_only']);
    }
  });

  test('after thirty days the words are gone, and cannot be restored', async () => {
    const [change] = await listOf('sam', '?restorable=true');
    library.clock.now += 30 * DAY;
    // The sessions have ended, too.
    editor = await library.adminToken('editor');
    expect(await listOf('sam', '?restorable=true')).toEqual([]);
    expect(await listOf('sam')).toContainEqual({ ...change, restorableUntil: null });
    const { changes, isWithoutWords } = await read(`/api/admin/books/sam/changes/${change?.id}`);
    expect(changes.map(({ field }: { field: string }) => field)).not.toContain('content');
    expect(isWithoutWords).toBe(true);
    const answer = await restore(change);
    expect([answer.status, answer.body.message]).toEqual([
      404,
      'The record keeps the words of a book for 30 days, so there is nothing to restore.',
    ]);
    const none = await restore({ id: NONE } as Change, 1);
    expect([none.status, none.body.message]).toEqual([404, 'The record has no such change.']);
  });

  test('a deleted book cannot be restored, and its changes stay on record', async () => {
    await save('sam', { ...inline(['Sam ran.']), levelReason: null });
    library.clock.now += 1000;
    await library.call('DELETE', '/api/books/sam', { admin: editor });
    owner = await library.adminToken();
    const [deletion, change] = await read('/api/admin/changes?subject=sam', owner);
    expect([deletion, change]).toMatchObject([
      { kind: 'book.deleted', subject: { name: 'Sam' } },
      { kind: expect.stringMatching(/^book\.(changed|restored)$/) },
    ]);
    for (const one of [deletion, change]) {
      const answer = await restore(one, 1);
      expect([answer.status, answer.body.message]).toEqual([
        404,
        'This book was deleted. Deleting is final, so it cannot be restored.',
      ]);
      expect((await read(`/api/admin/changes/${one.id}`, owner)).bookId).toBeNull();
    }
  });
});
