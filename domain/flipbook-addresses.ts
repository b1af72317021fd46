// What an owner should know of a flipbook's address before the book is added. It is said of the address alone: nothing is
// fetched. It is advice, and the address can be added all the same: hosts change, and the owner may know better.
import { fileHosts } from './file-hosts.ts';
import { type AddressAdvice, flipbookHosts } from './flipbook-hosts.ts';

/** Browsers treat them as secure without https. */
const LOCAL = ['localhost', '127.0.0.1'];
const SHORT_LINKS = [
  ...['bit.ly', 'tinyurl.com', 't.co', 'is.gd', 'ow.ly', 'cutt.ly', 'rebrand.ly', 'canva.link'],
];
const SIGN_IN_HOSTS = ['accounts', 'login', 'signin'];
const SIGN_IN_PAGES = ['login', 'log-in', 'signin', 'sign-in', 'sign_in', 'login.php'];
const EDITORS = ['edit', 'editor', 'dashboard'];

const hosts = Object.entries({ ...flipbookHosts, ...fileHosts });

/** Says what the address looks like, at a host that is not known. */
function adviceByLook({ hostname, pathname }: URL, parts: readonly string[]): string | null {
  if (SHORT_LINKS.includes(hostname)) {
    return 'This is a short link, which may change or end. Open it, and copy the address where the book appears.';
  }
  if (pathname.toLowerCase().endsWith('.pdf')) {
    return 'This is the address of a PDF, which many browsers do not show in a frame. Download it, and upload the PDF below instead.';
  }
  const words = parts.map((part) => part.toLowerCase());
  const isSignIn =
    SIGN_IN_HOSTS.includes(hostname.split('.')[0] ?? '') ||
    words.some((word) => SIGN_IN_PAGES.includes(word));
  if (isSignIn) {
    return 'This looks like a page to sign in. A child cannot sign in there. Open the book there, and copy its own address.';
  }
  if (EDITORS.includes(words.at(-1) ?? '')) {
    return 'This looks like the page where the book is edited. Publish the book there, and copy the address from Share or Embed.';
  }
  return null;
}

function adviceOf(url: URL): AddressAdvice | null {
  const { hostname, pathname } = url;
  const parts = pathname.split('/').filter(Boolean);
  const known = hosts.find(([host]) => hostname === host || hostname.endsWith(`.${host}`));
  if (known !== undefined && !pathname.toLowerCase().endsWith('.pdf')) return known[1](url, parts);
  const message = adviceByLook(url, parts);
  return message === null ? null : { message };
}

/**
 * Returns advice about the address of a flipbook; null if there is nothing to say, or it is no address of a website.
 * `ownOrigin` is the library's own origin, such as `https://library.example`.
 */
export function flipbookAdvice(address: string, ownOrigin: string): AddressAdvice | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !['https:', 'http:'].includes(url.protocol)) return null;
  if (url.origin === ownOrigin) {
    return url.pathname.startsWith('/flipbooks/')
      ? null
      : { message: 'This is a page of this library, which cannot be shown inside itself.' };
  }
  const advice = adviceOf(url);
  if (advice !== null || url.protocol === 'https:' || LOCAL.includes(url.hostname)) return advice;
  url.protocol = 'https:';
  return { message: 'The address must begin with https://.', better: url.href };
}
