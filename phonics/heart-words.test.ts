import { describe, expect, it } from 'vitest';
import { openEngine } from './engine.ts';
import { heartWordsBy, heartWordsByLevel } from './heart-words.ts';

const { split } = openEngine();
const all = heartWordsByLevel.flatMap((words, index) =>
  words.map((word): [word: string, level: number] => [word, index + 1]),
);

describe('a heart word', () => {
  it.each(all)(
    'is needed, because it cannot be sounded out at its level: %s, level %i',
    (word, level) => {
      const { status, level: latest } = split(word);
      expect(status).not.toBe('unknown');
      expect(latest ?? 10).toBeGreaterThan(level);
    },
  );

  it('is listed once, in normalised form', () => {
    const words = all.map(([word]) => word);
    expect(new Set(words).size).toBe(words.length);
    expect(words).toEqual(words.map((word) => split(word).word));
  });

  it('is included in every later level', () => {
    expect(heartWordsByLevel).toHaveLength(9);
    expect(heartWordsBy(1)).toEqual(heartWordsByLevel[0]);
    expect(heartWordsBy(9)).toEqual(heartWordsByLevel.flat());
  });
});
