// The browser and the server split the pages of a book into the same sentences: recordings are found by them.
import { expect, test } from 'vitest';
import { inlineBooks } from '../../content/books.ts';
import { renderContent } from '../../content/catalogue.ts';
import { splitPages } from '../../server/modules/catalogue/stored-html.ts';
import { sentencesByPage } from '../../server/modules/recordings/page-sentences.ts';
import { sentencesOfPage } from './page-sentences.ts';

const odd =
  '<section>Sam <em>s</em>at.<br>Pam<ul><li>A <b>cat</b>. A dog</li></ul><ruby>c<rt>k</rt></ruby>at</section>' +
  '<section><div>“Ship!” he said. <span>Mr. Fox <p>ran.</p></span> Then &amp; now.</div>… <i> A&nbsp;b </i></section>';

test.each([
  ...inlineBooks.map((book) => [book.id, renderContent(book, (path) => `/${path}`)] as const),
  ['a book with unusual markup', odd] as const,
])('%s', (_, content) => {
  const pages = sentencesByPage(content);
  expect(pages.flat().length).toBeGreaterThan(5);
  expect(splitPages(content).map((html) => sentencesOfPage({ html }))).toEqual(pages);
});
