import { expect, test } from 'vitest';
import { heading, type Letter, link, list, text, toHtml, toText } from './letter.ts';

const letter: Letter = {
  subject: 'A <week>',
  parts: [
    heading('Zoë'),
    text('She read "Sam & Pam".'),
    list(['<b>Sam</b>', 'Pam']),
    link('Open', 'https://library.example.com/?a=1&b="2"'),
  ],
  footer: [text('Because you asked.')],
};

test('the text has every part, and the link with its address', () => {
  expect(toText(letter)).toBe(
    [
      ...['Zoë\n===', 'She read "Sam & Pam".', '- <b>Sam</b>\n- Pam'],
      ...['Open:\nhttps://library.example.com/?a=1&b="2"', '--', 'Because you asked.'],
    ].join('\n\n'),
  );
});

test('the HTML has the same words, escaped, and loads nothing', () => {
  const html = toHtml(letter);
  expect(html).toContain('<title>A &lt;week&gt;</title>');
  expect(html).toContain('<p>She read &quot;Sam &amp; Pam&quot;.</p>');
  expect(html).toContain('<ul><li>&lt;b&gt;Sam&lt;/b&gt;</li><li>Pam</li></ul>');
  expect(html).toContain('<a href="https://library.example.com/?a=1&amp;b=&quot;2&quot;"');
  expect(html).toContain('Because you asked.');
  expect(html).not.toMatch(/<b>|<img|<script|<link|src=|url\(/);
});
