// Connects 'Hear myself' to the reader: it ends when a page is turned, and when the book or the browser's page is left.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { followPermission } from '../../microphone/permission.ts';
import { newSession } from './hear-myself-session.ts';

/** `pagesKey` identifies the open pages. `isOn` says whether a grown-up has turned it on for this child. */
export function useHearMyself(pagesKey: string, isOn: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const [session] = useState(() => newSession());
  const state = useSyncExternalStore(session.subscribe, session.state);
  const hasTake = useSyncExternalStore(session.subscribe, session.hasTake);

  useEffect(() => {
    if (isOn) void followPermission();
  }, [isOn]);
  useEffect(
    () =>
      session.onMeter((share, level) => {
        button.current?.style.setProperty('--share', String(share));
        button.current?.style.setProperty('--level', String(level));
      }),
    [session],
  );
  useEffect(() => {
    if (!isOn) return;
    window.addEventListener('pagehide', session.forget);
    return () => window.removeEventListener('pagehide', session.forget);
  }, [isOn, session]);
  useEffect(() => session.forget, [pagesKey, isOn, session]);

  const isActive = isOn && (hasTake || state.kind === 'recording' || state.kind === 'playing');
  return { session, state, hasTake, isOn, isActive, button };
}
