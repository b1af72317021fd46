// The picture of the book's hero in the completion dialog. A book without one has a laughing quokka.
import { useEffect, useState } from 'react';
import { fetchPicture } from '../../book-pages/fetch-picture.ts';
import quokka from '../../pictures/quokka-jumping.svg';

/** Fetches the picture once it `isDue`, so that it is there when the dialog opens. */
export function useReadyHero(address: string | null, isDue: boolean): void {
  useEffect(() => {
    if (!isDue) return;
    const picture = fetchPicture(address ?? quokka);
    picture.onerror = () => fetchPicture(quokka);
  }, [address, isDue]);
}

/** Decorative. Its place has a fixed size, whether or not the picture arrives. */
export function HeroPicture({ address }: { address: string | null }) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  // Without a connection the quokka may fail too. An empty place is better than the browser's sign of a broken picture.
  const picture = [address ?? quokka, quokka].find((one) => !failed.includes(one));
  return (
    <div className="celebration-hero">
      {picture !== undefined && (
        <img
          src={picture}
          alt=""
          width={240}
          height={240}
          referrerPolicy="no-referrer"
          onError={() => setFailed([...failed, picture])}
        />
      )}
    </div>
  );
}
