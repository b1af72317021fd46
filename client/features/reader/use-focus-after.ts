import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Moves the focus to `target` when the element of the returned ref goes away with the focus in it. */
export function useFocusAfter(target: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    const next = target.current;
    return () => {
      if (element?.contains(document.activeElement)) next?.focus();
    };
  }, [target]);
  return ref;
}
