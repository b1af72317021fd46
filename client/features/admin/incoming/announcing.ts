// Announces the files that wait for their turn, so that the library lists them also after this page was closed.
import { ApiError } from '../../../api/api.ts';
import { isSessionOver } from '../login/use-admin-session.ts';
import type { BroughtFile } from './brought-files.ts';
import type { FindUpload } from './find-upload.ts';
import type { Pauses } from './pauses.ts';
import type { QueueFiles } from './queue-files.ts';
import type { QueueParts, Task, Tasks } from './queue-parts.ts';
import { passes, refusalText } from './try-again.ts';

/** How long the next file waits to be announced after one was refused, in milliseconds. */
const ANNOUNCE_AGAIN = 30_000;

/** Returns the name under which the library knows a file. */
const nameOf = ({ name, isFolder }: BroughtFile) => (isFolder ? `${name}.zip` : name);

interface AnnouncingParts extends Tasks, Pick<QueueParts, 'announce' | 'packedSize' | 'begun'> {
  files: QueueFiles;
  findUpload: FindUpload;
  pause: Pauses['pause'];
}

export function createAnnouncing(parts: AnnouncingParts) {
  const { files, tasks, active, announce, packedSize, begun, findUpload, pause } = parts;
  const { store, change } = files;
  let isAnnouncing = false;

  /** Announces a file that waits for its turn. Returns whether the next one may follow at once. */
  async function announceOne(key: string, task: Task): Promise<boolean> {
    const { source, level } = task;
    try {
      let id = await findUpload(key);
      if (id === undefined) {
        tasks.delete(key);
        change(key, { phase: 'sent', message: null });
        return true;
      }
      id ??= await announce({
        bytes: source.isFolder ? await packedSize(source.files) : source.bytes,
        metadata: { filename: nameOf(source), category: level },
      });
      begun.save(key, id);
      change(key, { id, message: null });
      task.isAnnounced = true;
      return true;
    } catch (error) {
      return noteFailure(key, error);
    }
  }

  /** Notes why a file could not be announced. Returns whether the next one may follow at once. */
  function noteFailure(key: string, error: unknown): boolean {
    if (isSessionOver(error)) {
      files.setSessionOver(true);
      return true;
    }
    const refusal = error instanceof ApiError ? error : null;
    const isFinal = refusal !== null && !passes(refusal);
    const message = refusal === null ? null : refusalText(refusal);
    change(key, { message, phase: isFinal ? 'failed' : 'queued' });
    return isFinal;
  }

  /** Returns the first file that waits, and of which the library does not know. */
  function nextToAnnounce(): [string, Task] | null {
    const state = store.getState();
    if (state.isSessionOver) return null;
    for (const { key, phase, id } of state.files) {
      const task = tasks.get(key);
      if (phase === 'queued' && id === null && task && !active.has(key)) return [key, task];
    }
    return null;
  }

  /** Announces all that waits. While it does, a further call does nothing. */
  return async function announceAll(): Promise<void> {
    if (isAnnouncing) return;
    isAnnouncing = true;
    for (let next = nextToAnnounce(); next !== null; next = nextToAnnounce()) {
      const [key, task] = next;
      const announcing = announceOne(key, task);
      task.announcing = announcing;
      const goesOn = await announcing;
      task.announcing = null;
      if (!goesOn) await pause(ANNOUNCE_AGAIN, task.controller.signal);
    }
    isAnnouncing = false;
  };
}
