import { Sparkles, X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { isOwnersPath } from '../../contracts/pages.ts';
import { useIsOffline } from '../api/connection.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { isChildsScreen } from './in-use.ts';
import { takeVersion, useNewVersion } from './new-version.ts';
import { refusalHere, refusals, type Refusal } from './not-now.ts';

/** How long the button is busy, in milliseconds. */
const PATIENCE = 10_000;

function NoticeCard({ version, onLater }: { version: ServiceWorker; onLater: () => void }) {
  const [isTaking, setTaking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function take(): Promise<void> {
    setTaking(true);
    setRefusal(refusalHere() ?? (await takeVersion(version, PATIENCE)));
    setTaking(false);
  }

  return (
    <div className="pointer-events-auto flex items-start gap-3 rounded-card border-2 border-sea bg-page p-3 pl-4 text-ink shadow-lift">
      <Sparkles aria-hidden="true" className="mt-3 size-6 shrink-0 text-sea" />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow py-2.5">
          <p className="font-display text-lg font-semibold leading-snug">A new version is ready</p>
          {refusal !== null && <p>{refusals[refusal]}</p>}
        </div>
        <Button busy={isTaking} onClick={() => void take()}>
          Use it now
        </Button>
      </div>
      <button
        type="button"
        aria-label="Later"
        className="flex size-12 shrink-0 items-center justify-center rounded-control hover:bg-ink/5"
        onClick={onLater}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  );
}

/** Says that a release was fetched, on the screens that a parent uses. A child is not interrupted. */
export function NewVersionNotice() {
  const [path] = useLocation();
  const version = useNewVersion();
  const isOffline = useIsOffline();
  const [later, setLater] = useState<ServiceWorker | null>(null);
  const isShown =
    version !== null && version !== later && !isChildsScreen(path) && !isOwnersPath(path);
  // The live region must exist before its message, or that would not be read aloud.
  return (
    <div
      role="status"
      className={classNames(
        'pointer-events-none fixed inset-x-0 bottom-0 z-30 max-w-[30rem] p-3 sm:p-4',
        // The library home says at the foot of the screen that there is no network.
        isOffline && 'pb-20 sm:pb-20',
      )}
    >
      {isShown && <NoticeCard version={version} onLater={() => setLater(version)} />}
    </div>
  );
}
