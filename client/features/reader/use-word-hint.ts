// Whether to show the hint that words can be tapped: until the child has tapped one, on this device
// or another.
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { practiceQuery } from '../../api/queries.ts';
import { useChildKey } from '../../auth/chosen-child.ts';
import { saveItem } from '../../browser/storages.ts';

const keyOf = (childKey: string | undefined) => `word_asked:${childKey}`;

function wasHelpUsedHere(childKey: string | undefined): boolean {
  try {
    return localStorage.getItem(keyOf(childKey)) !== null;
  } catch {
    return true;
  }
}

/** Call `markHelpUsed` when the child asks for help with a word. */
export function useWordHint(): { isHintDue: boolean; markHelpUsed: () => void } {
  const childKey = useChildKey();
  const list = useQuery(practiceQuery()).data;
  const [hasUsedHelp, setHasUsedHelp] = useState(() => wasHelpUsedHere(childKey));
  const hasPractised = list === undefined || list.words.length + list.learned.length > 0;
  const markHelpUsed = useCallback(() => {
    setHasUsedHelp(true);
    // If the storage is full, the practice list also shows that the child has used the help.
    saveItem(localStorage, keyOf(childKey), '');
  }, [childKey]);
  return { isHintDue: !hasUsedHelp && !hasPractised, markHelpUsed };
}
