import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { askBeforeLeaving, hasUnsaved } from '../../../browser/unsaved.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { draftStorage, type DraftStorage } from './draft-storage.ts';
import { hasDrafts } from './drafts.ts';
import { SHOWN_ONCE } from './shown-once.ts';
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
}

/** Asks before the owner leaves an admin screen with unsaved changes, a running upload or something that is shown once. */
export function LeaveQuestion() {
  const [pending, setPending] = useState<Pending | null>(null);
  const storage = useStore(draftStorage);
  useEffect(
    () =>
      askBeforeLeaving((go) =>
        setPending({ go, hasFile: hasUploads(), isShownOnce: hasUnsaved('shown-once') }),
      ),
    [],
  );
  const hasFile = pending?.hasFile === true;
  const isShownOnce = pending?.isShownOnce === true;
  const isTyped = hasFile ? hasDrafts() || storage !== 'browser' : hasUnsaved('typed');
  const sentences = [
    isShownOnce ? SHOWN_ONCE : '',
    hasFile ? 'The file that is uploading will be lost.' : '',
    isTyped ? `What you have typed is not saved. ${TEXT[storage]}` : '',
  ];
  return (
    <ConfirmDialog
      open={pending !== null}
      onClose={() => setPending(null)}
      title={hasFile || isTyped ? 'Leave without saving?' : 'Leave this page?'}
      text={sentences.join(' ').trim()}
      confirm="Leave"
      destructive={isShownOnce || hasFile || storage !== 'browser'}
      onConfirm={() => pending?.go()}
    />
  );
}
