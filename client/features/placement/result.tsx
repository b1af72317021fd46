// The end of the reading check: the proposal, why it is made, and what the parent can do with it.
import { Undo2 } from 'lucide-react';
import { levelOfStep, type StepId } from '../../../domain/teaching-steps.ts';
import quokka from '../../pictures/quokka-walking.svg';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LevelBadge, levelNameOf } from '../../ui/level-badge.tsx';
import { Page } from '../../ui/page.tsx';
import { SiteHeader } from '../../ui/site-header.tsx';
import { resultHeading } from './placement-copy.ts';

export function Result({
  step,
  reason,
  keep,
  isSaving,
  onAccept,
  onKeep,
  onUndo,
}: {
  step: StepId;
  reason: string;
  /** The text of the button that changes nothing; null if the child begins at this step already. */
  keep: string | null;
  isSaving: boolean;
  onAccept: () => void;
  onKeep: () => void;
  onUndo: () => void;
}) {
  const category = `level${levelOfStep(step)}`;
  const heading = resultHeading(step);
  return (
    <Page width="narrow" className="lying:max-w-4xl" title={heading} header={<SiteHeader />}>
      <Card className="my-auto flex flex-col items-center gap-5 text-center lying:gap-2 lying:p-4">
        <img src={quokka} alt="" width={160} height={128} className="w-40 lying:hidden" />
        <h1 className="text-3xl sm:text-4xl lying:text-2xl">{heading}</h1>
        <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 text-lg">
          <LevelBadge category={category} />
          <span>{levelNameOf(category)}</span>
        </p>
        <p className="text-lg">{reason}</p>
        <p className="text-ink-soft">
          {keep === null
            ? 'That is where the library begins now. You can change it on your account page at any time.'
            : 'It is a place to begin, not a mark. You can change it on your account page at any time.'}
        </p>
        <div className="flex w-full flex-wrap justify-center gap-3">
          <Button size="lg" busy={isSaving} busyText="Saving..." onClick={onAccept}>
            Begin there
          </Button>
          {keep !== null && (
            <Button size="lg" variant="secondary" disabled={isSaving} onClick={onKeep}>
              {keep}
            </Button>
          )}
          <Button
            variant="quiet"
            aria-label="Undo the last answer"
            disabled={isSaving}
            onClick={onUndo}
          >
            <Undo2 className="size-5" aria-hidden="true" />
            Undo
          </Button>
        </div>
      </Card>
    </Page>
  );
}
