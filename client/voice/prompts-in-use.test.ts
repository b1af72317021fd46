import { expect, test } from 'vitest';
import { prompts } from '../../domain/prompts.ts';

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../features/admin/**'],
  { query: '?raw', import: 'default', eager: true },
);
const client = Object.values(sources).join('\n');

test.each(prompts)('a screen of a family says the prompt $id', ({ id }) => {
  expect(client).toMatch(new RegExp(`(prompt|title|text): '${id}'|(\\(|\\? |: |return )'${id}'`));
});

const sentences = prompts.filter(({ text }) => text.split(' ').length > 3);
test.each(sentences)('the screens take the text of $id from the prompt', ({ text }) => {
  expect(client).not.toContain(text);
});
