import type { FastifyInstance } from 'fastify';
import type { Student } from '../../../contracts/students.ts';
import { avatarOf } from '../../../domain/family.ts';
import type { Authenticator } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import type { Child, Family } from './family.ts';

interface Services {
  family: Family;
  authenticator: Authenticator;
}

export function studentRoutes(app: FastifyInstance, { family, authenticator }: Services): void {
  route(app, authenticator, 'GET /api/students', async ({ caller }) =>
    (await family.list(caller.uid)).map(present),
  );

  route(app, authenticator, 'POST /api/students', async ({ caller, body }) =>
    present(await family.add(caller.uid, body)),
  );

  route(app, authenticator, 'PATCH /api/students/{studentId}', async ({ caller, params, body }) =>
    present(await family.change(caller.uid, params.studentId, body)),
  );

  route(app, authenticator, 'DELETE /api/students/{studentId}', async ({ caller, params }) => {
    await family.remove(caller.uid, params.studentId);
    return null;
  });
}

const present = ({ row, totalStars }: Child): Student => ({
  id: row.id,
  firstName: row.first_name,
  age: row.age,
  readingLevel: row.reading_level,
  favoriteGenre: row.favorite_genre,
  avatar: avatarOf(row.avatar),
  totalStars,
});
