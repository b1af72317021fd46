// What is typed and not saved holds the page: whoever leaves it by a link, the browser's back button or by
// closing the tab is asked first. The browser asks in its own words where the tab closes; in the product a
// screen asks, which says so by `answerLeaving`.
import { useEffect, useRef } from 'react';
import { pages } from '../../contracts/pages.ts';

type Asker = (goOn: () => void) => void;
type Navigate = (to: string, options?: { replace?: boolean; state?: unknown }) => void;

const holders = new Set<object>();
let asker: Asker | null = null;
/** Whether the next step through the history is the one that was agreed to. */
let isAgreed = false;
let here = { address: location.href, state: history.state as unknown };

const note = () => void (here = { address: location.href, state: history.state as unknown });
const isElsewhere = (address: string) =>
  new URL(address, location.href).pathname !== new URL(here.address).pathname;

/** Whether something is typed and not saved. */
export const hasUnsaved = () => holders.size > 0;

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** Holds the page until the function it returns is called. */
function holdPage(): () => void {
  const holder = {};
  holders.add(holder);
  // While nothing is held there is no listener, which would keep the page out of the browser's cache.
  addEventListener('beforeunload', warn);
  return () => {
    holders.delete(holder);
    if (holders.size === 0) removeEventListener('beforeunload', warn);
  };
}

/** Holds the page while `isUnsaved`. The function it returns lets it go at once, as after a save. */
export function useUnsaved(isUnsaved: boolean): () => void {
  const end = useRef(() => {});
  useEffect(() => {
    if (!isUnsaved) return;
    end.current = holdPage();
    return end.current;
  }, [isUnsaved]);
  return () => end.current();
}

/** Has `ask` show the question; the function it is given goes where the person was going. */
export function answerLeaving(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** Around every step that the product makes by itself. To the owner's login leads a session that has ended. */
export function aroundNavigation(navigate: Navigate, to: string, options?: object): void {
  const isFree = !hasUnsaved() || asker === null || !isElsewhere(to) || to === pages.adminLogin;
  if (isFree) navigate(to, options);
  else asker?.(() => navigate(to, options));
}

function onTraversal(event: Event): void {
  const isAsked = hasUnsaved() && asker !== null && !isAgreed && isElsewhere(location.href);
  isAgreed = false;
  if (!isAsked) return note();
  // Nobody else hears of the step, which is taken back: behind the router's back, for it tells of its own.
  event.stopImmediatePropagation();
  History.prototype.pushState.call(history, here.state, '', here.address);
  asker?.(() => {
    isAgreed = true;
    history.back();
  });
}

// Captured, and imported by whoever else listens for it first.
addEventListener('popstate', onTraversal, { capture: true });
for (const type of ['pushState', 'replaceState', 'hashchange']) addEventListener(type, note);
