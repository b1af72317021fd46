// The fields of 'Add New Book', each with its message; a book that is changed has them too.
import { categories, levelNames, levelOf } from '../../../../domain/levels.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Field, Select, TextArea, TextInput } from '../../../ui/field.tsx';
import type { BookForm } from '../drafts/book-form.ts';
import { CoverPreview } from './cover-preview.tsx';
import { addressIn } from '../flipbook/embed-code.ts';
import { FlipbookUpload } from '../flipbook/flipbook-upload.tsx';
import { settleWords } from '../flipbook/flipbook-words.ts';
import { PictureUpload } from '../files/picture-upload.tsx';
import { WordsQuestion } from '../flipbook/words-question.tsx';

/** What the owner is told of a second book of the same title: it may well be meant. */
const TITLE_TAKEN = 'There is a book with this title already.';

/** What a book of either kind has. */
export function DescriptionFields({
  form: { register, setValue, formState },
  cover,
  hasShelfCard = true,
  titleTaken = false,
}: {
  form: BookForm;
  /** The cover's address as it stands in its field. */
  cover: string;
  /** Whether the book on the shelf, with its cover, is shown beside the form where there is room. */
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

/** What a flipbook has besides. */
export function FlipbookFields({
  form,
  address,
  onAddress,
  onSessionOver,
}: {
  form: BookForm;
  /** The last address that was finished. */
  address: string;
  /** Hears of a flipbook's address once it is finished: left, or pasted as an embed code. */
  onAddress: (address: string) => void;
  onSessionOver: (failure: string) => void;
}) {
  const { register, setValue, getValues, clearErrors, formState } = form;
  const { errors, isSubmitted } = formState;

  const finishAddress = (finished: string) => {
    settleWords(form);
    onAddress(finished);
  };
  const takeAddress = (typed: string) => {
    const pasted = addressIn(typed);
    if (pasted === typed) return;
    setValue('flipbookUrl', pasted, { shouldValidate: isSubmitted });
    finishAddress(pasted);
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
            onChange: () => takeAddress(getValues('flipbookUrl')),
            onBlur: () => finishAddress(getValues('flipbookUrl').trim()),
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
              settleWords(form);
              clearErrors('text');
            },
          })}
        />
      </Field>
      <WordsQuestion form={form} address={address} />
    </>
  );
}
