import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns the focus to the element that opened a dialog, when the dialog closes. Call the returned function with that
 * element as the dialog opens.
 */
export function useReturnFocus(isOpen: boolean): (opener: Element | null) => void {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (isOpen) return;
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, [isOpen]);
  return useCallback((element) => {
    opener.current = element;
  }, []);
}
