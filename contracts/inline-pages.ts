// The pages of an inline book as the owner writes them, and their conversion to HTML.
import { z } from 'zod';
import { oneSpaced } from '../domain/text.ts';
import { isStoredAddress } from './addresses.ts';
import { countMarks, isNestedTooDeep, MOST_MARKS, TOO_MANY_MARKS, TYPED } from './book-content.ts';
import { LONGEST_BOOK_TEXT } from './phonics.ts';
import { text } from './text.ts';

export const MOST_PAGES = 300;
export const TOO_LONG = `The words of a book can have at most ${LONGEST_BOOK_TEXT} characters`;

const side = z.int().min(1).max(9999).nullish();

const picture = z.strictObject({
  address: text('Picture', 500).refine(
    isStoredAddress,
    'Picture must be a path beginning /public-objects/',
  ),
  /** The alternative text. */
  alt: text('Description of the picture', 500).default(''),
  /** In pixels. */
  width: side,
  height: side,
});

const page = z.strictObject({
  picture: picture.nullish(),
  /** Plain text: an empty line begins a paragraph, another line break begins a line. */
  words: text('Words', 5000, 'lines').default(''),
  /** HTML instead of picture and words, for a page with another layout. */
  html: text('HTML', 20_000, 'lines')
    .refine((html) => !/<\/?section\b/i.test(html), 'HTML of a page cannot have a section in it')
    .refine((html) => !isNestedTooDeep(html), 'HTML has too many tags inside each other')
    .nullish(),
});

/** A page of an inline book: a picture, words or both, or else HTML. */
export type InlinePage = z.output<typeof page>;

export const inlinePages = z
  .array(page, { error: 'Content must be a list of pages' })
  .min(1, 'A book has at least one page')
  .max(MOST_PAGES, `A book can have at most ${MOST_PAGES} pages`)
  .superRefine((pages, { addIssue }) => {
    for (const [index, { picture, words, html }] of pages.entries()) {
      const refuse = (field: string, message: string) =>
        addIssue({ code: 'custom', path: [index, field], message: `Page ${index + 1} ${message}` });
      if (html && (picture || words)) refuse('html', 'has HTML beside a picture or words');
      if (!html && !picture && words === '') refuse('words', 'has neither a picture nor words');
    }
    const letters = pages.reduce((sum, { words }) => sum + words.length, 0);
    if (letters > LONGEST_BOOK_TEXT) addIssue({ code: 'custom', message: TOO_LONG });
    const marks = pages.reduce(
      (sum, { words, html, picture }) =>
        sum + countMarks(html ?? '') + countMarks(words + (picture?.alt ?? ''), TYPED),
      0,
    );
    if (marks > MOST_MARKS) addIssue({ code: 'custom', message: TOO_MANY_MARKS });
  });

/** A page as stored. */
export const keptPage = z.object({
  picture: z
    .object({
      address: z.string(),
      alt: z.string(),
      width: z.number().nullable(),
      height: z.number().nullable(),
    })
    .nullable(),
  words: z.string(),
  html: z.string().nullable(),
});

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/** Returns the HTML of a page, without the section element around it. */
export function renderPage({ picture, words, html }: InlinePage): string {
  if (html) return html;
  const sides = (['width', 'height'] as const).map((name) =>
    picture?.[name] ? ` ${name}="${picture[name]}"` : '',
  );
  const image = picture
    ? `<img src="${escape(picture.address)}" alt="${escape(picture.alt)}"${sides.join('')}>`
    : '';
  return (
    image +
    paragraphsOf(words)
      .map((one) => `<p>${one}</p>`)
      .join('')
  );
}

/** Returns the paragraphs as HTML, with `<br>` between lines. */
function paragraphsOf(words: string): string[] {
  return words
    .split(/\r?\n[^\S\n]*\n\s*/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => escape(oneSpaced(line.trim())))
        .filter(Boolean)
        .join('<br>'),
    )
    .filter(Boolean);
}

/** Returns the HTML of a book: a section for each page. */
export function renderPages(pages: readonly InlinePage[]): string {
  return pages.map((page) => `<section>${renderPage(page)}</section>`).join('\n');
}
