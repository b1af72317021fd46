// Says at the foot of the window that there is no network, and what works. Nothing else moves when it comes and goes.
import { WifiOff } from 'lucide-react';
import { useIsCutOff } from '../../offline/cut-off.ts';

export function NetworkLine() {
  const isCutOff = useIsCutOff();
  return (
    <div role="status" className="pointer-events-none sticky bottom-3 z-2">
      {isCutOff && (
        <p className="mx-auto mt-6 flex w-fit items-center gap-2.5 rounded-2xl border-2 border-line-strong bg-page px-4 py-2 leading-snug shadow-card">
          <WifiOff aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          <span>No network. Kept books open; the rest needs a network.</span>
        </p>
      )}
    </div>
  );
}
