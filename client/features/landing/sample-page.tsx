import picture from '../../pictures/sample-page.svg';
import { LevelBadge } from '../../ui/level-badge.tsx';
import { sample } from './sample.ts';

/** A word of the page, letter by letter, as a child sounds it out. */
const SOUNDS = ['F', 'r', 'o', 'g'];

/** One page as the reader shows it, and why a child can read it. */
export function SamplePage() {
  return (
    <section className="mx-auto grid w-full max-w-6xl items-center gap-6 px-4 pb-4 pt-10 sm:px-6 md:grid-cols-[1.35fr_1fr] md:gap-10">
      <figure className="overflow-hidden rounded-card border border-line bg-page shadow-card">
        <img
          src={picture}
          alt={sample.alt}
          width={800}
          height={600}
          loading="lazy"
          className="block h-auto w-full"
        />
        <figcaption translate="no" className="book-text text-balance px-5 py-4 text-center sm:py-6">
          {sample.text}
        </figcaption>
      </figure>
      <div>
        <LevelBadge category={sample.category} />
        <h2 className="mt-3 text-3xl">A page from a first book</h2>
        <p className="mt-3 text-pretty text-lg text-ink-soft">
          <span>{`It is page ${sample.page} of`}</span> <cite>{sample.bookTitle}</cite>. Every word
          on it is made of single letters and their first sounds, so a child who knows those can
          read it alone.
        </p>
        <p translate="no" className="mt-5 flex gap-2" aria-hidden="true">
          {SOUNDS.map((letter) => (
            <span
              key={letter}
              className="flex size-14 items-center justify-center rounded-control bg-mint text-3xl text-mint-ink"
            >
              {letter}
            </span>
          ))}
        </p>
      </div>
    </section>
  );
}
