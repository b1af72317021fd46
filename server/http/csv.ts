// Tables as CSV (RFC 4180).

/** Returns a line of cells; null is an empty cell. A text that somebody has typed goes through `csvText` first. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map((cell) => cell ?? '').join(',')}\r\n`;

/** Quotes a text, with an apostrophe in front if a spreadsheet would run it as a formula. */
export function csvText(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
