import { expect, it } from 'vitest';
import type { Book } from '../../contracts/books.ts';
import { bookOf, cardOf, contentOf } from '../test-support/shelf.ts';
import { addressesOf } from './book-files.ts';

const voice = {
  sounds: { s: '/api/voice/1', sh: '/api/voice/2' },
  prompts: { 'well-done': '/api/voice/3' },
  words: { sam: '/api/voice/4', shop: '/api/voice/5' },
};
const nothing = { sounds: {}, prompts: {}, words: {} };
const book = (changes: Partial<Book>) => bookOf(cardOf('Sam', 'level1'), changes);

it('a book needs its cover, its hero, and the pictures of its pages, each once', () => {
  const content = contentOf([
    '<img src="/public-objects/books/one.webp" alt=""><p>Sam sat.</p>',
    '<p>Pat sat.</p><img src="/public-objects/books/two.webp">',
    '<img src="/public-objects/books/one.webp"><img alt="">',
  ]);
  expect(
    addressesOf(book({ content, heroImageUrl: '/public-objects/hero.webp' }), nothing),
  ).toEqual([
    '/public-objects/sam-cover.svg',
    '/public-objects/hero.webp',
    '/public-objects/books/one.webp',
    '/public-objects/books/two.webp',
  ]);
});

it('a cover and a hero of another host, and pictures that the reader does not show, are left out', () => {
  const elsewhere = 'https://pictures.example.com/one.webp';
  const content = contentOf([`<img src="${elsewhere}"><img src="/api/auth/user"><p>Sam.</p>`]);
  const changes = { content, coverImageUrl: elsewhere, heroImageUrl: elsewhere };
  expect(addressesOf(book(changes), nothing)).toEqual([]);
});

it('a book needs the recordings of its narration, of its words and their sounds, and of the prompts', () => {
  const words: Book['words'] = {
    parts: [{ letters: 's', sound: 's', level: 1, example: 'sat', phonogram: 's:sat' }],
    splits: { sam: [0], constructor: [0] },
    heartWords: [],
  };
  const url = '/api/books/sam/narration/6';
  const narration = [{ page: 1, text: 'Sam.', isWholePage: false, seconds: 1, url }];
  expect(addressesOf(book({ coverImageUrl: null, words, narration }), voice)).toEqual([
    url,
    '/api/voice/1',
    '/api/voice/3',
    '/api/voice/4',
  ]);
});
