// Restores the scroll position and state of a screen after back, forward or a 'Back to ...' link. Any other
// navigation starts at the top. Stored in the tab, so it survives a reload.
import { useEffect, useState } from 'react';
// Imported first, so its `popstate` listener runs before the one here and can cancel a navigation.
import './unsaved.ts';
import { saveItem } from './storages.ts';

interface ScrollPosition {
  /** How far the screen was scrolled down, in pixels. */
  depth: number;
  /** The link that was followed. Used to find the position again if the content above it has changed. */
  link: { href: string; fromEnd: number; top: number } | null;
}

/** The history state of a link that leads back, such as 'Back to Library'. */
export const WAY_BACK = { isWayBack: true };
const isWayBack = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isWayBack' in state;

const [POSITIONS_KEY, STATES_KEY] = ['places_left', 'screens_left'];
/** How many scroll positions are stored. */
const MAX_POSITIONS = 20;

function read<T>(key: string): [string, T][] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string, T][];
  } catch {
    return [];
  }
}

function write(key: string, entries: ReadonlyMap<string, unknown>): void {
  // If the storage is full, the data is lost on reload.
  saveItem(sessionStorage, key, JSON.stringify([...entries]));
}

const [navigationEntry] = performance.getEntriesByType(
  'navigation',
) as PerformanceNavigationTiming[];
/** How this screen was reached. */
let arrival: 'back' | 'reload' | 'new' =
  navigationEntry?.type === 'reload'
    ? 'reload'
    : navigationEntry?.type === 'back_forward'
      ? 'back'
      : 'new';
/** Whether this screen was reached by back, forward or a 'Back to ...' link. */
export const isReturn = (): boolean => arrival === 'back';
let path = location.pathname;
let clickedLink: ScrollPosition['link'] = null;
const positions = new Map(read<ScrollPosition>(POSITIONS_KEY));
const states = new Map(read<unknown>(STATES_KEY));

const linksTo = (href: string) =>
  [...document.links].filter((link) => link.href === href).reverse();

function onArrival(isBack: boolean): void {
  stopRestoring();
  arrival = isBack ? 'back' : 'new';
  path = location.pathname;
  clickedLink = null;
}

function savePosition(): void {
  positions.delete(path);
  positions.set(path, { depth: scrollY, link: clickedLink });
  const [oldest] = positions.keys();
  if (oldest !== undefined && positions.size > MAX_POSITIONS) positions.delete(oldest);
  write(POSITIONS_KEY, positions);
}

// Capturing listeners run before those of the router, which renders the next screen on these events.
const capture = { capture: true };
addEventListener('popstate', () => onArrival(true), capture);
addEventListener('replaceState', () => (path = location.pathname), capture);
addEventListener(
  'pushState',
  () => {
    savePosition();
    onArrival(isWayBack(history.state));
  },
  capture,
);
addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    clickedLink = link && {
      href: link.href,
      fromEnd: linksTo(link.href).indexOf(link),
      top: link.getBoundingClientRect().top,
    };
  },
  capture,
);

/** How long the position is restored again while the screen is still loading, in milliseconds. */
const RESTORE_TIMEOUT = 5000;
let stopRestoring = () => {};

function scrollToPosition({ depth, link }: ScrollPosition): void {
  scrollTo(0, depth);
  const found = link && linksTo(link.href)[link.fromEnd];
  const drift = found ? found.getBoundingClientRect().top - link.top : 0;
  // A link that is far away is not the one that was followed: its book has another place by now.
  if (Math.abs(drift) < innerHeight) scrollBy(0, drift);
}

/**
 * Scrolls a new screen to its saved position, or to the top. Repeats that while the screen grows, until the
 * user scrolls, clicks or presses a key.
 */
export function restoreScroll(): void {
  stopRestoring();
  const position = arrival === 'back' ? positions.get(path) : undefined;
  if (position === undefined) return scrollTo(0, 0);
  scrollToPosition(position);
  const observer = new ResizeObserver(() => scrollToPosition(position));
  observer.observe(document.body);
  const ended = new AbortController();
  const timer = setTimeout(() => stopRestoring(), RESTORE_TIMEOUT);
  stopRestoring = () => {
    observer.disconnect();
    clearTimeout(timer);
    ended.abort();
    stopRestoring = () => {};
  };
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(type, stopRestoring, { capture: true, passive: true, signal: ended.signal });
  }
}

/** Clears all saved positions and states, so the next user starts every screen at its top. */
export function clearSavedScreens(): void {
  for (const [key, entries] of [
    [POSITIONS_KEY, positions],
    [STATES_KEY, states],
  ] as const) {
    entries.clear();
    write(key, entries);
  }
}

/**
 * Like `useState`, but restores the value after back and forward. Restores it after a reload too if
 * `outlivesReload` is set. The value must be JSON-serialisable.
 */
export function useRestoredState<T>(
  name: string,
  initial: T,
  { outlivesReload = false } = {},
): [T, (value: T) => void] {
  const [value, setValue] = useState(() => {
    const isFound = arrival === 'back' || (arrival === 'reload' && outlivesReload);
    return isFound && states.has(name) ? (states.get(name) as T) : initial;
  });
  useEffect(() => {
    states.set(name, value);
    write(STATES_KEY, states);
  }, [name, value]);
  return [value, setValue];
}
