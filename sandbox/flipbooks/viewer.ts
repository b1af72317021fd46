// Renders the page on which a child reads a flipbook. It works in a frame of any origin and at any width.
import { html, type Html } from '../common/page.ts';
import type { Flipbook, FlipbookPage } from './flipbook.ts';

function renderPage(id: string, { text, alt }: FlipbookPage, index: number): Html {
  const kind = index === 0 ? 'page cover' : 'page';
  return html`<section class="${kind}" aria-roledescription="page">
    <div class="picture">
      <img src="/flipbooks/${id}/page-${index + 1}.svg" alt="${alt}" width="800" height="600" />
    </div>
    <div class="words"><p>${text}</p></div>
  </section>`;
}

/** Returns the complete HTML document of a book. */
export function renderViewer(id: string, book: Flipbook): string {
  return html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${book.title}</title>
        <link rel="stylesheet" href="/flipbooks/assets/viewer.css" />
        <script src="/flipbooks/assets/viewer.js" defer></script>
      </head>
      <body class="${book.group}">
        <main aria-label="Flipbook">
          <h1>${book.title}</h1>
          <div id="book" role="group" aria-label="Book">
            ${book.pages.map((page, index) => renderPage(id, page, index))}
          </div>
        </main>
        <nav aria-label="Pages">
          <button type="button" id="previous" aria-label="Previous page">
            <span aria-hidden="true">‹</span>
          </button>
          <p id="place" role="status"></p>
          <button type="button" id="next" aria-label="Next page">
            <span aria-hidden="true">›</span>
          </button>
        </nav>
      </body>
    </html>`.text;
}
