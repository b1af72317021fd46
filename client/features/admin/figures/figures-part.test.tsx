// The tab 'How it goes'.
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { DayFigures, Figures, MonthFigures } from '../../../../contracts/figures.ts';
import { setClientConfig } from '../../../test-support/client-config.ts';
import { beOwner } from '../../../test-support/people.ts';
import { expectFocus, findButton, open, press, user } from '../../../test-support/screens.tsx';
import { server } from '../../../test-support/server.ts';

const READ = 'GET /api/admin/figures';
const day = (name: string, changes: Partial<DayFigures> = {}): DayFigures => ({
  ...{ day: name, families: 3, started: 0, ended: 0, income: 499, inTrial: 1, failing: 2 },
  ...changes,
});
const month = (name: string, changes: Partial<MonthFigures> = {}): MonthFigures => ({
  ...{ month: name, families: 3, started: 4, ended: 5, income: 123_450, ...changes },
});
/** Ten past two in the afternoon of 28 November in Sydney. */
const AT = Date.UTC(2026, 10, 28, 3, 10);
const figures: Figures = {
  ...{ readAt: AT, nextAt: AT + 3_480_000, failure: null },
  months: [month('2026-10', { families: 9, income: -200 }), month('2026-11')],
  days: [day('2026-10-31', { inTrial: null, failing: null }), day('2026-11-28')],
};

beforeEach(() => void vi.setSystemTime(AT));

/** Polls only when the test advances the time. */
function stopIntervals(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: AT });
  onTestFinished(() => void vi.useRealTimers());
}

async function openFigures(
  shown: Figures,
  includesGst = false,
  prepare = () => {},
): Promise<HTMLElement> {
  beOwner();
  server.answer('GET /api/admin/books', []);
  server.answer('GET /api/admin/phonics', {
    version: 1,
    heartWords: Array.from({ length: 9 }, () => []),
    soundings: [],
  });
  server.answer(READ, shown);
  prepare();
  const shop = { termsUrl: null, privacyUrl: null, contactEmail: null, includesGst };
  setClientConfig({ timeZone: 'Australia/Sydney', shop });
  open('/admin#how-it-goes');
  return screen.findByRole('tabpanel', { name: 'How it goes' });
}

test('the numbers of today and of this month say what they mean', async () => {
  const panel = await openFigures(figures);
  await within(panel).findByText('Families now');
  const facts = within(panel)
    .getAllByRole('term')
    .map(({ textContent, parentElement }) => [
      textContent,
      ...within(parentElement!)
        .getAllByRole('definition')
        .map((one) => one.textContent),
    ]);
  expect(facts).toEqual([
    ['Families now', '3', 'Their subscription opens the library.'],
    ['In a free trial', '1', 'Of the families now: they have not paid yet.'],
    ['Payment failing', '2', 'Of the families now: Stripe tries their card again.'],
    ['Began in November', '4', 'New families, and those who came back.'],
    ['Ended in November', '5', 'Their subscription is over.'],
    [
      'Income in November',
      '$1,234.50',
      'What families paid, less refunds. Stripe’s fees are not taken off.',
    ],
  ]);
  expect(panel).toHaveTextContent('Last read on Sat 28 Nov, 2:10 pm');
});

test.each([
  [AT + 86_400_000, 'Families now', 'Their subscription opens the library.'],
  [
    AT + 2 * 86_400_000,
    'Families on 28 November 2026',
    'Their subscription opened the library. Of the families on that day: they have not paid yet.',
  ],
])('the numbers of a day are those of now until the day after it: %i', async (now, name, text) => {
  vi.setSystemTime(now);
  const panel = await openFigures(figures);
  await within(panel).findByText(name);
  const said = within(panel)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  expect(`${said[1]} ${said[3]}`).toContain(text);
});

test('the charts are told in words, and the months are a table', async () => {
  const panel = await openFigures(figures, true);
  expect(await within(panel).findByRole('img', { name: /^Income/ })).toHaveAccessibleName(
    'Income by month: October 2026 -$2.00, November 2026 $1,234.50.',
  );
  expect(within(panel).getByRole('img', { name: /^Families/ })).toHaveAccessibleName(
    'Families by day: 3 on 31 October 2026, 3 on 28 November 2026. In a free trial: 1. Payment failing: 2.',
  );
  expect(panel).toHaveTextContent('less refunds, with GST in it.');
  expect(panel).toHaveTextContent('Where a line is missing, Stripe was not asked');
  const rows = within(panel).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'MonthFamiliesBeganEndedIncome',
    'November 2026, so far345$1,234.50',
    'October 2026945-$2.00',
  ]);
});

