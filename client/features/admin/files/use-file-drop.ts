import { type DragEvent, useState } from 'react';

/**
 * Returns drag handlers for an element and passes dropped files to `onFiles`. Other drags, such as text onto a field,
 * are left to the browser.
 */
export function useFileDrop(onFiles: (files: FileList, transfer: DataTransfer) => void) {
  const [isOver, setIsOver] = useState(false);
  const onDrag = (event: DragEvent) => {
    const { types, files } = event.dataTransfer;
    if (!types.includes('Files')) return;
    // By default the browser opens a dropped file, or silently ignores several.
    event.preventDefault();
    setIsOver(['dragenter', 'dragover'].includes(event.type));
    if (event.type === 'drop') onFiles(files, event.dataTransfer);
  };
  return {
    /** Whether files are being dragged over the element. */
    isOver,
    handlers: { onDragEnter: onDrag, onDragOver: onDrag, onDragLeave: onDrag, onDrop: onDrag },
  };
}
