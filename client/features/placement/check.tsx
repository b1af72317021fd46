// The reading check from its first word to its result. Its state is the row of answers: whatever is left before the
// parent accepts is forgotten.
import { useState } from 'react';
import { useLocation } from 'wouter';
import { pages } from '../../../contracts/pages.ts';
import { placementAfter, wordsOnCard } from '../../../domain/placement.ts';
import {
  beginsAt,
  describePlace,
  levelOfStep,
  type StepId,
} from '../../../domain/teaching-steps.ts';
import { placementWordsOf } from '../../../phonics/placement-words.ts';
import { useProfileChange } from '../../auth/profile-change.ts';
import { navigateAway } from '../../browser/navigate-away.ts';
import { toast } from '../../ui/toast.tsx';
import { keepText, reasonText, type Start } from './placement-copy.ts';
import { Result } from './result.tsx';
import { WordPage } from './word-page.tsx';

export interface StartedCheck {
  /** The step of the first card. */
  from: StepId;
  /** The number of the check, from 0: another check shows other words. */
  number: number;
  /** Where the child began before. */
  start: Start;
}

export function Check({
  check: { from, number, start },
  name,
  target,
  onStop,
  onKeep,
}: {
  check: StartedCheck;
  /** The child's first name; null if it is unknown. */
  name: string | null;
  /** The page that a parent who accepts the proposal goes to. */
  target: typeof pages.home | typeof pages.account;
  onStop: () => void;
  onKeep: () => void;
}) {
  const [answers, setAnswers] = useState<readonly boolean[]>([]);
  const [, navigate] = useLocation();
  const change = useProfileChange('Failed to save where to begin. Please try again.');
  const wordsOf = (step: StepId) => wordsOnCard(placementWordsOf(step), number);
  const { next, step, cards } = placementAfter(answers, from);
  const undo = () => setAnswers(answers.slice(0, -1));

  if (next !== null) {
    return (
      <WordPage
        word={wordsOf(next.step)[next.word]!}
        index={next.word}
        finished={cards.length}
        name={name}
        canUndo={answers.length > 0}
        onAnswer={(isRead) => setAnswers([...answers, isRead])}
        onUndo={undo}
        onStop={onStop}
      />
    );
  }

  const accept = () =>
    change.mutate(
      { readingLevel: levelOfStep(step), startingStep: step },
      {
        onSuccess: () => {
          toast({ title: `${name ?? 'Your child'} begins at ${describePlace(step)}` });
          navigateAway(target, navigate);
        },
      },
    );
  return (
    <Result
      step={step}
      reason={reasonText(cards, name ?? 'Your child', wordsOf)}
      keep={beginsAt(start.level, start.step) === step ? null : keepText(start)}
      isSaving={change.isPending}
      onAccept={accept}
      onKeep={onKeep}
      onUndo={undo}
    />
  );
}
