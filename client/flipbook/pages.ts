// The pages as they stand in the document: a picture for the eye, and the page's own words for whoever
// listens to it. Each is made when it is first needed, and stays.
import type { FlipbookFrame } from '../../contracts/flipbooks.ts';
import { make } from './elements.ts';

export type Frame = Extract<FlipbookFrame, { pages: unknown }>;

export interface Pages {
  /** The element of a page, counted from 0. */
  get(page: number): HTMLElement;
  /** A copy that only the eye sees. */
  copy(page: number): HTMLElement;
  /** Fetches a page's picture before it is shown. */
  fetch(page: number): void;
  /**
   * Fetches the pictures from this page on, each when the one before has arrived, so that the book can
   * be read to its end where the network is lost. Ends with the first that does not arrive.
   */
  fetchAll(from: number): Promise<void>;
  /** Says how wide a page is shown, in CSS pixels, so that the picture is large enough. */
  setWidth(width: number): void;
}

/** `onLost` hears of a picture that does not arrive. */
export function makePages({ id, ticket, pages }: Frame, onLost: () => void): Pages {
  const made = new Map<number, HTMLElement>();
  let width = 0;

  function makePage(page: number): HTMLElement {
    const { width: pixels, height, text } = pages[page]!;
    const address = (size: string) =>
      `/flipbooks/${id}/page-${page + 1}${size}.webp?ticket=${ticket}`;
    const picture = make('img', {
      alt: text === '' ? `Page ${page + 1}, a picture` : '',
      width: pixels,
      height,
      decoding: 'sync',
      draggable: false,
      sizes: `${width}px`,
      srcset: `${address('-small')} ${Math.round(pixels / 2)}w, ${address('')} ${pixels}w`,
    });
    const words = make('div', { className: 'words', translate: false });
    for (const line of text.split('\n')) if (line !== '') words.append(make('p', {}, line));
    const again = make('button', { type: 'button', className: 'again' }, 'Fetch this page again');
    const lost = make(
      'div',
      { className: 'lost', hidden: true },
      'This page did not arrive.',
      again,
    );
    const fetchAgain = () => {
      lost.hidden = true;
      const { srcset } = picture;
      picture.srcset = '';
      picture.srcset = srcset;
    };
    again.addEventListener('click', fetchAgain);
    picture.addEventListener('error', () => {
      lost.hidden = false;
      window.addEventListener('online', fetchAgain, { once: true });
      onLost();
    });
    return make(
      'section',
      { className: 'page', 'aria-label': `Page ${page + 1}`, 'aria-roledescription': 'page' },
      picture,
      words,
      lost,
    );
  }

  function get(page: number): HTMLElement {
    const element = made.get(page) ?? makePage(page);
    made.set(page, element);
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
      for (const element of made.values()) {
        element.querySelector('img')?.setAttribute('sizes', `${shown}px`);
      }
    },
  };
}
