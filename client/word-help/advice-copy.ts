import type { ShownWord } from './word-split.ts';

/** Returns short advice on how to read a word. */
export function adviceOf({ parts, isWhole }: ShownWord): { text: string; isHeart: boolean } {
  const hearts = parts.filter(({ level }) => level === null).map(({ letters }) => letters);
  if (parts.length === 0) return { text: 'Ask a grown-up', isHeart: false };
  if (isWhole || hearts.length === parts.length) {
    return { text: 'Learn this word by heart', isHeart: true };
  }
  if (hearts.length === 0) return { text: 'Sound it out', isHeart: false };
  const what = hearts.length === 1 ? 'this part' : 'these parts';
  return { text: `Learn ${what} by heart: ${hearts.join(', ')}`, isHeart: true };
}
