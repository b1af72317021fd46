// `npm run admin -- <username>`: creates an owner of the library or sets her password, which is read
// from standard input or, when that is empty, generated.
import { randomBytes } from 'node:crypto';
import { adminLoginBody } from '../contracts/admin.ts';
import { setAdminPassword } from '../server/admins/admins.ts';
import { openDatabase } from '../server/database/open.ts';
import { explainStartFailure } from '../server/explain.ts';
import { withoutSecrets } from '../server/log.ts';
import { readLocalSettings } from './config.ts';
import { readPassword } from './read-password.ts';

const SHORTEST = 8;

function refuse(sentence: string): void {
  console.error(`${sentence}. Nothing was changed.`);
  process.exitCode = 2;
}

async function main(): Promise<void> {
  const { server, admin } = readLocalSettings();
  const name = adminLoginBody.shape.username.safeParse(process.argv[2] ?? admin.username);
  if (!name.success) return refuse(name.error.issues[0]?.message ?? 'The username is not allowed');
  const typed = await readPassword('New password (Enter for a generated one): ');
  if (typed === null) return refuse('No password was given');
  if (typed !== '' && typed.length < SHORTEST) {
    return refuse(`The password must have at least ${SHORTEST} characters`);
  }
  const password = typed || randomBytes(9).toString('base64url');
  const database = await openDatabase(server);
  await setAdminPassword(database.db, name.data, password, Date.now());
  await database.close();
  console.log(`${name.data} can sign in now.${typed ? '' : ` The password is ${password}`}`);
}

main().catch((error: unknown) => {
  console.error(withoutSecrets(explainStartFailure(error)));
  process.exitCode = 1;
});
