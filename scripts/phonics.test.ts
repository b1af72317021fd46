import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'phonics-'));
function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

interface Answer {
  code: number | string;
  lines: unknown[];
  sentence: string;
}

function ask(...words: string[]): Promise<Answer> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/phonics.ts', ...words], (error, stdout, stderr) => {
      const lines = stdout.split('\n').filter(Boolean);
      resolve({
        code: error?.code ?? 0,
        lines: lines.map((line) => JSON.parse(line) as unknown),
        sentence: stderr.trim(),
      });
    });
  });
}

test('words are told one a line, with their parts', async () => {
  const { code, lines } = await ask('words', 'Ship', 'said', 'night', 'blorp', 'colonel');
  expect(code).toBe(0);
  expect(lines).toEqual([
    {
      word: 'ship',
      level: 2,
      status: 'decodable',
      parts: [
        { letters: 'sh', sound: 'ʃ', level: 2 },
        { letters: 'i', sound: 'ɪ', level: 1 },
        { letters: 'p', sound: 'p', level: 1 },
      ],
    },
    {
      word: 'said',
      level: 1,
      status: 'heart',
      parts: [
        { letters: 's', sound: 's', level: 1 },
        { letters: 'ai', sound: 'ɛ', level: null },
        { letters: 'd', sound: 'd', level: 1 },
      ],
    },
    expect.objectContaining({ word: 'night', level: 5, status: 'decodable' }),
    { word: 'blorp', level: null, status: 'unknown', parts: [] },
    expect.objectContaining({ word: 'colonel', level: null, status: 'irregular' }),
  ]);
});

test('a book is told in shares and in words that fail', async () => {
  const story = file('story.txt', 'The dragon ran. The dragon sang!\fA blorp sat. It is night.');
  const { code, lines } = await ask('book', '--level', '2', story);
  expect(code).toBe(0);
  expect(lines).toEqual([
    {
      level: 2,
      words: 12,
      decodable: 4 / 12,
      withHeartWords: 8 / 12,
      practising: 1,
      failing: [
        { word: 'dragon', reason: "'o' as /ə/ is taught at level 4.", count: 2 },
        { word: 'blorp', reason: 'It is not in the dictionary.', count: 1 },
        { word: 'night', reason: "'igh' as /aɪ/ is taught at level 5.", count: 1 },
      ],
    },
  ]);
});

const empty = file('empty.txt', ' \n');
const full = file('full.txt', 'Sam sat.');
test.each([
  [['book', '--level', '10', full], '--level must be a whole number from 1 to 9.'],
  [['book', '--level', 'three', full], '--level must be a whole number from 1 to 9.'],
  [['book', full], '--level must be a whole number from 1 to 9.'],
  [['book', '--level', '3', empty], `There are no words in ${empty}.`],
  [['book', '--level', '3', join(folder, 'no.txt')], `There is no text file at ${folder}/no.txt.`],
  [['book', '--level', '3'], 'Say `words`'],
  [['words'], 'Say `words`'],
  [[], 'Say `words`'],
])('%j gets a sentence and exit code 2', async (words, sentence) => {
  const answer = await ask(...words);
  expect(answer).toMatchObject({ code: 2, lines: [] });
  expect(answer.sentence).toContain(sentence);
});
