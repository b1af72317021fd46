import { useState } from 'react';
import type { IncomingFile } from '../../../../contracts/incoming.ts';

/** Returns the ids of the files of which more has arrived since the list was read before: somebody sends them elsewhere. */
export function useMoving(files: readonly IncomingFile[]): ReadonlySet<string> {
  const [known, setKnown] = useState({ files, moving: new Set<string>() as ReadonlySet<string> });
  if (known.files === files) return known.moving;
  const before = new Map(known.files.map(({ id, bytesHere }) => [id, bytesHere]));
  const moved = files.filter(({ id, bytesHere }) => bytesHere > (before.get(id) ?? bytesHere));
  const moving = new Set(moved.map(({ id }) => id));
  setKnown({ files, moving });
  return moving;
}
