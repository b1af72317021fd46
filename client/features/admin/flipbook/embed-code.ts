// Owners often paste a whole embed code from their flipbook service instead of an address.
import { cleanLine, straighten } from '../../../../domain/text.ts';

/** Returns the address inside an embed code (`<iframe … src="…">`). Returns any other text unchanged. */
export function addressIn(text: string): string {
  if (!text.includes('<')) return text;
  // The browser fetches and runs nothing inside a template.
  const template = document.createElement('template');
  template.innerHTML = straighten(cleanLine(text));
  const address = template.content.querySelector('iframe[src]')?.getAttribute('src')?.trim();
  if (address === undefined) return text;
  return address.startsWith('//') ? `https:${address}` : address;
}
