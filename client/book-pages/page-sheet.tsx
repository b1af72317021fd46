// One page of an inline book: the picture, and the words beside or under it.
import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { classNames } from '../ui/class-names.ts';
import type { BookPage, Picture } from './content.ts';
import { measureText } from './text-measure.ts';
import { useLetters } from './use-letters.ts';
import './reader-page.css';
import './reader-text.css';
import type { Elements } from '../ui/elements.ts';

/** Returns the CSS variables from which the style sheet computes a book's font size. */
export function letterSize(pages: readonly BookPage[]): CSSProperties {
  const measure = measureText(pages.map(({ paragraphs }) => paragraphs));
  return { '--letters': measure.letters, '--longest-word': measure.longestWord } as CSSProperties;
}

/** A picture. If it cannot be loaded, a placeholder with its alternative text is shown. */
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

/** Returns a ref for a scrollable element, and whether there is more content below the visible part. */
function useMoreBelow() {
  const ref = useRef<HTMLDivElement>(null);
  const [isMore, setMore] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const update = () =>
      setMore(element.scrollHeight - element.clientHeight - element.scrollTop > 4);
    const observer = new ResizeObserver(update);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, []);
  return { ref, isMore };
}

function PageWords({ html, note }: { html: string; note: Elements }) {
  const { ref, isMore } = useMoreBelow();
  const mayShow = useLetters();
  return (
    <div ref={ref} className={classNames('reader-words', isMore && 'reader-words-more')}>
      {/* Sanitised in content.ts. */}
      <div
        translate="no"
        className={classNames('reader-text book-text', !mayShow && 'invisible')}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {note}
    </div>
  );
}

/**
 * `label` names the page for screen readers if two pages are open. `note` is shown beside the words.
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
