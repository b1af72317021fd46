// Where a book list is dropped, or chosen, and the example is downloaded.
import { FileSpreadsheet } from 'lucide-react';
import { useId, useRef } from 'react';
import { MOST_LISTED_BOOKS } from '../../../../contracts/book-list.ts';
import { BOOK_LIST_EXAMPLE } from '../../../../contracts/book-list-example.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { useFileDrop } from '../files/use-file-drop.ts';

const HINT = `Or drop it here. At most ${MOST_LISTED_BOOKS} books and 1\u00a0MB.`;

const example = async () => ({
  name: 'book-list-example.csv',
  file: new Blob([BOOK_LIST_EXAMPLE], { type: 'text/csv' }),
  title: 'The example is downloading',
});

export function ListChooser({
  isChecking,
  isBusy,
  onFiles,
}: {
  isChecking: boolean;
  /** Whether no other list is taken now. */
  isBusy: boolean;
  onFiles: (files: File[]) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useFileDrop((files) => onFiles([...files]), isBusy);
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border-2 border-dashed p-4 sm:p-6',
        isOver ? 'border-sea bg-sea-wash' : 'border-line-strong',
      )}
      {...handlers}
    >
      <Button
        busy={isChecking}
        busyText="Checking..."
        disabled={isBusy}
        aria-describedby={`${id}-hint`}
        onClick={() => input.current?.click()}
      >
        <FileSpreadsheet aria-hidden="true" />
        Choose a CSV file
      </Button>
      <DownloadButton fetchFile={example} onError={() => {}}>
        Download an example
      </DownloadButton>
      <p id={`${id}-hint`} className="text-[0.95rem] text-ink-soft">
        {HINT}
      </p>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/tab-separated-values"
        hidden
        aria-label="Book list"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Allows the same file to be chosen again after it is put right.
          target.value = '';
          onFiles(files);
        }}
      />
    </div>
  );
}
