// The browser's back and forward buttons lead to a screen as it was left; every other way leads to its
// beginning.
import { useEffect, useState } from 'react';

interface Place {
  /** How far the screen was scrolled down, in pixels. */
  depth: number;
  /** The link that led away. What stands above it may have changed since. */
  link: { href: string; fromEnd: number; top: number } | null;
}

let isTraversed = false;
let path = location.pathname;
let followed: Place['link'] = null;
const places = new Map<string, Place>();
const kept = new Map<string, unknown>();

const linksTo = (href: string) =>
  [...document.links].filter((link) => link.href === href).reverse();

function arrive(traversed: boolean): void {
  isTraversed = traversed;
  path = location.pathname;
  followed = null;
}

// Captured, so that all is known before the router, which tells of a push by an event, draws the screen.
const capture = { capture: true };
addEventListener('popstate', () => arrive(true), capture);
addEventListener('replaceState', () => (path = location.pathname), capture);
addEventListener(
  'pushState',
  () => {
    places.set(path, { depth: scrollY, link: followed });
    arrive(false);
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

/** Scrolls the screen that has just been drawn to where it was left, or to its beginning. */
export function findPlace(): void {
  const { depth, link } = (isTraversed && places.get(path)) || { depth: 0, link: null };
  scrollTo(0, depth);
  const found = link && linksTo(link.href)[link.fromEnd];
  if (found) scrollBy(0, found.getBoundingClientRect().top - link.top);
}

/** A state that is found as it was left on the way back, and is `initial` on any other. */
export function useKept<T>(name: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() =>
    isTraversed && kept.has(name) ? (kept.get(name) as T) : initial,
  );
  useEffect(() => {
    kept.set(name, value);
  }, [name, value]);
  return [value, setValue];
}
