// Runs measurements, each as a process of its own: what one has used must not weigh on the next.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { LIMIT_MISSED } from './limits.ts';

interface Made {
  code: number | null;
  /** What it has printed: a section in Markdown. */
  section: string;
  /** A sentence for each limit that it misses. */
  missed: string[];
}

async function make(file: string): Promise<Made> {
  const child = fork(file, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], execArgv: [] });
  const missed: string[] = [];
  child.on('message', (sentence) => missed.push(String(sentence)));
  const closed = once(child, 'close');
  const section = child.stdout ? await text(child.stdout) : '';
  const [code] = (await closed) as [number | null];
  return { code, section, missed };
}

function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const today = new Date().toISOString().slice(0, 10);
  const processor = cpus()[0]?.model ?? 'Unknown processor';
  return `${processor}, ${cpus().length} cores, ${memory} GB, Node ${process.versions.node}, ${today}.`;
}

/**
 * Runs these files one after the other. What each prints becomes `<name>.md` in the folder `results`, with the
 * machine named; of one that fails, what stood there stays. Answers the exit code: 0, or 1 where one has
 * failed or missed a limit, which the last lines given to `say` name.
 */
export async function runMeasurements(
  files: readonly string[],
  results: string,
  say: (line: string) => void = console.error,
): Promise<number> {
  mkdirSync(results, { recursive: true });
  const last: string[] = [];
  for (const file of files) {
    const name = basename(file, '.ts');
    say(`${name} …`);
    const { code, section, missed } = await make(file);
    if (code === 0 || code === LIMIT_MISSED) {
      writeFileSync(join(results, `${name}.md`), `${section.trim()}\n\n${machine()}\n`);
      say(section);
      last.push(...missed.map((sentence) => `${name} misses a limit. ${sentence}`));
    } else {
      last.push(`${name} has failed. Its results from before stay.`);
    }
  }
  for (const line of last) say(line);
  if (last.length === 0) say('Every limit was kept.');
  return last.length === 0 ? 0 : 1;
}
