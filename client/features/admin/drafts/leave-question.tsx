import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { askBeforeLeaving } from '../../../browser/unsaved.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { draftStorage, type DraftStorage } from './draft-storage.ts';
import { hasDrafts } from './drafts.ts';
import { hasUploads } from './upload-guard.ts';

const TEXT: Record<DraftStorage, string> = {
  browser: 'It stays in this browser, and will be here when you come back.',
  tab: 'It stays in this tab only, until you close it: the storage of this browser is full.',
  'second-tab': 'It stays in this tab only, until you close it: another tab has its own changes.',
  nowhere: 'This browser has no room to keep it: it will be lost.',
};

/** Asks for confirmation before the owner leaves an admin screen with unsaved changes or a running upload. */
export function LeaveQuestion() {
  const [pending, setPending] = useState<{ go: () => void; hasFile: boolean } | null>(null);
  const storage = useStore(draftStorage);
  useEffect(() => askBeforeLeaving((go) => setPending({ go, hasFile: hasUploads() })), []);
  const hasFile = pending?.hasFile === true;
  const isTyped = !hasFile || hasDrafts() || storage !== 'browser';
  const sentences = [
    hasFile ? 'The file that is uploading will be lost.' : '',
    isTyped ? `What you have typed is not saved. ${TEXT[storage]}` : '',
  ];
  return (
    <ConfirmDialog
      open={pending !== null}
      onClose={() => setPending(null)}
      title="Leave without saving?"
      text={sentences.join(' ').trim()}
      confirm="Leave"
      destructive={hasFile || storage !== 'browser'}
      onConfirm={() => pending?.go()}
    />
  );
}
