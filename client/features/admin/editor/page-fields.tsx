// The fields of one page of an inline book.
import { Field, TextArea } from '../../../ui/field.tsx';
import type { TypedPage } from '../drafts/drafts.ts';
import type { PageIssue } from '../drafts/typed-pages.ts';
import { PictureFields } from './picture-fields.tsx';

export function PageFields({
  page,
  number,
  issues,
  onChange,
}: {
  page: TypedPage;
  /** From 1. */
  number: number;
  issues: readonly PageIssue[];
  onChange: (page: TypedPage) => void;
}) {
  const name = `page ${number}`;
  const errorOf = (...fields: string[]) =>
    issues.find(({ field }) => fields.includes(field))?.message;
  if (page.html !== null) {
    return (
      <Field
        label={`HTML of ${name}`}
        hint="This page is more than a picture with words below it, and is kept as it is."
        error={errorOf('html', 'words')}
      >
        <TextArea
          rows={6}
          spellCheck={false}
          value={page.html}
          onChange={(event) => onChange({ ...page, html: event.target.value })}
        />
      </Field>
    );
  }
  return (
    <>
      <PictureFields
        picture={page.picture}
        pageName={name}
        errorOf={errorOf}
        onChange={(picture) => onChange({ ...page, picture })}
      />
      <Field
        label={`Words of ${name}`}
        hint={number === 1 && 'An empty line begins a new paragraph.'}
        error={errorOf('words')}
      >
        <TextArea
          rows={3}
          value={page.words}
          onChange={(event) => onChange({ ...page, words: event.target.value })}
        />
      </Field>
    </>
  );
}
