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
  [
    ['He said, “Sit.', 'Stay.', 'Run!”', 'Sam ran.'],
    ['He said, “Sit.”', '“Stay.”', '“Run!”', 'Sam ran.'],
  ],
  [
    ['"Sit!"', '"Stay.', 'I', 'am not—" said Dad.'],
    ['"Sit!"', '"Stay."', '"I"', '"am not—" said Dad.'],
  ],
  [
    ['“She said, ‘Sit.', 'Stay.’', 'I sat.”'],
    ['“She said, ‘Sit.’”', '“‘Stay.’”', '“I sat.”'],
  ],
  [
    [`"She said, 'Sit.`, `Stay.'"`],
    [`"She said, 'Sit.'"`, `"'Stay.'"`],
  ],
  [
    ["'Get up.", "Get 'em, Sam.", "Run!' said Dad."],
    ["'Get up.'", "'Get 'em, Sam.'", "'Run!' said Dad."],
  ],
  [
    ['‘Tis wet.', 'It is hot.', '‘Get in.', 'Sit!’ said Pam.'],
    ['‘Tis wet.', 'It is hot.', '‘Get in.’', '‘Sit!’ said Pam.'],
  ],
  [
    ['“Get in.', '“Sit!” said Pam.'],
    ['“Get in.”', '“Sit!” said Pam.'],
  ],
  [
    [`"This is 'Sam'".`, 'He ran.', '"Go!" he said.'],
    [`"This is 'Sam'".`, 'He ran.', '"Go!" he said.'],
  ],
  [
    ['‘Em ran.', 'She sat.’'],
    ['‘Em ran.’', '‘She sat.’'],
  ],
  // A mark without a partner on the page stays alone.
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
