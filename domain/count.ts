/** '1 book', '2 books': a number of things, in figures. `thing` takes an s. */
export const count = (number: number, thing: string): string =>
  `${number} ${thing}${number === 1 ? '' : 's'}`;
