// The cards for the heart words and for the soundings of words the dictionary lacks.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { QueryProblem } from '../../../loading/query-problem.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { HeartWordsCard, type HeartWordsHandle } from './heart-words-card.tsx';
import { SoundingsCard, type SoundingsHandle } from './soundings-card.tsx';
import { phonicsQuery } from './use-phonics-edit.ts';

export type PhonicsHandle = HeartWordsHandle & SoundingsHandle;

export function PhonicsCards({
  onSessionOver,
  onReturn,
  ref,
}: {
  onSessionOver: (failure?: string) => void;
  /** Called when an edit that another tab started is saved or cancelled. The focus returns to that tab. */
  onReturn: () => void;
  ref: Ref<PhonicsHandle>;
}) {
  const { data: phonics, error, isFetching, refetch } = useQuery(phonicsQuery());
  const heartWords = useRef<HeartWordsHandle>(null);
  const soundings = useRef<SoundingsHandle>(null);
  const section = useRef<HTMLDivElement>(null);

  const isOver = phonics === null;
  useEffect(() => {
    if (isOver) onSessionOver();
  }, [isOver, onSessionOver]);

  // If the words could not be loaded, scrolls to the 'Try again' button instead.
  const show = () => section.current?.scrollIntoView();
  useImperativeHandle(ref, () => ({
    teachWhole(...args) {
      if (heartWords.current === null) show();
      else heartWords.current.teachWhole(...args);
    },
    sound(...args) {
      if (soundings.current === null) show();
      else soundings.current.sound(...args);
    },
  }));

  return (
    <div ref={section} className="grid min-w-0 items-start gap-6 lg:col-span-2 lg:grid-cols-2">
      {error !== null ? (
        <Card className="lg:col-span-2">
          <Card.Title>Heart words</Card.Title>
          <QueryProblem
            title="The heart words could not be loaded"
            {...{ error, isFetching, refetch }}
          />
        </Card>
      ) : phonics ? (
        <>
          <HeartWordsCard
            phonics={phonics}
            onSessionOver={onSessionOver}
            onReturn={onReturn}
            ref={heartWords}
          />
          <SoundingsCard
            phonics={phonics}
            onSessionOver={onSessionOver}
            onReturn={onReturn}
            ref={soundings}
          />
        </>
      ) : (
        <>
          <Skeleton className="h-160 rounded-card" />
          <Skeleton className="h-80 rounded-card" />
        </>
      )}
    </div>
  );
}
