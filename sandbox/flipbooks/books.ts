import { crab } from './crab-has-a-shell-shop.ts';
import { drew } from './drew-the-new-dragon.ts';
import type { Flipbook } from './flipbook.ts';

/** Every book of the host, by id. */
export const flipbooks = new Map<string, Flipbook>([
  ['crab-has-a-shell-shop', crab],
  ['drew-the-new-dragon', drew],
]);
