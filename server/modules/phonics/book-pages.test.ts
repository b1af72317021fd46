import { expect, test } from 'vitest';
import { sanitizeContent } from '../catalogue/sanitize-content.ts';
import { pagesOfContent } from './book-pages.ts';

test.each<[string, string, string[]]>([
  ['no sections', '<p>Sam sat.</p><p>Pam ran.</p>', ['Sam sat. Pam ran.']],
  ['sections', '<section><p>Sam</p></section>\n<section>sat.</section>', ['Sam', 'sat.']],
  ['a picture', '<section><img src="/public-objects/a.svg" alt="A > ship">Sam</section>', ['Sam']],
  ['an empty page', '<section></section><section>Sam</section>', ['', 'Sam']],
  ['words before a section', '<h1>Sam</h1><section><p>sat.</p></section>', ['Sam sat.']],
  ['words after the last section', '<section>Sam</section><p>sat.</p>', ['Sam sat.']],
  [
    'sections in a section',
    '<section><section>Sam</section><br><section>sat.</section></section><section>Pam</section>',
    ['Sam sat.', 'Pam'],
  ],
  [
    'sections in a quotation',
    '<section>Sam</section><blockquote><section>sat.</section><section>Pam</section></blockquote>',
    ['Sam sat. Pam'],
  ],
  ['a word with a part of it marked', '<p>c<em>a</em>t <b>s</b><span>a</span>t</p>', ['cat sat']],
  ['lines', 'Sam<br>sat<hr>on<ul><li>a</li><li>mat</li></ul>', ['Sam sat on a mat']],
  ['a ruby annotation', '<ruby>sh<rt>two letters</rt></ruby>ip', ['ship']],
  [
    'entities',
    '<p>Don&#39;t &amp; &lt;do&gt; &quot;it&quot;, caf&eacute; &amp;lt;</p>',
    ['Don\'t & <do> "it", café &lt;'],
  ],
  ['a non-breaking space', '<p>Sam&nbsp;sat.\n\n  Pam</p>', ['Sam sat. Pam']],
  ['forbidden HTML', '<script>no</script><p onclick="x">Sam</p><style>p{}</style>', ['Sam']],
  ['nothing', '', ['']],
])('the pages of content with %s', (_, content, pages) => {
  expect(pagesOfContent(sanitizeContent(content))).toEqual(pages);
});
