// The pages of one of the library's own flipbooks, which its frame's document has for its script.
import { queryOptions } from '@tanstack/react-query';
import type { FlipbookFrame, FlipbookPages } from '../../contracts/flipbooks.ts';
import { fetchDocument, UNREACHABLE } from './api.ts';

/** Returns the pages in the document of a flipbook's frame, without the ticket. Throws if there are none. */
export function pagesIn(html: string): FlipbookPages {
  const data = new DOMParser().parseFromString(html, 'text/html').getElementById('flipbook');
  // Anything else comes from a captive portal, such as a hotel's sign-in page.
  if (data === null) throw new Error(UNREACHABLE);
  const frame = JSON.parse(data.textContent) as FlipbookFrame;
  if ('problem' in frame) throw new Error(frame.problem);
  return { id: frame.id, pages: frame.pages };
}

/** The pages of a book's own flipbook. `address` has a ticket; what is cached has none. */
export const flipbookPagesQuery = (bookId: string, address: string) =>
  queryOptions({
    queryKey: ['/api/books', bookId, 'pages'],
    queryFn: async () => {
      // Responses name the library's public address, which need not be the one of this page.
      const { pathname, search } = new URL(address);
      return pagesIn(await fetchDocument(pathname + search));
    },
  });
