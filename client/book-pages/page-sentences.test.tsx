import { expect, test } from 'vitest';
import { pagesOf } from './content.ts';
import { sentencesOfPage } from './page-sentences.ts';

test.each([
  [
    'a sentence ends with its paragraph',
    '<p>Sam sat</p><p>Pip ran. A dog!</p>',
    ['Sam sat', 'Pip ran.', 'A dog!'],
  ],
  ['a line break is a space', '<p>Sam<br>sat. Pip<br>\n ran.</p>', ['Sam sat.', 'Pip ran.']],
  [
    'a word may be in several elements',
    '<p>A c<em>a</em>t s<b>at. P</b>ip ran.</p>',
    ['A cat sat.', 'Pip ran.'],
  ],
  [
    'the picture and its text are left out',
    '<img src="/public-objects/a.png" alt="A cat."><p>Sam sat.</p>',
    ['Sam sat.'],
  ],
  ['ruby annotations are left out', '<p>A <ruby>cat<rt>kat</rt></ruby> sat.</p>', ['A cat sat.']],
  [
    'headings, lists and text beside them',
    '<h2>Sam</h2><ul><li>Pip</li><li>Tam</li></ul>Dot',
    ['Sam', 'Pip', 'Tam', 'Dot'],
  ],
  ['what has no words is no sentence', '<p>…</p><p>Sam sat.</p><p>&nbsp;</p>', ['Sam sat.']],
])('%s', (_, html, sentences) => {
  const [page] = pagesOf(`<section>${html}</section>`);
  expect(page && sentencesOfPage(page)).toEqual(sentences);
});
