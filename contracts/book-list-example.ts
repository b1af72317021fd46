// The book list that the owner downloads as an example.

const SERIES = ['Series', 'Number in the series'];

const ROWS = [
  ['Title', 'Author', 'Level', 'Address', 'Words', 'Description', 'Cover', ...SERIES],
  [
    ...['Sam and the Mat', '', '1', '', 'Sam sat on a mat.\n\nSam sat and sat.'],
    ...['An example of a book of words: an empty line begins a page.', ''],
    ...['Sam and Pip', '1'],
  ],
  [
    ...['The Ship', '', '2', 'https://online.fliphtml5.com/abcde/fghi/', ''],
    ...['An example of a flipbook at an address.', '', '', ''],
  ],
];

/** In UTF-8 with a byte order mark, without which Excel shows wrong letters. */
export const BOOK_LIST_EXAMPLE = `\ufeff${ROWS.map(
  (row) => `${row.map((cell) => `"${cell}"`).join(',')}\r\n`,
).join('')}`;
