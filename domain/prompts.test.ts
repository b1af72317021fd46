import { expect, test } from 'vitest';
import { promptText, prompts } from './prompts.ts';

test('there are thirty prompts, each with a name that can stand in an address', () => {
  expect(prompts).toHaveLength(30);
  expect(new Set(prompts.map(({ text }) => text)).size).toBe(30);
  for (const { id, text } of prompts) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(promptText(id)).toBe(text);
  }
});

test('a prompt is short enough to be said in ten seconds', () => {
  // About two and a half words a second.
  for (const { text } of prompts) expect(text.split(' ').length).toBeLessThanOrEqual(25);
});
