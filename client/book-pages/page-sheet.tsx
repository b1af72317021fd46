// One page of an inline book on its sheet of paper: the picture, and the words beside or under it.
import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { classNames } from '../ui/class-names.ts';
import type { BookPage, Picture } from './content.ts';
import { measureText } from './text-measure.ts';
import './reader-page.css';
import './reader-text.css';
import type { Elements } from '../ui/elements.ts';

/** What the style sheet makes the size of a book's letters of, for an element around its sheets. */
export function letterSize(pages: readonly BookPage[]): CSSProperties {
  const measure = measureText(pages.map(({ paragraphs }) => paragraphs));
  return { '--letters': measure.letters, '--longest-word': measure.longestWord } as CSSProperties;
}

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
          fetchPriority="high"
          draggable={false}
          onError={() => setFailed(true)}
        />
      )}
    </div>
  );
}

/** Whether more of what is scrolled stands below than is seen. */
function useMoreBelow() {
  const ref = useRef<HTMLDivElement>(null);
  const [isMore, setMore] = useState(false);
  useEffect(() => {
    const place = ref.current;
    if (place === null) return;
    const look = () => setMore(place.scrollHeight - place.clientHeight - place.scrollTop > 4);
    const observer = new ResizeObserver(look);
    for (const element of [place, ...place.children]) observer.observe(element);
    place.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      place.removeEventListener('scroll', look);
    };
  }, []);
  return { ref, isMore };
}

function PageWords({ html, note }: { html: string; note: Elements }) {
  const { ref, isMore } = useMoreBelow();
  return (
    <div ref={ref} className={classNames('reader-words', isMore && 'reader-words-more')}>
      {/* Sanitised in content.ts. */}
      <div
        translate="no"
        className="reader-text book-text"
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {note}
    </div>
  );
}

/**
 * `label` names the page for who cannot see that it lies beside another; `note` stands beside the words,
 * in a place of its own.
 */
export function PageSheet({
  page,
  label,
  note,
}: {
  page: BookPage;
  label?: string | undefined;
  note?: Elements;
}) {
  const hasWords = page.html.trim() !== '';
  return (
    <div
      className="reader-leaf"
      {...(label !== undefined && { role: 'group', 'aria-label': label })}
    >
      <div
        className={classNames(
          'reader-sheet',
          page.picture === null && 'reader-sheet-words',
          !hasWords && 'reader-sheet-picture',
        )}
      >
        {page.picture !== null && <PagePicture picture={page.picture} />}
        {hasWords && <PageWords html={page.html} note={note} />}
      </div>
    </div>
  );
}
