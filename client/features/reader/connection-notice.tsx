// Says, quietly and once, that there is no connection; while that lasts a small sign stays.
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { useOutbox } from '../../offline/outbox.ts';
import { toast } from '../../ui/toast.tsx';

/** Whether the tablet itself knows that it has no network, or only that nobody answers. */
const title = () =>
  navigator.onLine ? 'The library cannot be reached just now.' : 'You are offline.';
const KEPT = 'Your place is kept and will be sent.';

export function ConnectionNotice() {
  const { isHeldUp } = useOutbox();
  useEffect(() => {
    if (isHeldUp) toast({ title: title(), text: KEPT });
  }, [isHeldUp]);
  if (!isHeldUp) return null;
  return (
    <span className="reader-unsent" title={`${title()} ${KEPT}`}>
      <CloudOff aria-hidden="true" />
      <span className="sr-only">{`No connection. ${KEPT}`}</span>
    </span>
  );
}
