// Started by caller.ts: takes a load, carries it, tells what it took.
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Carried, Load, Times } from './caller.ts';
import { type Halt, monotonic, watchMachine } from './machine.ts';
import { bookOf, forBook, requestOf } from './replay.ts';
import type { Call } from './session.ts';
import { Wire } from './wire.ts';

/** The clock's timers are a millisecond wide: the last stretch before a call is due is looked at again and again. */
const WATCHED_STRETCH = 2;
/** Between two looks, in milliseconds: a caller that never rests takes a core from the server's own threads. */
const NAP = 0.1;
const bed = new Int32Array(new SharedArrayBuffer(4));
const nap = () => Atomics.wait(bed, 0, 0, NAP);

/** Calls so far, over all loads, so that the next load reads other books. */
let turn = 0;

/** In milliseconds, `due` by this process's clock. Arrays of numbers alone, which leave nothing to collect. */
interface Made {
  due: number[];
  took: number[];
}

let askHalts: (() => Promise<Halt[]>) | undefined;

function requests({ tokens, calls, books }: Load): () => Buffer {
  const watched = books.length === 0 ? null : bookOf(calls);
  return () => {
    const family = turn % tokens.length;
    // Families stand at different places of their sessions.
    const place = Math.floor(turn / tokens.length) + family * 5;
    const session = Math.floor(place / calls.length);
    const book = books[(family * 37 + session) % books.length];
    const call = calls[place % calls.length] as Call;
    turn++;
    return requestOf(
      watched === null || book === undefined ? call : forBook(call, watched, book),
      tokens[family] ?? '',
    );
  };
}

async function carry(load: Load): Promise<Carried> {
  const next = requests(load);
  // Open before the first call is due.
  const idle = Array.from({ length: load.connections }, () => new Wire(load.origin));
  const wanted: PromiseWithResolvers<void>[] = [];
  const made: Made = { due: [], took: [] };
  let failures = 0;
  const busy = load.pace === 'closed' ? undefined : load.pace.busy;
  const halts = busy === undefined ? null : (askHalts ??= watchMachine());
  // Those before it began are left aside.
  await halts?.();
  const began = performance.now();
  const until = began + load.seconds * 1000;

  /** Whoever finds all of them taken waits for one; the wait counts. */
  async function takeWire(): Promise<Wire> {
    for (;;) {
      const wire = idle.pop();
      // A connection that was idle for long is closed by the server.
      if (wire) return wire.isOpen ? wire : new Wire(load.origin);
      const free = Promise.withResolvers<void>();
      wanted.push(free);
      await free.promise;
    }
  }

  async function call(due: number): Promise<void> {
    const wire = await takeWire();
    try {
      if ((await wire.ask(next())) >= 400) failures++;
    } catch {
      failures++;
    }
    made.due.push(due);
    made.took.push(performance.now() - due);
    idle.push(wire);
    wanted.shift()?.resolve();
  }

  if (load.pace === 'closed') {
    const asking = async () => {
      while (performance.now() < until) await call(performance.now());
    };
    await Promise.all(Array.from({ length: load.connections }, asking));
  } else {
    const gap = 1000 / load.pace.rate;
    const { spacing } = load.pace;
    const waiting = new Set<Promise<void>>();
    for (let due = began; due < until;) {
      const early = due - performance.now();
      if (early > 0) {
        if (early > WATCHED_STRETCH) await setTimeout(early - WATCHED_STRETCH);
        else {
          nap();
          await setImmediate();
        }
        continue;
      }
      const asked = call(due).finally(() => waiting.delete(asked));
      waiting.add(asked);
      due += spacing === 'even' ? gap : -Math.log(1 - Math.random()) * gap;
    }
    await Promise.all(waiting);
  }
  const seconds = (performance.now() - began) / 1000;
  for (const wire of idle) wire.close();

  const calls = made.took.length;
  const undisturbed = halts && apart(made, await halts(), busy ?? 0);
  return {
    ...{ calls, failures, rate: calls / seconds, ...timesOf(made.took) },
    undisturbed: undisturbed && { ...timesOf(undisturbed), share: undisturbed.length / calls },
  };
}

function timesOf(took: readonly number[]): Times {
  const times = took.toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  return { p50: at(0.5), p99: at(0.99), longest: times.at(-1) ?? NaN };
}

/** What those took that were not under way while the machine stood still, nor before the queue was served that this left. */
function apart(made: Made, halts: readonly Halt[], busy: number): number[] {
  const clock = monotonic() - performance.now();
  return made.took.filter((took, call) => {
    const asked = clock + (made.due[call] ?? NaN);
    const served = ({ from, to }: Halt) => from + (to - from) / (1 - busy);
    return !halts.some((halt) => halt.from < asked + took && asked < served(halt));
  });
}

process.on('message', (load: Load) => {
  void carry(load).then((carried) => process.send?.(carried));
});
process.once('disconnect', () => process.exit());
