import { describe, expect, test } from 'vitest';
import { wholeBookOf } from '../../../test-support/shelf.ts';
import { toBookState, newInlineDraft, createResolver } from './edited-book.ts';
import type { BookState, TypedBook } from '../drafts/drafts.ts';
import { newPage } from '../drafts/typed-pages.ts';

const picture = { address: '/public-objects/a.webp', alt: 'Sam', width: 8, height: 6 };
const whole = wholeBookOf({
  ...{ title: 'Sam', category: 'level2', version: 3 },
  content: [
    { picture, words: 'Sam sat.', html: null },
    { picture: null, words: '', html: '<h2>Sam</h2>' },
  ],
});

test('an unchanged inline book is sent with its stored values', async () => {
  const edited = toBookState(whole);
  expect(await createResolver(edited)(edited.book)).toEqual({
    errors: {},
    values: {
      ...{ title: 'Sam', author: null, description: null, category: 'level2' },
      ...{ coverImageUrl: null, heroImageUrl: null, levelReason: null },
      ...{ flipbookType: 'html', version: 3 },
      content: whole.content,
    },
  });
});

describe('the series', () => {
  const inShips = toBookState({ ...whole, series: 'Ships', seriesNumber: 2 });
  const send = (stored: BookState, fields: Partial<TypedBook>) =>
    createResolver({ ...stored, found: stored })({ ...stored.book, ...fields });

  test('is not sent of a book that has none and had none, so that an earlier release takes it', async () => {
    const { values } = await send(toBookState(whole), { title: 'Pam', series: ' ' });
    expect(values).toMatchObject({ title: 'Pam' });
    expect(Object.keys(values)).not.toContain('series');
    expect(Object.keys(values)).not.toContain('seriesNumber');
  });

  test('is sent of a book that gets one, has one, or is taken out of one', async () => {
    const named = { series: 'Ships', seriesNumber: '' };
    expect((await send(toBookState(whole), named)).values).toMatchObject({ series: 'Ships' });
    const kept = { series: 'Ships', seriesNumber: 2 };
    expect((await send(inShips, { title: 'Pam' })).values).toMatchObject(kept);
    expect((await send(inShips, named)).values).toMatchObject({ ...kept, seriesNumber: null });
    const gone = { series: null, seriesNumber: null };
    expect((await send(inShips, { series: '', seriesNumber: '' })).values).toMatchObject(gone);
  });

  test('is missed where there is a number alone', async () => {
    const { errors } = await send(toBookState(whole), { seriesNumber: '2' });
    expect(Object.keys(errors)).toEqual(['seriesNumber']);
  });
});

test('a flipbook is sent with its text and without pages', async () => {
  const edited = toBookState({
    ...{ ...whole, flipbookType: 'fliphtml5', content: null, text: 'A cat.' },
    flipbookUrl: 'https://books.example.com/cat',
  });
  const { values } = await createResolver(edited)(edited.book);
  expect(values).toMatchObject({ text: 'A cat.', flipbookType: 'fliphtml5', version: 3 });
  expect(Object.keys(values)).not.toContain('content');
});

test('a new book is sent without a version, and missing fields give errors', async () => {
  const draft = newInlineDraft();
  const { errors } = await createResolver(draft)(draft.book);
  expect(Object.keys(errors)).toEqual(['title', 'content']);
  const { values } = await createResolver({ pages: [newPage({ words: 'Sam' })], version: 0 })({
    ...draft.book,
    title: 'Sam',
  });
  expect(Object.keys(values)).not.toContain('version');
});
