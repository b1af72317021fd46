// Whose turn it is to be heard: one thing at a time in the whole product. Imports nothing that can send anything.

let stopCurrent: (() => void) | null = null;

/** Whether something is being heard. */
export const isSpeaking = (): boolean => stopCurrent !== null;

/** Stops what is being heard. */
export function stopSpeaking(): void {
  const stop = stopCurrent;
  end();
  stop?.();
}

function stopWhenHidden(): void {
  if (document.visibilityState === 'hidden') stopSpeaking();
}

function end(): void {
  stopCurrent = null;
  document.removeEventListener('visibilitychange', stopWhenHidden);
  window.removeEventListener('pagehide', stopSpeaking);
}

/**
 * Stops what is being heard and takes the turn. `stop` is called once something else is to be heard, or the page is
 * hidden or left. Returns a function that gives the turn back at the end.
 */
export function takeTurn(stop: () => void): () => void {
  stopSpeaking();
  stopCurrent = stop;
  document.addEventListener('visibilitychange', stopWhenHidden);
  window.addEventListener('pagehide', stopSpeaking);
  return () => {
    if (stopCurrent === stop) end();
  };
}
