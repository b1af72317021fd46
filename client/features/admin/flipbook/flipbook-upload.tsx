// 'Upload a PDF': the other way to an embed address. The library makes a flipbook of the file, and the
// form is given its address, a cover and its words. What a flipbook before has given goes; what the owner
// has typed or chosen herself stays until she says otherwise.
import { useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { ownFlipbookId } from '../../../../contracts/addresses.ts';
import { PDF_BYTES, PDF_PAGES } from '../../../../domain/flipbooks.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { refusalOfMany } from '../files/chosen-file.ts';
import { fillFrom, type FilledIn } from './flipbook-words.ts';
import type { BookForm } from '../drafts/book-form.ts';
import { useFileDrop } from '../files/use-file-drop.ts';
import { flipbookQuery, useFlipbookUpload, type ReadyFlipbook } from './use-flipbook-upload.ts';

const HINT = `Or drop it here. The library makes a flipbook of it: at most ${PDF_PAGES} pages and ${PDF_BYTES / 1_048_576}\u00a0MB.`;

const pagesWords = (count: number) => (count === 1 ? '1 page is' : `${count} pages are`);

export function FlipbookUpload({
  form: { setValue, getValues, clearErrors },
  onAddress,
  onSessionOver,
  className,
}: {
  form: BookForm;
  onAddress: (address: string) => void;
  onSessionOver: (failure: string) => void;
  className?: string;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [filled, setFilled] = useState<FilledIn | null>(null);
  const queryClient = useQueryClient();

  const fillIn = async (flipbook: ReadyFlipbook) => {
    const { flipbookUrl } = flipbook;
    setFilled(null);
    setValue('flipbookUrl', flipbookUrl);
    onAddress(flipbookUrl);
    const before = ownFlipbookId(getValues('textOf') ?? '');
    const known = before && (await queryClient.fetchQuery(flipbookQuery(before)).catch(() => null));
    const now = fillFrom(
      flipbook,
      known && known.state === 'ready' ? known.text : null,
      getValues(),
    );
    for (const [field, value] of Object.entries(now.values)) setValue(field as 'text', value);
    setFilled(now);
    clearErrors(['flipbookUrl', 'coverImageUrl', 'text']);
  };
  const { upload, isUploading, progress, flipbook, ...sent } = useFlipbookUpload({
    onReady: (ready) => void fillIn(ready),
    onSessionOver,
  });

  const failure = refusal ?? sent.failure;
  const take = (files: FileList | null | undefined) => {
    const all = [...(files ?? [])];
    const [file] = all;
    const refusal = refusalOfMany(all, 'PDF');
    setRefusal(refusal);
    if (file && refusal === null) {
      if (isUploading) setRefusal(`"${file.name}" was not taken: another PDF is on its way.`);
      else upload(file);
    }
    // So that the same file can be chosen again once it is mended.
    if (input.current) input.current.value = '';
  };
  const { isOver, handlers } = useFileDrop(take);

  return (
    <div
      className={classNames(
        'flex flex-col gap-2 rounded-control border-2 border-dashed p-4',
        isOver ? 'border-sea bg-sea-wash' : 'border-line-strong',
        className,
      )}
      {...handlers}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          busy={isUploading}
          busyText="Uploading..."
          aria-describedby={`${id}-hint${failure === null ? '' : ` ${id}-failure`}`}
          onClick={() => input.current?.click()}
        >
          <FileUp aria-hidden="true" />
          Upload a PDF
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/pdf,.pdf"
          hidden
          aria-label="PDF of the book"
          onChange={({ target }) => take(target.files)}
        />
        <p id={`${id}-hint`} className="min-w-48 flex-1 text-[0.95rem] text-ink-soft">
          {HINT}
        </p>
      </div>
      <p role="status" className="text-[0.95rem] font-bold empty:hidden">
        {isUploading
          ? progress
          : flipbook && filled && `${pagesWords(flipbook.pageCount)} ready. ${filled.said}`}
      </p>
      {flipbook && filled?.hasOtherCover && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => {
            setValue('coverImageUrl', flipbook.coverImageUrl);
            setFilled({ ...filled, hasOtherCover: false });
          }}
        >
          Use its first page as the cover
        </Button>
      )}
      {failure !== null && (
        <p id={`${id}-failure`} role="alert" className="text-[0.95rem] font-bold text-loss">
          {failure}
        </p>
      )}
    </div>
  );
}
