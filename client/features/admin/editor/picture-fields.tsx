// The picture of one page of an inline book, and what it shows.
import { isStoredAddress } from '../../../../contracts/addresses.ts';
import { Field, TextInput } from '../../../ui/field.tsx';
import type { TypedPage } from '../drafts/drafts.ts';
import { PictureUpload } from '../files/picture-upload.tsx';

const NO_ALT = 'Describe what it shows, for a child who cannot see it.';

export function PictureFields({
  picture,
  pageName,
  errorOf,
  onChange,
}: {
  picture: TypedPage['picture'];
  /** Such as 'page 2'. */
  pageName: string;
  /** Returns the error of a field. */
  errorOf: (field: 'picture' | 'alt') => string | undefined;
  onChange: (picture: TypedPage['picture']) => void;
}) {
  const { address, alt } = picture ?? { address: '', alt: '' };
  const isShown = isStoredAddress(address.trim());
  return (
    <>
      <PictureUpload
        purpose="page"
        name={`for ${pageName}`}
        onUploaded={(uploaded) => onChange({ ...uploaded, alt })}
      >
        <div className="flex items-start gap-3">
          {isShown && (
            <img
              src={address.trim()}
              alt=""
              className="aspect-4/3 w-24 shrink-0 rounded-2xl border border-line bg-paper-deep object-contain"
            />
          )}
          <Field
            label={`Picture of ${pageName} (optional)`}
            hint="Upload one, or paste the address of one in this library: /public-objects/…"
            error={errorOf('picture')}
            className="grow"
          >
            <TextInput
              inputMode="url"
              autoComplete="off"
              value={address}
              onChange={(event) => {
                const typed = event.target.value;
                const isNone = typed === '' && alt === '';
                // The width and height belonged to the previous picture.
                const changed = { address: typed, alt, width: null, height: null };
                onChange(isNone ? null : changed);
              }}
            />
          </Field>
        </div>
      </PictureUpload>
      {picture !== null && (
        <Field
          label={`What the picture of ${pageName} shows`}
          hint={alt.trim() === '' && <b className="text-ink">{NO_ALT}</b>}
          error={errorOf('alt')}
        >
          <TextInput
            autoComplete="off"
            value={alt}
            onChange={(event) => onChange({ ...picture, alt: event.target.value })}
          />
        </Field>
      )}
    </>
  );
}
