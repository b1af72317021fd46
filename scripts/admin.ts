// `npm run admin -- <username>`: creates an owner of the library or sets her password, which is read
// from standard input or, when that is empty, generated.
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { adminLoginBody } from '../contracts/admin.ts';
import { setAdminPassword } from '../server/admins/admins.ts';
import { openDatabase } from '../server/database/open.ts';
import { explainStartFailure } from '../server/explain.ts';
import { withoutSecrets } from '../server/log.ts';
import { readLocalSettings } from './config.ts';

const SHORTEST = 8;

/** One line of standard input; empty when it ends without one. */
async function readPassword(): Promise<string> {
  process.stdout.write('New password (Enter for a generated one): ');
  for await (const line of createInterface({ input: process.stdin })) return line.trim();
  return '';
}

function refuse(sentence: string): void {
  console.error(`${sentence}. Nothing was changed.`);
  process.exitCode = 2;
}

async function main(): Promise<void> {
  const { server, admin } = readLocalSettings();
  const name = adminLoginBody.shape.username.safeParse(process.argv[2] ?? admin.username);
  if (!name.success) return refuse(name.error.issues[0]?.message ?? 'The username is not allowed');
  const typed = await readPassword();
  if (typed !== '' && typed.length < SHORTEST) {
    return refuse(`The password must have at least ${SHORTEST} characters`);
  }
  const password = typed || randomBytes(9).toString('base64url');
  const database = await openDatabase(server);
  await setAdminPassword(database.db, name.data, password, Date.now());
  await database.close();
  console.log(`\n${name.data} can sign in now.${typed ? '' : ` The password is ${password}`}`);
}

main().catch((error: unknown) => {
  console.error(withoutSecrets(explainStartFailure(error)));
  process.exitCode = 1;
});
