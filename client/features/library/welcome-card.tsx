// The first card of the library, grown into a picture: a greeting, the book to read now, and the child's path.
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { groupOf, levelOf } from '../../../domain/levels.ts';
import { promptText } from '../../../domain/prompts.ts';
import { pathQuery } from '../../api/queries.ts';
import readers from '../../pictures/reading-together.svg';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Phrase } from '../../voice/phrases.ts';
import { SayButton } from '../../voice/say-button.tsx';
import { useSaid } from '../../voice/use-said.ts';
import { HeroBook } from './hero-book.tsx';
import { invitations } from './hero-copy.ts';
import { PathBooks } from './path-books.tsx';
import { PathLevels } from './path-levels.tsx';
import { Scenery } from './path-scenery.tsx';
import { PathStones } from './path-stones.tsx';
import type { Offer, ProgressByBook } from './shelf.ts';
import { usePathChoice } from './use-path-choice.ts';
import './path.css';
import './scene.css';

/** About the height of the scene with a path. */
export function WelcomeSkeleton() {
  return <Skeleton className="h-254 rounded-card md:h-209 lg:h-151 lying:h-181" />;
}

/** Without an offer the card greets and shows the path: there are no books, or it is unknown which one fits. */
export function WelcomeCard({
  firstName,
  offer,
  progressByBook,
}: {
  firstName: string | null;
  offer: Offer | undefined;
  progressByBook: ProgressByBook;
}) {
  const id = useId();
  // The library screen has made this request. Without an answer there is no path, and the book stands alone.
  const path = useQuery({ ...pathQuery(), retryOnMount: false }).data;
  const choice = usePathChoice(path);
  const prompt = offer ? invitations[offer.why].prompt : 'pick-a-book';
  const name = firstName ?? 'Student';
  const phrases: Phrase[] = [{ prompt: 'welcome-back' }, { words: `${name}!` }, { prompt }];
  useSaid(offer ? [...phrases, { words: offer.book.title }] : phrases);
  const level = choice?.level ?? levelOf(offer?.book.category);
  return (
    <section
      aria-labelledby={id}
      data-group={groupOf(level)}
      className={classNames('scene', choice === null && 'scene-alone')}
    >
      <Scenery />
      <div className="scene-hello">
        <h2 id={id}>{`${promptText('welcome-back')}, ${name}!`}</h2>
        <p className="scene-line">
          <span>{promptText(prompt)}</span>
          {offer === undefined && <SayButton phrases={phrases} />}
        </p>
      </div>
      {offer === undefined ? (
        <img
          src={readers}
          alt=""
          width={280}
          height={200}
          className="scene-picture"
          onError={({ currentTarget }) => (currentTarget.style.visibility = 'hidden')}
        />
      ) : (
        <HeroBook
          offer={offer}
          firstName={firstName}
          here={path?.step}
          sounds={path?.sounds ?? {}}
        />
      )}
      {path !== undefined && choice !== null && (
        <>
          <PathStones path={path} choice={choice} firstName={firstName} />
          <PathLevels path={path} shown={choice.level} onShow={choice.showLevel} />
          <PathBooks
            path={path}
            choice={choice}
            hero={offer?.book}
            progressByBook={progressByBook}
          />
          <p role="status" className="sr-only">
            {choice.announcement}
          </p>
        </>
      )}
    </section>
  );
}
