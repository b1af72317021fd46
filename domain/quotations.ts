// Removes quotations from messages: they may contain names, addresses or anything else that a person typed.

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
 * Replaces each quotation in the text with `mark`. A quotation extends from its opening mark to the last
 * matching closing mark, because quoted text may itself contain quotation marks. An apostrophe inside a
 * word is not a quotation mark.
 */
export function cutQuotations(text: string, mark: string): string {
  // The last position of each character that can close a quotation.
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
