// `npm run admin -- <username>`: creates an owner of the library or sets her password, which is read
// from standard input or generated.
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { setAdminPassword } from '../server/admins/admins.ts';
import { openDatabase } from '../server/database/open.ts';
import { explainStartFailure } from '../server/explain.ts';
import { readLocalSettings } from './config.ts';

const SHORTEST = 8;

async function readPassword(): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question('New password (Enter for a generated one): ');
  lines.close();
  return answer.trim();
}

async function main(): Promise<void> {
  const { server } = readLocalSettings();
  const username = process.argv[2]?.trim() || server.admin.username;
  const typed = await readPassword();
  if (typed !== '' && typed.length < SHORTEST) {
    console.error(`The password must have at least ${SHORTEST} characters. Nothing was changed.`);
    process.exitCode = 2;
    return;
  }
  const password = typed || randomBytes(9).toString('base64url');
  const database = await openDatabase(server);
  await setAdminPassword(database.db, username, password, Date.now());
  await database.close();
  console.log(`${username} can sign in now.${typed ? '' : ` The password is ${password}`}`);
}

main().catch((error: unknown) => {
  console.error(explainStartFailure(error));
  process.exitCode = 1;
});
