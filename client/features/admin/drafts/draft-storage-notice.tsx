import { HardDrive } from 'lucide-react';
import { useStore } from 'zustand';
import { Notice } from '../../../ui/notice.tsx';
import { draftStorage } from './draft-storage.ts';

const FULL = 'The storage of this browser is full';
const IN_TAB = 'What you type is kept in this tab only. Save it before you close the tab.';
const NOTICES = {
  tab: {
    title: FULL,
    text: IN_TAB,
  },
  'second-tab': {
    title: 'Another tab has its own changes to this',
    text: IN_TAB,
  },
  nowhere: {
    title: FULL,
    text: 'What you type cannot be kept here. Save it before you leave this page.',
  },
};

/** Warns when the draft will be lost once the tab is closed. */
export function DraftStorageNotice() {
  const storage = useStore(draftStorage);
  if (storage === 'browser') return null;
  return (
    <div role="status" className="sm:col-span-2">
      <Notice icon={<HardDrive aria-hidden="true" />} {...NOTICES[storage]} />
    </div>
  );
}
