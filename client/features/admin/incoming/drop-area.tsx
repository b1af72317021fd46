// Where files and folders are dropped, or chosen.
import { FilePlus, FolderUp } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { PDF_BYTES, PDF_PAGES } from '../../../../domain/flipbooks.ts';
import { INCOMING_BYTES } from '../../../../domain/incoming.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useFileDrop } from '../files/use-file-drop.ts';
import { filesOfDrop, filesOfField } from './found-files.ts';
import type { FindFiles } from './use-bring-in.ts';

const canChooseFolder = () => 'webkitdirectory' in HTMLInputElement.prototype;
const megabytes = (bytes: number) => `${bytes / 1_048_576}\u00a0MB`;
const LIMITS = `A PDF can have ${PDF_PAGES} pages and ${megabytes(PDF_BYTES)}, a ZIP or an EPUB ${megabytes(INCOMING_BYTES)}. The pictures of a ZIP or a folder become one book, in the order of their names; at most ${PDF_PAGES}.`;

export function DropArea({
  onFound,
  status,
  failure,
}: {
  onFound: (find: FindFiles) => void;
  status: string;
  failure: string | null;
}) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useFileDrop((dropped, transfer) => {
    // The browser empties a drop after its event.
    const found = filesOfDrop(dropped, transfer);
    onFound(() => found);
  });
  const chooser = {
    type: 'file',
    hidden: true,
    multiple: true,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const chosen = [...(target.files ?? [])];
      // Allows the same files to be chosen again.
      target.value = '';
      if (chosen.length > 0) onFound(() => filesOfField(chosen));
    },
  };
  return (
    <div
      className={classNames(
        'flex flex-col gap-3 rounded-control border-2 border-dashed p-4 sm:p-6',
        isOver ? 'border-sea bg-sea-wash' : 'border-line-strong',
      )}
      {...handlers}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button onClick={() => files.current?.click()}>
          <FilePlus aria-hidden="true" />
          Choose files
        </Button>
        {canChooseFolder() && (
          <Button variant="secondary" onClick={() => folder.current?.click()}>
            <FolderUp aria-hidden="true" />
            Choose a folder
          </Button>
        )}
        <p className="text-ink-soft">or drop files and folders here</p>
      </div>
      <p className="max-w-prose text-[0.95rem] text-ink-soft">{LIMITS}</p>
      <input
        ref={files}
        aria-label="Files of books"
        accept=".pdf,.zip,.epub,application/pdf,application/zip,application/epub+zip"
        {...chooser}
      />
      <input ref={folder} aria-label="Folder of books" {...chooser} {...{ webkitdirectory: '' }} />
      <p role="status" className="font-bold empty:hidden">
        {status}
      </p>
      <p role="alert" className="font-bold wrap-anywhere text-loss empty:hidden">
        {failure}
      </p>
    </div>
  );
}
