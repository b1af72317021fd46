// The book to read now, large: its cover, its title, its new sounds, and the one loud button of the screen.
import { Play } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import type { BookCard } from '../../../contracts/books.ts';
import { readingPage } from '../../../contracts/pages.ts';
import type { StepId } from '../../../domain/teaching-steps.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Cover } from '../../ui/cover.tsx';
import { SayButton } from '../../voice/say-button.tsx';
import { invitations, newSoundsCopy } from './hero-copy.ts';
import type { Offer } from './shelf.ts';
import { SoundTiles } from './sound-tiles.tsx';

/** A picture to tap. The keyboard and the screen reader meet the button instead, which is the same link. */
function HeroCover({ book }: { book: BookCard }) {
  return (
    <Link href={readingPage(book.id)} aria-hidden="true" tabIndex={-1} className="hero-cover">
      <span>
        <Cover book={book} className="rounded-2xl" first />
        <span className="hero-play">
          <Play className="fill-current" />
        </span>
      </span>
    </Link>
  );
}

export function HeroBook({
  offer,
  firstName,
  here,
  sounds,
}: {
  offer: Offer;
  firstName: string | null;
  /** The step that the child reads at, if it is known. */
  here: StepId | undefined;
  /** How each sound is said, by its name. */
  sounds: Readonly<Record<string, string>>;
}) {
  const { book, why } = offer;
  const { verb } = invitations[why];
  const copy = newSoundsCopy(offer, firstName, here);
  const noteId = useId();
  return (
    <>
      <HeroCover book={book} />
      <div className="hero-words">
        <div className="hero-title">
          <p translate="no">{book.title}</p>
          <SayButton phrases={[{ words: book.title }]} size="lg" className="bg-page shadow-card" />
        </div>
        {copy !== null && (
          <p id={noteId} className="hero-note">
            {copy.note}
          </p>
        )}
        {copy !== null && copy.shown.length > 0 && (
          <SoundTiles names={copy.shown} sounds={sounds} labelledBy={noteId} />
        )}
      </div>
      <Link
        href={readingPage(book.id)}
        aria-label={`${verb}: ${book.title}`}
        className={classNames(buttonClass('primary', 'lg'), 'hero-go')}
      >
        <Play aria-hidden="true" className="size-6 fill-current" />
        <span>{verb}</span>
      </Link>
    </>
  );
}
