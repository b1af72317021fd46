import picture from '../../pictures/sample-page.svg';
import { LevelBadge } from '../../ui/level-badge.tsx';
import { sample } from './sample.ts';

const [before = '', after = ''] = sample.text.split(sample.word);

/** One page as the reader shows it, and how a child gets help with a word. */
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
          <span>{before}</span>
          <mark className="rounded-md bg-sea-wash px-1 text-inherit">{sample.word}</mark>
          <span>{after}</span>
        </figcaption>
      </figure>
      <div>
        <LevelBadge category={sample.category} />
        <h2 className="mt-3 text-3xl">Stuck on a word? Tap it.</h2>
        <p className="mt-3 text-pretty text-lg text-ink-soft">
          The word comes apart into its sounds. Your child hears each one, slides them together, and
          says the word. The child tries first; help waits to be asked.
        </p>
        <ul translate="no" className="mt-5 flex flex-wrap gap-2" aria-label={sample.word}>
          {sample.sounds.map(({ letters, example }) => (
            <li
              key={letters}
              className="flex min-w-16 flex-col items-center rounded-control bg-mint px-2 py-1.5 text-mint-ink"
            >
              <span className="book-text text-3xl! leading-tight!">{letters}</span>{' '}
              <span className="text-[0.95rem] leading-tight">{`as in ${example}`}</span>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-[0.95rem] text-ink-soft">
          <span>{`Page ${sample.page} of`}</span> <cite>{sample.bookTitle}</cite>
        </p>
      </div>
    </section>
  );
}
