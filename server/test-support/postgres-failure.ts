// Explains to the developer why PostgreSQL did not start for the tests.
import { tmpdir } from 'node:os';

/** The disk space of PostgreSQL with the databases of all tests, in megabytes. */
const ROOM_MB = 2_000;

const IS_FULL = /ENOSPC|EDQUOT|no space left|disk quota exceeded/i;

export function explainPostgresFailure(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  if (IS_FULL.test(`${(error as NodeJS.ErrnoException).code} ${reason}`)) {
    return `The disk is full: the tests need about ${ROOM_MB} MB in ${tmpdir()}. Make room there, or set TMPDIR to a folder that has it.`;
  }
  const remedy = reason.includes('Cannot find module')
    ? 'Run npm install: it brings the program.'
    : `Look at the reason; the tests must be able to start programs in ${tmpdir()} and to listen at 127.0.0.1.`;
  return `PostgreSQL could not be started for the tests: ${reasonLine(reason)}. ${remedy}`;
}

/** Returns the line with the reason. Other log lines come before it. */
function reasonLine(text: string): string {
  const [first = ''] = text.split('\n');
  const fatal = text.split('\n').find((line) => /FATAL|error:/i.test(line));
  return (fatal ?? first).trim().replace(/\.$/, '');
}
