// `npm run admin`: who keeps the library. Creates an owner or sets a password, lists owners and editors, changes a role,
// turns a lost second factor off, or removes somebody. Reads the new password from standard input, and generates one if
// the input is empty.
import { randomBytes } from 'node:crypto';
import { Argument, InvalidArgumentError } from 'commander';
import { adminLoginBody, newAdminPassword } from '../contracts/admin.ts';
import { type Role, roles } from '../domain/access.ts';
import { setAdminPassword } from '../server/modules/admins/service.ts';
import { changeRole, COMMAND_LINE, removeOwner } from '../server/modules/admins/owners/owners.ts';
import { getRole, listOwners } from '../server/modules/admins/owners/store.ts';
import { removeSecondFactor } from '../server/modules/admins/second-factor/second-factor.ts';
import { Problem } from '../server/problems/problem.ts';
import { explainStartFailure } from '../server/runtime/start-failure.ts';
import { withoutSecrets } from '../server/observability/log.ts';
import { LOCAL, newCommand, newName, REFUSED } from './command.ts';
import { readLibrarySettings } from './config.ts';
import { openExistingLibrary } from './existing-library.ts';
import { readPassword } from './read-password.ts';
import type { Database } from '../server/database/open.ts';

function refuse(sentence: string): void {
  console.error(`${sentence}. Nothing was changed.`);
  process.exitCode = REFUSED;
}

const NAMES: Record<Role, string> = { owner: 'an owner', editor: 'an editor' };

async function set({ db }: Database, name: string): Promise<void> {
  const typed = await readPassword('New password (Enter for a generated one): ');
  if (typed === null) return refuse('No password was given');
  const read = newAdminPassword.safeParse(typed);
  if (typed !== '' && !read.success) return refuse(read.error.issues[0]?.message ?? '');
  const password = typed || randomBytes(9).toString('base64url');
  const isNew = await setAdminPassword(db, name, password, Date.now());
  const role = (await getRole(db, name)) ?? 'owner';
  const what = isNew ? 'is a new owner' : `was already ${NAMES[role]} and has a new password`;
  console.log(
    `${name} ${what}, and can sign in now.${typed ? '' : ` The password is ${password}`}`,
  );
}

async function list({ db }: Database): Promise<void> {
  for (const { username, role, createdAt, secondFactor } of await listOwners(db)) {
    const since = `since ${new Date(createdAt).toISOString().slice(0, 10)}`;
    const facts = [role === 'editor' && 'editor', since, secondFactor && 'second factor on'];
    console.log([username, ...facts.filter(Boolean)].join(', '));
  }
  await warnWithoutOwner({ db });
}

const NO_OWNER = 'The library has no owner. npm run admin -- <username> makes one.';

async function warnWithoutOwner({ db }: Pick<Database, 'db'>): Promise<void> {
  if ((await listOwners(db)).every(({ role }) => role !== 'owner')) console.log(NO_OWNER);
}

async function remove(database: Database, username: string): Promise<void> {
  const role = await getRole(database.db, username);
  if (role === null) return refuse(`There is no owner ${username}`);
  await removeOwner(database, { by: null, username }, Date.now());
  console.log(`${username} is no longer ${NAMES[role]}, and is signed out everywhere.`);
  await warnWithoutOwner(database);
}

async function setRole(database: Database, username: string, role: Role): Promise<void> {
  try {
    await changeRole(database, { by: null, username, role }, Date.now());
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return refuse(error.message.replace(/\.$/, ''));
  }
  console.log(`${username} is ${NAMES[role]} now.`);
}

async function turnSecondFactorOff({ db }: Database, username: string): Promise<void> {
  if ((await getRole(db, username)) === null) return refuse(`There is no owner ${username}`);
  const wasOn = await removeSecondFactor(db, { by: COMMAND_LINE, username }, Date.now());
  const what = wasOn ? 'signs in with the password alone now' : 'had no second factor';
  console.log(`${username} ${what}.`);
}

const command = newCommand(
  'npm run admin --',
  'Who may sign in as an owner of the library.',
).option(...LOCAL);

const withDatabase =
  <More extends unknown[]>(
    work: (database: Database, username: string, ...more: More) => Promise<void>,
  ) =>
  async (username: string, ...more: More): Promise<void> => {
    const { server } = readLibrarySettings(command.opts(), ['DATA_DIR', 'DATABASE_URL']);
    const database = await openExistingLibrary(server);
    try {
      await work(database, username, ...more);
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
command.command('list').description('list all owners and editors').action(withDatabase(list));
command
  .command('remove')
  .argument('<username>', "the owner's name", readUsername)
  .description('remove an owner or an editor, and end their open sessions')
  .action(withDatabase(remove));
command
  .command('role')
  .argument('<username>', "the owner's or editor's name", readUsername)
  .addArgument(new Argument('<role>').choices(roles))
  .description('make somebody an owner, or an editor, who works on books alone')
  .action(withDatabase(setRole));
command
  .command('second-factor-off')
  .argument('<username>', "the owner's or editor's name", readUsername)
  .description('let somebody who has lost the second factor sign in with the password alone')
  .action(withDatabase(turnSecondFactorOff));

command.parseAsync().catch((error: unknown) => {
  console.error(withoutSecrets(explainStartFailure(error)));
  process.exitCode = 1;
});
