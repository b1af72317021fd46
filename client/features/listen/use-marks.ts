// The marks of one listening. They are saved with 'Done', and also when the screen is left without it.
import { useCallback, useEffect, useRef, useState } from 'react';
import { chosenChild } from '../../auth/chosen-child.ts';
import { saveHeardWords, type SavedMarks, toastUnsavedMarks } from '../../offline/heard-words.ts';
import { toast } from '../../ui/toast.tsx';
import { heardWords, type Marks, type PageWord } from './marks.ts';

export function useMarks(bookId: string, words: readonly PageWord[]) {
  const [marks, setMarks] = useState<Marks>(new Map());
  // Another tab may choose another child, which ends this listening.
  const [listening] = useState(() => ({
    ...{ id: crypto.randomUUID(), bookId, heardAt: Date.now() },
    student: chosenChild(),
  }));
  const latest = useRef(marks);
  /** The marks that were handed over to be saved. */
  const saved = useRef<Marks>(marks);

  const change = (next: Marks) => {
    latest.current = next;
    setMarks(next);
  };
  const save = useCallback(async (): Promise<SavedMarks> => {
    saved.current = latest.current;
    const outcome = await saveHeardWords(listening, heardWords(latest.current, words));
    if (outcome.state === 'refused') saved.current = new Map();
    return outcome;
  }, [listening, words]);

  useEffect(() => {
    const saveRest = () => {
      if (latest.current === saved.current) return;
      void save().then((outcome) => {
        if (outcome.state === 'refused') toastUnsavedMarks(outcome.error);
        else toast({ title: 'The marks are saved' });
      });
    };
    addEventListener('pagehide', saveRest);
    return () => {
      removeEventListener('pagehide', saveRest);
      saveRest();
    };
  }, [save]);

  return { marks, change, save };
}
