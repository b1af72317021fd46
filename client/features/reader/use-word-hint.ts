// Whether to show the hint that words can be tapped: until the child has tapped one, on this device
// or another.
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { practiceQuery } from '../../api/queries.ts';
import { useSession } from '../../auth/session.tsx';
import { saveItem } from '../../browser/storages.ts';

const keyOf = (uid: string | undefined) => `word_asked:${uid}`;

function wasHelpUsedHere(uid: string | undefined): boolean {
  try {
    return localStorage.getItem(keyOf(uid)) !== null;
  } catch {
    return true;
  }
}

/** Call `markHelpUsed` when the child asks for help with a word. */
export function useWordHint(): { isHintDue: boolean; markHelpUsed: () => void } {
  const uid = useSession().identity?.uid;
  const list = useQuery(practiceQuery()).data;
  const [hasUsedHelp, setHasUsedHelp] = useState(() => wasHelpUsedHere(uid));
  const hasPractised = list === undefined || list.words.length + list.learned.length > 0;
  const markHelpUsed = useCallback(() => {
    setHasUsedHelp(true);
    // If the storage is full, the practice list also shows that the child has used the help.
    saveItem(localStorage, keyOf(uid), '');
  }, [uid]);
  return { isHintDue: !hasUsedHelp && !hasPractised, markHelpUsed };
}
