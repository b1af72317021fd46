// Files on their way to the library. A book that is saved meanwhile would be saved without them.
import { useEffect } from 'react';
import { useUnsaved } from '../../../browser/unsaved.ts';

const underWay = new Set<object>();

/** Holds the page, and what would be saved, while `isUnderWay`. */
export function useUnderWay(isUnderWay: boolean): void {
  useUnsaved(isUnderWay);
  useEffect(() => {
    if (!isUnderWay) return;
    const file = {};
    underWay.add(file);
    return () => void underWay.delete(file);
  }, [isUnderWay]);
}

export const hasFilesUnderWay = () => underWay.size > 0;

/** Throws the sentence for the owner while a file is on its way. */
export function requireArrived(): void {
  if (hasFilesUnderWay()) {
    throw new Error('A file is still on its way. Wait until it is there, then save.');
  }
}
