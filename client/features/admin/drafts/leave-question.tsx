import { useEffect, useState } from 'react';
import { answerLeaving } from '../../../browser/unsaved.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { type DraftPlace, useDraftPlace } from './draft-storage.ts';
import { hasDrafts } from './drafts.ts';
import { hasFilesUnderWay } from './files-under-way.ts';

const TEXT: Record<DraftPlace, string> = {
  browser: 'It stays in this browser, and will be here when you come back.',
  tab: 'It stays in this tab alone, until you close it: the storage of this browser is full.',
  'second-tab':
    'It stays in this tab alone, until you close it: another tab has changes of its own.',
  nowhere: 'This browser has no room to keep it: it will be lost.',
};

/** Asks whoever leaves a screen of the workshop with something typed and not saved, or a file on its way. */
export function LeaveQuestion() {
  const [goOn, setGoOn] = useState<{ go: () => void; hasFile: boolean } | null>(null);
  const place = useDraftPlace();
  useEffect(() => answerLeaving((go) => setGoOn({ go, hasFile: hasFilesUnderWay() })), []);
  const hasFile = goOn?.hasFile === true;
  const isTyped = !hasFile || hasDrafts() || place !== 'browser';
  const said = [
    hasFile ? 'The file that is on its way is lost.' : '',
    isTyped ? `What you have typed is not saved. ${TEXT[place]}` : '',
  ];
  return (
    <ConfirmDialog
      open={goOn !== null}
      onClose={() => setGoOn(null)}
      title="Leave without saving?"
      text={said.join(' ').trim()}
      confirm="Leave"
      destructive={hasFile || place !== 'browser'}
      onConfirm={() => goOn?.go()}
    />
  );
}
