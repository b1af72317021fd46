// The field for the picture of the book’s hero, which a child sees at the end. The form of the specification does not
// have it: a book gets its hero when it is written or edited.
import { Field, TextInput } from '../../../ui/field.tsx';
import type { BookForm } from '../drafts/book-form.ts';
import { PictureUpload } from '../files/picture-upload.tsx';
import { CoverPreview } from './cover-preview.tsx';

const HINT =
  'Someone from the book who is glad when a child has finished it. A square picture without a background looks best. Without one, children see a laughing quokka.';

export function HeroField({
  form: { register, setValue, formState },
  hero,
}: {
  form: BookForm;
  /** The current value of the field. */
  hero: string;
}) {
  const { errors, isSubmitted } = formState;
  return (
    <div className="flex flex-col gap-5 sm:col-span-2">
      <PictureUpload
        purpose="cover"
        name="for the celebration"
        onUploaded={({ address }) =>
          setValue('heroImageUrl', address, { shouldValidate: isSubmitted, shouldDirty: true })
        }
      >
        <Field
          label="Picture for the celebration (optional)"
          hint={HINT}
          error={errors.heroImageUrl?.message}
        >
          <TextInput inputMode="url" autoComplete="off" {...register('heroImageUrl')} />
        </Field>
      </PictureUpload>
      <CoverPreview address={hero} of="the picture for the celebration" />
    </div>
  );
}
