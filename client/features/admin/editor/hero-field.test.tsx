// The owner's field for the picture of the celebration.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beOwner } from '../../../test-support/people.ts';
import { field, fill, findMessage, open, press } from '../../../test-support/screens.tsx';
import { server } from '../../../test-support/server.ts';
import { wholeBookOf } from '../../../test-support/shelf.ts';

const LABEL = 'Picture for the celebration (optional)';
const PREVIEW = 'Preview of the picture for the celebration';

test('a book is saved with its picture, which the form shows', async () => {
  beOwner();
  const book = wholeBookOf();
  server.answer('GET /api/admin/books/{bookId}', book);
  server.answer('POST /api/admin/report', {
    fits: true,
    fittingLevel: 1,
    report: {
      ...{ level: 1, step: null, words: 2, decodable: 1, withHeartWords: 1 },
      ...{ practising: [], failing: [], ambiguous: [] },
    },
  });
  server.answer('PUT /api/books/{bookId}', book);
  open(`/admin/books/${book.id}`);
  await screen.findByLabelText('Title');
  expect(field(LABEL)).toHaveAccessibleDescription(
    /Without one, children see a laughing quokka\.$/,
  );
  fill(LABEL, 'javascript:alert(1)');
  expect(screen.queryByAltText(PREVIEW)).toBeNull();
  await press('Save Changes');
  expect(field(LABEL)).toBeInvalid();
  fill(LABEL, '/public-objects/glad.png');
  expect(screen.getByAltText(PREVIEW)).toHaveAttribute('src', '/public-objects/glad.png');
  await press('Save Changes');
  await findMessage('Book saved successfully!');
  expect(server.sent('PUT /api/books/{bookId}').map(({ body }) => body)).toEqual([
    expect.objectContaining({ heroImageUrl: '/public-objects/glad.png' }),
  ]);
});
