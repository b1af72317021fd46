import { useEffect, useState } from 'react';
import { answerLeaving } from '../../unsaved.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { type DraftPlace, useDraftPlace } from './draft-place.ts';

const TEXT: Record<DraftPlace, string> = {
  browser: 'It stays in this browser, and will be here when you come back.',
  tab: 'It stays in this tab alone, until you close it: the storage of this browser is full.',
  'second-tab':
    'It stays in this tab alone, until you close it: another tab has changes of its own.',
  nowhere: 'This browser has no room to keep it: it will be lost.',
};

/** Asks whoever leaves a screen of the workshop with something typed and not saved. */
export function LeaveQuestion() {
  const [goOn, setGoOn] = useState<{ go: () => void } | null>(null);
  const place = useDraftPlace();
  useEffect(() => answerLeaving((go) => setGoOn({ go })), []);
  return (
    <ConfirmDialog
      open={goOn !== null}
      onClose={() => setGoOn(null)}
      title="Leave without saving?"
      text={`What you have typed is not saved. ${TEXT[place]}`}
      confirm="Leave"
      destructive={place !== 'browser'}
      onConfirm={() => goOn?.go()}
    />
  );
}
