// `npm run admin`: creates an owner of the library or sets their password, lists the owners, or removes one. Reads
// the new password from standard input, and generates one if the input is empty.
import { randomBytes } from 'node:crypto';
import { InvalidArgumentError } from 'commander';
import { adminLoginBody } from '../contracts/admin.ts';
import { setAdminPassword } from '../server/modules/admins/service.ts';
import { deleteAdmin, listAdmins } from '../server/modules/admins/store.ts';
import { explainStartFailure } from '../server/runtime/start-failure.ts';
import { withoutSecrets } from '../server/observability/log.ts';
import { LOCAL, newCommand, newName, REFUSED } from './command.ts';
import { readLibrarySettings } from './config.ts';
import { openExistingLibrary } from './existing-library.ts';
import { readPassword } from './read-password.ts';
import type { Db } from '../server/database/tables.ts';

const MIN_PASSWORD_LENGTH = 8;

function refuse(sentence: string): void {
  console.error(`${sentence}. Nothing was changed.`);
  process.exitCode = REFUSED;
}

async function set(db: Db, name: string): Promise<void> {
  const typed = await readPassword('New password (Enter for a generated one): ');
  if (typed === null) return refuse('No password was given');
  if (typed !== '' && typed.length < MIN_PASSWORD_LENGTH) {
    return refuse(`The password must have at least ${MIN_PASSWORD_LENGTH} characters`);
  }
  const read = adminLoginBody.shape.password.safeParse(typed);
  if (typed !== '' && !read.success) return refuse(read.error.issues[0]?.message ?? '');
  const password = typed || randomBytes(9).toString('base64url');
  const isNew = await setAdminPassword(db, name, password, Date.now());
  const what = isNew ? 'is a new owner' : 'was already an owner and has a new password';
  console.log(
    `${name} ${what}, and can sign in now.${typed ? '' : ` The password is ${password}`}`,
  );
}

async function list(db: Db): Promise<void> {
  const owners = await listAdmins(db);
  for (const { username, created_at: at } of owners) {
    console.log(`${username}, since ${new Date(at).toISOString().slice(0, 10)}`);
  }
  if (owners.length === 0) console.log(NO_OWNER);
}

const NO_OWNER = 'The library has no owner. npm run admin -- <username> makes one.';

async function remove(db: Db, username: string): Promise<void> {
  if (!(await deleteAdmin(db, username))) return refuse(`There is no owner ${username}`);
  console.log(`${username} is no longer an owner, and is signed out everywhere.`);
  if ((await listAdmins(db)).length === 0) console.log(NO_OWNER);
}

const command = newCommand(
  'npm run admin --',
  'Who may sign in as an owner of the library.',
).option(...LOCAL);

const withDatabase =
  (work: (db: Db, username: string) => Promise<void>) =>
  async (username: string): Promise<void> => {
    const { server } = readLibrarySettings(command.opts(), ['DATA_DIR', 'DATABASE_URL']);
    const database = await openExistingLibrary(server);
    try {
      await work(database.db, username);
    } finally {
      await database.close();
    }
  };

/** Reads a username by the same rules as the sign-in form. */
function readUsername(typed: string): string {
  const name = adminLoginBody.shape.username.safeParse(typed);
  if (name.success) return name.data;
  throw new InvalidArgumentError(`${name.error.issues[0]?.message}.`);
}

command
  .command('set', { isDefault: true })
  .argument('<username>', "the owner's name", (typed) => newName(readUsername(typed)))
  .description(
    "make an owner, or set an owner's password and lift a lock; the word set may be left out",
  )
  .action(withDatabase(set));
command.command('list').description('list all owners').action(withDatabase(list));
command
  .command('remove')
  .argument('<username>', "the owner's name", readUsername)
  .description("remove an owner, and end the owner's open sessions")
  .action(withDatabase(remove));

command.parseAsync().catch((error: unknown) => {
  console.error(withoutSecrets(explainStartFailure(error)));
  process.exitCode = 1;
});
