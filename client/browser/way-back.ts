// The browser's back and forward buttons and the product's own ways back lead to a screen as it was left;
// every other way leads to its beginning. It is kept in the tab, so that a reload forgets none of it.
import { useEffect, useState } from 'react';
// Hears of the history first: a step that is taken back was none.
import './unsaved.ts';
import { remember } from './storages.ts';

interface Place {
  /** How far the screen was scrolled down, in pixels. */
  depth: number;
  /** The link that led away. What stands above it may have changed since. */
  link: { href: string; fromEnd: number; top: number } | null;
}

/** The state of a step in the history that leads back, as 'Back to Library' does. */
export const WAY_BACK = { isWayBack: true };
const isWayBack = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isWayBack' in state;

const [PLACES, KEPT] = ['places_left', 'screens_left'];
/** So many screens are found again where they were left. */
const MOST_PLACES = 20;

function read<T>(key: string): [string, T][] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string, T][];
  } catch {
    return [];
  }
}

function write(key: string, known: ReadonlyMap<string, unknown>): void {
  // Where there is no room, a reload forgets it.
  remember(sessionStorage, key, JSON.stringify([...known]));
}

const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** How this screen was reached. */
let arrival: 'back' | 'reload' | 'new' =
  opening?.type === 'reload' ? 'reload' : opening?.type === 'back_forward' ? 'back' : 'new';
let path = location.pathname;
let followed: Place['link'] = null;
const places = new Map(read<Place>(PLACES));
const kept = new Map(read<unknown>(KEPT));

const linksTo = (href: string) =>
  [...document.links].filter((link) => link.href === href).reverse();

function arrive(isBack: boolean): void {
  endSearch();
  arrival = isBack ? 'back' : 'new';
  path = location.pathname;
  followed = null;
}

function leave(): void {
  places.delete(path);
  places.set(path, { depth: scrollY, link: followed });
  const [oldest] = places.keys();
  if (oldest !== undefined && places.size > MOST_PLACES) places.delete(oldest);
  write(PLACES, places);
}

// Captured, so that all is known before the router, which tells of a push by an event, draws the screen.
const capture = { capture: true };
addEventListener('popstate', () => arrive(true), capture);
addEventListener('replaceState', () => (path = location.pathname), capture);
addEventListener(
  'pushState',
  () => {
    leave();
    arrive(isWayBack(history.state));
  },
  capture,
);
addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    followed = link && {
      href: link.href,
      fromEnd: linksTo(link.href).indexOf(link),
      top: link.getBoundingClientRect().top,
    };
  },
  capture,
);

/** For so long a screen may still grow to where it was left, in milliseconds. */
const GROWING = 5000;
let endSearch = () => {};

function scrollToPlace({ depth, link }: Place): void {
  scrollTo(0, depth);
  const found = link && linksTo(link.href)[link.fromEnd];
  if (found) scrollBy(0, found.getBoundingClientRect().top - link.top);
}

/**
 * Scrolls the screen that has just been drawn to where it was left, or to its beginning. While more of it
 * comes, the place is looked for again, until somebody scrolls or presses anything.
 */
export function findPlace(): void {
  endSearch();
  const place = arrival === 'back' ? places.get(path) : undefined;
  if (place === undefined) return scrollTo(0, 0);
  scrollToPlace(place);
  const observer = new ResizeObserver(() => scrollToPlace(place));
  observer.observe(document.body);
  const ended = new AbortController();
  const timer = setTimeout(() => endSearch(), GROWING);
  endSearch = () => {
    observer.disconnect();
    clearTimeout(timer);
    ended.abort();
    endSearch = () => {};
  };
  for (const deed of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(deed, endSearch, { capture: true, passive: true, signal: ended.signal });
  }
}

/** Whoever comes next finds every screen at its beginning. */
export function forgetPlaces(): void {
  for (const [key, known] of [
    [PLACES, places],
    [KEPT, kept],
  ] as const) {
    known.clear();
    write(key, known);
  }
}

/**
 * A state that is found as it was left on the way back, and is `initial` on any other; what `outlivesReload`
 * is found after a reload, too. It must be such as JSON can hold.
 */
export function useKept<T>(
  name: string,
  initial: T,
  { outlivesReload = false } = {},
): [T, (value: T) => void] {
  const [value, setValue] = useState(() => {
    const isFound = arrival === 'back' || (arrival === 'reload' && outlivesReload);
    return isFound && kept.has(name) ? (kept.get(name) as T) : initial;
  });
  useEffect(() => {
    kept.set(name, value);
    write(KEPT, kept);
  }, [name, value]);
  return [value, setValue];
}
