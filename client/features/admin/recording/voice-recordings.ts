// The recordings of sounds, prompts and words on the server.
import { queryOptions } from '@tanstack/react-query';
import { callAsOwner } from '../../../api/api.ts';
import { queryClient } from '../../../api/queries.ts';
import { upload } from '../../../api/upload.ts';
import type { VoiceItem } from './voice-items.ts';

/** The query for the sounds, prompts and words that are recorded. */
export const recordingsQuery = () =>
  queryOptions({
    queryKey: ['/api/admin/recordings'],
    queryFn: () => callAsOwner('GET /api/admin/recordings'),
  });

/** Fetches what is recorded again, for the owner and for what she hears as a family. */
export async function refreshRecordings(): Promise<void> {
  await Promise.all(
    [recordingsQuery().queryKey, ['/api/voice']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}

/** Stores a take in place of `replaces`. Throws an ApiError of status 412 if another take is there meanwhile. */
export async function keepRecording(
  { kind, id: name }: VoiceItem,
  wav: Blob,
  replaces: string | null,
): Promise<void> {
  await upload('PUT /api/admin/recordings/{kind}/{name}', wav, {
    params: { kind, name },
    query: { replaces: replaces ?? 'none' },
  });
}

/** Deletes a recording: the computer's sound, or the device's voice, is heard again. */
export async function removeRecording(
  { kind, id: name }: VoiceItem,
  replaces: string,
): Promise<void> {
  await callAsOwner('DELETE /api/admin/recordings/{kind}/{name}', {
    params: { kind, name },
    query: { replaces },
  });
}