test('a phone gets short months and whole dollars, so that every column is seen', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), { matches: query.includes('max-width') }) as MediaQueryList,
  );
  const panel = await openFigures(figures);
  await within(panel).findByText('Families now');
  const rows = within(panel).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Nov 2026, so far345$1,235',
    'Oct 2026945-$2',
  ]);
  vi.mocked(window.matchMedia).mockRestore();
});

test('the first day of a library is a dot that is seen, and its first month a bar', async () => {
  const panel = await openFigures({
    ...figures,
    months: [month('2026-11')],
    days: [day('2026-11-28')],
  });
  const families = await within(panel).findByRole('img', { name: /^Families/ });
  for (const line of families.querySelectorAll('[stroke-linecap]')) {
    expect(line).toHaveAttribute('stroke-width', '10');
  }
  const bar = within(panel)
    .getByRole('img', { name: /^Income/ })
    .querySelector('rect');
  expect(bar).toHaveAttribute('x', '42.5');
  expect(bar).toHaveAttribute('width', '15');
});

test('what nobody asked is not known', async () => {
  const panel = await openFigures({
    ...figures,
    days: [day('2026-11-28', { inTrial: null, failing: null })],
  });
  expect(await within(panel).findAllByText('Not known')).toHaveLength(2);
  expect(within(panel).getByRole('img', { name: /^Families/ })).toHaveAccessibleName(
    /In a free trial: not known\. Payment failing: not known\.$/,
  );
});

test.each<[string, Partial<Figures>, string]>([
  ['away', {}, 'The figures are those of Sat 28 Nov, 2:10 pm. Stripe is asked again every hour'],
  [
    'key',
    {},
    'The figures are those of Sat 28 Nov, 2:10 pm. The Stripe key of the library may not read',
  ],
  ['away', { days: [day('2026-03-01')] }, 'The figures go to 1 March 2026. Stripe is asked again'],
  [
    'away',
    { readAt: null, days: [], months: [] },
    'There are no figures yet. Stripe is asked again',
  ],
])('a Stripe that cannot be read (%s) is told, with what there is', async (reason, rest, text) => {
  const since = AT + 3_600_000;
  const failure = { since, reason: reason as 'key' | 'away', isOfOtherKey: false };
  const panel = await openFigures({ ...figures, ...rest, failure });
  await within(panel).findByText('Stripe could not be read since Sat 28 Nov, 3:10 pm');
  expect(panel).toHaveTextContent(text);
  expect(panel).not.toHaveTextContent('Stripe is being read');
});

test('the figures of the key before are told as such', async () => {
  const failure = { since: AT, reason: 'key', isOfOtherKey: true } as const;
  const panel = await openFigures({ ...figures, failure });
  await within(panel).findByText('Families now');
  expect(panel).toHaveTextContent(
    'The figures are those of Sat 28 Nov, 2:10 pm. They were read with the key before: which Stripe account the key of now belongs to is not known yet. The Stripe key of the library may not read the account,',
  );
});

test('a new shop is told what will stand here', async () => {
  const nothing = { families: 0, started: 0, ended: 0, income: 0 };
  const panel = await openFigures({
    ...{ readAt: AT, nextAt: AT, failure: null },
    months: [month('2026-11', nothing)],
    days: [day('2026-11-28', { ...nothing, inTrial: 0, failing: 0 })],
  });
  await within(panel).findByText('No family yet');
  expect(within(panel).queryByRole('img')).toBeNull();
});

test('before the first reading, the page says that Stripe is being read, and shows the figures by itself', async () => {
  stopIntervals();
  const panel = await openFigures({
    ...{ readAt: null, nextAt: null, failure: null, months: [], days: [] },
  });
  await within(panel).findByText('Stripe is being read for the first time');
  server.answer(READ, figures);
  await vi.advanceTimersByTimeAsync(5_000);
  await within(panel).findByText('Families now');
});

test.each([
  [AT + 300_000, 'Stripe is read next at 2:15 pm, or earlier once a subscription has changed.'],
  [AT, 'Stripe is being read again.'],
])('the page says when Stripe is read next: %i', async (nextAt, text) => {
  const panel = await openFigures({ ...figures, nextAt });
  await within(panel).findByText(`Last read on Sat 28 Nov, 2:10 pm. ${text}`);
});

