// Returns the owner to the row from which a book was opened.
import { type RefObject, useEffect, useState } from 'react';
import { hasMovedOn } from '../catalogue/has-moved-on.ts';
import { openedFile } from '../drafts/way-back.ts';
import { focusRow } from './row-focus.ts';

/** Moves the focus to the row, once the screen has focused its heading and the rows are there (`isReady`). */
export function useReturnToOpenedRow(list: RefObject<HTMLElement | null>, isReady: boolean): void {
  const [file, setFile] = useState(openedFile.read);
  useEffect(() => {
    if (file === null || !isReady) return;
    const frame = requestAnimationFrame(() => {
      openedFile.clear();
      setFile(null);
      if (!hasMovedOn())
        focusRow(list.current?.querySelector(`[data-file="${CSS.escape(file.row)}"]`));
    });
    return () => cancelAnimationFrame(frame);
  }, [file, isReady, list]);
}
