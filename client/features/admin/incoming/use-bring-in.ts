// Takes the files that were dropped or chosen: looks at them, and gives them to the queue. More may be dropped meanwhile, and
// what there is to say of each drop is told.
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { count } from '../../../../domain/count.ts';
import { nameSome } from '../../../../domain/name-some.ts';
import type { AskedLevel } from '../../../../contracts/incoming.ts';
import { messageOf } from '../../../api/api.ts';
import { broughtFilesOf } from './brought-files.ts';
import type { FoundFile } from './found-files.ts';
import { sendQueue } from './sending.ts';

const NOTHING = 'There is no file in it.';
const FAILED = 'The files could not be read.';
/** The most names of files that were left out. */
const MOST_LEFT_OUT = 3;

/** Returns the files of a drop. */
export type FindFiles = () => FoundFile[] | Promise<FoundFile[]>;

interface Told {
  /** How many files were in the list before. */
  repeated: number;
  /** The names of the files that lie beside the books. */
  leftOut: readonly string[];
  failures: readonly string[];
}

const NOT_TOLD: Told = { repeated: 0, leftOut: [], failures: [] };

/** It lives as long as the page: the owner may look at another screen while a large folder is read. */
const drops = createStore(() => ({
  /** How many drops are looked at now. */
  open: 0,
  ...NOT_TOLD,
}));

/** Forgets what was told. */
const forget = () => drops.setState(NOT_TOLD);

async function bringIn(find: FindFiles, level: AskedLevel): Promise<void> {
  const { open } = drops.getState();
  if (open === 0) forget();
  drops.setState({ open: open + 1 });
  try {
    const { brought, leftOut } = await broughtFilesOf(await find());
    if (brought.length === 0 && leftOut.length === 0) throw new Error(NOTHING);
    const repeated = brought.length - sendQueue.add(brought, level);
    drops.setState((now) => ({
      repeated: now.repeated + repeated,
      leftOut: [...now.leftOut, ...leftOut],
    }));
  } catch (error) {
    const failure = messageOf(error, FAILED);
    drops.setState(({ failures }) => ({ failures: [...new Set([...failures, failure])] }));
  } finally {
    drops.setState((now) => ({ open: now.open - 1 }));
  }
}

const was = (number: number) => (number === 1 ? 'was' : 'were');

function statusOf({ open, repeated, leftOut }: Told & { open: number }): string {
  if (open > 0) return 'Looking at the files...';
  const sentences = [
    repeated > 0 && `${count(repeated, 'file')} ${was(repeated)} in the list already.`,
    leftOut.length > 0 && `No book, and left out: ${nameSome(leftOut, MOST_LEFT_OUT)}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

export function useBringIn() {
  const state = useStore(drops);
  // What was told is known once the owner has left.
  useEffect(() => forget, []);
  return {
    /** `level` is that of the books. */
    bringIn,
    /** What happens, or what there is to know of the files that were taken last. */
    status: statusOf(state),
    failure: state.failures.length === 0 ? null : state.failures.join(' '),
  };
}
