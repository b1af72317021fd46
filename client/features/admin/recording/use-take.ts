// The take of a recording on its way to the server: made or found in this browser, then kept or thrown away.
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { FinishedTake } from '../../../../audio/take.ts';
import { writeWav } from '../../../../audio/wav.ts';
import { ApiError, fetchFile, messageOf } from '../../../api/api.ts';
import { useUnsaved } from '../../../browser/unsaved.ts';
import { discardTake, readTake, storeTake, type UnkeptTake } from '../drafts/takes.ts';
import { isSessionOver } from '../login/use-admin-session.ts';
import type { RecordingTask } from './recording.ts';

/** Returns the WAV file of a take. */
export const wavOf = ({ samples, rate }: FinishedTake): Blob =>
  new Blob([writeWav(samples, rate)], { type: 'audio/wav' });

/** Returns the WAV that the server has of a recording. */
export const fetchMaster = (take: string): Promise<Blob> =>
  fetchFile('GET /api/admin/recordings/{take}/master', { params: { take } });

const hasStatus = (error: unknown, status: number) =>
  error instanceof ApiError && error.status === status;
const isConflict = (error: unknown) => hasStatus(error, 412);

/** Returns the WAV of a recording; null if the server has lost it. */
const fetchForUndo = (take: string): Promise<Blob | null> =>
  fetchMaster(take).catch((error: unknown) => {
    if (hasStatus(error, 404)) return null;
    throw error;
  });

const FAILED = 'Please try again in a moment.';

/** `onKept` is called after a take was kept. */
export function useTake(
  task: RecordingTask,
  { onKept, onSessionOver }: { onKept: () => void; onSessionOver: (failure: string) => void },
) {
  const [take, setTake] = useState<UnkeptTake | null>(null);
  const [isRestored, setIsRestored] = useState(false);
  const [isStoring, setIsStoring] = useState(false);
  const [isSilent, setIsSilent] = useState(false);
  const [isConflicting, setIsConflicting] = useState(false);
  const [removed, setRemoved] = useState<Blob | null>(null);
  const { key, recorded: replaces } = task;
  useUnsaved(take?.isStored === false);

  useEffect(() => {
    let isGone = false;
    void readTake(key).then((found) => {
      if (isGone || found === null) return;
      setTake((current) => current ?? found);
      setIsRestored(true);
    });
    return () => void (isGone = true);
  }, [key]);

  const add = useCallback(
    async (made: FinishedTake) => {
      setRemoved(null);
      // Nothing can be heard in a silent take, so the one before it stays.
      const silent = made.faults.includes('silent');
      setIsSilent(silent);
      if (silent) return;
      // Shown once this browser has stored it, where it can: then it outlasts a closed tab.
      setIsStoring(true);
      const stored = await storeTake(key, { ...made, replaces });
      setIsStoring(false);
      setIsRestored(false);
      setTake(stored);
    },
    [key, replaces],
  );
  const forget = async () => {
    await discardTake(key);
    setTake(null);
    setIsSilent(false);
    setIsConflicting(false);
  };

  const onError = async (error: Error) => {
    if (isSessionOver(error)) return onSessionOver('Failed to change the recording');
    if (!isConflict(error)) return;
    await task.refresh().catch(() => {});
    setIsConflicting(true);
  };
  const keeping = useMutation({
    mutationFn: async () => {
      if (take === null) return;
      // Who has been told of the other owner's recording replaces that one.
      await task.keep(wavOf(take), isConflicting ? task.recorded : take.replaces);
    },
    onSuccess: async () => {
      await forget();
      onKept();
    },
    onError,
  });
  const removing = useMutation({
    mutationFn: async (recorded: string) => {
      // Fetched first, so that it can be brought back.
      const wav = await fetchForUndo(recorded);
      await task.remove(recorded);
      return wav;
    },
    onSuccess: (wav) => {
      setIsConflicting(false);
      setRemoved(wav);
    },
    onError,
  });
  const bringingBack = useMutation({
    mutationFn: (wav: Blob) => task.keep(wav, task.recorded),
    onSuccess: () => setRemoved(null),
    onError,
  });

  const failed = [keeping, removing, bringingBack].find(
    ({ error }) => error !== null && !isConflict(error),
  );
  return {
    take,
    /** Whether the take is of an earlier visit. */
    isRestored,
    /** Whether nothing was heard in the last take. */
    isSilent,
    /** Whether another owner has changed the recording meanwhile. */
    isConflicting,
    /** The recording that was just deleted, if it can be brought back. */
    removed,
    isBusy: isStoring || keeping.isPending || removing.isPending || bringingBack.isPending,
    isKept: keeping.isSuccess && take === null && removed === null,
    failure: failed === undefined ? null : messageOf(failed.error, FAILED),
    add,
    keep: () => keeping.mutate(),
    throwAway: () => void forget(),
    remove: () => task.recorded !== null && removing.mutate(task.recorded),
    bringBack: () => removed !== null && bringingBack.mutate(removed),
  };
}
