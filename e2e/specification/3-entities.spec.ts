// Section 3: the entities, as the API returns them.
import { listen } from '../support/calls.ts';
import { origin, sandbox } from '../support/config.ts';
import { enrol } from '../support/enrol.ts';
import { continueAs, openChooser } from '../support/google.ts';
import { expect, fillSignUp, newFamily, test } from '../support/journey.ts';
import { signInOwner } from '../support/owner.ts';
import { OWNER } from '../support/product.ts';
import { INLINE_BOOK } from '../support/shelf.ts';

const text = expect.any(String);

test.describe("Book: id, title, author (optional), description, category (level1..level9; the level number is the digits after 'level', default 1), coverImageUrl (optional), flipbookUrl, flipbookId, flipbookType ('html' or 'fliphtml5'), content (HTML, for type html), totalPages, starReward (1 shown by default).", () => {
  test('one that is read page by page, and one of the owner with the least she may say', async () => {
    const [family, owner] = await Promise.all([enrol(), signInOwner()]);
    // The owner's list refreshes the reports of the books' words.
    await owner.call('GET', '/api/admin/books');
    expect(await family.call('GET', '/api/books/sam-and-the-wet-hat')).toEqual({
      id: 'sam-and-the-wet-hat',
      title: INLINE_BOOK,
      author: text,
      description: text,
      category: 'level1',
      coverImageUrl: expect.stringMatching(/^\/public-objects\//),
      heroImageUrl: expect.stringMatching(/^\/public-objects\//),
      flipbookUrl: null,
      flipbookId: null,
      flipbookType: 'html',
      content: expect.stringMatching(/^<section>/),
      totalPages: expect.any(Number),
      starReward: 1,
      words: expect.objectContaining({ splits: expect.any(Object) }),
      narration: [],
    });
    const { id, title } = await owner.addBook({ category: 'level9', flipbookId: 'abc' });
    expect(await family.call('GET', `/api/books/${id}`)).toEqual({
      id,
      title,
      author: null,
      description: null,
      category: 'level9',
      coverImageUrl: null,
      heroImageUrl: null,
      flipbookUrl: expect.stringContaining(sandbox),
      flipbookId: 'abc',
      flipbookType: 'fliphtml5',
      content: null,
      totalPages: 1,
      starReward: 1,
      words: null,
      narration: [],
      // A flipbook of another host, which cannot be kept on a device.
      isElsewhere: true,
    });
    await owner.call('DELETE', `/api/books/${id}`);
  });
});

test.describe('Student / user record: firstName, parentFirstName, parentLastName, age, readingLevel, favoriteGenre, totalStars.', () => {
  test('crosses the wire with these fields', async () => {
    const family = await enrol();
    expect(await family.call('GET', '/api/auth/user')).toEqual({
      id: family.uid,
      email: family.email,
      firstName: 'Kim',
      parentFirstName: 'Robin',
      parentLastName: 'Reader',
      age: 6,
      readingLevel: 1,
      startingStep: null,
      favoriteGenre: 'Animals',
      totalStars: 0,
      readerSettings: null,
      voiceSettings: null,
      avatar: null,
      children: 1,
      asksGrownUp: false,
    });
  });
});

test.describe('The signed-in identity additionally carries uid, displayName, email, emailVerified, phoneNumber, photoURL, isAnonymous, providerData.', () => {
  test('as the browser keeps it', async ({ page }) => {
    const { email } = newFamily();
    await page.goto('/signin');
    await continueAs(await openChooser(page), email);
    await page.waitForURL('**/subscribe');
    const identity = await page.evaluate(
      () =>
        new Promise<object>((resolve, reject) => {
          const opening = indexedDB.open('firebaseLocalStorageDb');
          opening.onerror = () => reject(opening.error ?? new Error('no database'));
          opening.onsuccess = () => {
            const request = opening.result
              .transaction('firebaseLocalStorage')
              .objectStore('firebaseLocalStorage')
              .getAll();
            request.onsuccess = () =>
              resolve((request.result as { value: object }[])[0]?.value ?? {});
          };
        }),
    );
    const claims = JSON.parse(
      await page.evaluate(() =>
        atob((localStorage['firebase_token'] as string).split('.')[1] ?? ''),
      ),
    ) as { sub: string };
    expect(identity).toMatchObject({
      uid: claims.sub,
      displayName: 'Robin Reader',
      email,
      emailVerified: true,
      isAnonymous: false,
    });
    const { providerData } = identity as { providerData: object[] };
    expect(Object.keys(providerData[0] ?? {})).toEqual(
      expect.arrayContaining([
        'providerId',
        'uid',
        'displayName',
        'email',
        'phoneNumber',
        'photoURL',
      ]),
    );
  });
});

test('Subscription status: hasSubscription (boolean), status (text).', async () => {
  const [guest, family] = await Promise.all([enrol({ subscribed: false }), enrol()]);
  expect(await guest.call('GET', '/api/subscription/status')).toMatchObject({
    hasSubscription: false,
    status: null,
  });
  expect(await family.call('GET', '/api/subscription/status')).toMatchObject({
    hasSubscription: true,
    status: 'active',
  });
});

test("Sign-up form data: email, password, studentFirstName, parentFirstName, parentLastName, age, readingLevel (default '1'), favoriteGenre.", async ({
  page,
}) => {
  const family = newFamily();
  const calls = listen(page);
  const signUpCall = page.waitForRequest('**/accounts:signUp?**');
  const nameUpdate = page.waitForRequest('**/accounts:update?**');
  await page.goto('/signup');
  await fillSignUp(page, family);
  await expect(page.getByLabel('Starting Reading Level')).toHaveValue('1');
  await page.getByLabel('Favorite Type of Books').fill('Animals');
  await page.getByRole('button', { name: 'Start My Reading Journey!' }).click();
  expect((await signUpCall).postDataJSON()).toMatchObject({
    email: family.email,
    password: family.password,
  });
  expect((await nameUpdate).postDataJSON()).toMatchObject({ displayName: 'Kim' });
  expect((await calls.sent('POST /api/auth/firebase/sync')).postDataJSON()).toEqual({
    firstName: 'Kim',
    parentFirstName: 'Robin',
    parentLastName: 'Reader',
    age: 6,
    readingLevel: 1,
    favoriteGenre: 'Animals',
  });
});

test('Admin login: request username, password; response sessionToken.', async () => {
  const response = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: OWNER.username, password: OWNER.password }),
  });
  expect(await response.json()).toEqual({ sessionToken: expect.stringMatching(/^[\w-]{43}$/) });
});
