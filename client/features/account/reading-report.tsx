// The reading report for the parent: what the child has read, in pictures that take ten seconds, on
// screen and in print.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BookOpen, Printer } from 'lucide-react';
import { useState } from 'react';
import { pages } from '../../../contracts/pages.ts';
import type { ReadingReport as Report } from '../../../contracts/reading-report.ts';
import { MOST_REPORT_WEEKS } from '../../../domain/reading-report.ts';
import { messageOf } from '../../api/api.ts';
import { reportQuery } from '../../api/queries.ts';
import koala from '../../pictures/koala-reading.svg';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Problem } from '../../ui/problem.tsx';
import { ReadDaysCard } from './read-days-card.tsx';
import { writtenDate } from './report-copy.ts';
import { SoundLevelsCard } from './sound-levels-card.tsx';
import { StarWeeksCard } from './star-weeks-card.tsx';
import { WeekCard } from './week-card.tsx';
import './reading-report.css';

const hasBegun = ({ days, hasEarlier }: Report) => days.length > 0 || hasEarlier;

/** For a child who has not begun to read: what will be shown here, and a link to a first book. */
function NotBegun({ name }: { name: string }) {
  return (
    <Card className="flex flex-col gap-4 sm:flex-row sm:items-center">
      <img src={koala} alt="" width={200} height={140} className="w-40 shrink-0 sm:max-md:hidden" />
      <div className="grow">
        <Card.Title className="mb-1!">{`${name}’s reading`}</Card.Title>
        <p className="max-w-prose">
          {`${name} has not started reading yet. After the first book, you will see here what was read and when, the gold stars of each week, and the sounds met.`}
        </p>
      </div>
      <ButtonLink href={pages.home} className="shrink-0">
        <BookOpen className="size-5" aria-hidden="true" />
        Choose a first book
      </ButtonLink>
    </Card>
  );
}

/** Renders nothing for a child who has not begun to read and has no subscription. */
export function ReadingReport({ isSubscribed }: { isSubscribed: boolean }) {
  const [weeks, setWeeks] = useState<number>();
  const {
    data: report,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...reportQuery(weeks),
    placeholderData: keepPreviousData,
    // The account screen has made this request: a failed one is repeated only by the button.
    retryOnMount: false,
  });
  if (report === undefined) {
    if (error === null) return null;
    return (
      <Problem
        title="The reading could not be loaded"
        text={messageOf(error, 'Please try again.')}
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      />
    );
  }
  const name = report.firstName ?? 'Your child';
  if (!hasBegun(report)) return isSubscribed ? <NotBegun name={name} /> : null;
  const hasAllWeeks = weeks === MOST_REPORT_WEEKS;
  return (
    <section aria-labelledby="reading-report" className="reading-report flex flex-col gap-6">
      <h2
        id="reading-report"
        className="sr-only text-2xl print:not-sr-only print:flex! print:items-baseline print:justify-between"
      >
        <span>{`${name}’s reading`}</span>
        <span className="hidden font-sans text-lg font-normal print:inline">
          {writtenDate(report.today)}
        </span>
      </h2>
      <WeekCard
        report={report}
        name={name}
        isSubscribed={isSubscribed}
        action={
          <Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
            <Printer className="size-5" aria-hidden="true" />
            Print
          </Button>
        }
      />
      <StarWeeksCard weeks={report.weeks} />
      <SoundLevelsCard levels={report.levels} name={name} />
      <ReadDaysCard
        report={report}
        isFetching={isFetching}
        onFetchEarlier={
          report.hasEarlier && !hasAllWeeks ? () => setWeeks(MOST_REPORT_WEEKS) : null
        }
      />
    </section>
  );
}
