// The flipbook as a child will see it, before it is saved. Where it is another host's, the owner is asked whether it
// shows: no page can know. A host that refuses to be shown elsewhere leaves the frame blank, and the browser tells the
// page around it that something has loaded, as it does of a book.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isFrameAddress, ownFlipbookId } from '../../../../contracts/addresses.ts';
import { SLOW_AFTER } from '../../../book-pages/frame.ts';
import { FlipbookFrame } from './flipbook-frame.tsx';
import { flipbookQuery } from './use-flipbook-upload.ts';

type Loading = 'opening' | 'empty' | 'loaded';

function useLoading(): [Loading, () => void] {
  const [loading, setLoading] = useState<Loading>('opening');
  useEffect(() => {
    const timer = setTimeout(
      () => setLoading((now) => (now === 'opening' ? 'empty' : now)),
      SLOW_AFTER,
    );
    return () => clearTimeout(timer);
  }, []);
  return [loading, () => setLoading('loaded')];
}

function HostedPreview({ address }: { address: string }) {
  const [loading, onLoad] = useLoading();
  const host = new URL(address).host;
  const message = {
    opening: 'Opening the book...',
    empty: `The frame is still empty. Nothing has come from ${host} for ${SLOW_AFTER / 1000} seconds.`,
    loaded: '',
  }[loading];
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <FlipbookFrame address={address} onLoad={onLoad}>
        <p
          role="status"
          className="pointer-events-none absolute inset-0 grid place-content-center p-4 text-center text-ink-soft empty:hidden"
        >
          {message}
        </p>
      </FlipbookFrame>
      {/* No heading: the book in the frame above may have some of its own. */}
      <p className="font-display text-lg font-semibold">Can you see the book?</p>
      <p>A child sees the same, but is not signed in anywhere.</p>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-[0.95rem] text-ink-soft">
        <li>
          {`If the frame stays blank, ${host} may not allow this address in another website. Look for Share or Embed there, or upload the book as a PDF.`}
        </li>
        <li>
          If it asks you to sign in, or you are signed in there, make sure that everyone may see the
          book: open its address in a private window.
        </li>
      </ul>
    </div>
  );
}

/** A flipbook hosted by the library opens with a ticket, so its open URL is fetched first. */
function OwnPreview({ flipbookId }: { flipbookId: string }) {
  const { data } = useQuery(flipbookQuery(flipbookId));
  return data?.state === 'ready' ? <FlipbookFrame address={data.openUrl} /> : null;
}

/** `address` must be complete: a partly typed one would load another page. */
export function FlipbookPreview({ address }: { address: string }) {
  if (!isFrameAddress(address)) return null;
  const flipbookId = ownFlipbookId(address);
  return flipbookId === null ? (
    <HostedPreview key={address} address={address} />
  ) : (
    <OwnPreview key={address} flipbookId={flipbookId} />
  );
}
