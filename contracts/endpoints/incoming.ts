// Files that owners and editors bring in, of which the library makes drafts.
import { z } from 'zod';
import { INCOMING_BYTES, INCOMING_TOO_LARGE } from '../../domain/incoming.ts';
import { announcement, arrival, arriving, givenUp, incomingFile, incomingId } from '../incoming.ts';
import { type EndpointTable, inAQuarterHour } from './endpoint.ts';

const ID = '0123456789abcdef0123456789abcdef';
const params = z.strictObject({ incomingId });
const file = {
  ...{ id: ID, name: 'Sam.pdf', state: 'ready', bytes: 1, bytesHere: 1, pagesDone: 0 },
  ...{ pageCount: null, message: null, by: 'kim', createdAt: 1 },
  book: {
    ...{ id: 'sam', title: 'Sam', category: 'level1', coverImageUrl: null },
    ...{ state: 'draft', publishAt: null },
  },
};
const TUS =
  'The protocol is [tus 1.0.0](https://tus.io/protocols/resumable-upload) with its extensions creation and termination.';

export const incomingEndpoints = {
  'GET /api/admin/incoming': {
    summary: 'List the files that were brought in, with what has become of them',
    description:
      'The newest comes first; at most 300, and none that is not made yet is left out. `arriving` is not here yet, `waiting` has its turn later, `working` is being made into a draft, `ready` has a `book`, as it is now, `refused` has a `message` that says why.',
    access: 'editor',
    limit: null,
    answer: z.array(incomingFile),
    examples: { answers: [[file, { ...file, state: 'refused', message: 'Empty.', book: null }]] },
  },
  'DELETE /api/admin/incoming': {
    summary: 'Take all files off the list that are made or were refused',
    description: 'The drafts stay.',
    access: 'editor',
    limit: null,
    answer: null,
    examples: {},
  },
  'POST /api/admin/incoming/give-up': {
    summary: 'Take files of one’s own off the list of which nothing has arrived',
    description:
      'They make room for other files. One of which something has arrived, or that somebody else has announced, stays. A page that still sends one announces it anew.',
    access: 'editor',
    limit: null,
    body: givenUp,
    answer: null,
    examples: { bodies: [{ ids: [ID] }] },
  },
  'DELETE /api/admin/incoming/{incomingId}': {
    summary: 'Stop a file that is not made yet, or take another one off the list',
    description: 'A draft that was made of it stays.',
    access: 'editor',
    limit: null,
    params,
    answer: null,
    examples: { params: { incomingId: ID } },
  },
  'POST /api/admin/uploads': {
    summary: 'Announce a file, of which a draft is made when it has arrived',
    description: `${TUS} \`Upload-Metadata\` has the \`filename\` and the \`category\`: a level, or \`words\` to propose one from the words. A PDF can have 50 MB, a ZIP of pictures or an EPUB 500 MB. The answer names the upload in \`Location\`.`,
    access: 'editor',
    limit: inAQuarterHour(400),
    headers: announcement,
    answer: null,
    status: 201,
    examples: {},
  },
  'GET /api/admin/uploads/{incomingId}': {
    summary: 'Read how much of a file has arrived',
    description: `${TUS} It asks by HEAD, and reads \`Upload-Offset\`.`,
    access: 'editor',
    limit: null,
    params,
    answer: arrival,
    examples: { params: { incomingId: ID }, answers: [{ bytes: 2, bytesHere: 1 }] },
  },
  'PATCH /api/admin/uploads/{incomingId}': {
    summary: 'Send a file, or the rest of it',
    description: `${TUS} What has arrived of an interrupted call is kept for 24 hours.`,
    access: 'editor',
    limit: null,
    params,
    headers: arriving,
    upload: {
      types: ['application/offset+octet-stream'],
      refusal: 'The body must be a part of a file, as application/offset+octet-stream',
      tooLarge: INCOMING_TOO_LARGE,
    },
    longestBody: INCOMING_BYTES,
    answer: null,
    examples: { params: { incomingId: ID } },
  },
  'DELETE /api/admin/uploads/{incomingId}': {
    summary: 'Stop a file, as `DELETE /api/admin/incoming/{incomingId}` does',
    description: TUS,
    access: 'editor',
    limit: null,
    params,
    answer: null,
    examples: { params: { incomingId: ID } },
  },
} as const satisfies EndpointTable;
