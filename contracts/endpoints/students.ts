import { z } from 'zod';
import { newStudent, student, studentChanges } from '../students.ts';
import { type EndpointTable, inAQuarterHour } from './endpoint.ts';

const ofStudent = z.strictObject({ studentId: z.string() });
const KIM = { studentId: 'kim' };
const kim = {
  ...{ id: 'kim', firstName: 'Kim', age: 6, readingLevel: 1, favoriteGenre: null },
  ...{ avatar: 'koala' as const, totalStars: 3 },
};

export const studentEndpoints = {
  'GET /api/students': {
    summary: "List the family's children, in the order in which they were added",
    access: 'user',
    limit: null,
    answer: z.array(student),
    examples: { answers: [[kim]] },
  },
  'POST /api/students': {
    summary: 'Add a child to the family',
    description:
      'A family has at most six children, each with a first name of its own. All share the subscription of the account.',
    access: 'user',
    limit: inAQuarterHour(60),
    body: newStudent,
    answer: student,
    examples: {
      bodies: [
        {
          firstName: 'Alex',
          age: '5',
          readingLevel: '1',
          favoriteGenre: 'Ships',
          avatar: 'koala',
        },
      ],
      answers: [kim],
    },
  },
  'PATCH /api/students/{studentId}': {
    summary: "Change a child's profile",
    access: 'user',
    limit: inAQuarterHour(200),
    params: ofStudent,
    body: studentChanges,
    answer: student,
    examples: {
      params: KIM,
      bodies: [
        { firstName: 'Kim', age: '7', readingLevel: '2', favoriteGenre: 'Ships', avatar: 'frog' },
      ],
      answers: [kim],
    },
  },
  'DELETE /api/students/{studentId}': {
    summary: 'Remove a child from the family, with all that is stored about it',
    description: "Never the family's last child.",
    access: 'user',
    limit: inAQuarterHour(60),
    params: ofStudent,
    answer: null,
    examples: { params: KIM },
  },
} satisfies EndpointTable;
