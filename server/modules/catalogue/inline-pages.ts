// Converts the pages of an inline book between the owner's form and the stored HTML.
import {
  type InlinePage,
  type keptPage,
  renderPage,
  renderPages,
} from '../../../contracts/inline-pages.ts';
import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import type { z } from 'zod';
import { hasWords, oneSpaced } from '../../../domain/text.ts';
import { badFields } from '../../problems/problem.ts';
import { excessOf, measure } from './book-size.ts';
import { parse, readText, splitPages } from './stored-html.ts';

export type KeptPage = z.output<typeof keptPage>;

/** Normalises spelling that differs between the sanitiser and `renderPage`. */
const plain = (html: string) =>
  oneSpaced(html)
    .replaceAll(' />', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/> (?=<(?:p|img)\b)/g, '>')
    .trim();

const isBlank = (node: ChildNode) => isText(node) && node.data.trim() === '';
const isElement = (node: ChildNode | undefined, name: string): node is Element =>
  node !== undefined && isTag(node) && node.name === name;

/** Returns the lines of a paragraph; null if it has anything but text and line breaks. */
function readLines({ children }: Element): string | null {
  if (!children.every((node) => isText(node) || isElement(node, 'br'))) return null;
  return children
    .map((node) => (isText(node) ? oneSpaced(node.data) : '\n'))
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

/** Returns a page made of a picture, paragraphs of plain text, or both; null for any other HTML. */
function readSimple(html: string): KeptPage | null {
  const nodes = parse(html).filter((node) => !isBlank(node));
  const [first] = nodes;
  const image = isElement(first, 'img') ? first : null;
  const paragraphs = image ? nodes.slice(1) : nodes;
  const words = paragraphs.map((node) => (isElement(node, 'p') ? readLines(node) : null));
  if (words.includes(null)) return null;
  const { src = '', alt = '', width, height } = image?.attribs ?? {};
  const picture = {
    address: src,
    alt,
    width: Number(width) || null,
    height: Number(height) || null,
  };
  return { picture: image ? picture : null, words: words.join('\n\n'), html: null };
}

/** Returns the page as a picture and words if this loses nothing; otherwise as HTML. */
function readPage(html: string): KeptPage {
  const simple = readSimple(html);
  if (simple !== null && plain(renderPage(simple)) === plain(html)) return simple;
  return { picture: null, words: '', html: html.trim() };
}

/** Returns the pages of a book's stored content. */
export const readPages = (content: string): KeptPage[] => splitPages(content).map(readPage);

/**
 * Returns the sanitised content of a book. Throws `invalid_request` if the book is too large, or if nothing of
 * a page's HTML is left to show.
 */
export async function composeContent(pages: readonly InlinePage[]): Promise<string> {
  const sizes = pages.map(({ words, html }) =>
    html ? measure(html) : { attributes: 0, letters: words.length },
  );
  const sumOf = (name: 'attributes' | 'letters') => sizes.reduce((sum, one) => sum + one[name], 0);
  const message = excessOf({ attributes: sumOf('attributes'), letters: sumOf('letters') }).at(-1);
  if (message !== undefined) throw badFields([{ field: 'content', message }]);
  // Imported on demand: the sanitiser is large, and new books are rare.
  const { sanitizeContent } = await import('./sanitize-content.ts');
  const safe = pages.map((page) =>
    page.html ? { ...page, html: sanitizeContent(page.html) } : page,
  );
  const hasContent = (html: string) => html.includes('<img ') || hasWords(readText(html));
  const issues = pages.flatMap(({ html }, index) => {
    if (!html || hasContent(safe[index]?.html ?? '')) return [];
    const message = `Page ${index + 1} has nothing to show: it needs words, or a picture of the library`;
    return [{ field: `content.${index}.html`, message }];
  });
  // Each message names its page, so the field name is left out.
  if (issues.length > 0) throw badFields(issues, { tell: ({ message }) => message });
  return sanitizeContent(renderPages(safe));
}
