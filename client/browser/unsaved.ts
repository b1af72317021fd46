// Asks before unsaved input is lost by a link, the back button or closing the tab. The browser asks when the
// tab closes; for navigation inside the app a screen asks, which registers with `askBeforeLeaving`.
import { useEffect, useRef } from 'react';
import { pages } from '../../contracts/pages.ts';

type AskBeforeLeaving = (proceed: () => void) => void;
type Navigate = (to: string, options?: { replace?: boolean; state?: unknown }) => void;

/**
 * What leaving loses: something typed or uploading, something put in order, which is kept for a new sign-in alone, or something that is shown
 * this once, such as recovery codes. `sending` goes on while other screens of the library are open, and only closing the page
 * stops it.
 */
type Loss = 'typed' | 'order' | 'shown-once' | 'sending';

const guards = new Set<{ loss: Loss }>();
let ask: AskBeforeLeaving | null = null;
/** Whether the next history navigation has been confirmed. */
let isConfirmed = false;
const entry = () => ({ address: location.href, state: history.state as unknown });
let current = entry();

const recordCurrent = () => void (current = entry());
const isElsewhere = (address: string) =>
  new URL(address, location.href).pathname !== new URL(current.address).pathname;

/** Whether leaving loses something, or something of that kind. */
export const hasUnsaved = (kind?: Loss) =>
  [...guards].some(({ loss }) => kind === undefined || loss === kind);

/** Whether another screen of the library loses something. */
export const isLostElsewhere = () => [...guards].some(({ loss }) => loss !== 'sending');

/** Whether the way to an address is asked about. */
const isAskedAbout = (address: string) => ask !== null && isLostElsewhere() && isElsewhere(address);

let onChange = () => {};
/** Calls `listener` whenever `hasUnsaved` may have changed. One at a time. */
export const watchUnsaved = (listener: () => void) => void (onChange = listener);

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** Guards the page against leaving until the returned function is called. */
export function guardPage(loss: Loss): () => void {
  const guard = { loss };
  guards.add(guard);
  // Only listen while needed: a `beforeunload` listener disables the browser's back/forward cache.
  addEventListener('beforeunload', warn);
  onChange();
  return () => {
    guards.delete(guard);
    if (guards.size === 0) removeEventListener('beforeunload', warn);
    onChange();
  };
}

/** Guards the page while `isUnsaved`, or while something is shown once. The returned function ends that at once, for example after a save. */
export function useUnsaved(isUnsaved: boolean, loss: Loss = 'typed'): () => void {
  const release = useRef(() => {});
  useEffect(() => {
    if (!isUnsaved) return;
    release.current = guardPage(loss);
    return release.current;
  }, [isUnsaved, loss]);
  return () => release.current();
}

/**
 * Registers the function that asks. It receives a function that continues the navigation. Returns a function to
 * unregister.
 */
export function askBeforeLeaving(question: AskBeforeLeaving): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = null;
  };
}

/** Wraps the router's navigation. The owner's login is not guarded: it opens when the session has expired. */
export function guardNavigation(navigate: Navigate, to: string, options?: object): void {
  if (isAskedAbout(to) && to !== pages.adminLogin) ask?.(() => navigate(to, options));
  else navigate(to, options);
}

function onTraversal(event: Event): void {
  const isAsked = !isConfirmed && isAskedAbout(location.href);
  isConfirmed = false;
  if (!isAsked) return recordCurrent();
  // Cancel the navigation and hide it from other listeners. The prototype's pushState does not emit the
  // router's `pushState` event.
  event.stopImmediatePropagation();
  History.prototype.pushState.call(history, current.state, '', current.address);
  ask?.(() => {
    isConfirmed = true;
    history.back();
  });
}

// Capturing; modules that also listen to `popstate` import this file first.
addEventListener('popstate', onTraversal, { capture: true });
for (const type of ['pushState', 'replaceState', 'hashchange']) {
  addEventListener(type, recordCurrent);
}
