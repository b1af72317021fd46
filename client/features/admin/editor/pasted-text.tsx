import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import type { TypedPage } from '../drafts/drafts.ts';
import { splitIntoPages } from '../drafts/typed-pages.ts';

/** A field for a whole text, which is split into pages. */
export function PastedText({ onPages }: { onPages: (pages: TypedPage[]) => void }) {
  const [text, setText] = useState('');
  const details = useRef<HTMLDetailsElement>(null);
  const pages = splitIntoPages(text);
  return (
    <details ref={details} className="rounded-card bg-paper-deep px-4 py-2">
      <summary className="flex min-h-12 items-center font-bold text-sea-deep">
        Paste a whole text
      </summary>
      <div className="flex flex-col items-start gap-3 pb-3">
        <Field
          label="The whole text"
          hint="An empty line between pages; each line becomes a paragraph."
          className="w-full"
        >
          <TextArea rows={8} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Button
          variant="secondary"
          disabled={pages.length === 0}
          onClick={() => {
            setText('');
            if (details.current) details.current.open = false;
            onPages(pages);
          }}
        >
          {pages.length === 0
            ? 'Turn it into pages'
            : `Turn it into ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`}
        </Button>
      </div>
    </details>
  );
}
