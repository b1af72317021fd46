import { type DragEvent, useState } from 'react';

/**
 * Returns drag handlers for an element and passes dropped files to `onFiles`. Other drags, such as text onto a field,
 * are left to the browser. While `isBusy` the pointer says that nothing can be dropped, and a drop does nothing.
 */
export function useFileDrop(
  onFiles: (files: FileList, transfer: DataTransfer) => void,
  isBusy = false,
) {
  const [isOver, setIsOver] = useState(false);
  const onDrag = (event: DragEvent) => {
    const { types, files } = event.dataTransfer;
    if (!types.includes('Files')) return;
    // By default the browser opens a dropped file, or silently ignores several.
    event.preventDefault();
    if (isBusy) event.dataTransfer.dropEffect = 'none';
    setIsOver(!isBusy && ['dragenter', 'dragover'].includes(event.type));
    if (!isBusy && event.type === 'drop') onFiles(files, event.dataTransfer);
  };
  return {
    /** Whether files are being dragged over the element. */
    isOver,
    handlers: { onDragEnter: onDrag, onDragOver: onDrag, onDragLeave: onDrag, onDrop: onDrag },
  };
}
