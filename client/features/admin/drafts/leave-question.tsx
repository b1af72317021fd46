import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { askBeforeLeaving, hasUnsaved } from '../../../browser/unsaved.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { draftStorage, type DraftStorage } from './draft-storage.ts';
import { hasDrafts } from './drafts.ts';
import { askBeforeStep } from './guard-step.ts';
import { SHOWN_ONCE } from './shown-once.ts';
import { orderDraft, UNSAVED_ORDER } from './unsaved-order.ts';
import { hasUploads } from './upload-guard.ts';

const TEXT: Record<DraftStorage, string> = {
  browser: 'It stays in this browser, and will be here when you come back.',
  tab: 'It stays in this tab only, until you close it: the storage of this browser is full.',
  'second-tab': 'It stays in this tab only, until you close it: another tab has its own changes.',
  nowhere: 'This browser has no room to keep it: it will be lost.',
};

interface Pending {
  go: () => void;
  hasFile: boolean;
  isShownOnce: boolean;
  isOrdered: boolean;
}

/** Asks before the owner leaves an admin screen with unsaved changes, a running upload or something that is shown once. */
export function LeaveQuestion() {
  const [pending, setPending] = useState<Pending | null>(null);
  const returnFocusTo = useReturnFocus(pending !== null);
  const storage = useStore(draftStorage);
  useEffect(() => {
    const ask = (go: () => void) => {
      returnFocusTo(document.activeElement);
      setPending({
        ...{ go, hasFile: hasUploads(), isShownOnce: hasUnsaved('shown-once') },
        isOrdered: hasUnsaved('order'),
      });
    };
    const forget = askBeforeLeaving(ask);
    askBeforeStep(ask);
    return () => {
      forget();
      askBeforeStep(null);
    };
  }, [returnFocusTo]);
  const hasFile = pending?.hasFile === true;
  const isShownOnce = pending?.isShownOnce === true;
  const isOrdered = pending?.isOrdered === true;
  const isTyped = hasFile ? hasDrafts() || storage !== 'browser' : hasUnsaved('typed');
  const sentences = [
    isShownOnce ? SHOWN_ONCE : '',
    isOrdered ? UNSAVED_ORDER : '',
    hasFile ? 'The file that is uploading will be lost.' : '',
    isTyped ? `What you have typed is not saved. ${TEXT[storage]}` : '',
  ].filter((sentence) => sentence !== '');
  return (
    <ConfirmDialog
      open={pending !== null}
      onClose={() => setPending(null)}
      title={hasFile || isTyped || isOrdered ? 'Leave without saving?' : 'Leave this page?'}
      text={sentences.join(' ')}
      confirm="Leave"
      destructive={isShownOnce || isOrdered || hasFile || storage !== 'browser'}
      onConfirm={() => {
        // Where it leads has a focus of its own.
        returnFocusTo(null);
        if (isOrdered) orderDraft.discard();
        pending?.go();
      }}
    />
  );
}
