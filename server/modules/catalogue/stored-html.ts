// A book's content as it is stored, which is to say sanitised. A parser reads it: an expression that looks
// for the ends of tags goes over some texts again and again, and whoever waits for the library waits with it.
import { type ChildNode, isTag } from 'domhandler';
import { Parser, parseDocument } from 'htmlparser2';
import { partingTags } from '../../../contracts/book-content.ts';
import { oneSpaced } from '../../../domain/text.ts';

/** The nodes of a piece of content that stand in nothing else. */
export const parse = (html: string): ChildNode[] => parseDocument(html).children;

/**
 * The HTML of each page: a section that stands in nothing else is a page, and what stands beside sections
 * belongs to the page that follows, or to the last one. As in the reader (`client/book-pages/`).
 */
export function splitPages(content: string): string[] {
  const { children } = parseDocument(content, { withStartIndices: true, withEndIndices: true });
  const cut = (from: number, last: ChildNode | undefined) =>
    content.slice(from, (last?.endIndex ?? from - 1) + 1);
  const pages: string[] = [];
  let from = 0;
  for (const node of children) {
    if (!isTag(node) || node.name !== 'section') continue;
    const [first] = node.children;
    const before = content.slice(from, node.startIndex ?? from);
    pages.push(before + cut(first?.startIndex ?? 0, node.children.at(-1)));
    from = (node.endIndex ?? 0) + 1;
  }
  const rest = content.slice(from);
  if (rest.trim() !== '') pages.push((pages.pop() ?? '') + rest);
  return pages;
}

/** What a child reads there, on one line. What is written above a word (`<rt>`) is none of it. */
export function readText(html: string): string {
  let text = '';
  let above = 0;
  const part = (name: string, step: 1 | -1) => {
    if (name === 'rt') above += step;
    else if (partingTags.includes(name)) text += ' ';
  };
  const parser = new Parser({
    onopentagname: (name) => part(name, 1),
    onclosetag: (name) => part(name, -1),
    ontext: (piece) => {
      if (above === 0) text += piece;
    },
  });
  parser.end(html);
  return oneSpaced(text).trim();
}
