/** A title as one compares it: case, spaces around it and between its words make no other book. */
function plain(title: string): string {
  return title.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en-AU');
}

/** Whether a book of this title is among `books`. */
export function isTitleTaken(title: string, books: readonly { title: string }[]): boolean {
  const wanted = plain(title);
  return wanted !== '' && books.some((book) => plain(book.title) === wanted);
}
