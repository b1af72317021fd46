// Section 9: the star for a completed book.
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { signInOwner } from '../support/owner.ts';

test('Star reward | 1 per completed book (fixed 1 on admin-created books)', async () => {
  const owner = await signInOwner();
  const family = await enrol();
  const { id: addedId } = await owner.addBook({ title: `One Star ${process.pid}` });
  await expect(
    owner.addBook({ title: `Nine Stars ${process.pid}`, starReward: 9 }),
  ).rejects.toThrow(/400 .*starReward/);
  expect(await family.call('GET', `/api/books/${addedId}`)).toMatchObject({ starReward: 1 });
  const complete = (bookId: string) => family.call('POST', `/api/progress/${bookId}/complete`, {});
  expect(await complete(addedId)).toMatchObject({ starAwarded: true, totalStars: 1 });
  expect(await complete('hippo-will-fly')).toMatchObject({ starAwarded: true, totalStars: 2 });
  // Each book gives its star once, even with repeated and parallel calls.
  const repeated = await Promise.all([addedId, addedId, 'hippo-will-fly'].map(complete));
  for (const result of repeated)
    expect(result).toMatchObject({ starAwarded: false, totalStars: 2 });
  await owner.call('DELETE', `/api/books/${addedId}`);
  expect(await family.call('GET', '/api/auth/user')).toMatchObject({ totalStars: 2 });
});
