// The inline runs of a page, such as its paragraphs and headings. A sentence never goes on from one run to the next.
import { inlineTags } from '../../contracts/book-content.ts';

function isInline(node: Node): boolean {
  if (node instanceof Text) return true;
  return (
    node instanceof Element &&
    inlineTags.has(node.localName) &&
    [...node.childNodes].every(isInline)
  );
}

/** Returns the inline runs below `parent` in reading order, each as sibling nodes. */
export function inlineRunsOf(parent: ParentNode): ChildNode[][] {
  let nodes: ChildNode[] = [];
  const runs = [nodes];
  for (const child of parent.childNodes) {
    if (isInline(child)) nodes.push(child);
    else {
      if (child instanceof Element) runs.push(...inlineRunsOf(child));
      runs.push((nodes = []));
    }
  }
  return runs.filter((run) => run.length > 0);
}

/** Returns the text of an inline run as a child reads it: a line break is a space, and ruby annotations are left out. */
export function textOfRun(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (node instanceof Text) return node.data;
      if (node.nodeName === 'BR') return ' ';
      return node.nodeName === 'RT' ? '' : textOfRun([...node.childNodes]);
    })
    .join('');
}
