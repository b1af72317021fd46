// After listening: what was saved.
import { ArrowLeft } from 'lucide-react';
import { pages } from '../../../contracts/pages.ts';
import { countMarks, type HeardWord, markEachWord } from '../../../domain/heard-words.ts';
import { WAY_BACK } from '../../browser/scroll-restoration.ts';
import koala from '../../pictures/koala-reading.svg';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { SiteHeader } from '../../ui/site-header.tsx';
import { describeMarks } from './listen-copy.ts';

/** `isWaiting` when there is no connection. */
export function Saved({
  heard,
  title,
  name,
  isWaiting,
}: {
  heard: readonly HeardWord[];
  /** Of the book. */
  title: string;
  name: string;
  isWaiting: boolean;
}) {
  const counts = countMarks(markEachWord(heard).values());
  const toPractise = counts.helped + counts.missed;
  return (
    <Page width="narrow" header={<SiteHeader />}>
      <Card className="my-auto flex flex-col items-center gap-4 text-center">
        <img src={koala} alt="" width={200} height={140} className="low:hidden" />
        <h1 className="text-3xl">
          {heard.length === 0 ? 'No word was marked' : isWaiting ? 'Kept for later' : 'Saved'}
        </h1>
        <p className="text-lg text-ink-soft">
          <span>{`${name} read `}</span>
          <b translate="no">{title}</b>
          <span>{heard.length === 0 ? '.' : `: ${describeMarks(counts)}`}</span>
        </p>
        {isWaiting && (
          <p>
            There is no connection right now. The marks are kept on this device and saved as soon as
            you are online.
          </p>
        )}
        {!isWaiting && toPractise > 0 && (
          <p>{`Words helped or missed are now among the words to practise.`}</p>
        )}
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <ButtonLink href={pages.account} state={WAY_BACK}>
            <ArrowLeft aria-hidden="true" />
            Back to Account
          </ButtonLink>
          <ButtonLink href={pages.listen} variant="secondary">
            Another book
          </ButtonLink>
        </div>
      </Card>
    </Page>
  );
}
