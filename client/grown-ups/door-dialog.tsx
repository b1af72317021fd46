import { Dialog } from '../ui/dialog.tsx';
import { OrDivider } from '../ui/or-divider.tsx';
import { HoldButton } from './hold-button.tsx';
import { SumForm } from './sum-form.tsx';

/** Asks for a sum, or for a hold of three seconds. It keeps small fingers out for a while, and says that it is no lock. */
export function DoorDialog({ onOpen, onClose }: { onOpen: () => void; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Ask a grown-up"
      className="w-[min(24rem,calc(100vw-1rem))]! max-h-[calc(100dvh-1rem)]! gap-2! px-5! py-4! text-center flat:grid! flat:w-[min(42rem,calc(100vw-1rem))]! flat:grid-cols-2 flat:gap-x-6! flat:gap-y-1! flat:pr-16!"
    >
      <SumForm onSolved={onOpen} />
      <OrDivider />
      <HoldButton onHeld={onOpen} />
      <p className="text-[0.95rem] text-ink-soft flat:col-span-2">
        Then it stays open for five minutes. This is a door, not a lock.
      </p>
    </Dialog>
  );
}
