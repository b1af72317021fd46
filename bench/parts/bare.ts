// The parts by themselves: node:http that runs the statements of a tape through the bare driver and
// answers the tape's bytes. A process of its own; its parent names a tape, and is told the port.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { deserialize } from 'node:v8';
import pg from 'pg';
import type { Run, Statement, Taped } from './statements.ts';

/** Where an equal database is: the address of one of PostgreSQL, or a file. */
const place = process.argv[2] ?? '';
const replay = place.startsWith('postgres:') ? overPostgres(place) : overSqlite(place);

let tape: Taped[] = [];
let heard = 0;

function answerNext(request: { resume(): void }, answer: import('node:http').ServerResponse): void {
  request.resume();
  // A tape of one call is for a call that stays the same.
  const taped = tape[heard++ % tape.length];
  if (!taped) return void answer.writeHead(500).end();
  const send = () => {
    answer.writeHead(taped.status, {
      ...(taped.type !== undefined && { 'content-type': taped.type }),
      ...(taped.status !== 204 && { 'content-length': taped.body.length }),
    });
    answer.end(taped.body);
  };
  const refuse = (error: unknown) => {
    console.error(error);
    answer.writeHead(500).end();
  };
  try {
    const done = replay(taped.runs);
    if (done === undefined) send();
    else done.then(send, refuse);
  } catch (error) {
    refuse(error);
  }
}

/** As durable as the product's own: every commit is on the disk. */
function overSqlite(file: string): (runs: Run[]) => undefined {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  const prepared = new Map<string, { statement: StatementSync; isReader: boolean }>();
  function run({ sql, values }: Statement): void {
    let known = prepared.get(sql);
    if (!known) {
      const statement = database.prepare(sql);
      known = { statement, isReader: statement.columns().length > 0 };
      prepared.set(sql, known);
    }
    const { statement, isReader } = known;
    if (isReader) statement.all(...(values as SQLInputValue[]));
    else statement.run(...(values as SQLInputValue[]));
  }
  return (runs) => {
    for (const statements of runs) for (const statement of statements) run(statement);
    return undefined;
  };
}

function overPostgres(connectionString: string): (runs: Run[]) => Promise<void> | undefined {
  const pool = new pg.Pool({ connectionString, max: 20 });
  const toQuery = ({ sql, values, name }: Statement) => ({
    text: sql,
    values,
    ...(name !== undefined && { name }),
  });
  async function inOne(statements: Run): Promise<void> {
    const client = await pool.connect();
    try {
      for (const statement of statements) await client.query(toQuery(statement));
    } finally {
      client.release();
    }
  }
  async function all(runs: Run[]): Promise<void> {
    for (const statements of runs) {
      const [first] = statements;
      if (statements.length > 1 || !first) await inOne(statements);
      else await pool.query(toQuery(first));
    }
  }
  return (runs) => (runs.length === 0 ? undefined : all(runs));
}

const server = createServer(answerNext);
server.listen(0, 'localhost', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', (file: string) => {
  tape = (deserialize(readFileSync(file)) as Taped[]).map((taped) => ({
    ...taped,
    body: Buffer.from(taped.body),
  }));
  heard = 0;
  process.send?.('tape');
});
process.once('disconnect', () => process.exit());
