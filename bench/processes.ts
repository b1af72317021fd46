// What processes have cost so far, as Linux alone tells it in /proc.
import { readdirSync, readFileSync } from 'node:fs';

/** Throws on another system: nothing else tells it so. */
export function requireLinux(): void {
  if (process.platform !== 'linux') {
    throw new Error('This measurement reads what processes use from /proc: it needs Linux.');
  }
}

const TICKS_PER_SECOND = 100;

interface Seen {
  pid: number;
  parent: number;
  command: string;
  environment: string;
  /** Of a processor, with its children that have ended. */
  seconds: number;
  /** Resident memory. */
  bytes: number;
}

/** Throws where there is no such process. */
export function lookAt(pid: number): Seen {
  const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
  const stat = read('stat');
  // Behind the name, which may hold anything: state, parent, and from the 12th on the times.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, time) => sum + Number(time), 0);
  return {
    pid,
    parent: Number(fields[1]),
    command: read('cmdline').replaceAll('\0', ' '),
    environment: read('environ'),
    seconds: ticks / TICKS_PER_SECOND,
    bytes: Number(/VmRSS:\s+(\d+)/.exec(read('status'))?.[1]) * 1024,
  };
}

const all = (): Seen[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [lookAt(Number(name))];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });

/** The server that runs on `dataDir`. Throws where there is none. */
export function serverOf(dataDir: string): Seen {
  const server = all().find(
    ({ command, environment }) =>
      command.includes('server/main.ts') && environment.includes(dataDir),
  );
  if (!server) throw new Error(`No server runs on ${dataDir}`);
  return server;
}

/** Processor seconds of the PostgreSQL that listens on `port`, its children among them. */
export function postgresSeconds(port: string): number {
  const processes = all();
  const main = processes.find(({ command }) => command.includes(`-p ${port} `));
  return processes
    .filter(({ pid, parent }) => pid === main?.pid || parent === main?.pid)
    .reduce((total, { seconds }) => total + seconds, 0);
}
