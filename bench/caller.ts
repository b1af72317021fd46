// A process of its own that loads a library: what measures shares no event loop with what else a
// benchmark does.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { NODE_FLAGS } from '../scripts/config.ts';
import type { Call } from './session.ts';

export interface Load {
  origin: string;
  /** ID tokens of the families that call, in turns; each goes through `calls` again and again. */
  tokens: readonly string[];
  calls: readonly Call[];
  /** Which books they read instead of the one in `calls`, one a session; none where it is in no call. */
  books: readonly string[];
  seconds: number;
  connections: number;
  /**
   * `closed`: each connection asks again when it is answered, so that the library is as busy as can be.
   * Otherwise so many calls a second by the clock, whether or not the last ones are answered; at even
   * distances, or at such as many people who know nothing of each other make (Poisson).
   */
  pace: 'closed' | OpenPace;
}

export interface OpenPace {
  rate: number;
  spacing: 'even' | 'chance';
  /**
   * Tells apart what the machine itself has made wait: the calls under way while it stood still, and those
   * that came before the queue was gone which that leaves at a server that is busy by this share.
   */
  busy?: number;
}

export interface Carried extends Times {
  calls: number;
  /** Calls that were refused, failed or broke off. */
  failures: number;
  /** A second. */
  rate: number;
  /** Of the calls that the machine has not made wait, and their share; where `busy` was told. */
  undisturbed: (Times & { share: number }) | null;
}

/** Milliseconds that calls took; where the pace is open, from when each was due, sent by then or not. */
export interface Times {
  p50: number;
  p99: number;
  longest: number;
}

export interface Caller {
  carry(load: Load): Promise<Carried>;
  stop(): void;
}

export function startCaller(): Caller {
  // With several threads to collect with, it would take the processors from what it measures.
  const child = fork(join(import.meta.dirname, 'caller-process.ts'), { execArgv: NODE_FLAGS });
  return {
    carry: (load) =>
      new Promise((resolve, reject) => {
        const failed = () => reject(new Error('The calling process has failed'));
        child.once('exit', failed);
        child.once('message', (carried) => {
          child.off('exit', failed);
          resolve(carried as Carried);
        });
        child.send(load);
      }),
    stop() {
      if (child.connected) child.disconnect();
    },
  };
}
