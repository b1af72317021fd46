// The sentences of a book, as the reader reads them aloud: the same rules as in client/book-pages/, on stored content.
import { type ChildNode, isTag, isText } from 'domhandler';
import { inlineTags } from '../../../contracts/book-content.ts';
import { cleanSentencesOf } from '../../../domain/sentences.ts';
import { parse, splitPages } from '../catalogue/stored-html.ts';

function isInline(node: ChildNode): boolean {
  if (isText(node)) return true;
  return isTag(node) && inlineTags.has(node.name) && node.children.every(isInline);
}

/** Returns the inline runs among these nodes and below, such as paragraphs, each as sibling nodes. */
function inlineRunsOf(siblings: readonly ChildNode[]): ChildNode[][] {
  let nodes: ChildNode[] = [];
  const runs = [nodes];
  for (const node of siblings) {
    if (isInline(node)) nodes.push(node);
    else {
      if (isTag(node)) runs.push(...inlineRunsOf(node.children));
      runs.push((nodes = []));
    }
  }
  return runs.filter((run) => run.length > 0);
}

/** Returns the text of an inline run: a line break is a space, and ruby annotations are left out. */
function textOfRun(nodes: readonly ChildNode[]): string {
  return nodes
    .map((node) => {
      if (isText(node)) return node.data;
      if (!isTag(node) || node.name === 'rt') return '';
      return node.name === 'br' ? ' ' : textOfRun(node.children);
    })
    .join('');
}

const sentencesOfPage = (html: string): string[] =>
  inlineRunsOf(parse(html)).flatMap((run) => cleanSentencesOf(textOfRun(run)));

/** Returns the cleaned sentences of each page of a book's stored content. */
export const sentencesByPage = (content: string): string[][] =>
  splitPages(content).map(sentencesOfPage);
