/** Splits a text into the words of pages, at empty lines. Each line becomes a paragraph. */
export const pagesOfText = (text: string): string[] =>
  text
    .split(/(?:\r?\n[^\S\n]*){2,}/)
    .map((page) => page.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter(Boolean).join('\n\n'))
    .filter(Boolean);
