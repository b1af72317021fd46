// The fields of one page of an inline book.
import { ArrowDown, ArrowUp, Eye, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { isStoredAddress } from '../../../../contracts/addresses.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, TextArea, TextInput } from '../../../ui/field.tsx';
import type { TypedPage } from '../drafts/drafts.ts';
import { PictureUpload } from '../files/picture-upload.tsx';
import type { PageIssue } from '../drafts/typed-pages.ts';

const NO_ALT = 'Say what it shows: a child who cannot see it is told nothing yet.';
const NO_PICTURE = { address: '', alt: '', width: null, height: null };

export function PageFields({
  page,
  number,
  count,
  issues,
  heading,
  onChange,
  onMove,
  onRemove,
  onActivate,
  onPreview,
}: {
  page: TypedPage;
  /** From 1. */
  number: number;
  count: number;
  issues: readonly PageIssue[];
  heading: Ref<HTMLHeadingElement>;
  onChange: (page: TypedPage) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  /** Called when a field of this page receives the focus. */
  onActivate: () => void;
  onPreview: () => void;
}) {
  const name = `page ${number}`;
  const picture = page.picture ?? NO_PICTURE;
  const errorOf = (...fields: string[]) =>
    issues.find(({ field }) => fields.includes(field))?.message;
  const change = (changes: Partial<TypedPage>) => onChange({ ...page, ...changes });
  const isShown = isStoredAddress(picture.address.trim());

  return (
    <li
      className="flex min-w-0 flex-col gap-4 rounded-card border border-line p-4"
      onFocus={onActivate}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
          {`Page ${number}`}
        </h3>
        <div className="flex gap-1">
          {/* A wide screen always shows the preview. */}
          <Button
            variant="quiet"
            className="px-3! lg:hidden!"
            aria-label={`Preview ${name}`}
            onClick={onPreview}
          >
            <Eye aria-hidden="true" />
          </Button>
          {([-1, 1] as const).map((by) => (
            <Button
              key={by}
              variant="quiet"
              className="px-3!"
              data-move={by}
              aria-label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
              disabled={number + by < 1 || number + by > count}
              onClick={() => onMove(by)}
            >
              {by < 0 ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
            </Button>
          ))}
          <Button
            variant="quiet"
            className="px-3! text-loss! hover:bg-loss-wash!"
            aria-label={`Remove ${name}`}
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
      </div>
      {page.html !== null ? (
        <Field
          label={`HTML of ${name}`}
          hint="This page is more than a picture with words below it, and is kept as it is."
          error={errorOf('html', 'words')}
        >
          <TextArea
            rows={6}
            spellCheck={false}
            value={page.html}
            onChange={(event) => change({ html: event.target.value })}
          />
        </Field>
      ) : (
        <>
          <PictureUpload
            purpose="page"
            name={`for ${name}`}
            onUploaded={(uploaded) => change({ picture: { ...uploaded, alt: picture.alt } })}
          >
            <div className="flex items-start gap-3">
              {isShown && (
                <img
                  src={picture.address.trim()}
                  alt=""
                  className="aspect-4/3 w-24 shrink-0 rounded-2xl border border-line bg-paper-deep object-contain"
                />
              )}
              <Field
                label={`Picture of ${name} (optional)`}
                hint="Upload one, or paste the address of one in this library: /public-objects/…"
                error={errorOf('picture')}
                className="grow"
              >
                <TextInput
                  inputMode="url"
                  autoComplete="off"
                  value={picture.address}
                  onChange={(event) => {
                    const address = event.target.value;
                    const isNone = address === '' && picture.alt === '';
                    // The width and height belonged to the previous picture.
                    const changed = { address, alt: picture.alt, width: null, height: null };
                    change({ picture: isNone ? null : changed });
                  }}
                />
              </Field>
            </div>
          </PictureUpload>
          {page.picture !== null && (
            <Field
              label={`What the picture of ${name} shows`}
              hint={picture.alt.trim() === '' && <b className="text-ink">{NO_ALT}</b>}
              error={errorOf('alt')}
            >
              <TextInput
                autoComplete="off"
                value={picture.alt}
                onChange={(event) => change({ picture: { ...picture, alt: event.target.value } })}
              />
            </Field>
          )}
          <Field
            label={`Words of ${name}`}
            hint={number === 1 && 'An empty line begins a new paragraph.'}
            error={errorOf('words')}
          >
            <TextArea
              rows={3}
              value={page.words}
              onChange={(event) => change({ words: event.target.value })}
            />
          </Field>
        </>
      )}
    </li>
  );
}
