// The well-known hosts of flipbooks: which of their addresses show the book alone, in a frame of another website. What a
// host's embed code contains was looked up in published embed codes and in the hosts' own documentation in 2026.

export interface AddressAdvice {
  /** Why the address may not show the book, and what to paste instead. */
  message: string;
  /** The address that shows the same book, where it follows from the one given. */
  better?: string;
}

/** Returns advice about an address of a host; null if it shows the book. `parts` are the parts of its path. */
export type Advise = (url: URL, parts: readonly string[]) => AddressAdvice | null;

const shown = null;

/** The page about a book, whose own address follows from it. */
const bookPage = (name: string, better: string): AddressAdvice => ({
  message: `This is the book’s page at ${name}. The book alone has another address.`,
  better,
});

/** Any other page of the host. */
const otherPage = (name: string, instead: string): AddressAdvice => ({
  message: `This is a page of ${name}, not the book alone. ${instead}`,
});

const beginsWith = (start: string) =>
  `Look for Share or Embed there, and copy the address that begins with ${start}.`;
const EMBED_CODE = 'Look for Share or Embed there, and paste the whole embed code.';

const isName = (part: string | undefined): part is string =>
  part !== undefined && /^[\w.-]+$/.test(part);
const isNumber = (part: string | undefined): part is string =>
  part !== undefined && /^\d+$/.test(part);

/** FlipHTML5 and AnyFlip: the site names a book by two short codes, and its viewer by the same. */
const flipSite =
  (name: string, viewer: string): Advise =>
  ({ hostname }, [account, book]) => {
    if (hostname === viewer) return shown;
    const isBook = /^[a-z0-9]{4,6}$/.test(account ?? '') && /^[a-z]{4}$/.test(book ?? '');
    return isBook
      ? bookPage(name, `https://${viewer}/${account}/${book}/`)
      : otherPage(name, beginsWith(`https://${viewer}/`));
  };

const issuu: Advise = ({ hostname, pathname, search }, [publisher, docs, book]) => {
  if (hostname === 'e.issuu.com' && pathname === '/embed.html') return shown;
  // Old embed codes have this address, and it refuses every document.
  if (pathname === '/anonymous-embed.html') {
    return bookPage('Issuu', `https://e.issuu.com/embed.html${search}`);
  }
  if (docs !== 'docs' || !isName(publisher) || !isName(book)) return otherPage('Issuu', EMBED_CODE);
  const names = new URLSearchParams({ d: book, u: publisher });
  return bookPage('Issuu', `https://e.issuu.com/embed.html?${names}`);
};

const heyzine: Advise = (_, [route, book]) =>
  route === 'flip-book' && book
    ? shown
    : otherPage('Heyzine', beginsWith('https://heyzine.com/flip-book/'));

const publuu: Advise = ({ searchParams }, [route, account, book, , page]) => {
  if (route !== 'flip-book' || !isNumber(account) || !isNumber(book)) {
    return otherPage('Publuu', beginsWith('https://publuu.com/flip-book/'));
  }
  if (searchParams.has('embed')) return shown;
  const from = isNumber(page) ? page : '1';
  return bookPage('Publuu', `https://publuu.com/flip-book/${account}/${book}/page/${from}?embed`);
};

const flippingBook: Advise = ({ hostname }, [route, book]) =>
  hostname === 'online.flippingbook.com' && route === 'view' && book
    ? shown
    : otherPage('FlippingBook', beginsWith('https://online.flippingbook.com/view/'));

const calameo: Advise = ({ hostname, searchParams }, [route, book]) => {
  if (hostname === 'v.calameo.com') return shown;
  if (!['read', 'books'].includes(route ?? '') || !isName(book)) {
    return otherPage('Calaméo', beginsWith('https://v.calameo.com/'));
  }
  const names = new URLSearchParams({ bkcode: book });
  // Without it, a private book does not open.
  const key = searchParams.get('authid');
  if (key) names.set('authid', key);
  return bookPage('Calaméo', `https://v.calameo.com/?${names}`);
};

const canva: Advise = ({ searchParams }, parts) => {
  const route = parts.at(-1) ?? '';
  const isDesign = parts[0] === 'design' && parts.length <= 4 && parts.every(isName);
  if (!isDesign || !['view', 'watch'].includes(route)) {
    const embed = 'Choose Share there, then Embed, and paste the whole code.';
    return route === 'edit'
      ? { message: `This is where the design is edited in Canva. ${embed}` }
      : otherPage('Canva', embed);
  }
  if (searchParams.has('embed')) return shown;
  return bookPage('Canva', `https://www.canva.com/${parts.join('/')}?embed`);
};

const bookCreator: Advise = ({ hostname }, [, book]) =>
  hostname === 'read.bookcreator.com' && book
    ? shown
    : otherPage(
        'Book Creator',
        'Publish the book online there, and copy the address that begins with https://read.bookcreator.com/.',
      );

const yumpu: Advise = (_, parts) =>
  parts.includes('embed') ? shown : otherPage('Yumpu', EMBED_CODE);

const scribd: Advise = (_, [route, book]) => {
  if (route === 'embeds') return shown;
  return ['doc', 'document', 'presentation'].includes(route ?? '') && isNumber(book)
    ? bookPage('Scribd', `https://www.scribd.com/embeds/${book}/content`)
    : otherPage('Scribd', EMBED_CODE);
};

const youTube: Advise = ({ hostname, searchParams }, [route, id]) => {
  if (route === 'embed') return shown;
  const inPath = hostname === 'youtu.be' ? route : ['shorts', 'live'].includes(route ?? '') && id;
  const video = inPath || searchParams.get('v');
  return video && /^[\w-]{11}$/.test(video)
    ? bookPage('YouTube', `https://www.youtube-nocookie.com/embed/${video}`)
    : otherPage('YouTube', EMBED_CODE);
};

/** By the end of the hostname. */
export const flipbookHosts: Readonly<Record<string, Advise>> = {
  'fliphtml5.com': flipSite('FlipHTML5', 'online.fliphtml5.com'),
  'anyflip.com': flipSite('AnyFlip', 'online.anyflip.com'),
  'issuu.com': issuu,
  'heyzine.com': heyzine,
  'publuu.com': publuu,
  'flippingbook.com': flippingBook,
  'calameo.com': calameo,
  'canva.com': canva,
  'bookcreator.com': bookCreator,
  'yumpu.com': yumpu,
  'scribd.com': scribd,
  'youtube.com': youTube,
  'youtu.be': youTube,
};
