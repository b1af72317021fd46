// Reads the processor time and memory of processes from /proc, which only Linux has.
import { readdirSync, readFileSync } from 'node:fs';

/** Throws on other systems than Linux. */
export function requireLinux(): void {
  if (process.platform !== 'linux') {
    throw new Error('This measurement reads what processes use from /proc: it needs Linux.');
  }
}

const TICKS_PER_SECOND = 100;

interface ProcessInfo {
  pid: number;
  parent: number;
  command: string;
  environment: string;
  /** Processor time, including children that have exited. */
  seconds: number;
  /** Resident memory. */
  bytes: number;
}

/** Throws when there is no such process. */
export function readProcess(pid: number): ProcessInfo {
  const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
  const stat = read('stat');
  // The fields after the name, which may contain any character: state, parent, and from the 12th on the times.
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

const allProcesses = (): ProcessInfo[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [readProcess(Number(name))];
      } catch {
        // The process has exited since readdir.
        return [];
      }
    });

/** Returns the server that runs on `dataDir`. Throws when there is none. */
export function serverOf(dataDir: string): ProcessInfo {
  const server = allProcesses().find(
    ({ command, environment }) =>
      command.includes('server/main.ts') && environment.includes(dataDir),
  );
  if (!server) throw new Error(`No server runs on ${dataDir}`);
  return server;
}

/** Returns the processor seconds of the PostgreSQL server on `port`, including its child processes. */
export function postgresSeconds(port: string): number {
  const processes = allProcesses();
  const main = processes.find(({ command }) => command.includes(`-p ${port} `));
  return processes
    .filter(({ pid, parent }) => pid === main?.pid || parent === main?.pid)
    .reduce((total, { seconds }) => total + seconds, 0);
}
