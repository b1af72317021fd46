import { expect, test } from 'vitest';
import { wholeBookOf } from '../../../test-support/shelf.ts';
import { toBookState, newInlineDraft, createResolver } from './edited-book.ts';
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
