// A picture from the owner's own machine: chosen or dropped, on its way, and then an address.
import { ImageUp } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import {
  LARGEST_PICTURE,
  PICTURE_TOO_LARGE,
  pictureTypes,
  type PicturePurpose,
  type StoredPicture,
} from '../../../../contracts/pictures.ts';
import { messageOf } from '../../../api/api.ts';
import { upload } from '../../../api/upload.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { asPicture, refusalOfMany } from './chosen-file.ts';
import { useUnderWay } from '../drafts/files-under-way.ts';
import { isSessionOver, useAdminSession } from '../login/use-admin-session.ts';
import { useFileDrop } from './use-file-drop.ts';
import type { Elements } from '../../../ui/elements.ts';

/** The share that has left, from 0 to 1; null while nothing is on its way. */
function useUpload(purpose: PicturePurpose, onUploaded: (picture: StoredPicture) => void) {
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const under = useRef<AbortController | null>(null);
  const { leave } = useAdminSession();
  useEffect(() => () => under.current?.abort(), []);
  useUnderWay(share !== null);

  const send = async (file: File) => {
    under.current?.abort();
    setError(null);
    // Sent all the same it would be refused half way, and the browser would say nothing of why.
    if (file.size > LARGEST_PICTURE) return setError(`${file.name}: ${PICTURE_TOO_LARGE}`);
    const mine = new AbortController();
    under.current = mine;
    setShare(0);
    try {
      const body = await asPicture(file);
      mine.signal.throwIfAborted();
      const picture = await upload('POST /api/admin/pictures', body, {
        query: { for: purpose },
        onProgress: setShare,
        signal: mine.signal,
      });
      onUploaded(picture);
    } catch (reason) {
      if (mine.signal.aborted) return;
      if (isSessionOver(reason)) return leave('Failed to upload the picture');
      setError(`${file.name}: ${messageOf(reason, 'Please try again in a moment.')}`);
    }
    if (under.current === mine) setShare(null);
  };
  return { share, error, send, refuse: setError };
}

/** `children` is what a picture can also be dropped on. */
export function PictureUpload({
  purpose,
  name,
  onUploaded,
  children,
}: {
  purpose: PicturePurpose;
  /** Whose picture it is, for who cannot see where the button stands. */
  name: string;
  onUploaded: (picture: StoredPicture) => void;
  children?: Elements;
}) {
  const { share, error, send, refuse } = useUpload(purpose, onUploaded);
  const input = useRef<HTMLInputElement>(null);
  const said = useId();
  const percent = share === null ? 0 : Math.round(share * 100);

  const take = (files: FileList | null) => {
    const all = [...(files ?? [])];
    const refusal = refusalOfMany(all, 'picture');
    if (refusal !== null) refuse(refusal);
    else if (all[0]) void send(all[0]);
  };
  const { isOver, handlers } = useFileDrop(take);
  return (
    <div
      className={classNames(
        'flex min-w-0 flex-col gap-3 rounded-control border-2 border-dashed p-3',
        isOver ? 'border-sea bg-sea-wash' : 'border-line',
      )}
      {...handlers}
    >
      {children}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          variant="secondary"
          busy={share !== null}
          busyText={share === 1 ? 'Preparing...' : `Uploading... ${percent}%`}
          aria-describedby={said}
          onClick={() => input.current?.click()}
        >
          <ImageUp aria-hidden="true" />
          Upload a picture
          <span className="sr-only">{` ${name}`}</span>
        </Button>
        <p id={said} className="text-[0.95rem] text-ink-soft">
          or drop one here
        </p>
      </div>
      <p role="alert" className="text-[0.95rem] font-bold wrap-anywhere text-loss empty:hidden">
        {error}
      </p>
      {/* The button opens it: a bare file field speaks of files and in the browser's own words. */}
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join()}
        onChange={(event) => {
          take(event.target.files);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </div>
  );
}
