// A book's content as it is stored, which is to say sanitised: whole tags of few kinds, and four entities.

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** Text as it is read. */
export const decode = (html: string): string =>
  html.replaceAll(/&(lt|gt|quot|amp);/g, (_, name: string) => ENTITIES[name] ?? '');

/** Of an element that has an end. */
const START = /^<(?!\/|(?:br|hr|img)\b)/;

/**
 * The HTML of each page: a section that stands in nothing else is a page, and what stands beside sections
 * belongs to the page that follows, or to the last one. As in the reader (`client/book-pages/`).
 */
export function splitPages(content: string): string[] {
  const pages: string[] = [];
  let depth = 0;
  let page = '';
  for (const piece of content.split(/(<[^>]*>)/)) {
    if (piece.startsWith('</')) depth -= 1;
    const border = depth === 0 ? /^<(\/?)section>$/.exec(piece) : null;
    if (border === null) page += piece;
    else if (border[1] === '/') {
      pages.push(page);
      page = '';
    }
    if (START.test(piece)) depth += 1;
  }
  if (page.trim() !== '') pages.push((pages.pop() ?? '') + page);
  return pages;
}
