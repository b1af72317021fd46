// Owners copy what their flipbook service offers, which is as often a whole embed code as an address.

const FRAME = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)[\s>])/i;

/** The address inside an embed code (`<iframe … src="…">`); any other text as it is. */
export function addressIn(text: string): string {
  const [frame, ...sources] = FRAME.exec(text) ?? [];
  if (frame === undefined) return text;
  const address = (sources.find((source) => source !== undefined) ?? '')
    .replaceAll('&amp;', '&')
    .trim();
  return address.startsWith('//') ? `https:${address}` : address;
}
