// What a message quotes: names, addresses and whatever else somebody typed.

const CLOSED_BY: Record<string, string> = {
  "'": "'",
  '"': '"',
  '`': '`',
  '“': '”’»',
  '‘': '”’»',
  '«': '”’»',
};

const isWord = (sign: string | undefined) => sign !== undefined && /\w/.test(sign);

/**
 * The text with `mark` in the place of each quotation. One reaches from its first mark to the last of its
 * kind, for what was quoted may itself contain some. An apostrophe inside a word is none.
 */
export function cutQuotations(text: string, mark: string): string {
  // Where each sign closes a quotation for the last time.
  const last = new Map<string, number>();
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign !== "'" || !isWord(text[at + 1])) last.set(sign, at);
  }
  let kept = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (!(sign in CLOSED_BY) || (sign === "'" && isWord(text[at - 1]))) continue;
    const end = Math.max(...[...(CLOSED_BY[sign] ?? '')].map((close) => last.get(close) ?? -1));
    if (end <= at) continue;
    kept += text.slice(from, at) + mark;
    from = end + 1;
    at = end;
  }
  return kept + text.slice(from);
}
