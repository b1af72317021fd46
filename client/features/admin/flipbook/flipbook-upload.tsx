// 'Upload a PDF', the alternative to an embed address. The library renders a flipbook from the file, and the form takes
// its address, cover and text. Values from a previous flipbook are replaced. Values the owner entered stay until the
// owner replaces them.
import { useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { ownFlipbookId } from '../../../../contracts/addresses.ts';
import { PDF_BYTES, PDF_PAGES } from '../../../../domain/flipbooks.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { refusalOfMany } from '../files/chosen-file.ts';
import { fillFrom, type FillResult } from './flipbook-words.ts';
import type { BookForm } from '../drafts/book-form.ts';
import { useFileDrop } from '../files/use-file-drop.ts';
import { flipbookQuery, useFlipbookUpload, type ReadyFlipbook } from './use-flipbook-upload.ts';

const HINT = `Or drop it here. The library turns it into a flipbook: at most ${PDF_PAGES} pages and ${PDF_BYTES / 1_048_576}\u00a0MB.`;

const pagesPhrase = (count: number) => (count === 1 ? '1 page is' : `${count} pages are`);

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
  const [filled, setFilled] = useState<FillResult | null>(null);
  const queryClient = useQueryClient();

  const fillIn = async (flipbook: ReadyFlipbook) => {
    const { flipbookUrl } = flipbook;
    setFilled(null);
    setValue('flipbookUrl', flipbookUrl);
    onAddress(flipbookUrl);
    const previousId = ownFlipbookId(getValues('textOf') ?? '');
    const previous =
      previousId && (await queryClient.fetchQuery(flipbookQuery(previousId)).catch(() => null));
    const result = fillFrom(
      flipbook,
      previous && previous.state === 'ready' ? previous.text : null,
      getValues(),
    );
    for (const [field, value] of Object.entries(result.values)) setValue(field as 'text', value);
    setFilled(result);
    clearErrors(['flipbookUrl', 'coverImageUrl', 'text']);
  };
  const { upload, isUploading, progress, flipbook, ...uploadState } = useFlipbookUpload({
    onReady: (ready) => void fillIn(ready),
    onSessionOver,
  });

  const failure = refusal ?? uploadState.failure;
  const takeFiles = (files: FileList | null | undefined) => {
    const all = [...(files ?? [])];
    const [file] = all;
    const refusal = refusalOfMany(all, 'PDF');
    setRefusal(refusal);
    if (file && refusal === null) {
      if (isUploading)
        setRefusal(`"${file.name}" was not uploaded: another PDF is still uploading.`);
      else upload(file);
    }
    // Allows the same file to be chosen again after it is fixed.
    if (input.current) input.current.value = '';
  };
  const { isOver, handlers } = useFileDrop(takeFiles);

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
          onChange={({ target }) => takeFiles(target.files)}
        />
        <p id={`${id}-hint`} className="min-w-48 flex-1 text-[0.95rem] text-ink-soft">
          {HINT}
        </p>
      </div>
      <p role="status" className="text-[0.95rem] font-bold empty:hidden">
        {isUploading
          ? progress
          : flipbook && filled && `${pagesPhrase(flipbook.pageCount)} ready. ${filled.summary}`}
      </p>
      {flipbook && filled?.keepsOwnCover && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => {
            setValue('coverImageUrl', flipbook.coverImageUrl);
            setFilled({ ...filled, keepsOwnCover: false });
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
