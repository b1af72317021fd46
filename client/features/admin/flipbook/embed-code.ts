// Owners copy what their flipbook service offers, which is as often a whole embed code as an address.

import { cleanLine, straighten } from '../../../../domain/text.ts';

/** The address inside an embed code (`<iframe … src="…">`); any other text as it is. */
export function addressIn(text: string): string {
  if (!text.includes('<')) return text;
  // Nothing in a template is fetched or run.
  const template = document.createElement('template');
  template.innerHTML = straighten(cleanLine(text));
  const address = template.content.querySelector('iframe[src]')?.getAttribute('src')?.trim();
  if (address === undefined) return text;
  return address.startsWith('//') ? `https:${address}` : address;
}
