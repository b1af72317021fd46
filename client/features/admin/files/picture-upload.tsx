// Uploads a picture the owner has chosen or dropped, and reports its address.
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
import { useUploadGuard } from '../drafts/upload-guard.ts';
import { isSessionOver, useAdminSession } from '../login/use-admin-session.ts';
import { useFileDrop } from './use-file-drop.ts';
import type { Elements } from '../../../ui/elements.ts';

/** `share` is the uploaded share, from 0 to 1; null while no upload is running. */
function useUpload(purpose: PicturePurpose, onUploaded: (picture: StoredPicture) => void) {
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const currentUpload = useRef<AbortController | null>(null);
  const { endSession } = useAdminSession();
  useEffect(() => () => currentUpload.current?.abort(), []);
  useUploadGuard(share !== null);

  const send = async (file: File) => {
    currentUpload.current?.abort();
    setError(null);
    // The server would abort the upload half way, and the browser would not report the reason.
    if (file.size > LARGEST_PICTURE) return setError(`${file.name}: ${PICTURE_TOO_LARGE}`);
    const controller = new AbortController();
    currentUpload.current = controller;
    setShare(0);
    try {
      const body = await asPicture(file);
      controller.signal.throwIfAborted();
      const picture = await upload('POST /api/admin/pictures', body, {
        query: { for: purpose },
        onProgress: setShare,
        signal: controller.signal,
      });
      onUploaded(picture);
    } catch (reason) {
      if (controller.signal.aborted) return;
      if (isSessionOver(reason)) return endSession('Failed to upload the picture');
      setError(`${file.name}: ${messageOf(reason, 'Please try again in a moment.')}`);
    }
    if (currentUpload.current === controller) setShare(null);
  };
  return { share, error, send, refuse: setError };
}

/** Pictures can also be dropped on `children`. */
export function PictureUpload({
  purpose,
  name,
  onUploaded,
  children,
}: {
  purpose: PicturePurpose;
  /** What the picture is for. Appended to the button's label for screen readers. */
  name: string;
  onUploaded: (picture: StoredPicture) => void;
  children?: Elements;
}) {
  const { share, error, send, refuse } = useUpload(purpose, onUploaded);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const percent = share === null ? 0 : Math.round(share * 100);

  const takeFiles = (files: FileList | null) => {
    const all = [...(files ?? [])];
    const refusal = refusalOfMany(all, 'picture');
    if (refusal !== null) refuse(refusal);
    else if (all[0]) void send(all[0]);
  };
  const { isOver, handlers } = useFileDrop(takeFiles);
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
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          <ImageUp aria-hidden="true" />
          Upload a picture
          <span className="sr-only">{` ${name}`}</span>
        </Button>
        <p id={hintId} className="text-[0.95rem] text-ink-soft">
          or drop one here
        </p>
      </div>
      <p role="alert" className="text-[0.95rem] font-bold wrap-anywhere text-loss empty:hidden">
        {error}
      </p>
      {/* The button opens this input, whose own label would be set by the browser. */}
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join()}
        onChange={(event) => {
          takeFiles(event.target.files);
          // Allows the same file to be chosen again.
          event.target.value = '';
        }}
      />
    </div>
  );
}
