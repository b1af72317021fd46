// Shows a flipbook inside the reader's page instead of in a frame: no service worker answers a frame without an origin.
// A shadow root keeps the styles of page and book apart.
import type { FlipbookMessage } from '../../contracts/flipbooks.ts';
import { openBook } from './book.ts';
import { make } from './elements.ts';
import styles from './flipbook.css?inline';
import type { OpenPages } from './pages.ts';
import type { Way } from './spreads.ts';

/** Opens a flipbook in an empty element at a page, counted from 1. Returns functions to turn the page and to close the book. */
export function openInPage(
  host: HTMLElement,
  flipbook: OpenPages,
  start: number,
  send: (message: FlipbookMessage) => void,
): { turn: (way: Way) => void; close: () => void } {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  // The content security policy forbids a style element.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const place = make('div', { className: 'place' });
  root.replaceChildren(place);
  const closing = new AbortController();
  const turn = openBook({ place, flipbook, start: start - 1, send, signal: closing.signal });
  return {
    turn,
    close() {
      closing.abort();
      root.replaceChildren();
    },
  };
}
