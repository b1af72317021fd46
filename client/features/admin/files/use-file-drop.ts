import { type DragEvent, useState } from 'react';

/**
 * Takes the files that are dropped on an element with these handlers. What else is dragged there, such as
 * text onto a field, is the browser's.
 */
export function useFileDrop(take: (files: FileList) => void) {
  const [isOver, setIsOver] = useState(false);
  const onDrag = (event: DragEvent) => {
    const { types, files } = event.dataTransfer;
    if (!types.includes('Files')) return;
    // The browser would open the file, or leave several aside and say nothing.
    event.preventDefault();
    setIsOver(['dragenter', 'dragover'].includes(event.type));
    if (event.type === 'drop') take(files);
  };
  return {
    /** Whether files are held over it. */
    isOver,
    handlers: { onDragEnter: onDrag, onDragOver: onDrag, onDragLeave: onDrag, onDrop: onDrag },
  };
}
