import { CloudOff } from 'lucide-react';
import type { Figures } from '../../../../contracts/figures.ts';
import { dayOf } from '../../../../domain/days.ts';
import { clockInWords, timeInWords } from '../../../../domain/local-time.ts';
import { libraryTimeZone } from '../../../api/client-config.ts';
import { Notice } from '../../../ui/notice.tsx';
import { dayInWords } from './in-words.ts';

const reasons: Record<NonNullable<Figures['failure']>['reason'], string> = {
  key: 'The Stripe key of the library may not read the account, subscriptions, invoices or refunds: give it these permissions at Stripe, or set a key that is valid.',
  away: 'Stripe is asked again every hour, and the days between are filled in.',
};

const OTHER_KEY =
  'They were read with the key before: which Stripe account the key of now belongs to is not known yet.';

function whenNext(nextAt: Figures['nextAt'], zone: string, now: number): string {
  // An older server does not say.
  if (!nextAt) return '';
  if (nextAt <= now) return 'Stripe is being read again.';
  return `Stripe is read next at ${clockInWords(nextAt, zone)}, or earlier once a subscription has changed.`;
}

/** Says of when the figures are, and why there are no newer ones. `now` is in epoch milliseconds. */
export function ReadingNote({
  figures: { readAt, nextAt, failure, days },
  now,
}: {
  figures: Figures;
  now: number;
}) {
  const zone = libraryTimeZone();
  const inWords = (at: number) => timeInWords(at, zone, now);
  if (failure === null) {
    return (
      readAt !== null && (
        <p className="text-ink-soft">
          {`Last read on ${inWords(readAt)}. ${whenNext(nextAt, zone, now)}`}
        </p>
      )
    );
  }
  const last = days.at(-1)?.day;
  const shown =
    readAt === null || last === undefined
      ? 'There are no figures yet.'
      : last === dayOf(readAt, zone)
        ? `The figures are those of ${inWords(readAt)}.`
        : `The figures go to ${dayInWords(last)}.`;
  return (
    <Notice
      icon={<CloudOff aria-hidden="true" />}
      titleAs="h3"
      title={`Stripe could not be read since ${inWords(failure.since)}`}
      text={[shown, ...(failure.isOfOtherKey ? [OTHER_KEY] : []), reasons[failure.reason]].join(
        ' ',
      )}
    />
  );
}
