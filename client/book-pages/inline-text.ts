// The text of an inline run of a page as the reader sees it, and the node of each character. A word
// or a sentence may begin in one node and end in another, as in 'c<em>a</em>t'.

export interface InlineText {
  text: string;
  /**
   * Sets `range` to the characters from `start` up to, but not including, `end`, and returns it.
   * Pass a range to reuse it: every live range slows down changes to its document.
   */
  rangeOf(start: number, end: number, range?: Range): Range;
  /** Returns how many characters come before a node. */
  startOf(node: Node): number;
}

export function readText(root: Element): InlineText {
  const textNodes: { node: Text; start: number }[] = [];
  let text = '';
  const read = (node: Node): void => {
    if (node instanceof Text) {
      textNodes.push({ node, start: text.length });
      text += node.data;
    } else if (node.nodeName === 'BR') {
      text += ' ';
    } else if (node.nodeName !== 'RT') {
      // RT holds the pronunciation above a ruby word. It is not part of the text.
      node.childNodes.forEach(read);
    }
  };
  read(root);

  const nodeAt = (character: number) => {
    const entry = textNodes.findLast(({ start }) => start <= character);
    if (entry === undefined) throw new RangeError(`There is no character ${character}`);
    return entry;
  };
  return {
    text,
    rangeOf(start, end, range = root.ownerDocument.createRange()) {
      const first = nodeAt(start);
      const last = nodeAt(end - 1);
      range.setStart(first.node, Math.min(start - first.start, first.node.length));
      range.setEnd(last.node, Math.min(end - last.start, last.node.length));
      return range;
    },
    startOf(node) {
      return textNodes.find((entry) => node.contains(entry.node))?.start ?? 0;
    },
  };
}
