import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CannotAnswer, describeBook, describeWords } from './phonics-answer.ts';

const folder = mkdtempSync(join(tmpdir(), 'library-phonics-'));
afterAll(() => rmSync(folder, { recursive: true }));
function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

interface Answer {
  code: number | string;
  lines: unknown[];
  sentence: string;
}

/** Runs the command. */
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

test('prints one word per line, with its parts', async () => {
  const { code, lines } = await ask('words', 'Ship', 'said', 'night', 'blorp', 'colonel');
  expect(code).toBe(0);
  expect(lines).toEqual([
    {
      word: 'ship',
      level: 2,
      step: '2.1',
      status: 'decodable',
      parts: [
        { letters: 'sh', sound: 'ʃ', step: '2.1', level: 2 },
        { letters: 'i', sound: 'ɪ', step: '1.1', level: 1 },
        { letters: 'p', sound: 'p', step: '1.1', level: 1 },
      ],
    },
    {
      word: 'said',
      level: 1,
      step: '1.4',
      status: 'heart',
      parts: [
        { letters: 's', sound: 's', step: '1.1', level: 1 },
        { letters: 'ai', sound: 'ɛ', step: null, level: null },
        { letters: 'd', sound: 'd', step: '1.2', level: 1 },
      ],
    },
    expect.objectContaining({ word: 'night', level: 5, step: '5.1', status: 'decodable' }),
    { word: 'blorp', level: null, step: null, status: 'unknown', parts: [] },
    expect.objectContaining({ word: 'colonel', level: null, step: null, status: 'irregular' }),
  ]);
});

test('removes punctuation around a word', () => {
  expect(describeWords(["dogs'", '“Ship,”', 'Don’t', '…', ''], 'en-AU')).toMatchObject([
    { word: 'dogs', level: 3, step: '3.1', status: 'decodable' },
    { word: 'ship', level: 2, step: '2.1', status: 'decodable' },
    { word: "don't", level: 2, step: '2.3', status: 'heart' },
    { word: '…', level: null, step: null, status: 'unknown' },
    { word: '', level: null, step: null, status: 'unknown' },
  ]);
});

test('prints the shares of a book and its failing words', async () => {
  const story = file('story.txt', 'The dragon ran. The dragon sang!\fA blorp sat. It is night.');
  const { code, lines } = await ask('book', '--level', '2', story);
  expect(code).toBe(0);
  expect(lines).toEqual([
    {
      level: 2,
      asked: '2.5',
      step: '5.1',
      words: 12,
      decodable: 4 / 12,
      withHeartWords: 8 / 12,
      practising: 1,
      failing: [
        {
          word: 'dragon',
          reason: "'o' as in 'lemon' is taught at step 4.4.",
          step: '4.4',
          count: 2,
        },
        { word: 'blorp', reason: 'It is not in the dictionary.', step: null, count: 1 },
        {
          word: 'night',
          reason: "'igh' as in 'night' is taught at step 5.1.",
          step: '5.1',
          count: 1,
        },
      ],
    },
  ]);
});

test('reads a text with a byte order mark, curly quotes, dashes and CRLF', () => {
  const story = file('desk.txt', '\u{FEFF}“SAM’S dog,” it’s…\r\n‘Yes!’—the dogs’ bed/mat 🦘\r\n');
  expect(describeBook(story, { level: '3' }, 'en-AU')).toMatchObject({
    words: 8,
    withHeartWords: 1,
    failing: [],
  });
});

test('invalid input gives an error message and exit code 2', async () => {
  const answer = await ask('book', '--level', '10', file('full.txt', 'Sam sat.'));
  expect(answer).toEqual({
    code: 2,
    lines: [],
    sentence: '--level must be a whole number from 1 to 9.',
  });
});

test('checks a book against a step', async () => {
  const story = file('frog.txt', 'Sam the frog.');
  const { lines } = await ask('book', '--step', '1.3', story);
  expect(lines).toMatchObject([
    {
      ...{ level: 1, asked: '1.3', step: '1.8', words: 3 },
      failing: [
        { word: 'frog', reason: 'Words as long as this are read from step 1.8 on.', step: '1.8' },
      ],
    },
  ]);
});

test.each([
  [{}, 'Give either --level or --step.'],
  [{ level: '1', step: '1.3' }, 'Give either --level or --step.'],
  [{ step: '1.11' }, '--step must be a step from 1.1 to 9.6, such as 3.2.'],
])('refuses %j with an error message', (goal, sentence) => {
  expect(() => describeBook(full, goal, 'en-AU')).toThrow(sentence);
});

test('pronounces words in the accent that is asked for', async () => {
  const fast = async (...accent: string[]) => (await ask('words', 'plaster', ...accent)).lines;
  expect(await fast()).toMatchObject([{ level: 9 }]);
  expect(await fast('--accent', 'en-US')).toMatchObject([{ level: 3 }]);
});

const empty = file('empty.txt', ' \n');
const picture = file('picture.png', Buffer.from([0x89, 0x50, 0x4e, 0x47]));
const wide = file('wide.txt', Buffer.from('Sam sat.', 'utf16le'));
const full = file('full.txt', 'Sam sat.');
test.each([
  [full, '10', '--level must be a whole number from 1 to 9.'],
  [full, 'three', '--level must be a whole number from 1 to 9.'],
  [full, '-1', '--level must be a whole number from 1 to 9.'],
  [empty, '3', `There are no words in ${empty}.`],
  [join(folder, 'no.txt'), '3', `There is no text file at ${folder}/no.txt.`],
  [folder, '3', `There is no text file at ${folder}.`],
  [picture, '3', `${picture} is not text in UTF-8.`],
  [wide, '3', `${wide} is not text in UTF-8.`],
])('refuses %j at level %s with an error message', (path, level, sentence) => {
  const answer = () => describeBook(path, { level }, 'en-AU');
  expect(answer).toThrow(CannotAnswer);
  expect(answer).toThrow(sentence);
});

test('reads ligatures, and ignores a byte order mark', async () => {
  expect(describeWords(['ﬁsh'], 'en-AU')).toMatchObject([{ word: 'fish', status: 'decodable' }]);
  const story = file('marked.txt', '\uFEFFSam sat.');
  const { code, lines } = await ask('book', '--level', '1', story);
  expect({ code, lines }).toMatchObject({ code: 0, lines: [{ words: 2, failing: [] }] });
});

test.each([
  [['book', full], 'Give either --level or --step.'],
  [['book', '--level', '3', full, full], 'too many arguments'],
  [['book', '--level', '3', '--all', full], "unknown option '--all'"],
  [['book', '--level', '3'], "missing required argument 'file'"],
  [['words'], "missing required argument 'word'"],
  [['sentences', 'Sam'], "unknown command 'sentences'"],
])('refuses the arguments %j with an error message', async (words, sentence) => {
  const answer = await ask(...words);
  expect(answer).toMatchObject({ code: 2, lines: [] });
  expect(answer.sentence).toContain(sentence);
});
