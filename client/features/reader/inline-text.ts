// The text of a stretch of a page as a reader sees it, and where each of its characters stands: a word
// or a sentence may begin in one node and end in another, as in 'c<em>a</em>t'.

export interface InlineText {
  text: string;
  /**
   * What lies from character `start` to before `end`, of which `range` is made: every range there is slows
   * each change of its document.
   */
  rangeOf(start: number, end: number, range?: Range): Range;
  /** How many characters come before a node. */
  startOf(node: Node): number;
}

export function readText(root: Element): InlineText {
  const places: { node: Text; start: number }[] = [];
  let text = '';
  const read = (node: Node): void => {
    if (node instanceof Text) {
      places.push({ node, start: text.length });
      text += node.data;
    } else if (node.nodeName === 'BR') {
      text += ' ';
    } else if (node.nodeName !== 'RT') {
      // How ruby is said stands over the words and is none of them.
      node.childNodes.forEach(read);
    }
  };
  read(root);

  const placeOf = (character: number) => {
    const place = places.findLast(({ start }) => start <= character);
    if (place === undefined) throw new RangeError(`There is no character ${character}`);
    return place;
  };
  return {
    text,
    rangeOf(start, end, range = root.ownerDocument.createRange()) {
      const first = placeOf(start);
      const last = placeOf(end - 1);
      range.setStart(first.node, Math.min(start - first.start, first.node.length));
      range.setEnd(last.node, Math.min(end - last.start, last.node.length));
      return range;
    },
    startOf(node) {
      return places.find((place) => node.contains(place.node))?.start ?? 0;
    },
  };
}
