// 'Check the words' in a book form: the button, the result, and a button that selects the fitting level.
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
  level: { result, isOutdated, isChecking, checkWords },
  phonics,
  addAnyway,
}: {
  form: Pick<BookForm, 'getValues' | 'setValue'>;
  level: ReturnType<typeof useLevelCheck>;
  /** Adds a word to the heart words or the soundings. */
  phonics?: RefObject<PhonicsHandle | null> | undefined;
  /** The field for a reason, with its button. */
  addAnyway: Elements;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const actions = phonics && {
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
        {...{ result, isOutdated, isChecking, heading, actions, addAnyway }}
        onRetry={checkWords}
        onUseLevel={(category) => {
          setValue('category', category);
          checkWords();
        }}
      />
    </>
  );
}
