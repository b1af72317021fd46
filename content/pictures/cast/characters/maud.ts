// Maud the crab: red, with a third claw on her head, which is pink and naughty.
import { crabWith } from './crab.ts';

export const maud = crabWith({ third: '#f78fc0' });
