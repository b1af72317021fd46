import { useEffect, useState } from 'react';
import { answerLeaving } from '../../unsaved.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { type DraftPlace, useDraftPlace } from './draft-place.ts';
import { hasFilesUnderWay } from './files-under-way.ts';

const TEXT: Record<DraftPlace, string> = {
  browser: 'It stays in this browser, and will be here when you come back.',
  tab: 'It stays in this tab alone, until you close it: the storage of this browser is full.',
  'second-tab':
    'It stays in this tab alone, until you close it: another tab has changes of its own.',
  nowhere: 'This browser has no room to keep it: it will be lost.',
};

/** Asks whoever leaves a screen of the workshop with something typed and not saved. */
export function LeaveQuestion() {
  const [goOn, setGoOn] = useState<{ go: () => void; file: string } | null>(null);
  const place = useDraftPlace();
  useEffect(
    () =>
      answerLeaving((go) =>
        setGoOn({ go, file: hasFilesUnderWay() ? 'The file that is on its way is lost. ' : '' }),
      ),
    [],
  );
  return (
    <ConfirmDialog
      open={goOn !== null}
      onClose={() => setGoOn(null)}
      title="Leave without saving?"
      text={`${goOn?.file ?? ''}What you have typed is not saved. ${TEXT[place]}`}
      confirm="Leave"
      destructive={place !== 'browser'}
      onConfirm={() => goOn?.go()}
    />
  );
}
