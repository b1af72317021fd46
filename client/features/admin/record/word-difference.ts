// What differs between two texts, word by word.
import { diffIndices } from 'node-diff3';

export interface Part {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Beyond this many pairs of pieces a difference is shown as a whole: to compare them takes too long. */
const MOST_PAIRS = 1_000_000;

const linesOf = (text: string): string[] => text.split(/(?<=\n)/);
/** Words with the space after them: spaces alone would be found everywhere. */
const wordsOf = (text: string): string[] => text.split(/(?<=\s)(?=\S)/);

/** Returns the parts of both texts in order. The same and the removed parts are the first text, the same and the added ones the second. */
export function differenceBetween(before: string, after: string): Part[] {
  return merge(
    compare(linesOf(before), linesOf(after), (removed, added) =>
      compare(wordsOf(removed), wordsOf(added), whole),
    ),
  );
}

/** The end of a line that both have is the same: within the removed words it would part them from the new ones. */
function whole(removed: string, added: string): Part[] {
  const space = removed.slice(removed.trimEnd().length);
  const shared = space.includes('\n') && added.endsWith(space) ? space : '';
  return [
    { kind: 'removed', text: removed.slice(0, removed.length - shared.length) },
    { kind: 'added', text: added.slice(0, added.length - shared.length) },
    same([shared]),
  ];
}

/** Compares pieces. `inside` compares what differs further. */
function compare(
  before: readonly string[],
  after: readonly string[],
  inside: (removed: string, added: string) => Part[],
): Part[] {
  const start = countSame(before, after);
  const end = countSame(before.slice(start).reverse(), after.slice(start).reverse());
  return [
    same(before.slice(0, start)),
    ...compareMiddles(
      before.slice(start, before.length - end),
      after.slice(start, after.length - end),
      inside,
    ),
    same(before.slice(before.length - end)),
  ];
}

const same = (pieces: readonly string[]): Part => ({ kind: 'same', text: pieces.join('') });

/** Returns how many pieces both lists begin with. */
function countSame(one: readonly string[], other: readonly string[]): number {
  const first = one.findIndex((piece, index) => piece !== other[index]);
  return first === -1 ? one.length : first;
}

function compareMiddles(
  before: readonly string[],
  after: readonly string[],
  inside: (removed: string, added: string) => Part[],
): Part[] {
  if (before.length * after.length > MOST_PAIRS) return inside(before.join(''), after.join(''));
  const parts: Part[] = [];
  let at = 0;
  for (const { buffer1, buffer1Content, buffer2Content } of diffIndices([...before], [...after])) {
    const [from, length] = buffer1;
    parts.push(same(before.slice(at, from)));
    parts.push(...inside(buffer1Content.join(''), buffer2Content.join('')));
    at = from + length;
  }
  return [...parts, same(before.slice(at))];
}

/** Joins neighbours of one kind, and leaves out empty parts. */
function merge(parts: readonly Part[]): Part[] {
  const merged: Part[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (part.text === '') continue;
    if (last?.kind === part.kind) last.text += part.text;
    else merged.push({ ...part });
  }
  return merged;
}

/** How much of an unchanged part is shown around a change, in characters. */
const AROUND = 160;

/** Returns the parts with long unchanged ones cut to what is around a change. */
export function fold(parts: readonly Part[]): Part[] {
  return parts.map((part, index) => {
    if (part.kind !== 'same' || part.text.length <= 3 * AROUND) return part;
    const start = index === 0 ? '' : part.text.slice(0, AROUND);
    const end = index === parts.length - 1 ? '' : part.text.slice(-AROUND);
    return { ...part, text: `${start} … ${end}` };
  });
}
