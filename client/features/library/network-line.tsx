// Says at the foot of the window, or of the page where the window is low, that there is no network, and what works. Nothing
// else moves when it comes and goes.
import { WifiOff } from 'lucide-react';
import { useIsCutOff } from '../../offline/cut-off.ts';
import { useKeptBooks } from '../../offline/kept-books.ts';

export function NetworkLine() {
  const isCutOff = useIsCutOff();
  const keepsAny = useKeptBooks().length > 0;
  return (
    <div role="status" className="pointer-events-none sticky bottom-3 z-2 low:static">
      {isCutOff && (
        <p className="mx-auto mt-6 flex w-fit items-center gap-2.5 rounded-2xl border-2 border-line-strong bg-page px-4 py-2 leading-snug shadow-card">
          <WifiOff aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          <span>
            {keepsAny
              ? 'No network. Kept books open; the rest needs a network.'
              : 'No network. No book is kept on this device.'}
          </span>
        </p>
      )}
    </div>
  );
}
