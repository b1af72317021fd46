// Reads the address of a flipbook as owners have it in a sheet: bare, without https://, or inside an embed code.
import { DomUtils } from 'htmlparser2';
import { flipbookAdvice } from '../../../domain/flipbook-addresses.ts';
import { cleanLine, straighten } from '../../../domain/text.ts';
import { parse } from '../catalogue/stored-html.ts';

/** An embed code has some hundred characters, an address at most 2,000. What is longer is refused later. */
const LONGEST = 4_000;

export interface ReadAddress {
  address: string;
  /** What the owner should know of it. */
  notes: string[];
}

/** `ownOrigin` is the library's own origin. Nothing is fetched. */
export function readAddress(cell: string, ownOrigin: string): ReadAddress {
  if (cell.length > LONGEST) return { address: cell, notes: [] };
  const typed = withScheme(addressIn(cell));
  const advice = flipbookAdvice(typed, ownOrigin);
  if (advice === null) return { address: typed, notes: [] };
  if (advice.better === undefined) return { address: typed, notes: [advice.message] };
  return { address: advice.better, notes: [`${advice.message} The right one is taken instead.`] };
}

/** Returns the address inside an embed code (`<iframe … src="…">`), and any other text unchanged. */
function addressIn(cell: string): string {
  if (!cell.includes('<')) return cell;
  const nodes = parse(straighten(cleanLine(cell)));
  const frame = DomUtils.findOne(
    ({ name, attribs }) => name === 'iframe' && !!attribs['src'],
    nodes,
  );
  return frame?.attribs['src']?.trim() ?? cell;
}

/** Browsers show such an address without its scheme, and so it is copied. */
function withScheme(address: string): string {
  if (address.startsWith('//')) return `https:${address}`;
  return /^[\w-]+(?:\.[\w-]+)+\//.test(address) ? `https://${address}` : address;
}
