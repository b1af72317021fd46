import { expect, test } from 'vitest';
import { contentOf } from '../test-support/shelf.ts';
import { pagesOf } from './content.ts';
import { readerPagesOf } from './reader-pages.ts';

test('a page with several pictures appears with them: none is decoded later', () => {
  const picture = (name: string) => `<img src="/public-objects/${name}.svg" alt="">`;
  const [page] = pagesOf(contentOf([`<p>Sam</p>${picture('hat')}${picture('cat')}`]));
  expect(page?.pictures).toEqual(['/public-objects/hat.svg', '/public-objects/cat.svg']);
  expect(page?.html.match(/decoding="sync"/g)).toHaveLength(2);
});

test('the pages of the last book are made once', () => {
  const content = contentOf(['<p>Sam got a hat.</p>']);
  const pages = readerPagesOf(content);
  expect(pages[0]?.html).toContain('role="button"');
  expect(readerPagesOf(content)).toBe(pages);
  expect(readerPagesOf(contentOf(['<p>Sam sat.</p>']))[0]?.html).toContain('sat');
});
