// The open flipbook: which pages are shown, at which size, and how they are turned.
import type { FlipbookMessage } from '../../contracts/flipbooks.ts';
import { drawIcon, make } from './elements.ts';
import { makePages, type OpenPages } from './pages.ts';
import {
  opensWide,
  pageStatus,
  shownSize,
  type Spread,
  spreadOf,
  turned,
  type Way,
} from './spreads.ts';
import { handleTouch } from './touch.ts';
import { showTurn } from './turning.ts';

const MAX_ZOOM = 3;
/** The zoom that the button and the + key set. */
const BUTTON_ZOOM = 2;

const icons = {
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  larger: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20M7.5 10.5h6M10.5 7.5v6',
  smaller: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20M7.5 10.5h6',
};

function roundButton(name: string, icon: keyof typeof icons): HTMLButtonElement {
  return make('button', { type: 'button', 'aria-label': name }, drawIcon(icons[icon]));
}

/**
 * Opens the book in `place`, at the page `start`, counted from 0. Returns a function to turn the page. What it listens to
 * outside of `place` ends with `signal`.
 */
export function openBook({
  place,
  flipbook,
  start,
  send,
  keyboard = place,
  signal,
}: {
  place: HTMLElement;
  /** Keys that arrive here are meant for the book. */
  keyboard?: EventTarget;
  flipbook: OpenPages;
  start: number;
  send: (message: FlipbookMessage) => void;
  signal?: AbortSignal;
}): (way: Way) => void {
  const count = flipbook.pages.length;
  const pages = makePages(flipbook, () => send({ flipbook: 'lost' }));
  // The size of a middle page, because covers often have another shape.
  const shape = flipbook.pages[Math.floor(count / 2)]!;

  const book = make('div', { className: 'book', role: 'group', 'aria-label': 'Book' });
  const desk = make('div', { className: 'desk', role: 'group', 'aria-label': 'Flipbook' }, book);
  const previous = roundButton('Previous page', 'previous');
  const next = roundButton('Next page', 'next');
  const zoomButton = roundButton('Larger', 'larger');
  const status = make('p', { role: 'status' });
  const bar = make('nav', { 'aria-label': 'Pages' }, previous, status, zoomButton, next);
  place.append(make('div', { className: 'flipbook' }, desk, bar));

  let page = Math.min(Math.max(start, 0), count - 1);
  let zoom = 1;
  let isWide = false;
  let endTurn: (() => void) | null = null;

  const spread = () => spreadOf(page, count, isWide);

  function showSpread({ left, right }: Spread): void {
    const sides = [
      [left, 'left'],
      [right, 'right'],
    ] as const;
    book.replaceChildren(
      ...sides.flatMap(([one, side]) => {
        if (one === null) return [];
        const element = pages.get(one);
        element.className = `page ${side}`;
        return [element];
      }),
    );
    book.classList.toggle('wide', isWide);
    book.classList.toggle('closed', isWide && left === null && right !== null && count > 1);
    book.classList.toggle('ended', isWide && right === null);
    status.textContent = pageStatus({ left, right }, count);
    // `aria-disabled` instead of `disabled`, which would lose the keyboard focus.
    previous.setAttribute(
      'aria-disabled',
      String(turned(page, 'previous', count, isWide) === page),
    );
    next.setAttribute('aria-disabled', String(turned(page, 'next', count, isWide) === page));
    const last = right ?? left ?? page;
    for (let ahead = 1; ahead <= 4; ahead++) pages.fetch(last + ahead);
    for (let behind = 1; behind <= 2; behind++) pages.fetch((left ?? last) - behind);
    send({ flipbook: 'page', page: page + 1, isLast: last === count - 1 });
  }

  /** Fits the book into the available room. A zoomed book keeps its centre. */
  function fit(): void {
    const middle = {
      x: (desk.scrollLeft + desk.clientWidth / 2) / desk.scrollWidth,
      y: (desk.scrollTop + desk.clientHeight / 2) / desk.scrollHeight,
    };
    const { paddingLeft, paddingTop } = getComputedStyle(desk);
    const room = {
      width: desk.offsetWidth - 2 * Number.parseFloat(paddingLeft),
      height: desk.offsetHeight - 2 * Number.parseFloat(paddingTop),
    };
    isWide = count > 1 && opensWide(shape, room);
    const { width, height } = shownSize(shape, room, isWide);
    book.style.width = `${width * zoom * (isWide ? 2 : 1)}px`;
    book.style.height = `${height * zoom}px`;
    pages.setWidth(Math.round(width * zoom));
    desk.classList.toggle('zoomed', zoom > 1);
    desk.tabIndex = zoom > 1 ? 0 : -1;
    desk.scrollTo(
      middle.x * desk.scrollWidth - desk.clientWidth / 2,
      middle.y * desk.scrollHeight - desk.clientHeight / 2,
    );
  }

  function setZoom(wanted: number): void {
    endTurn?.();
    zoom = wanted < 1.08 ? 1 : Math.min(wanted, MAX_ZOOM);
    fit();
    zoomButton.setAttribute('aria-label', zoom > 1 ? 'Smaller' : 'Larger');
    zoomButton.replaceChildren(drawIcon(icons[zoom > 1 ? 'smaller' : 'larger']));
  }

  function goTo(to: number): void {
    if (to === page) return;
    endTurn?.();
    const isForward = to > page;
    const from = spread();
    page = to;
    showSpread(spread());
    desk.scrollTo(desk.scrollLeft, 0);
    endTurn = showTurn({ book, pages, from, to: spread(), isForward, isWide }, () => {
      endTurn = null;
    });
  }
  const turn = (way: Way) => goTo(turned(page, way, count, isWide));

  const keys: Record<string, () => void> = {
    ArrowRight: () => turn('next'),
    ArrowLeft: () => turn('previous'),
    PageDown: () => turn('next'),
    PageUp: () => turn('previous'),
    Home: () => goTo(0),
    End: () => goTo(count - 1),
    '+': () => setZoom(BUTTON_ZOOM),
    '-': () => setZoom(1),
  };
  previous.addEventListener('click', () => turn('previous'));
  next.addEventListener('click', () => turn('next'));
  zoomButton.addEventListener('click', () => setZoom(zoom > 1 ? 1 : BUTTON_ZOOM));
  keyboard.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent)) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(event.key in keys)) return;
    // Arrow keys scroll a zoomed book, and mean nothing to the page around it.
    if (zoom > 1 && event.key.startsWith('Arrow') && event.target === desk) {
      return event.stopPropagation();
    }
    event.preventDefault();
    keys[event.key]?.();
  });
  handleTouch(
    { desk, book, signal },
    {
      isZoomed: () => zoom > 1,
      zoom: () => zoom,
      onTurn: turn,
      // Ignore taps during a turn, or a double tap would turn twice.
      onTap: (way) => endTurn === null && turn(way),
      onZoom: setZoom,
    },
  );
  const resizes = new ResizeObserver(() => {
    endTurn?.();
    fit();
    showSpread(spread());
  });
  resizes.observe(place);
  signal?.addEventListener('abort', () => resizes.disconnect());
  fit();
  showSpread(spread());
  if (!flipbook.isKept) void pages.fetchAll(page);
  return turn;
}