test('what is said of the next reading is true at each minute', async () => {
  stopIntervals();
  const panel = await openFigures({ ...figures, nextAt: AT + 60_000 });
  await within(panel).findByText(/Stripe is read next at 2:11 pm/);
  await vi.advanceTimersByTimeAsync(60_000);
  await within(panel).findByText(/Stripe is being read again\.$/);
});

test('figures of now are those of that day once the page is open for days', async () => {
  stopIntervals();
  const panel = await openFigures(figures);
  await within(panel).findByText('Families now');
  vi.setSystemTime(AT + 2 * 86_400_000);
  await vi.advanceTimersByTimeAsync(60_000);
  await within(panel).findByText('Families on 28 November 2026');
});

test('the figures are read again while they are looked at, and stay when they cannot be', async () => {
  stopIntervals();
  const panel = await openFigures(figures);
  await within(panel).findByText('Families now');
  const before = server.sent(READ).length;
  await vi.advanceTimersByTimeAsync(59_000);
  expect(server.sent(READ)).toHaveLength(before);
  server.refuse(READ, 503, { code: 'unavailable', message: 'Busy' });
  await vi.advanceTimersByTimeAsync(1_000);
  const told = await within(panel).findByText(
    'The figures could not be loaded again. What you see is from before. Busy',
  );
  expect(told).toHaveAttribute('role', 'alert');
  expect(within(panel).getByText('Families now')).toBeVisible();
  expect(server.sent(READ)).toHaveLength(before + 1);
  server.answer(READ, { ...figures, days: [day('2026-11-28', { families: 77 })] });
  await vi.advanceTimersByTimeAsync(60_000);
  await within(panel).findByText('77');
  expect(told).not.toBeInTheDocument();
  expect(server.sent(READ)).toHaveLength(before + 2);
});

test('the first reading is awaited less often while the library cannot be asked', async () => {
  stopIntervals();
  const panel = await openFigures({
    ...{ readAt: null, nextAt: null, failure: null, months: [], days: [] },
  });
  await within(panel).findByText('Stripe is being read for the first time');
  server.refuse(READ, 503, { code: 'unavailable', message: 'Busy' });
  await vi.advanceTimersByTimeAsync(5_000);
  await within(panel).findByText(/^The figures could not be loaded again/);
  const before = server.sent(READ).length;
  await vi.advanceTimersByTimeAsync(59_000);
  expect(server.sent(READ)).toHaveLength(before);
  await user.click(within(panel).getByRole('button', { name: 'Try again' }));
  expect(server.sent(READ)).toHaveLength(before + 1);
});

test('figures that were never loaded are asked for by a press alone', async () => {
  stopIntervals();
  const panel = await openFigures(figures, false, () =>
    server.refuse(READ, 503, { code: 'unavailable', message: 'Busy' }),
  );
  await within(panel).findByText('The figures could not be loaded');
  await vi.advanceTimersByTimeAsync(180_000);
  expect(server.sent(READ)).toHaveLength(1);
});

test('the figures are downloaded as CSV', async () => {
  // The browser of the tests would leave the page.
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await openFigures(figures);
  server.answer('GET /api/admin/figures/table', 'Day\r\n');
  await press('Download as CSV');
  await vi.waitFor(() => expect(click).toHaveBeenCalledOnce(), { timeout: 15_000 });
  await screen.findByText('The table is downloading');
  await screen.findByText(/step-into-reading-figures-\d{4}-\d\d-\d\d\.csv/);
});

test('a file that is downloaded bears the day of the library', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  // Half past seven in the morning of the next day in Sydney.
  vi.setSystemTime(Date.UTC(2026, 10, 28, 20, 30));
  await openFigures(figures);
  server.answer('GET /api/admin/figures/table', 'Day\r\n');
  await press('Download as CSV');
  await screen.findByText(/step-into-reading-figures-2026-11-29\.csv/);
});

test('a button leads to the books that are finished', async () => {
  await openFigures(figures);
  server.answer('GET /api/admin/readers', { countedAt: 1, total: 0, pageSize: 50, books: [] });
  await findButton('Which books are finished');
  await press('Which books are finished');
  expect(await screen.findByRole('heading', { name: 'Readers by book' })).toBeVisible();
  await expectFocus(() => screen.getByRole('tab', { name: 'Readers' }));
});

test('a family who asks for help is looked for below the figures', async () => {
  const panel = await openFigures(figures);
  expect(
    await within(panel).findByRole('heading', { name: 'A family who asks for help' }),
  ).toBeVisible();
});
