// The pages of an inline book: as its owner writes them, and as they stand in its content.
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

/** One spelling of what the sanitiser and a page's rendering write differently. */
const plain = (html: string) =>
  oneSpaced(html)
    .replaceAll(' />', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/> (?=<(?:p|img)\b)/g, '>')
    .trim();

const isBlank = (node: ChildNode) => isText(node) && node.data.trim() === '';
const isElement = (node: ChildNode | undefined, name: string): node is Element =>
  node !== undefined && isTag(node) && node.name === name;

/** The lines of a paragraph; null where it has more than text. */
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

/** A picture, paragraphs of plain text, or both; null for anything else. */
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

/** A page that would not come back the same from a picture and plain words stays HTML. */
function readPage(html: string): KeptPage {
  const simple = readSimple(html);
  if (simple !== null && plain(renderPage(simple)) === plain(html)) return simple;
  return { picture: null, words: '', html: html.trim() };
}

/** The pages of a book's content as it is stored. */
export const readPages = (content: string): KeptPage[] => splitPages(content).map(readPage);

/**
 * The content of a book, sanitised. Throws `invalid_request` where nothing of a page's HTML may be shown, and
 * for what is more than any book needs.
 */
export async function composeContent(pages: readonly InlinePage[]): Promise<string> {
  const sizes = pages.map(({ words, html }) =>
    html ? measure(html) : { attributes: 0, letters: words.length },
  );
  const sumOf = (name: 'attributes' | 'letters') => sizes.reduce((sum, one) => sum + one[name], 0);
  const message = excessOf({ attributes: sumOf('attributes'), letters: sumOf('letters') }).at(-1);
  if (message !== undefined) throw badFields([{ field: 'content', message }]);
  // Fetched when it is needed: the sanitiser is large, and new books are rare.
  const { sanitizeContent } = await import('./content.ts');
  const safe = pages.map((page) =>
    page.html ? { ...page, html: sanitizeContent(page.html) } : page,
  );
  const hasSomething = (html: string) => html.includes('<img ') || hasWords(readText(html));
  const issues = pages.flatMap(({ html }, index) => {
    if (!html || hasSomething(safe[index]?.html ?? '')) return [];
    const message = `Page ${index + 1} has nothing that may be shown: words, or a picture of the library`;
    return [{ field: `content.${index}.html`, message }];
  });
  // Each names its page.
  if (issues.length > 0) throw badFields(issues, { tell: ({ message }) => message });
  return sanitizeContent(renderPages(safe));
}
