// A button that gives the book the whole screen, where the browser can.
import { Maximize, Minimize } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

const isFull = () => document.fullscreenElement !== null;

/** A browser that refuses, as in some frames, leaves the screen as it is. */
function leave(): void {
  if (isFull()) document.exitFullscreen().catch(() => {});
}

export function FullScreenButton() {
  const full = useSyncExternalStore(subscribe, isFull);
  // Who leaves the book leaves the full screen.
  useEffect(() => leave, []);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    if (full) leave();
    else document.documentElement.requestFullscreen().catch(() => {});
  };
  const Icon = full ? Minimize : Maximize;
  return (
    <Button
      variant="quiet"
      className="reader-tool"
      aria-label={full ? 'Leave full screen' : 'Full screen'}
      onClick={toggle}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}
