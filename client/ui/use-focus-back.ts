import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to `target` when what has stood in its place, such as a form, is gone. */
export function useFocusBack(isReplaced: boolean, target: RefObject<HTMLElement | null>): void {
  const wasReplaced = useRef(false);
  useEffect(() => {
    if (wasReplaced.current && !isReplaced) target.current?.focus();
    wasReplaced.current = isReplaced;
  }, [isReplaced, target]);
}
