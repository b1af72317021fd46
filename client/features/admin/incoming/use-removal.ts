// Stops files, and takes them off the list. The drafts that were made of them stay.
import { useMutation } from '@tanstack/react-query';
import { useCallback, type RefObject } from 'react';
import type { IncomingFile } from '../../../../contracts/incoming.ts';
import { ApiError, callAsOwner } from '../../../api/api.ts';
import { queryClient } from '../../../api/queries.ts';
import { toastOwnerFailure } from '../login/toast-owner-failure.ts';
import { begunUploads } from './begun-uploads.ts';
import type { FileRow } from './file-rows.ts';
import { incomingQuery, refreshIncoming } from './incoming-query.ts';
import { focusRow } from './row-focus.ts';
import { sendQueue } from './sending.ts';

const FAILED = 'Failed to take the file off the list';
const FAILED_ALL = 'Failed to clear the list';

const isOffList = ({ state }: IncomingFile) => state === 'ready' || state === 'refused';

function forget(isGone: (file: IncomingFile) => boolean): void {
  queryClient.setQueryData(incomingQuery().queryKey, (files) =>
    files?.filter((file) => !isGone(file)),
  );
}

async function removeThere(incomingId: string): Promise<void> {
  try {
    await callAsOwner('DELETE /api/admin/incoming/{incomingId}', { params: { incomingId } });
  } catch (error) {
    // Somebody else was first.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

async function remove({ sent, listed }: FileRow): Promise<void> {
  // Its row stays in its place until the library has answered.
  const incomingId = sent === null ? listed?.id : await sendQueue.stop(sent.key);
  try {
    if (incomingId) await removeThere(incomingId);
  } catch (error) {
    // What was stopped is shown as the library has it, and goes on once it is chosen again.
    if (sent !== null && sent.phase !== 'sent') sendQueue.drop(sent.key);
    throw error;
  }
  forget(({ id }) => id === incomingId);
  if (sent === null) return;
  sendQueue.drop(sent.key);
  begunUploads.forget(sent.key);
}

/** Moves the focus to the next row, or to the one before; to `fallback` if there is none. */
function focusNeighbour(button: HTMLElement, fallback: HTMLElement | null): void {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  if (!focusRow(next)) fallback?.focus();
}

export function useRemoval(
  heading: RefObject<HTMLElement | null>,
  onSessionOver: (failure: string) => void,
) {
  const one = useMutation({
    mutationFn: remove,
    onError: (error) => toastOwnerFailure(error, FAILED, onSessionOver),
    onSettled: refreshIncoming,
  });
  const all = useMutation({
    async mutationFn(unsent: readonly string[]) {
      if (unsent.length > 0) {
        await callAsOwner('POST /api/admin/incoming/give-up', { body: { ids: [...unsent] } });
      }
      await callAsOwner('DELETE /api/admin/incoming');
    },
    onSuccess(_, unsent) {
      sendQueue.dropDone();
      forget((file) => isOffList(file) || unsent.includes(file.id));
      heading.current?.focus();
    },
    onError: (error) => toastOwnerFailure(error, FAILED_ALL, onSessionOver),
    onSettled: refreshIncoming,
  });
  const { mutate } = one;
  const removeRow = useCallback(
    (row: FileRow, button: HTMLElement) => {
      focusNeighbour(button, heading.current);
      mutate(row);
    },
    [mutate, heading],
  );
  return {
    removeRow,
    /** Takes all that is done off the list, and these files of which nothing has arrived. */
    clear: (unsent: readonly FileRow[]) =>
      all.mutate(unsent.flatMap(({ listed }) => (listed === null ? [] : [listed.id]))),
    isClearing: all.isPending,
  };
}
