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
  seconds: number;
}

/** What `read` answers of each process, Linux's own threads among them; it may throw for one that ends meanwhile. */
export function ofProcesses<Found>(read: (pid: string) => Found): Found[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [read(pid)];
      } catch {
        return [];
      }
    });
}

const all = (): Seen[] =>
  ofProcesses((pid) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Behind the name, which may hold anything: state, parent, and from the 12th on the times.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number);
    const ticks = (user ?? 0) + (system ?? 0) + (childUser ?? 0) + (childSystem ?? 0);
    return {
      pid: Number(pid),
      parent: Number(fields[1]),
      command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
      environment: readFileSync(`/proc/${pid}/environ`, 'utf8'),
      seconds: ticks / TICKS_PER_SECOND,
    };
  });

/** Processor seconds of the server that runs on `dataDir`. */
export const serverSeconds = (dataDir: string): number =>
  sum(
    all().filter(
      (one) => one.command.includes('server/main.ts') && one.environment.includes(dataDir),
    ),
  );

/** Processor seconds of a process. */
export const secondsOf = (pid: number): number => sum(all().filter((one) => one.pid === pid));

/** Processor seconds of all that runs on the machine, the system itself included. */
export function machineSeconds(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  const [user = 0, nice = 0, system = 0, , , hard = 0, soft = 0] =
    line.match(/\d+/g)?.map(Number) ?? [];
  return (user + nice + system + hard + soft) / TICKS_PER_SECOND;
}

/** Processor seconds of the PostgreSQL that listens on `port`, its children among them. */
export function postgresSeconds(port: string): number {
  const processes = all();
  const main = processes.find(({ command }) => command.includes(`-p ${port} `));
  return sum(processes.filter(({ pid, parent }) => pid === main?.pid || parent === main?.pid));
}

const sum = (processes: readonly Seen[]) =>
  processes.reduce((total, { seconds }) => total + seconds, 0);
