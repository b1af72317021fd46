import { expect, test } from 'vitest';
import { markSpeech } from './speech-marks.ts';

const marked = (...sentences: string[]) => markSpeech(sentences.join(' '), sentences);

test.each<[string[], string[]]>([
  [
    ['“Get in.', 'Get the hat!” said Sam.'],
    ['“Get in.”', '“Get the hat!” said Sam.'],
  ],
  [
    ['“Ship!” he said.', 'Sam ran.'],
    ['“Ship!” he said.', 'Sam ran.'],
  ],
  [
    ['He said, “Run.', 'Run, Sam!”'],
    ['He said, “Run.”', '“Run, Sam!”'],
  ],
  [
    ['"Get in.', 'Get the hat!" said Sam.'],
    ['"Get in."', '"Get the hat!" said Sam.'],
  ],
  [
    ['‘Get in.', 'It’s Sam’s hat!’ said Pam.'],
    ['‘Get in.’', '‘It’s Sam’s hat!’ said Pam.'],
  ],
  [
    ["'Get in.", "It's Sam's hat!' said Pam."],
    ["'Get in.'", "'It's Sam's hat!' said Pam."],
  ],
  [
    ['“A,” he said, “b.', 'C.”'],
    ['“A,” he said, “b.”', '“C.”'],
  ],
  // Whose partner is nowhere on the page, nobody knows what it is.
  [
    ['“Get in.', 'Sam ran.'],
    ['“Get in.', 'Sam ran.'],
  ],
  [
    ["'Tis wet.", "The dogs' mat."],
    ["'Tis wet.", "The dogs' mat."],
  ],
])('%j becomes %j', (sentences, expected) => {
  expect(marked(...sentences)).toEqual(expected);
});
