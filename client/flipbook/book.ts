// The open book: which pages lie there, how large, and how they are turned.
import type { FlipbookNews } from '../../contracts/flipbooks.ts';
import { drawIcon, make } from './elements.ts';
import { type Frame, makePages } from './pages.ts';
import {
  opensWide,
  placeWords,
  shownSize,
  type Spread,
  spreadOf,
  turned,
  type Way,
} from './spreads.ts';
import { listenToFingers } from './touch.ts';
import { showTurn } from './turning.ts';

const LARGEST = 3;
const LARGER = 2;

const icons = {
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  larger: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20M7.5 10.5h6M10.5 7.5v6',
  smaller: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20M7.5 10.5h6',
};

function roundButton(name: string, icon: keyof typeof icons): HTMLButtonElement {
  return make('button', { type: 'button', 'aria-label': name }, drawIcon(icons[icon]));
}

/** Lays the book open at a page, counted from 0, and answers how the page is turned from outside. */
export function openBook(
  frame: Frame,
  start: number,
  tell: (news: FlipbookNews) => void,
): (way: Way) => void {
  const count = frame.pages.length;
  const pages = makePages(frame, () => tell({ flipbook: 'lost' }));
  // Covers are often of another shape than what is between them.
  const shape = frame.pages[Math.floor(count / 2)]!;

  const book = make('div', { className: 'book', role: 'group', 'aria-label': 'Book' });
  const desk = make('main', { className: 'desk', 'aria-label': 'Flipbook' }, book);
  const previous = roundButton('Previous page', 'previous');
  const next = roundButton('Next page', 'next');
  const zoomer = roundButton('Larger', 'larger');
  const place = make('p', { role: 'status' });
  const bar = make('nav', { 'aria-label': 'Pages' }, previous, place, zoomer, next);
  document.body.append(desk, bar);

  let page = Math.min(Math.max(start, 0), count - 1);
  let zoom = 1;
  let isWide = false;
  let endTurn: (() => void) | null = null;

  const spread = () => spreadOf(page, count, isWide);

  function lay({ left, right }: Spread): void {
    const laid = [
      [left, 'left'],
      [right, 'right'],
    ] as const;
    book.replaceChildren(
      ...laid.flatMap(([one, side]) => {
        if (one === null) return [];
        const element = pages.get(one);
        element.className = `page ${side}`;
        return [element];
      }),
    );
    book.classList.toggle('wide', isWide);
    book.classList.toggle('closed', isWide && left === null && right !== null && count > 1);
    book.classList.toggle('ended', isWide && right === null);
    place.textContent = placeWords({ left, right }, count);
    // Not disabled: whoever stands on a button with the keyboard would lose her place.
    previous.setAttribute(
      'aria-disabled',
      String(turned(page, 'previous', count, isWide) === page),
    );
    next.setAttribute('aria-disabled', String(turned(page, 'next', count, isWide) === page));
    const last = right ?? left ?? page;
    for (let ahead = 1; ahead <= 4; ahead++) pages.fetch(last + ahead);
    for (let behind = 1; behind <= 2; behind++) pages.fetch((left ?? last) - behind);
    tell({ flipbook: 'page', page: page + 1, isLast: last === count - 1 });
  }

  /** Fits the book into its room; a zoomed one stays where its middle was. */
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
    zoom = wanted < 1.08 ? 1 : Math.min(wanted, LARGEST);
    fit();
    zoomer.setAttribute('aria-label', zoom > 1 ? 'Smaller' : 'Larger');
    zoomer.replaceChildren(drawIcon(icons[zoom > 1 ? 'smaller' : 'larger']));
  }

  function goTo(to: number): void {
    if (to === page) return;
    endTurn?.();
    const isForward = to > page;
    const from = spread();
    page = to;
    lay(spread());
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
    '+': () => setZoom(LARGER),
    '-': () => setZoom(1),
  };
  previous.addEventListener('click', () => turn('previous'));
  next.addEventListener('click', () => turn('next'));
  zoomer.addEventListener('click', () => setZoom(zoom > 1 ? 1 : LARGER));
  window.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Arrows move a book that is larger than its room.
    if (zoom > 1 && event.key.startsWith('Arrow') && event.target === desk) return;
    if (!(event.key in keys)) return;
    event.preventDefault();
    keys[event.key]?.();
  });
  listenToFingers(desk, book, {
    isZoomed: () => zoom > 1,
    zoom: () => zoom,
    onTurn: turn,
    // The second half of a child's double tap would turn twice.
    onTap: (way) => endTurn === null && turn(way),
    onZoom: setZoom,
  });
  new ResizeObserver(() => {
    endTurn?.();
    fit();
    lay(spread());
  }).observe(document.documentElement);
  fit();
  lay(spread());
  void pages.fetchAll(page);
  return turn;
}
