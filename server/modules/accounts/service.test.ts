import { describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../test-support/databases.ts';
import { createFamily } from '../students/family.ts';
import { getAccount } from './service.ts';

const child = (firstName: string) => ({ firstName, age: 5, readingLevel: 1 });

describe.each(engines)('the record of a child on %s', (engine) => {
  test('is refused where the child was removed after its call was let in', async () => {
    const database = await openTestDatabase(engine);
    const now = () => 1;
    const family = createFamily(database, now);
    const { row } = await family.add('kim', child('Leo'));
    await family.add('kim', child('Mia'));
    const recordOf = (student: string) =>
      getAccount({ database, family, now, metrics: null as never }, { uid: 'kim', student });
    expect((await recordOf(row.id)).row?.first_name).toBe('Leo');
    expect((await recordOf('kim')).children).toBe(3);
    for (const student of [row.id, 'kim']) {
      await family.remove('kim', student);
      await expect(recordOf(student)).rejects.toMatchObject({ code: 'student_not_found' });
    }
  });
});
