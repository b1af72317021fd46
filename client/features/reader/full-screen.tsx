// A button that shows the book in full screen, where the browser supports it.
import { Maximize, Minimize } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

const isFull = () => document.fullscreenElement !== null;

/** Leaves full screen. If the browser refuses, as in some frames, the screen stays as it is. */
function leave(): void {
  if (isFull()) document.exitFullscreen().catch(() => {});
}

export function FullScreenButton() {
  const full = useSyncExternalStore(subscribe, isFull);
  // Leaving the book also leaves full screen.
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
      className="reader-tool reader-full-screen"
      aria-label={full ? 'Leave full screen' : 'Full screen'}
      onClick={toggle}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}
