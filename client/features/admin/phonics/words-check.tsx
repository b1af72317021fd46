// 'Check the words' in a form: the button, what was answered, and taking the level that the words fit.
import { useRef, type RefObject } from 'react';
import { levelOf } from '../../../../domain/levels.ts';
import { Button } from '../../../ui/button.tsx';
import type { Elements } from '../../../ui/elements.ts';
import type { useLevelCheck } from './level-check.ts';
import { LevelPanel } from './level-panel.tsx';
import type { BookForm } from '../drafts/book-form.ts';
import type { PhonicsHandle } from './phonics-cards.tsx';

export function WordsCheck({
  form: { getValues, setValue },
  level: { answer, isOld, isChecking, checkWords },
  phonics,
  addAnyway,
}: {
  form: Pick<BookForm, 'getValues' | 'setValue'>;
  level: ReturnType<typeof useLevelCheck>;
  /** Where a word can be taught whole, or its sounding be said. */
  phonics?: RefObject<PhonicsHandle | null> | undefined;
  /** The field for a reason, and its button. */
  addAnyway: Elements;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const deeds = phonics && {
    onTeachWhole: (word: string) =>
      phonics.current?.teachWhole(word, levelOf(getValues('category')), heading.current),
    onSound: (word: string) => phonics.current?.sound(word, heading.current),
  };
  return (
    <>
      <Button
        variant="secondary"
        className="sm:col-span-2 sm:justify-self-start"
        busy={isChecking}
        busyText="Checking..."
        onClick={checkWords}
      >
        Check the words
      </Button>
      <LevelPanel
        {...{ answer, isOld, isChecking, heading, deeds, addAnyway }}
        onRetry={checkWords}
        onUseLevel={(category) => {
          setValue('category', category);
          checkWords();
        }}
      />
    </>
  );
}
