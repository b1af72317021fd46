import { heardWordsBody } from '../heard-words.ts';
import { type EndpointTable, inAQuarterHour } from './endpoint.ts';

const heard = {
  id: '0f6f8c1e-3f0b-4b8e-9a57-5d6c7e8f9a01',
  bookId: 'sam',
  heardAt: 1,
  marks: [{ word: 'sam', mark: 'well' }],
};

export const heardWordsEndpoints = {
  'POST /api/heard-words': {
    summary: 'Record how the child read words of a book aloud: well, with help, or not',
    description:
      'Each word keeps its latest mark. A word with help, or missed, joins the practice list as if the child had asked for it; a listed word read well counts as read without help. Words that the book does not have are ignored. The request can be sent twice.',
    access: 'subscriber',
    ofStudent: true,
    limit: inAQuarterHour(100),
    body: heardWordsBody,
    answer: null,
    examples: { bodies: [heard] },
  },
} as const satisfies EndpointTable;
