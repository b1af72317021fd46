// Runs each measurement in a separate process, so that it does not affect the next one.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { LIMIT_MISSED } from './limits.ts';

interface MeasurementRun {
  code: number | null;
  /** The output: a section in Markdown. */
  section: string;
  /** A sentence for each missed limit. */
  missed: string[];
}

async function runMeasurement(file: string): Promise<MeasurementRun> {
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
 * Runs these files one after the other. Writes the output of each and a line about the machine to `<name>.md` in
 * the folder `results`. Keeps the earlier file when a measurement fails. Returns the exit code: 0, or 1 if one has
 * failed or missed a limit. The last lines given to `log` name the failures and the missed limits.
 */
export async function runMeasurements(
  files: readonly string[],
  results: string,
  log: (line: string) => void = console.error,
): Promise<number> {
  mkdirSync(results, { recursive: true });
  const summary: string[] = [];
  for (const file of files) {
    const name = basename(file, '.ts');
    log(`${name} …`);
    const { code, section, missed } = await runMeasurement(file);
    if (code === 0 || code === LIMIT_MISSED) {
      writeFileSync(join(results, `${name}.md`), `${section.trim()}\n\n${machine()}\n`);
      log(section);
      summary.push(...missed.map((sentence) => `${name} misses a limit. ${sentence}`));
    } else {
      summary.push(`${name} has failed. Its results from before stay.`);
    }
  }
  for (const line of summary) log(line);
  if (summary.length === 0) log('Every limit was kept.');
  return summary.length === 0 ? 0 : 1;
}
