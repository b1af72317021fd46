// The page elements: a picture, and the page's text for screen readers. Each is created when it is first
// needed, and then kept.
import type { FlipbookPages } from '../../contracts/flipbooks.ts';
import { make } from './elements.ts';

export interface OpenPages extends FlipbookPages {
  ticket: string;
  /** Whether the device keeps the pictures, which are the larger ones. */
  isKept?: boolean;
}

export interface Pages {
  /** Returns the element of a page, counted from 0. */
  get(page: number): HTMLElement;
  /** Returns a copy that is hidden from screen readers. */
  copy(page: number): HTMLElement;
  /** Fetches a page's picture before it is shown. */
  fetch(page: number): void;
  /**
   * Fetches the pictures from this page on, one after the other, so the book can be read to its end if the
   * network fails. Stops at the first picture that cannot be loaded.
   */
  fetchAll(from: number): Promise<void>;
  /** Sets the width of a page in CSS pixels, so that a large enough picture is loaded. */
  setWidth(width: number): void;
}

/** Creates the pages. Calls `onLost` if a picture cannot be loaded. */
export function makePages(
  { id, ticket, pages, isKept = false }: OpenPages,
  onLost: () => void,
): Pages {
  const elements = new Map<number, HTMLElement>();
  let width = 0;

  function makePage(page: number): HTMLElement {
    const { width: pixels, height, text } = pages[page]!;
    const address = (size: string) =>
      `/flipbooks/${id}/page-${page + 1}${size}.webp?ticket=${ticket}`;
    const smaller = isKept ? '' : `${address('-small')} ${Math.round(pixels / 2)}w, `;
    const picture = make('img', {
      alt: text === '' ? `Page ${page + 1}, a picture` : '',
      width: pixels,
      height,
      decoding: 'sync',
      draggable: false,
      sizes: `${width}px`,
      srcset: `${smaller}${address('')} ${pixels}w`,
    });
    const words = make('div', { className: 'words', translate: false });
    for (const line of text.split('\n')) if (line !== '') words.append(make('p', {}, line));
    const retryButton = make(
      'button',
      { type: 'button', className: 'again' },
      'Load this page again',
    );
    const failure = make(
      'div',
      { className: 'lost', hidden: true },
      'This page did not load.',
      retryButton,
    );
    const fetchAgain = () => {
      failure.hidden = true;
      const { srcset } = picture;
      picture.srcset = '';
      picture.srcset = srcset;
    };
    retryButton.addEventListener('click', fetchAgain);
    picture.addEventListener('error', () => {
      failure.hidden = false;
      window.addEventListener('online', fetchAgain, { once: true });
      onLost();
    });
    return make(
      'section',
      { className: 'page', 'aria-label': `Page ${page + 1}`, 'aria-roledescription': 'page' },
      picture,
      words,
      failure,
    );
  }

  function get(page: number): HTMLElement {
    const element = elements.get(page) ?? makePage(page);
    elements.set(page, element);
    return element;
  }

  return {
    get,
    copy(page) {
      const copy = get(page).cloneNode(true) as HTMLElement;
      copy.setAttribute('aria-hidden', 'true');
      copy.querySelector('.words')?.remove();
      return copy;
    },
    fetch(page) {
      if (page >= 0 && page < pages.length) get(page);
    },
    async fetchAll(from) {
      const { connection } = navigator as { connection?: { saveData?: boolean } };
      if (connection?.saveData) return;
      for (let page = from; page < pages.length; page++) {
        const picture = get(page).querySelector('img')!;
        if (!picture.complete) {
          const hasArrived = await new Promise((resolve) => {
            picture.addEventListener('load', () => resolve(true), { once: true });
            picture.addEventListener('error', () => resolve(false), { once: true });
          });
          if (!hasArrived) return;
        }
      }
    },
    setWidth(shown) {
      width = shown;
      for (const element of elements.values()) {
        element.querySelector('img')?.setAttribute('sizes', `${shown}px`);
      }
    },
  };
}
