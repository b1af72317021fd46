// The first card of the library: a greeting, and the cover of the book to read now, so that a child
// who cannot read yet finds it without help.
import { Play } from 'lucide-react';
import { Link } from 'wouter';
import type { BookSummary } from '../../../contracts/books.ts';
import { readingPage } from '../../../contracts/pages.ts';
import { promptText, type PromptId } from '../../../domain/prompts.ts';
import readers from '../../pictures/reading-together.svg';
import { classNames } from '../../ui/class-names.ts';
import { Cover } from '../../ui/cover.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Phrase } from '../../voice/phrases.ts';
import { SayButton } from '../../voice/say-button.tsx';
import { useSaid } from '../../voice/use-said.ts';
import { fitReason } from './fit-copy.ts';
import type { Offer } from './shelf.ts';

function Hills() {
  return (
    <svg
      viewBox="0 0 800 220"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-x-0 bottom-0 -z-10 h-full w-full"
      aria-hidden="true"
    >
      <rect width="800" height="220" fill="var(--color-sea-wash)" />
      <g fill="var(--color-page)" opacity=".85">
        <path d="M470 128a22 22 0 0 1 42-8 18 18 0 0 1 32 10 14 14 0 0 1-2 28h-70a16 16 0 0 1-2-30z" />
        <path
          className="max-sm:hidden"
          d="M330 112a15 15 0 0 1 28-5 12 12 0 0 1 22 7 9 9 0 0 1-2 18h-47a11 11 0 0 1-1-20z"
        />
      </g>
      <path d="M0 168q150-60 320-14t480-22v88H0z" fill="var(--color-mint)" />
      <path d="M0 196q200-50 420-12t380-16v52H0z" fill="var(--color-mint-accent)" opacity=".4" />
    </svg>
  );
}

/** The card's text about the book, and the verb of its link. */
const invitations: Record<Offer['why'], { prompt: PromptId; verb: string }> = {
  reading: { prompt: 'your-book', verb: 'Keep reading' },
  first: { prompt: 'first-book', verb: 'Start reading' },
  next: { prompt: 'next-book', verb: 'Start reading' },
  again: { prompt: 'read-again', verb: 'Read again:' },
};

/** The card's height, so that nothing moves when the book loads. */
const height = 'min-h-68 sm:min-h-80 lg:min-h-96 lying:min-h-60';

export function WelcomeSkeleton() {
  return <Skeleton className={classNames('rounded-card', height)} />;
}

/** The cover, as a link that covers the whole card. */
function BookLink({ book, verb }: { book: BookSummary; verb: string }) {
  return (
    <Link
      href={readingPage(book.id)}
      aria-label={`${verb} ${book.title}`}
      className="w-36 py-1 pr-2 outline-none after:absolute after:inset-0 after:rounded-card min-[24rem]:w-44 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:w-52 lg:w-60 lying:w-36"
    >
      <span className="relative block rotate-2 rounded-3xl border-4 border-page bg-page shadow-lift transition-transform group-hover:rotate-0 motion-reduce:rotate-0">
        <Cover book={book} className="rounded-2xl" first />
        <span className="absolute -bottom-3 -right-3 grid size-16 place-items-center rounded-full border-4 border-page bg-sea text-white group-hover:bg-sea-deep sm:size-20">
          <Play className="ml-1 size-7 fill-current sm:size-9" aria-hidden="true" />
        </span>
      </span>
    </Link>
  );
}

/** Without an offer the card only greets: every book is finished, or there are no books. */
export function WelcomeCard({
  firstName,
  offer,
}: {
  firstName: string | null;
  offer: Offer | undefined;
}) {
  const invitation = offer && invitations[offer.why];
  const prompt = invitation?.prompt ?? 'pick-a-book';
  const name = firstName ?? 'Student';
  const phrases: Phrase[] = [{ prompt: 'welcome-back' }, { words: `${name}!` }, { prompt }];
  if (offer !== undefined) phrases.push({ words: offer.book.title });
  useSaid(phrases);
  const reason =
    offer?.why === 'first' || offer?.why === 'next' ? fitReason(offer.book.fit, firstName) : null;
  return (
    <section
      className={classNames(
        'group relative isolate grid grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 gap-y-2 overflow-hidden rounded-card border border-line p-5 shadow-card has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-sea sm:gap-x-8 sm:p-8 lg:px-12 lying:py-5',
        height,
      )}
    >
      <Hills />
      {/* On a phone the greeting has the full width, with the picture below it. */}
      <div className="flex items-center gap-1 max-sm:col-span-2 sm:self-end">
        <h2 className="text-2xl text-ink wrap-anywhere sm:text-3xl lg:text-4xl">
          {`${promptText('welcome-back')}, ${name}!`}
        </h2>
        {/* Above the link that covers the card. */}
        <SayButton phrases={phrases} className="z-1 -my-2" />
      </div>
      <div className="col-start-1 min-w-0 wrap-anywhere sm:self-start">
        <p className="max-w-prose text-lg leading-snug lg:text-xl">{promptText(prompt)}</p>
        {offer !== undefined && (
          <p
            translate="no"
            className="mt-2 line-clamp-3 font-display text-lg font-semibold leading-snug sm:line-clamp-2 lg:text-2xl"
          >
            {offer.book.title}
          </p>
        )}
        {reason !== null && <p className="mt-2 max-w-prose leading-snug">{reason}</p>}
      </div>
      {offer !== undefined && invitation !== undefined ? (
        <BookLink book={offer.book} verb={invitation.verb} />
      ) : (
        <img
          src={readers}
          alt=""
          width={280}
          height={200}
          className="w-32 min-[24rem]:w-40 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:w-64 lg:w-80 lying:w-52"
        />
      )}
    </section>
  );
}
