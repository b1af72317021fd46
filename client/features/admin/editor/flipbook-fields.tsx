// The fields that only a flipbook has: its address, its id and its text.
import type { ChangeEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { isFrameAddress } from '../../../../contracts/addresses.ts';
import { Field, TextArea, TextInput } from '../../../ui/field.tsx';
import type { BookForm } from '../drafts/book-form.ts';
import { AddressAdvice } from '../flipbook/address-advice.tsx';
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
  /** Called with the address once it is complete: on blur, or when it or an embed code is pasted. */
  onAddress: (address: string) => void;
  onSessionOver: (failure: string) => void;
}) {
  const { register, setValue, getValues, clearErrors, setFocus, formState } = form;
  const { errors, isSubmitted } = formState;
  const typed = useWatch({ control: form.control, name: 'flipbookUrl' }).trim();

  const commitAddress = (committed: string) => {
    linkTextToFlipbook(form);
    onAddress(committed);
  };
  const changeAddress = ({ nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const text = getValues('flipbookUrl');
    const extracted = addressIn(text);
    if (extracted !== text) setValue('flipbookUrl', extracted, { shouldValidate: isSubmitted });
    const isPasted = (nativeEvent as InputEvent).inputType === 'insertFromPaste';
    if (extracted !== text || (isPasted && isFrameAddress(text.trim()))) {
      commitAddress(extracted.trim());
    }
  };
  const replaceAddress = (better: string) => {
    const { textOf, flipbookUrl } = getValues();
    setValue('flipbookUrl', better, { shouldValidate: isSubmitted });
    // It is another address of the same book, so the words are still its own.
    if (textOf?.trim() === flipbookUrl.trim()) setValue('textOf', better);
    commitAddress(better);
    setFocus('flipbookUrl');
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
            onChange: changeAddress,
            onBlur: () => commitAddress(getValues('flipbookUrl').trim()),
          })}
        />
      </Field>
      <AddressAdvice
        address={typed === address.trim() ? typed : ''}
        onUse={replaceAddress}
        className="sm:col-span-2"
      />
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
