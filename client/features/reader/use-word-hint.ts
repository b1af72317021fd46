// Whether a child has to be told that words can be pressed: until one was, here or on another device.
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { practiceQuery } from '../../api/queries.ts';
import { useSession } from '../../auth/session.tsx';
import { remember } from '../../browser/storages.ts';

const keyOf = (uid: string | undefined) => `word_asked:${uid}`;

function isKnownHere(uid: string | undefined): boolean {
  try {
    return localStorage.getItem(keyOf(uid)) !== null;
  } catch {
    return true;
  }
}

/** `noteAsked` is to be called when a word is asked for. */
export function useWordHint(): { isHintDue: boolean; noteAsked: () => void } {
  const uid = useSession().identity?.uid;
  const list = useQuery(practiceQuery()).data;
  const [isKnown, setKnown] = useState(() => isKnownHere(uid));
  const hasPractised = list === undefined || list.words.length + list.learned.length > 0;
  const noteAsked = useCallback(() => {
    setKnown(true);
    // Where there is no room the practice list tells it too.
    remember(localStorage, keyOf(uid), '');
  }, [uid]);
  return { isHintDue: !isKnown && !hasPractised, noteAsked };
}
