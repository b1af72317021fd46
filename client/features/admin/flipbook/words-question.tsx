// The flipbook is another now, and the words are the owner's own work or not known to be anything else: she
// says whose they are, for they are neither thrown away nor taken for the new book's unasked.
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { ownFlipbookId } from '../../../../contracts/addresses.ts';
import { Button } from '../../../ui/button.tsx';
import { areWordsAsked, wordsFrom } from './flipbook-words.ts';
import type { BookForm } from '../drafts/book-form.ts';
import { flipbookQuery } from './use-flipbook-upload.ts';

export function WordsQuestion({
  form,
  address,
}: {
  form: BookForm;
  /** The last address that was finished: half an address is no other flipbook. */
  address: string;
}) {
  const id = useId();
  const [text, textOf] = useWatch({ control: form.control, name: ['text', 'textOf'] });
  const isAsked = address !== '' && areWordsAsked({ text, textOf, flipbookUrl: address });
  const own = ownFlipbookId(address);
  const { data } = useQuery({ ...flipbookQuery(own ?? ''), enabled: isAsked && own !== null });
  if (!isAsked) return null;

  const words = data?.state === 'ready' ? wordsFrom(data) : '';
  const settle = (next?: string) => {
    if (next !== undefined) form.setValue('text', next);
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
        <b>Are these the words of the new flipbook?</b> They stood with another one, and the level
        is checked by them.
      </p>
      <div className="flex flex-wrap gap-3">
        {words !== '' && (
          <Button variant="secondary" onClick={() => settle(words)}>
            Use the words of the new PDF
          </Button>
        )}
        <Button variant="secondary" onClick={() => settle()}>
          Keep these words
        </Button>
        {words === '' && (
          <Button variant="secondary" onClick={() => settle('')}>
            Remove these words
          </Button>
        )}
      </div>
    </div>
  );
}
