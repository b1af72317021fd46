// The fields that only a flipbook has: its address, its id and its text.
import { Field, TextArea, TextInput } from '../../../ui/field.tsx';
import type { BookForm } from '../drafts/book-form.ts';
import { addressIn } from '../flipbook/embed-code.ts';
import { FlipbookUpload } from '../flipbook/flipbook-upload.tsx';
import { linkTextToFlipbook } from '../flipbook/flipbook-words.ts';
import { WordsQuestion } from '../flipbook/words-question.tsx';

export function FlipbookFields({
  form,
  address,
  onAddress,
  onSessionOver,
}: {
  form: BookForm;
  /** The last complete address. */
  address: string;
  /** Called with the address once it is complete: on blur, or when an embed code is pasted. */
  onAddress: (address: string) => void;
  onSessionOver: (failure: string) => void;
}) {
  const { register, setValue, getValues, clearErrors, formState } = form;
  const { errors, isSubmitted } = formState;

  const commitAddress = (committed: string) => {
    linkTextToFlipbook(form);
    onAddress(committed);
  };
  const extractAddress = (typed: string) => {
    const extracted = addressIn(typed);
    if (extracted === typed) return;
    setValue('flipbookUrl', extracted, { shouldValidate: isSubmitted });
    commitAddress(extracted);
  };

  return (
    <>
      <Field
        label="Flipbook Embed URL"
        required
        hint="A whole embed code works too"
        error={errors.flipbookUrl?.message}
        className="sm:col-span-2"
      >
        <TextInput
          type="url"
          autoComplete="off"
          placeholder="https://online.fliphtml5.com/..."
          {...register('flipbookUrl', {
            onChange: () => extractAddress(getValues('flipbookUrl')),
            onBlur: () => commitAddress(getValues('flipbookUrl').trim()),
          })}
        />
      </Field>
      <FlipbookUpload
        form={form}
        onAddress={onAddress}
        onSessionOver={onSessionOver}
        className="sm:col-span-2"
      />
      <Field
        label="Flipbook Book ID (optional)"
        error={errors.flipbookId?.message}
        className="sm:col-span-2"
      >
        <TextInput autoComplete="off" {...register('flipbookId')} />
      </Field>
      <Field
        label="Text of the book (optional)"
        hint="Paste the words, with a blank line between pages, so that the level can be checked."
        error={errors.text?.message}
        className="sm:col-span-2"
      >
        <TextArea
          rows={6}
          {...register('text', {
            onChange: () => {
              linkTextToFlipbook(form);
              clearErrors('text');
            },
          })}
        />
      </Field>
      <WordsQuestion form={form} address={address} />
    </>
  );
}
