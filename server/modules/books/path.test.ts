// The path of a child: its steps, how many of their books the child has finished, and where the child is.
import { beforeAll, describe, expect, test } from 'vitest';
import type { NewBookRow } from '../catalogue/book-rows.ts';
import { engines } from '../../test-support/databases.ts';
import { type Library, openLibrary, testBook } from '../../test-support/library.ts';

function book(id: string, level: number, step: string | null, sounds: string[] | null): NewBookRow {
  const row = testBook({ id, title: id, category: `level${level}` as 'level1', content: null });
  return { ...row, step, phonograms: sounds && JSON.stringify(sounds) };
}

const books = [
  book('sh-one', 2, '2.1', ['sh:ship']),
  book('sh-two', 2, '2.1', ['sh:ship']),
  book('beats', 1, '1.10', []),
  book('moon', 3, '3.4', ['oo:moon']),
  // A flipbook whose words are not known has the last step of its level.
  book('flip', 1, null, null),
];

describe.each(engines)('the path over %s', (engine) => {
  let library: Library;
  let children = 0;
  beforeAll(async () => {
    library = await openLibrary(engine, books);
  });

  async function child(readingLevel: number): Promise<string> {
    const as = await library.subscriber(`walker-${++children}`);
    await library.call('POST', '/api/auth/firebase/sync', { as, body: { readingLevel } });
    return as;
  }
  const finish = (as: string, id: string) =>
    library.call('POST', `/api/progress/${id}/complete`, { as });
  async function pathOf(as: string) {
    const { status, body } = await library.call('GET', '/api/path', { as });
    expect(status).toBe(200);
    return body;
  }
  const finishedOn = async (as: string) =>
    (await pathOf(as)).steps.map(({ finished }: { finished: number }) => finished);

  test('has the steps that have books, in teaching order', async () => {
    const { step, steps } = await pathOf(await child(2));
    expect(step).toBe('2.1');
    expect(steps).toEqual([
      { id: '1.10', level: 1, face: 'pic·nic', title: 'Two syllables', books: 2, finished: 0 },
      { id: '2.1', level: 2, face: 'ck sh', title: 'ck sh', books: 2, finished: 0 },
      { id: '3.4', level: 3, face: 'oo', title: 'oo ou ow oi oy', books: 1, finished: 0 },
    ]);
  });

  test('counts the finished books of the child who asks, and not those begun', async () => {
    const [as, other] = [await child(2), await child(2)];
    await finish(as, 'sh-one');
    await finish(other, 'moon');
    await library.call('POST', '/api/progress', { as, body: { bookId: 'flip', currentPage: 1 } });
    expect(await finishedOn(as)).toEqual([0, 1, 0]);
    expect(await finishedOn(other)).toEqual([0, 0, 1]);
  });

  test('the child goes on to the next step when the sounds of a step are met', async () => {
    const as = await child(2);
    await finish(as, 'sh-one');
    expect((await pathOf(as)).step).toBe('3.4');
    await finish(as, 'moon');
    expect((await pathOf(as)).step).toBe('3.4');
  });

  test('a marked book is finished, and the child goes on once it is read', async () => {
    const [sounded, shaped] = [await child(2), await child(1)];
    const mark = (as: string, id: string) =>
      library.call('POST', `/api/progress/${id}/complete`, { as, body: { marked: true } });
    await mark(sounded, 'sh-one');
    expect(await finishedOn(sounded)).toEqual([0, 1, 0]);
    expect((await pathOf(sounded)).step).toBe('2.1');
    await finish(sounded, 'sh-one');
    expect((await pathOf(sounded)).step).toBe('3.4');
    // A step without sounds, and a book that has none.
    await mark(shaped, 'beats');
    expect((await pathOf(shaped)).step).toBe('1.10');
    await finish(shaped, 'beats');
    expect((await pathOf(shaped)).step).toBe('2.1');
  });

  test('the step may be one that has no book', async () => {
    expect((await pathOf(await child(9))).step).toBe('9.1');
  });

  test('says how the sounds of its books are said', async () => {
    const { sounds } = await pathOf(await child(2));
    expect(sounds).toMatchObject({ 'sh:ship': 'ʃ', 'oo:moon': 'uː', 'oo:book': 'ʊ' });
    expect(Object.values(sounds)).not.toContain('');
  });

  test('lists the books of one step, with their fit', async () => {
    const as = await child(2);
    const ask = (query: string) => library.call('GET', `/api/books${query}`, { as });
    const ids = (body: { id: string }[]) => body.map(({ id }) => id);
    const { body } = await ask('?step=2.1');
    expect(ids(body)).toEqual(['sh-one', 'sh-two']);
    expect(body[0].fit).toEqual({ newSounds: ['sh:ship'], after: '1.10' });
    expect(ids((await ask('?step=1.10')).body)).toEqual(['beats', 'flip']);
    expect((await ask('?step=4.1')).body).toEqual([]);
    await finish(as, 'sh-one');
    expect(ids((await ask('?step=2.1&sort=fit')).body)).toEqual(['sh-two', 'sh-one']);
    expect(ids((await ask('?step=2.1&state=finished')).body)).toEqual(['sh-one']);
  });

  test.each(['?step=', '?step=1.11', '?step=2'])('a list of %s is refused', async (query) => {
    const { status, body } = await library.call('GET', `/api/books${query}`, {
      as: await child(1),
    });
    expect([status, body.issues[0].field]).toEqual([400, 'querystring.step']);
  });
});
