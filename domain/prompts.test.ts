import { expect, test } from 'vitest';
import { promptText, prompts } from './prompts.ts';

test('each prompt has a text of its own, and a name that can stand in an address', () => {
  expect(new Set(prompts.map(({ text }) => text)).size).toBe(prompts.length);
  for (const { id, text } of prompts) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(promptText(id)).toBe(text);
  }
});

test('a prompt is short enough to be said in ten seconds', () => {
  // About two and a half words a second.
  for (const { text } of prompts) expect(text.split(' ').length).toBeLessThanOrEqual(25);
});
