// Shows a toast once when the connection is lost, and a small icon while it stays lost.
import { CloudOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIsCutOff } from '../../offline/cut-off.ts';
import { useOutbox } from '../../offline/outbox.ts';
import { toast } from '../../ui/toast.tsx';

/** Distinguishes a device without a network from a server that does not respond. */
const title = () =>
  navigator.onLine ? 'The library cannot be reached right now.' : 'You are offline.';
const POSITION_KEPT = 'Your page is saved, and will be sent later.';

export function ConnectionNotice() {
  const { isHeldUp } = useOutbox();
  // Whoever opens a kept book without a network knows: a toast would only cover the page.
  const isKnown = useRef(useIsCutOff());
  useEffect(() => {
    if (!isHeldUp) return;
    if (!isKnown.current) toast({ title: title(), text: POSITION_KEPT });
    return () => {
      isKnown.current = false;
    };
  }, [isHeldUp]);
  if (!isHeldUp) return null;
  return (
    <span className="reader-unsent" title={`${title()} ${POSITION_KEPT}`}>
      <CloudOff aria-hidden="true" />
      <span className="sr-only">{`No connection. ${POSITION_KEPT}`}</span>
    </span>
  );
}
