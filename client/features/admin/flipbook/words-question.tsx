// Asks whether the text belongs to the new flipbook. It is asked when the flipbook has changed and the text may be the
// owner's own work, which must neither be deleted nor attributed to the new book automatically.
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { ownFlipbookId } from '../../../../contracts/addresses.ts';
import { Button } from '../../../ui/button.tsx';
import { needsTextConfirmation, textWithinLimit } from './flipbook-words.ts';
import type { BookForm } from '../drafts/book-form.ts';
import { flipbookQuery } from './use-flipbook-upload.ts';

export function WordsQuestion({
  form,
  address,
}: {
  form: BookForm;
  /** The last complete address. A partly typed address does not count as another flipbook. */
  address: string;
}) {
  const id = useId();
  const [text, textOf] = useWatch({ control: form.control, name: ['text', 'textOf'] });
  const needsConfirmation =
    address !== '' && needsTextConfirmation({ text, textOf, flipbookUrl: address });
  const ownId = ownFlipbookId(address);
  const { data } = useQuery({
    ...flipbookQuery(ownId ?? ''),
    enabled: needsConfirmation && ownId !== null,
  });
  if (!needsConfirmation) return null;

  const newText = data?.state === 'ready' ? textWithinLimit(data) : '';
  const confirmText = (replacement?: string) => {
    if (replacement !== undefined) form.setValue('text', replacement);
    form.setValue('textOf', address);
    form.clearErrors('text');
    form.setFocus('text');
  };
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-3 rounded-control border-2 border-loss/35 p-4 sm:col-span-2"
    >
      <p id={id} role="status">
        <b>Are these the words of the new flipbook?</b> They belong to the previous one, and the
        level is checked by them.
      </p>
      <div className="flex flex-wrap gap-3">
        {newText !== '' && (
          <Button variant="secondary" onClick={() => confirmText(newText)}>
            Use the words of the new PDF
          </Button>
        )}
        <Button variant="secondary" onClick={() => confirmText()}>
          Keep these words
        </Button>
        {newText === '' && (
          <Button variant="secondary" onClick={() => confirmText('')}>
            Remove these words
          </Button>
        )}
      </div>
    </div>
  );
}
