// Takes the files that were dropped or chosen: looks at them, and gives them to the queue.
import { useMutation } from '@tanstack/react-query';
import { count } from '../../../../domain/count.ts';
import type { AskedLevel } from '../../../../contracts/incoming.ts';
import { messageOf } from '../../../api/api.ts';
import { broughtFilesOf } from './brought-files.ts';
import type { FoundFile } from './found-files.ts';
import { sendQueue } from './sending.ts';

const NOTHING = 'There is no file in it.';

/** Returns what to say of files of which some were in the list before; '' if none was. */
function repeatedText(brought: number, taken: number): string {
  if (taken === brought) return '';
  const repeated = brought - taken;
  return `${count(repeated, 'file')} ${repeated === 1 ? 'was' : 'were'} in the list already.`;
}

/** `level` is that of the books that are brought in from now on. */
export function useBringIn(level: AskedLevel) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (find: () => FoundFile[] | Promise<FoundFile[]>) => {
      const brought = await broughtFilesOf(await find());
      if (brought.length === 0) throw new Error(NOTHING);
      return repeatedText(brought.length, sendQueue.add(brought, level));
    },
  });
  return {
    bringIn: mutate,
    /** What happens, or what there is to know of the files that were taken last. */
    status: isPending ? 'Looking at the files...' : (data ?? ''),
    failure: error === null ? null : messageOf(error, 'The files could not be read.'),
  };
}
