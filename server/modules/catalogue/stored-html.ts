// Reads the stored, sanitised content of a book with a parser. A regular expression that looks for the ends of
// tags would take quadratic time on some texts, and block the server.
import { type ChildNode, isTag } from 'domhandler';
import { Parser, parseDocument } from 'htmlparser2';
import { separatingTags } from '../../../contracts/book-content.ts';
import { oneSpaced } from '../../../domain/text.ts';

/** Returns the top-level nodes of some content. */
export const parse = (html: string): ChildNode[] => parseDocument(html).children;

/**
 * Returns the HTML of each page. Each top-level section is a page; content outside of sections belongs to the
 * page that follows, or to the last page. The reader splits pages in the same way (`client/book-pages/`).
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

/** Returns the text that a child reads, on one line, without ruby annotations (`<rt>`). */
export function readText(html: string): string {
  let text = '';
  let rubyDepth = 0;
  const onTag = (name: string, step: 1 | -1) => {
    if (name === 'rt') rubyDepth += step;
    else if (separatingTags.includes(name)) text += ' ';
  };
  const parser = new Parser({
    onopentagname: (name) => onTag(name, 1),
    onclosetag: (name) => onTag(name, -1),
    ontext: (piece) => {
      if (rubyDepth === 0) text += piece;
    },
  });
  parser.end(html);
  return oneSpaced(text).trim();
}
