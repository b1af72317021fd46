import type { FastifyInstance } from 'fastify';
import type {
  CompleteProfileBody,
  SyncBody,
  User,
  UserChanges,
} from '../../../contracts/accounts.ts';
import { levelOfStep } from '../../../domain/teaching-steps.ts';
import type { Identity } from '../../providers/identity/identity.ts';
import { route } from '../../http/route.ts';
import type { StudentFields } from '../students/service.ts';
import { presentParent, presentProfile } from './profile.ts';
import {
  type Account,
  type AccountContext,
  changeUser,
  getAccount,
  saveAccount,
  syncAccount,
} from './service.ts';
import { getAccountRows } from './store.ts';
import { presentUserData } from './user-data.ts';
import type { AccountDeletion } from './deletion/service.ts';
import type { Authenticator } from '../../http/authenticate.ts';

interface Services extends AccountContext {
  accountDeletion: AccountDeletion;
  authenticator: Authenticator;
}

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { database, family, authenticator, accountDeletion, now } = services;

  route(app, authenticator, 'POST /api/auth/firebase/sync', async ({ caller, body }) => {
    const fields = { ...toFields(body ?? {}), ...addressOf(caller) };
    return presentUser(caller, await syncAccount(services, caller.uid, fields));
  });

  route(app, authenticator, 'POST /api/auth/complete-profile', async ({ caller, body }) =>
    presentUser(caller, await saveAccount(services, caller.uid, toFields(body))),
  );

  route(app, authenticator, 'PATCH /api/auth/user', async ({ caller, body }) =>
    presentUser(caller, await changeUser(services, caller, changesOf(body))),
  );

  route(app, authenticator, 'GET /api/auth/user', async ({ caller }) =>
    presentUser(caller, await getAccount(services, caller)),
  );

  route(app, authenticator, 'GET /api/auth/user/data', async ({ caller }) =>
    presentUserData(
      caller,
      await getAccountRows(
        database.db,
        caller.uid,
        (await family.list(caller.uid)).map(({ row }) => row.id),
      ),
      now(),
    ),
  );

  route(app, authenticator, 'DELETE /api/auth/user', async ({ caller }) => {
    await accountDeletion.deleteAccount(caller);
    return null;
  });
}

/** The address of a token, with whether it is confirmed. A token without one changes neither. */
const addressOf = ({ email, emailVerified }: Identity): StudentFields =>
  email ? { email, email_verified: emailVerified ? 1 : 0 } : {};

function changesOf({
  age,
  readingLevel,
  startingStep,
  readerSettings,
  voiceSettings,
  asksGrownUp,
}: UserChanges): StudentFields {
  return {
    ...(age !== undefined && { age }),
    ...(readingLevel !== undefined && { reading_level: readingLevel }),
    ...(startingStep !== undefined && {
      reading_level: levelOfStep(startingStep),
      starting_step: startingStep,
    }),
    ...(readerSettings !== undefined && {
      reader_settings: readerSettings && JSON.stringify(readerSettings),
    }),
    ...(voiceSettings !== undefined && {
      voice_settings: voiceSettings && JSON.stringify(voiceSettings),
    }),
    ...(asksGrownUp !== undefined && { asks_grown_up: asksGrownUp ? 1 : 0 }),
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

function presentUser(
  caller: Identity,
  { student, row, account, totalStars, children }: Account,
): User {
  return {
    id: student,
    email: account?.email ?? caller.email,
    ...presentParent(account),
    ...presentProfile(row),
    totalStars,
    children,
    asksGrownUp: account?.asks_grown_up === 1,
  };
}
