import type { FastifyInstance } from 'fastify';
import type {
  CompleteProfileBody,
  SyncBody,
  User,
  UserChanges,
} from '../../../contracts/accounts.ts';
import type { Identity } from '../../providers/identity/identity.ts';
import { route } from '../../http/route.ts';
import {
  countStars,
  getStudent,
  saveStudent,
  settingsIn,
  type StudentFields,
  type StudentRow,
} from '../students/store.ts';
import { getStudentRows } from './store.ts';
import { presentUserData } from './user-data.ts';
import { withStudent } from '../students/lock.ts';
import type { Database } from '../../database/open.ts';
import type { AccountDeletion } from './deletion/deletion.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import type { Authenticator } from '../../http/authenticate.ts';

interface Services {
  database: Database;
  accountDeletion: AccountDeletion;
  metrics: Metrics;
  /** Epoch milliseconds. */
  now: () => number;
  authenticator: Authenticator;
}

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { database, authenticator, accountDeletion, metrics, now } = services;

  async function save(caller: Identity, fields: StudentFields): Promise<User> {
    let isSignUp = false;
    const user = await withStudent(database, caller.uid, now(), async (transaction, isNew) => {
      isSignUp = isNew;
      const row = await saveStudent(transaction, caller.uid, fields, now());
      return presentUser(caller, row, await countStars(transaction, caller.uid));
    });
    if (isSignUp) metrics.signedUp();
    return user;
  }

  route(app, authenticator, 'POST /api/auth/firebase/sync', async ({ caller, body }) =>
    save(caller, {
      ...withoutEmpty(toFields(body ?? {})),
      ...withoutEmpty({ email: caller.email }),
    }),
  );

  route(app, authenticator, 'POST /api/auth/complete-profile', async ({ caller, body }) =>
    save(caller, toFields(body)),
  );

  route(app, authenticator, 'PATCH /api/auth/user', async ({ caller, body }) =>
    save(caller, changesOf(body)),
  );

  route(app, authenticator, 'GET /api/auth/user', async ({ caller }) => {
    const row = await getStudent(database.db, caller.uid);
    return presentUser(caller, row, await countStars(database.db, caller.uid));
  });

  route(app, authenticator, 'GET /api/auth/user/data', async ({ caller }) =>
    presentUserData(caller, await getStudentRows(database.db, caller.uid), now()),
  );

  route(app, authenticator, 'DELETE /api/auth/user', async ({ caller }) => {
    await accountDeletion.deleteAccount(caller);
    return null;
  });
}

function changesOf({ age, readingLevel, readerSettings }: UserChanges): StudentFields {
  return {
    ...(age !== undefined && { age }),
    ...(readingLevel !== undefined && { reading_level: readingLevel }),
    ...(readerSettings !== undefined && {
      reader_settings: readerSettings && JSON.stringify(readerSettings),
    }),
  };
}

function toFields(body: NonNullable<SyncBody> | CompleteProfileBody): StudentFields {
  const fields: NonNullable<SyncBody> = body;
  const { firstName, parentFirstName, parentLastName, age, readingLevel, favoriteGenre } = fields;
  return {
    ...(firstName !== undefined && { first_name: firstName }),
    ...(parentFirstName !== undefined && { parent_first_name: parentFirstName }),
    ...(parentLastName !== undefined && { parent_last_name: parentLastName }),
    ...(age !== undefined && { age: Number(age) }),
    ...(readingLevel !== undefined && { reading_level: Number(readingLevel) }),
    ...(favoriteGenre !== undefined && { favorite_genre: favoriteGenre }),
  };
}

/** Drops empty values, so that a sync never overwrites a stored value with an empty one. */
function withoutEmpty(fields: StudentFields): StudentFields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== null),
  );
}

function presentUser(caller: Identity, row: StudentRow | undefined, totalStars: number): User {
  return {
    id: caller.uid,
    email: row?.email ?? caller.email,
    firstName: row?.first_name ?? null,
    parentFirstName: row?.parent_first_name ?? null,
    parentLastName: row?.parent_last_name ?? null,
    age: row?.age ?? null,
    readingLevel: row?.reading_level ?? null,
    favoriteGenre: row?.favorite_genre ?? null,
    readerSettings: settingsIn(row),
    totalStars,
  };
}
