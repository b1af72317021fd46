// Direct speech may begin in one sentence and end in another. Shown alone, each sentence gets both quotation marks.

interface Marks {
  open: string;
  close: string;
  /** Where speech may begin and end. An apostrophe ends none: speech ends with punctuation. */
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

/** Direct speech, with the positions of its marks on the page. */
interface Speech {
  marks: Marks;
  from: number;
  to: number;
}

/**
 * Finds all speech on a page within one kind of marks. A long speech opens again at each paragraph, and closes only
 * at its end. Any other mark without a partner is ignored.
 */
function findSpeech(page: string, marks: Marks): Speech[] {
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
 * Returns the sentences of a page, with the missing marks added to each sentence in which speech goes on. The
 * sentences are separated by one space on the page. A mark without a partner on the page stays alone.
 */
export function markSpeech(page: string, sentences: readonly string[]): string[] {
  const speeches = KINDS.flatMap((kind) => findSpeech(page, kind)).sort((a, b) => a.from - b.from);
  let [start, next] = [0, 0];
  let open: Speech[] = [];
  return sentences.map((sentence) => {
    const before = open.map(({ marks }) => marks.open);
    const end = start + sentence.length;
    for (let one = speeches[next]; one && one.from < end; one = speeches[++next]) open.push(one);
    const after = open.filter(({ to }) => to >= end).map(({ marks }) => marks.close);
    start = end + 1;
    open = open.filter(({ to }) => to >= start);
    return [...before, sentence, ...after.reverse()].join('');
  });
}
