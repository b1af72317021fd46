// At a further visit the first screen shows what was known at the last one. Nothing of that is fetched where nothing is kept.
import { pages } from '../../contracts/pages.ts';
import { childKeyNow } from '../auth/chosen-child.ts';
import { afterScreenShown } from '../auth/identity-connection.ts';
import { sessionStore } from '../auth/session-state.ts';
import { hasLeftovers, mayOpenAnswers } from '../offline/kept-marks.ts';
import { preloadScreen } from './routes.tsx';

/** The first screen waits so long for what is kept, in milliseconds. A database may hang. */
const LONGEST = 1_000;

async function putBack(taking: Promise<unknown> | null): Promise<void> {
  const [{ followAnswers, restoreAnswers }] = await Promise.all([
    import('../offline/kept-answers.ts'),
    // What follows the child's record comes before what is known of it.
    import('./family-screen.tsx'),
  ]);
  await restoreAnswers();
  followAnswers();
  if (location.pathname !== pages.home) return;
  // While the last release is asked for something, a browser may not hand over to the next one.
  await taking;
  const { fetchOfferedCover } = await import('../features/library/use-offer.ts');
  await fetchOfferedCover();
}

/** Of a family that signed out where that could not be noticed. */
function forgetLeftovers(): void {
  import('../offline/forget-kept.ts').then(
    ({ forgetKeptLibrary }) => forgetKeptLibrary(),
    (error: unknown) => console.info('What was kept could not be removed', error),
  );
  // The identity provider's code may still know the family: without a session it forgets it when it is opened.
  afterScreenShown(async () => {}, 'What the identity provider knows could not be removed');
}

/**
 * Returns a promise that resolves when the first screen may render; null if it may render now. `taking` resolves when no
 * release is being taken any more; null where none is.
 */
export function openKept(taking: Promise<unknown> | null): Promise<unknown> | null {
  const { state, identity } = sessionStore.getState();
  if (state === 'signed-out' && hasLeftovers(null)) forgetLeftovers();
  const uid = identity?.uid;
  const childKey = childKeyNow();
  if (uid === undefined || childKey === undefined || !mayOpenAnswers(uid, childKey)) return null;
  const opened = Promise.allSettled([putBack(taking), preloadScreen(location.pathname)]);
  return Promise.race([opened, new Promise((resolve) => setTimeout(resolve, LONGEST))]);
}
