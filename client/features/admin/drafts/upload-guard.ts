// Running uploads. A book saved during an upload would be saved without the file.
import { useEffect } from 'react';
import { useUnsaved } from '../../../browser/unsaved.ts';

const uploads = new Set<object>();

/** Blocks leaving the page, and saving, while `isUploading`. */
export function useUploadGuard(isUploading: boolean): void {
  useUnsaved(isUploading);
  useEffect(() => {
    if (!isUploading) return;
    const upload = {};
    uploads.add(upload);
    return () => void uploads.delete(upload);
  }, [isUploading]);
}

export const hasUploads = () => uploads.size > 0;

/** Throws an error with a message for the owner while an upload is running. */
export function requireNoUploads(): void {
  if (hasUploads()) {
    throw new Error('A file is still uploading. Wait until it has finished, then save.');
  }
}
