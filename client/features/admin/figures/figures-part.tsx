// The tab 'How it goes': families and income, as Stripe told them, and a family who asks for help.
import { type Query, useQuery } from '@tanstack/react-query';
import type { Figures } from '../../../../contracts/figures.ts';
import { callAsOwner, fetchFile } from '../../../api/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { FamilyPart } from '../families/family-part.tsx';
import { fileName } from '../files/catalogue-file-name.ts';
import { AdminData } from '../insights/admin-data.tsx';
import { toastOwnerFailure } from '../login/toast-owner-failure.ts';
import { FamiliesChart } from './families-chart.tsx';
import { FiguresNow } from './figures-now.tsx';
import { IncomeChart } from './income-chart.tsx';
import { MonthsTable } from './months-table.tsx';
import { ReadingNote } from './reading-note.tsx';

const fetchTable = async () => ({
  name: fileName('figures', 'csv', Date.now()),
  file: await fetchFile('GET /api/admin/figures/table'),
  title: 'The table is downloading',
});

const SOON_MS = 5_000;
const MINUTE_MS = 60_000;

/** Reads the stored figures again while they are looked at. Stripe is not asked for that. */
function intervalFor({ state: { data, status } }: Query<Figures>): number | false {
  if (data === undefined) return false;
  return data.readAt === null && status !== 'error' ? SOON_MS : MINUTE_MS;
}

interface Callbacks {
  onShowReaders: () => void;
  onSessionOver: (failure?: string) => void;
}

export function FiguresPart(callbacks: Callbacks) {
  return (
    <div className="space-y-6">
      <FiguresCard {...callbacks} />
      <FamilyPart onSessionOver={callbacks.onSessionOver} />
    </div>
  );
}

function FiguresCard({ onShowReaders, onSessionOver }: Callbacks) {
  const figures = useQuery({
    queryKey: ['/api/admin/figures'],
    queryFn: () => callAsOwner('GET /api/admin/figures'),
    staleTime: 0,
    refetchInterval: intervalFor,
  });
  return (
    <Card>
      <Card.Title>How it goes</Card.Title>
      <p className="mb-5 max-w-prose text-ink-soft">
        Families and income, read from Stripe every hour and kept day by day. Nobody is named.
      </p>
      <AdminData query={figures} what="The figures" onSessionOver={onSessionOver}>
        {(data) => <Shown figures={data} now={figures.dataUpdatedAt} />}
      </AdminData>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <DownloadButton
          fetchFile={fetchTable}
          onError={(error) =>
            toastOwnerFailure(error, 'Failed to download the figures', onSessionOver)
          }
        >
          Download as CSV
        </DownloadButton>
        <Button variant="quiet" onClick={onShowReaders}>
          Which books are finished
        </Button>
      </div>
    </Card>
  );
}

/** `now` is when the figures were asked for last, in epoch milliseconds. */
function Shown({ figures, now }: { figures: Figures; now: number }) {
  const { days, months } = figures;
  const day = days.at(-1);
  const month = months.at(-1);
  const isEmpty = days.every(
    ({ families, started, income }) => families === 0 && started === 0 && income === 0,
  );
  return (
    <div className="space-y-8">
      <ReadingNote figures={figures} now={now} />
      {day === undefined || month === undefined ? (
        figures.failure === null && (
          <Problem
            title="Stripe is being read for the first time"
            text="The figures appear here as soon as they are there, for most libraries within a minute."
          />
        )
      ) : isEmpty ? (
        <Problem
          title="No family yet"
          text="Once a family has subscribed, you see here how many there are, how many began and ended, and the income of each month."
        />
      ) : (
        <>
          <FiguresNow day={day} month={month} now={now} />
          <IncomeChart months={months} />
          <FamiliesChart days={days} />
          <MonthsTable months={months} />
        </>
      )}
    </div>
  );
}
