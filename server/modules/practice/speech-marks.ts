// What is said aloud may begin in one sentence and end in another: alone, each has both of its marks.

interface Marks {
  open: string;
  close: string;
  /** Where something said may begin and end. An apostrophe ends nothing: what is said ends with a stop. */
  opening: RegExp;
  closing: RegExp;
}

const KINDS: readonly Marks[] = [
  { open: '“', close: '”', opening: /“/g, closing: /”/g },
  {
    open: '‘',
    close: '’',
    opening: /‘(?!(?:[Tt]is|[Tt]was|em|[Tt]il|[Cc]ause|n)\b)/g,
    closing: /(?<=[.,!?…–—”])’(?!\w)/g,
  },
  { open: '"', close: '"', opening: /(?<![^\s(—–'])"(?=\S)/g, closing: /(?<=\S)"(?!\w)/g },
  {
    open: "'",
    close: "'",
    opening: /(?<![^\s(—–"])'(?=\S)(?!(?:[Tt]is|[Tt]was|em|[Tt]il|[Cc]ause|n)\b)/g,
    closing: /(?<=[.,!?…–—"])'(?!\w)/g,
  },
];

/** Something said, by the places of its marks. */
interface Speech {
  marks: Marks;
  from: number;
  to: number;
}

/**
 * All that is said on a page within marks of a kind. Marks are set again at each paragraph of a long speech, and
 * closed at its end alone; otherwise a mark without a partner is none.
 */
function speechOf(page: string, marks: Marks): Speech[] {
  const found: Speech[] = [];
  const openings = new Set([...page.matchAll(marks.opening)].map(({ index }) => index));
  const closings = new Set([...page.matchAll(marks.closing)].map(({ index }) => index));
  const isApostrophe = "'’".includes(marks.close);
  let from: number | null = null;
  for (const at of [...new Set([...openings, ...closings])].sort((a, b) => a - b)) {
    const isOpening: boolean = openings.has(at) && (from === null || !closings.has(at));
    if (from !== null && !(isOpening && isApostrophe)) {
      found.push({ marks, from, to: isOpening ? at - 1 : at });
    }
    from = isOpening ? at : null;
  }
  return found;
}

/**
 * The sentences of a page, a space between two, each with the marks of what was begun before it or goes on after
 * it. Where the page lacks the partner of a mark, it stays alone.
 */
export function markSpeech(page: string, sentences: readonly string[]): string[] {
  const said = KINDS.flatMap((kind) => speechOf(page, kind)).sort((a, b) => a.from - b.from);
  let [start, next] = [0, 0];
  let open: Speech[] = [];
  return sentences.map((sentence) => {
    const before = open.map(({ marks }) => marks.open);
    const end = start + sentence.length;
    for (let one = said[next]; one && one.from < end; one = said[++next]) open.push(one);
    const after = open.filter(({ to }) => to >= end).map(({ marks }) => marks.close);
    start = end + 1;
    open = open.filter(({ to }) => to >= start);
    return [...before, sentence, ...after.reverse()].join('');
  });
}
