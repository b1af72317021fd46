// The demo catalogue of libraries from before there were editions.

/** The fingerprint of each book, by book id. */
export const firstEdition: Readonly<Record<string, string>> = {
  'sam-and-the-wet-hat': '46c0ef10ccf5d0b6',
  'a-thump-in-the-shed': '1c3995aee235178b',
  'crab-has-a-shell-shop': '5468429209c517ce',
  'goat-and-his-boat': '092d7f2fd17cc2b9',
  'hippo-will-fly': '6fe4b101cc8be921',
  'hedgehog-and-the-dark-night': '618a64e81a466d94',
  'drew-the-new-dragon': 'da1d1e66340f1828',
  'the-blueberry-pie-thief': '5bcbbc2d2d7455de',
  'eight-naughty-rabbits': '4b25e30c5e41bf7b',
  'tiptoe-reindeer': 'ede549ea7803ee58',
  'giraffe-at-the-station': '8456b2c18fa3a269',
};
