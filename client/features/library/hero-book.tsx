// The book to read now, large: its cover, its title, its new sounds, and the one loud button of the screen.
import { Play } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import type { BookCard } from '../../../contracts/books.ts';
import type { StepId } from '../../../domain/teaching-steps.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Cover } from '../../ui/cover.tsx';
import { SayButton } from '../../voice/say-button.tsx';
import { invitations, newSoundsCopy } from './hero-copy.ts';
import {
  closedButtonClass,
  closedCover,
  linkTo,
  NEEDS_NETWORK,
  NetworkMark,
  useNeedsNetwork,
} from '../../offline/opening.tsx';
import type { Offer } from './shelf.ts';
import { SoundTiles } from './sound-tiles.tsx';

/** A picture to tap. The keyboard and the screen reader meet the button instead, which is the same link. */
function HeroCover({ book, needsNetwork }: { book: BookCard; needsNetwork: boolean }) {
  return (
    <Link
      {...linkTo(book.id, needsNetwork)}
      aria-hidden="true"
      tabIndex={-1}
      className="hero-cover"
    >
      <span>
        <Cover
          book={book}
          className={classNames('rounded-2xl', needsNetwork && closedCover)}
          first
        />
        {!needsNetwork && (
          <span className="hero-play">
            <Play className="fill-current" />
          </span>
        )}
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
  const needsNetwork = useNeedsNetwork(book.id);
  return (
    <>
      <HeroCover book={book} needsNetwork={needsNetwork} />
      <div className="hero-words">
        <div className="hero-title">
          <p translate="no">{book.title}</p>
          <SayButton phrases={[{ words: book.title }]} size="lg" className="bg-page shadow-card" />
        </div>
        {(copy !== null || needsNetwork) && (
          <div className="hero-note grid *:col-start-1 *:row-start-1">
            {needsNetwork && <p>{NEEDS_NETWORK}</p>}
            {copy !== null && (
              <p id={noteId} className={needsNetwork ? 'invisible' : ''}>
                {copy.note}
              </p>
            )}
          </div>
        )}
        {copy !== null && copy.shown.length > 0 && (
          <SoundTiles names={copy.shown} sounds={sounds} labelledBy={noteId} />
        )}
      </div>
      <Link
        {...linkTo(book.id, needsNetwork)}
        aria-label={`${verb}: ${book.title}`}
        className={classNames(
          needsNetwork ? closedButtonClass('lg') : buttonClass('primary', 'lg'),
          'hero-go',
        )}
      >
        {needsNetwork ? (
          <NetworkMark className="size-6" />
        ) : (
          <Play aria-hidden="true" className="size-6 fill-current" />
        )}
        <span>{verb}</span>
      </Link>
    </>
  );
}
