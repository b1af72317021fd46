// One page of an inline book on its sheet of paper: the picture, and the words beside or under it.
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { BookPage, Picture } from './content.ts';
import type { Turn } from './pages.ts';
import './reader-page.css';

/** A picture that does not arrive leaves its place, and what it shows in words. */
function PagePicture({ picture }: { picture: Picture }) {
  const [failed, setFailed] = useState(false);
  return (
    <div className="reader-picture">
      {failed ? (
        <div role="img" aria-label={picture.alt} className="reader-picture-lost">
          <ImageOff aria-hidden="true" />
          <span aria-hidden="true">{picture.alt}</span>
        </div>
      ) : (
        <img
          src={picture.src}
          alt={picture.alt}
          decoding="sync"
          draggable={false}
          onError={() => setFailed(true)}
        />
      )}
    </div>
  );
}

export function PageSheet({ page, lastTurn }: { page: BookPage; lastTurn: Turn }) {
  const hasWords = page.html.trim() !== '';
  return (
    <div
      className={classNames(
        'reader-sheet',
        lastTurn === 'next' ? 'reader-from-right' : 'reader-from-left',
        page.picture === null && 'reader-sheet-words',
        !hasWords && 'reader-sheet-picture',
      )}
    >
      {page.picture !== null && <PagePicture picture={page.picture} />}
      {hasWords && (
        <div className="reader-words">
          {/* Sanitised in content.ts. */}
          <div className="reader-text book-text" dangerouslySetInnerHTML={{ __html: page.html }} />
        </div>
      )}
    </div>
  );
}
