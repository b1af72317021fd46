// The worker that answers this page.

const controller = () => ('serviceWorker' in navigator ? navigator.serviceWorker.controller : null);
// Part of the first script.
const first = controller();

/** Whether a worker answers this page. Only then can a release wait. */
export const isAnsweredByWorker = (): boolean => controller() !== null;

/** Whether this page is answered by another worker than at its start, of a newer release. */
export const isOutdated = (): boolean => controller() !== null && controller() !== first;

/** Resolves when a newer release has taken the place of the worker that answers this page. */
export async function controllerChange(): Promise<true> {
  // Another window may have taken it before this one knew of releases.
  if (first !== null && isOutdated()) return true;
  await new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
  return true;
}
