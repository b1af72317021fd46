import { beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../test-support/databases.ts';
import { type Library, openLibrary } from '../../test-support/library.ts';

const SYNC = '/api/auth/firebase/sync';

describe.each(engines)('accounts over %s', (engine) => {
  let library: Library;
  beforeAll(async () => {
    library = await openLibrary(engine);
  });

  const userOf = async (as: string) => (await library.call('GET', '/api/auth/user', { as })).body;

  test('the first sync creates the user, with the email address of the token', async () => {
    const { status, body } = await library.call('POST', SYNC, { as: 'first' });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: 'first',
      email: 'first@example.com',
      firstName: null,
      parentFirstName: null,
      parentLastName: null,
      age: null,
      readingLevel: null,
      startingStep: null,
      favoriteGenre: null,
      readerSettings: null,
      voiceSettings: null,
      avatar: null,
      totalStars: 0,
      children: 1,
      asksGrownUp: false,
    });
  });

  test('a sync stores the address with whether it is confirmed, and a token without one changes neither', async () => {
    const as = 'addressed';
    const sync = async (claims: Record<string, unknown>) => {
      const authorization = `Bearer ${await library.identity.sign(as, { claims })}`;
      await library.call('POST', SYNC, { headers: { authorization } });
      return library.database.db
        .selectFrom('users')
        .select(['email', 'email_verified'])
        .where('id', '=', as)
        .executeTakeFirst();
    };
    const own = { email: 'addressed@example.com', email_verified: 1 };
    expect(await sync({})).toEqual(own);
    expect(await sync({ email: undefined, email_verified: undefined })).toEqual(own);
    const other = { email: 'other@example.com', email_verified: 0 };
    expect(await sync({ email: other.email, email_verified: false })).toEqual(other);
  });

  test('a sync saves all fields of the sign-up form', async () => {
    const body = {
      parentFirstName: 'Pat',
      parentLastName: 'Reed',
      firstName: 'Kim',
      age: '6',
      readingLevel: 3,
      favoriteGenre: 'Animals',
    };
    await library.call('POST', SYNC, { as: 'signed-up', body });
    expect(await userOf('signed-up')).toMatchObject({ ...body, age: 6 });
  });

  test('a later sync overwrites no value with an empty one', async () => {
    const as = 'synced-again';
    await library.call('POST', SYNC, { as, body: { parentFirstName: 'Pat', age: 5 } });
    await library.call('POST', SYNC, { as, body: { parentFirstName: '', parentLastName: 'Reed' } });
    await library.call('POST', SYNC, { as, headers: { 'content-type': 'application/json' } });
    expect(await userOf(as)).toMatchObject({
      parentFirstName: 'Pat',
      parentLastName: 'Reed',
      age: 5,
    });
  });

  test('ten first syncs at once all succeed', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => library.call('POST', SYNC, { as: 'eager' })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
  });

  test('completing the profile saves the three names, even before any sync', async () => {
    const body = { firstName: ' Kim ', parentFirstName: 'Pat', parentLastName: 'Reed' };
    const answer = await library.call('POST', '/api/auth/complete-profile', { as: 'late', body });
    expect(answer.status).toBe(200);
    expect(await userOf('late')).toMatchObject({ ...body, firstName: 'Kim' });
  });

  test.each([
    ['firstName', { parentFirstName: 'Pat', parentLastName: 'Reed' }],
    ['parentFirstName', { firstName: 'Kim', parentFirstName: ' ', parentLastName: 'Reed' }],
    ['parentLastName', { firstName: 'Kim', parentFirstName: 'Pat', parentLastName: 7 }],
    ['admin', { firstName: 'Kim', parentFirstName: 'Pat', parentLastName: 'Reed', admin: true }],
  ])('a profile with a bad %s is refused', async (field, body) => {
    const answer = await library.call('POST', '/api/auth/complete-profile', { as: 'x', body });
    expect(answer.status).toBe(400);
    expect(answer.body.issues).toEqual([{ field, message: expect.any(String) }]);
  });

  const change = (as: string, body: unknown) =>
    library.call('PATCH', '/api/auth/user', { as, body });

  test('the starting level can be changed later, and nothing else with it', async () => {
    const as = 'grown';
    await library.call('POST', SYNC, { as, body: { firstName: 'Kim', age: 6, readingLevel: 2 } });
    const { status, body } = await change(as, { readingLevel: 4 });
    expect([status, body.readingLevel]).toEqual([200, 4]);
    expect(await userOf(as)).toMatchObject({ firstName: 'Kim', age: 6, readingLevel: 4 });
  });

  test('the age can be changed later, and nothing else with it', async () => {
    const as = 'by-google';
    await library.call('POST', SYNC, { as, body: { firstName: 'Kim' } });
    const { status, body } = await change(as, { age: 3 });
    expect([status, body.age]).toEqual([200, 3]);
    await change(as, { age: 18, readingLevel: 9 });
    expect(await userOf(as)).toMatchObject({ firstName: 'Kim', age: 18, readingLevel: 9 });
  });

  test('a starting step is saved with its level, and is kept by changes of other fields', async () => {
    const as = 'placed';
    const { status, body } = await change(as, { startingStep: '2.2' });
    expect([status, body.readingLevel, body.startingStep]).toEqual([200, 2, '2.2']);
    await change(as, { age: 7 });
    await change(as, { readingLevel: 2 });
    await library.call('POST', SYNC, { as, body: { readingLevel: 2 } });
    expect(await userOf(as)).toMatchObject({ age: 7, readingLevel: 2, startingStep: '2.2' });
    await change(as, { readingLevel: 1, startingStep: '1.10' });
    expect(await userOf(as)).toMatchObject({ readingLevel: 1, startingStep: '1.10' });
  });

  test('another starting level clears the starting step', async () => {
    const as = 'replaced';
    await change(as, { startingStep: '3.4' });
    expect((await change(as, { readingLevel: 4 })).body).toMatchObject({
      readingLevel: 4,
      startingStep: null,
    });
    await change(as, { readingLevel: 3 });
    expect((await userOf(as)).startingStep).toBeNull();
    await change(as, { startingStep: '3.4' });
    await library.call('POST', SYNC, { as, body: { readingLevel: 5 } });
    expect(await userOf(as)).toMatchObject({ readingLevel: 5, startingStep: null });
  });

  test.each([
    ['of another level', '3.4'],
    ['that does not exist', '2.9'],
  ])('a stored starting step %s is not shown', async (_, starting_step) => {
    const as = `misplaced-${starting_step}`;
    await change(as, { readingLevel: 2 });
    const { db } = library.database;
    await db.updateTable('users').set({ starting_step }).where('id', '=', as).execute();
    expect(await userOf(as)).toMatchObject({ readingLevel: 2, startingStep: null });
  });

  test('reader settings are saved and can be reset', async () => {
    const as = 'short-sighted';
    await change(as, { readingLevel: 4 });
    const settings = {
      textSize: 'large',
      lineSpacing: 'wide',
      letterSpacing: 'widest',
      tint: 'dark',
      turnByItself: true,
      slower: true,
    };
    expect((await change(as, { readerSettings: settings })).body.readerSettings).toEqual(settings);
    expect(await userOf(as)).toMatchObject({ readingLevel: 4, readerSettings: settings });
    const { body } = await library.call('GET', '/api/auth/user/data', { as });
    expect(body.profile.readerSettings).toEqual(settings);
    await change(as, { readingLevel: 5 });
    expect((await userOf(as)).readerSettings).toEqual(settings);
    await change(as, { readerSettings: null });
    expect(await userOf(as)).toMatchObject({ readingLevel: 5, readerSettings: null });
  });

  test('voice settings are saved and can be reset', async () => {
    const as = 'listener';
    const settings = {
      speakToChild: true,
      readToMe: false,
      starForListening: true,
      hearMyself: true,
      celebrate: false,
    };
    expect((await change(as, { voiceSettings: settings })).body.voiceSettings).toEqual(settings);
    await change(as, { readingLevel: 5 });
    expect((await userOf(as)).voiceSettings).toEqual(settings);
    const { body } = await library.call('GET', '/api/auth/user/data', { as });
    expect(body.profile.voiceSettings).toEqual(settings);
    // The release before knows no chime.
    const older = { ...settings, celebrate: undefined };
    const saved = (await change(as, { voiceSettings: older })).body.voiceSettings;
    expect(saved).toEqual({ ...settings, celebrate: true });
    await change(as, { voiceSettings: null });
    expect((await userOf(as)).voiceSettings).toBeNull();
  });

  test.each([
    ['readingLevel', {}],
    ['readingLevel', { readingLevel: 0 }],
    ['readingLevel', { readingLevel: 10 }],
    ['readingLevel', { readingLevel: 4.5 }],
    ['readingLevel', { readingLevel: null }],
    ['startingStep', { startingStep: '2.9' }],
    ['startingStep', { readingLevel: 1, startingStep: '2.2' }],
    ['age', { age: 2 }],
    ['age', { age: 19 }],
    ['age', { age: null }],
    ['totalStars', { readingLevel: 4, totalStars: 50 }],
  ])('a change with a bad %s is refused: %j', async (field, body) => {
    const answer = await change('steady', body);
    expect(answer.status).toBe(400);
    expect(answer.body.issues).toEqual([{ field, message: expect.any(String) }]);
    expect((await userOf('steady')).readingLevel).toBeNull();
  });

  test('a change without a sign-in is refused', async () => {
    const answer = await library.call('PATCH', '/api/auth/user', { body: { readingLevel: 4 } });
    expect(answer.status).toBe(401);
  });

  test.each([
    ['age', { age: 2 }],
    ['age', { age: '19' }],
    ['age', { age: true }],
    ['readingLevel', { readingLevel: 10 }],
    ['parentFirstName', { parentFirstName: 'x'.repeat(81) }],
    ['totalStars', { totalStars: 50 }],
  ])('a sync with a bad %s saves nothing', async (field, body) => {
    const as = 'refused';
    const answer = await library.call('POST', SYNC, { as, body: { firstName: 'Kim', ...body } });
    expect(answer.status).toBe(400);
    expect(answer.body.issues).toEqual([{ field, message: expect.any(String) }]);
    expect((await userOf(as)).firstName).not.toBe('Kim');
  });
});
