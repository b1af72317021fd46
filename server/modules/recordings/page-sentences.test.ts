import { expect, test } from 'vitest';
import { sentencesByPage } from './page-sentences.ts';

test.each([
  ['<section><p>Sam sat. Pam ran!</p></section>', [['Sam sat.', 'Pam ran!']]],
  ['<section><p>Sam sat</p><p>on a mat.</p></section>', [['Sam sat', 'on a mat.']]],
  ['<section><p>Sam<br>sat.</p></section>', [['Sam sat.']]],
  ['<section><h2>Sam</h2>Pam <em>ran</em>.<p>Tim.</p></section>', [['Sam', 'Pam ran.', 'Tim.']]],
  ['<section><p><ruby>Sam<rt>sæm</rt></ruby> sat.</p></section>', [['Sam sat.']]],
  ['<section><p> Sam&nbsp; sat\u200b. </p></section>', [['Sam sat.']]],
  ['<section><img src="a"><p>…</p></section>', [[]]],
  ['<p>Sam sat.</p><section>Pam ran.</section>', [['Sam sat.', 'Pam ran.']]],
  ['', []],
])('the sentences of %s', (content, pages) => {
  expect(sentencesByPage(content)).toEqual(pages);
});
