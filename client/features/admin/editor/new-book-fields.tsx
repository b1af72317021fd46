// The fields of 'Add New Book', also used to edit a stored book.
import { categories, levelNames, levelOf } from '../../../../domain/levels.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Field, Select, TextArea, TextInput } from '../../../ui/field.tsx';
import type { BookForm } from '../drafts/book-form.ts';
import { CoverPreview } from './cover-preview.tsx';
import { addressIn } from '../flipbook/embed-code.ts';
import { FlipbookUpload } from '../flipbook/flipbook-upload.tsx';
import { linkTextToFlipbook } from '../flipbook/flipbook-words.ts';
import { PictureUpload } from '../files/picture-upload.tsx';
import { WordsQuestion } from '../flipbook/words-question.tsx';

/** A hint, not an error: two books may have the same title. */
const TITLE_TAKEN = 'There is a book with this title already.';

/** The fields of inline books and flipbooks. */
export function DescriptionFields({
  form: { register, setValue, formState },
  cover,
  hasShelfCard = true,
  titleTaken = false,
}: {
  form: BookForm;
  /** The current value of the cover field. */
  cover: string;
  /** Whether a wide screen shows the shelf card, which has the cover, next to the form. */
  hasShelfCard?: boolean;
  titleTaken?: boolean;
}) {
  const { errors, isSubmitted } = formState;
  return (
    <>
      <Field label="Title" required hint={titleTaken && TITLE_TAKEN} error={errors.title?.message}>
        <TextInput autoComplete="off" {...register('title')} />
      </Field>
      <Field label="Author (optional)" error={errors.author?.message}>
        <TextInput autoComplete="off" {...register('author')} />
      </Field>
      <Field
        label="Description (optional)"
        error={errors.description?.message}
        className="sm:col-span-2"
      >
        <TextArea rows={3} {...register('description')} />
      </Field>
      <Field label="Category" required error={errors.category?.message} className="sm:col-span-2">
        <Select {...register('category')}>
          {categories.map((category) => (
            <option key={category} value={category}>
              {`Level ${levelOf(category)}: ${levelNames[category]}`}
            </option>
          ))}
        </Select>
      </Field>
      <div className="sm:col-span-2">
        <PictureUpload
          purpose="cover"
          name="for the cover"
          onUploaded={({ address }) =>
            setValue('coverImageUrl', address, { shouldValidate: isSubmitted, shouldDirty: true })
          }
        >
          <Field
            label="Cover Image URL (optional)"
            hint="Upload a picture, or paste the address of one: https://… or, in this library, /public-objects/…"
            error={errors.coverImageUrl?.message}
          >
            <TextInput inputMode="url" autoComplete="off" {...register('coverImageUrl')} />
          </Field>
        </PictureUpload>
      </div>
      <CoverPreview
        address={cover}
        className={classNames('sm:col-span-2', hasShelfCard && 'lg:hidden')}
      />
    </>
  );
}

/** The further fields of a flipbook. */
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
        hint="A whole embed code will do as well"
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
        hint="So that its level can be checked. Paste the words, with a blank line between pages."
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
