// Sends a PDF file and waits for the flipbook that is made of it.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Flipbook } from '../../../../contracts/flipbooks.ts';
import { PDF_BYTES } from '../../../../domain/flipbooks.ts';
import { callAsOwner, messageOf } from '../../../api/api.ts';
import { upload } from '../../../api/upload.ts';
import { requirePdf } from '../files/chosen-file.ts';
import { useUnderWay } from '../drafts/files-under-way.ts';
import { isSessionOver } from '../login/use-admin-session.ts';

export type ReadyFlipbook = Extract<Flipbook, { state: 'ready' }>;

export const flipbookQuery = (flipbookId: string) =>
  queryOptions({
    queryKey: ['/api/admin/flipbooks', flipbookId],
    queryFn: () => callAsOwner('GET /api/admin/flipbooks/{flipbookId}', { params: { flipbookId } }),
  });

const FAILED = 'Failed to upload the PDF';
/** How long until it is asked again how far the pages are, in milliseconds. */
const ASK_AGAIN = 800;
/** How often in a row nobody may answer that: the pages are drawn all the same. */
const UNANSWERED = 10;

/** What is wrong with the size of a file; null where nothing is. */
function refusalOf({ name, size }: File): string | null {
  const most = PDF_BYTES / 1_048_576;
  if (size > PDF_BYTES) {
    return `"${name}" has ${Math.ceil(size / 1_048_576)} MB; a PDF can have at most ${most} MB. Save it in a smaller size.`;
  }
  return null;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));

/** Asks until the pages are drawn. Throws the sentence with which the file was refused. */
async function follow(sent: Flipbook, onProgress: (words: string) => void): Promise<ReadyFlipbook> {
  let flipbook = sent;
  let unanswered = 0;
  while (flipbook.state === 'drawing') {
    const { id: flipbookId, pagesDone, pageCount } = flipbook;
    onProgress(
      pageCount === null ? 'Opening the PDF...' : `${pagesDone} of ${pageCount} pages are drawn...`,
    );
    await pause();
    try {
      flipbook = await callAsOwner('GET /api/admin/flipbooks/{flipbookId}', {
        params: { flipbookId },
      });
      unanswered = 0;
    } catch (error) {
      if (isSessionOver(error) || ++unanswered >= UNANSWERED) throw error;
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
      const refusal = refusalOf(file);
      if (refusal !== null) throw new Error(refusal);
      await requirePdf(file);
      setProgress('Sending the PDF...');
      const body = new Blob([file], { type: 'application/pdf' });
      const onProgress = (share: number) =>
        setProgress(`Sending the PDF... ${Math.round(share * 100)}%`);
      return follow(await upload('POST /api/admin/flipbooks', body, { onProgress }), setProgress);
    },
    onSuccess: (flipbook) => {
      queryClient.setQueryData(flipbookQuery(flipbook.id).queryKey, flipbook);
      onReady(flipbook);
    },
    onError: (failure) => {
      if (isSessionOver(failure)) onSessionOver(FAILED);
    },
  });
  useUnderWay(isPending);
  return {
    upload: mutate,
    isUploading: isPending,
    progress,
    /** Why nothing was made of the last file; null where something was. */
    failure:
      error && messageOf(error, 'The PDF could not be uploaded. Please try again in a moment.'),
    flipbook: data,
    reset,
  };
}
