// The pages of an inline book: as its owner writes them, and as they stand in its content.
import {
  type InlinePage,
  type keptPage,
  renderPage,
  renderPages,
} from '../../contracts/inline-pages.ts';
import type { z } from 'zod';
import { badFields } from '../errors.ts';
import { decode, splitPages } from './stored-html.ts';

export type KeptPage = z.output<typeof keptPage>;

/** One spelling of what the sanitiser and a page's rendering write differently. */
const plain = (html: string) =>
  html
    .replaceAll(/\s*\/>/g, '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/> (?=<(?:p|img)\b)/g, '>')
    .trim();

const SIMPLE = /^\s*(?:<img ([^>]*)>)?((?:\s*<p>.*?<\/p>)*)\s*$/s;

function readSimple(html: string): KeptPage | null {
  const [whole, attributes, paragraphs = ''] = SIMPLE.exec(html) ?? [];
  if (whole === undefined) return null;
  const attribute = (name: string) =>
    new RegExp(`\\b${name}="([^"]*)"`).exec(attributes ?? '')?.[1] ?? '';
  const words = [...paragraphs.matchAll(/<p>(.*?)<\/p>/gs)].map(([, inner = '']) =>
    decode(inner.replaceAll(/\s+/g, ' ').replaceAll(/\s*<br\s*\/?>\s*/g, '\n')).trim(),
  );
  const picture = {
    address: decode(attribute('src')),
    alt: decode(attribute('alt')),
    width: Number(attribute('width')) || null,
    height: Number(attribute('height')) || null,
  };
  return { picture: attributes ? picture : null, words: words.join('\n\n'), html: null };
}

/** A page that would not come back the same from a picture and plain words stays HTML. */
function readPage(html: string): KeptPage {
  const simple = readSimple(html);
  if (simple !== null && plain(renderPage(simple)) === plain(html)) return simple;
  return { picture: null, words: '', html: html.trim() };
}

/** The pages of a book's content as it is stored. */
export const readPages = (content: string): KeptPage[] => splitPages(content).map(readPage);

/**
 * The content of a book, sanitised. Throws `invalid_request` where nothing of a page's HTML may be
 * shown.
 */
export async function composeContent(pages: readonly InlinePage[]): Promise<string> {
  // Fetched when it is needed: the sanitiser is large, and new books are rare.
  const { sanitizeContent } = await import('./content.ts');
  const issues = pages.flatMap(({ html }, index) => {
    if (!html || /[\p{L}\p{N}]|<img\b/u.test(sanitizeContent(html).replace(/<(?!img)[^>]*>/g, '')))
      return [];
    const message = `Page ${index + 1} has nothing that may be shown: words, or a picture of the library`;
    return [{ field: `content.${index}.html`, message }];
  });
  // Each names its page.
  if (issues.length > 0) throw badFields(issues, { tell: ({ message }) => message });
  const safe = pages.map((page) =>
    page.html ? { ...page, html: sanitizeContent(page.html) } : page,
  );
  return sanitizeContent(renderPages(safe));
}
