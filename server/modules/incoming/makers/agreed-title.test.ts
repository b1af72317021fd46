import { expect, test } from 'vitest';
import { agreedTitle } from './agreed-title.ts';

test.each([
  ['SIR L3 JenandtheJug', 'SIR_L3_JenandtheJug_print.pdf', 'Jen and the Jug', 'Jen and the Jug'],
  ['A Set of Books', 'level-8_ten-pins FINAL.pdf', 'Ten Pins', 'Ten Pins'],
  ['The big yak', 'THE BIG YAK.pdf', 'The Big Yak', 'The Big Yak'],
  ['Sam Can', 'Sam Can Print.pdf', 'Sam Can Print', 'Sam Can Print'],
  ['A Set of Books', 'moon-soup.pdf', 'Moon Soup', 'Moon Soup'],
  ['Sams pet', 'x.pdf', 'Sam’s Pet!', 'Sam’s Pet!'],
  ['Elan', 'x.pdf', 'Élan', 'Élan'],
  ['Jenandthejug', 'x.pdf', 'JEN AND THE JUG', 'Jen and the jug'],
])('%j of %j is spelled as the page %j', (title, name, shown, expected) => {
  expect(agreedTitle(title, name, shown)).toBe(expected);
});

test.each([
  ['The Big Yak', 'x.pdf', 'THE BIG YAK'],
  ['The Big Yak', 'x.pdf', 'the big yak'],
  ['The Boat and the Goat', 'x.pdf', 'The Boat'],
  ['TheBoatandtheGoat', 'x.pdf', 'The Boat and'],
  ['Sam', 'sam.pdf', 'Sam sat.'],
  ['It Is', 'x.pdf', 'It'],
  ['Sam', 'sam.pdf', ''],
])('%j of %j stays what it is beside the page %j', (title, name, shown) => {
  expect(agreedTitle(title, name, shown)).toBe(title);
});
