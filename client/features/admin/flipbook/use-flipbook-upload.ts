// Uploads a PDF file and waits until its flipbook is rendered.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Flipbook } from '../../../../contracts/flipbooks.ts';
import { PDF_BYTES } from '../../../../domain/flipbooks.ts';
import { callAsOwner, messageOf } from '../../../api/api.ts';
import { upload } from '../../../api/upload.ts';
import { requirePdf } from '../files/chosen-file.ts';
import { useUploadGuard } from '../drafts/upload-guard.ts';
import { isSessionOver } from '../login/use-admin-session.ts';

export type ReadyFlipbook = Extract<Flipbook, { state: 'ready' }>;

export const flipbookQuery = (flipbookId: string) =>
  queryOptions({
    queryKey: ['/api/admin/flipbooks', flipbookId],
    queryFn: () => callAsOwner('GET /api/admin/flipbooks/{flipbookId}', { params: { flipbookId } }),
  });

const FAILED = 'Failed to upload the PDF';
/** In milliseconds. */
const POLL_INTERVAL = 800;
/** The number of failed polls in a row that is tolerated. Rendering continues on the server meanwhile. */
const MAX_FAILED_POLLS = 10;

/** Returns a message if the file is too large, otherwise null. */
function sizeRefusal({ name, size }: File): string | null {
  const limit = PDF_BYTES / 1_048_576;
  if (size > PDF_BYTES) {
    return `"${name}" has ${Math.ceil(size / 1_048_576)} MB; a PDF can have at most ${limit} MB. Save it in a smaller size.`;
  }
  return null;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));

/** Polls until the pages are rendered. Throws the server's message if it rejected the file. */
async function waitUntilRendered(
  uploaded: Flipbook,
  onProgress: (words: string) => void,
): Promise<ReadyFlipbook> {
  let flipbook = uploaded;
  let failedPolls = 0;
  while (flipbook.state === 'drawing') {
    const { id: flipbookId, pagesDone, pageCount } = flipbook;
    onProgress(
      pageCount === null ? 'Opening the PDF...' : `${pagesDone} of ${pageCount} pages are ready...`,
    );
    await pause();
    try {
      flipbook = await callAsOwner('GET /api/admin/flipbooks/{flipbookId}', {
        params: { flipbookId },
      });
      failedPolls = 0;
    } catch (error) {
      if (isSessionOver(error) || ++failedPolls >= MAX_FAILED_POLLS) throw error;
    }
  }
  if (flipbook.state === 'refused') throw new Error(flipbook.message);
  return flipbook;
}

export function useFlipbookUpload({
  onReady,
  onSessionOver,
}: {
  onReady: (flipbook: ReadyFlipbook) => void;
  onSessionOver: (failure: string) => void;
}) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState('');
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: async (file: File) => {
      const refusal = sizeRefusal(file);
      if (refusal !== null) throw new Error(refusal);
      await requirePdf(file);
      setProgress('Sending the PDF...');
      const body = new Blob([file], { type: 'application/pdf' });
      const onProgress = (share: number) =>
        setProgress(`Sending the PDF... ${Math.round(share * 100)}%`);
      return waitUntilRendered(
        await upload('POST /api/admin/flipbooks', body, { onProgress }),
        setProgress,
      );
    },
    onSuccess: (flipbook) => {
      queryClient.setQueryData(flipbookQuery(flipbook.id).queryKey, flipbook);
      onReady(flipbook);
    },
    onError: (failure) => {
      if (isSessionOver(failure)) onSessionOver(FAILED);
    },
  });
  useUploadGuard(isPending);
  return {
    upload: mutate,
    isUploading: isPending,
    progress,
    /** Why the last upload failed; null if it did not. */
    failure:
      error && messageOf(error, 'The PDF could not be uploaded. Please try again in a moment.'),
    flipbook: data,
    reset,
  };
}
