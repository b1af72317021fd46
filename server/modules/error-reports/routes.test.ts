import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ErrorReport } from '../../../contracts/error-reports.ts';
import { endpoints } from '../../../contracts/endpoints.ts';
import { noMetrics } from '../../observability/metrics/metrics.ts';
import { engines } from '../../test-support/databases.ts';
import { type Library, openLibrary } from '../../test-support/library.ts';

const report: ErrorReport = {
  kind: 'screen',
  name: 'TypeError',
  message: 'Cannot read properties of undefined reading …',
  frames: ['index-BQxD3.js:1:4711', 'reader-screen-x_1.js:2:9'],
  page: 'reading',
  release: 'index-BQxD3.js',
};

describe.each(engines)('error reports over %s', (engine) => {
  let library: Library;
  const browserFailed = vi.fn();
  beforeEach(async () => {
    browserFailed.mockReset();
    library = await openLibrary(engine, [], { metrics: { ...noMetrics, browserFailed } });
  });

  const send = (body: object, headers = {}) =>
    library.call('POST', '/api/error-reports', { body, headers });
  const logged = () =>
    library.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg.startsWith('A page'));

  test('are logged with the request id and counted', async () => {
    const { status, headers } = await send(report);
    expect(status).toBe(204);
    expect(logged()).toEqual([
      expect.objectContaining({ report, level: 40, reqId: headers['x-request-id'] }),
    ]);
    expect(browserFailed.mock.calls).toEqual([['screen']]);
  });

  test('are logged without personal data', async () => {
    const message = 'Kim (kim@example.com, 6) is not defined at 4 Foam Street';
    await send({ ...report, message }, { referer: 'https://library.example.com/reading/sam' });
    expect(logged()[0].report.message).toBe('… is not defined at …');
    for (const personal of ['Kim', 'kim@', 'Foam', 'reading/sam']) {
      expect(library.log.join('')).not.toContain(personal);
    }
  });

  test('are refused when too large or too many', async () => {
    expect((await send({ ...report, message: 'x'.repeat(5000) })).status).toBe(413);
    const { calls } = endpoints['POST /api/error-reports'].limit;
    for (let i = 1; i < calls; i++) await send(report);
    expect((await send(report)).status).toBe(429);
    expect(browserFailed).toHaveBeenCalledTimes(calls - 1);
  });
});
