// The fields that every book has: title, author, description, level and cover.
import { classNames } from '../../../ui/class-names.ts';
import { Field, Select, TextArea, TextInput } from '../../../ui/field.tsx';
import type { BookForm } from '../drafts/book-form.ts';
import { CoverPreview } from './cover-preview.tsx';
import { PictureUpload } from '../files/picture-upload.tsx';
import { CategoryOptions } from '../catalogue/category-options.tsx';

/** A hint, not an error: two books may have the same title. */
const TITLE_TAKEN = 'There is a book with this title already.';

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
          <CategoryOptions />
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
