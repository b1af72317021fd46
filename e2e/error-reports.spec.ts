// A page that crashes sends an error report to the library, without personal data.
import { enrol } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';

test.use({ expectedErrors: /React error|TypeError/ });

test('a screen that crashes sends one report, with nothing personal', async ({ page }) => {
  const family = await enrol();
  await family.enter(page.context());
  const reports: { body: string; headers: Record<string, string>; status: number }[] = [];
  page.on('requestfinished', async (request) => {
    if (!request.url().endsWith('/api/error-reports')) return;
    const headers = await request.allHeaders();
    const status = (await request.response())?.status() ?? 0;
    reports.push({ body: request.postData() ?? '', headers, status });
  });
  // A title that is not a string crashes the screen, and the error message contains its keys.
  await page.route('**/api/books/sam-and-the-wet-hat', async (route) => {
    const answer = await route.fetch();
    const book = await answer.json();
    await route.fulfill({ json: { ...book, title: { Kim: 'Quartermaine' } } });
  });
  await page.goto('/reading/sam-and-the-wet-hat');
  await expect(page.getByText('This page could not be shown')).toBeVisible();

  await expect.poll(() => reports.map(({ status }) => status)).toEqual([204]);
  const [{ body, headers } = { body: '', headers: {} }] = reports;
  const report = JSON.parse(body);
  expect(report).toMatchObject({ kind: 'screen', page: 'reading' });
  expect(report.frames[0]).toMatch(/^[\w.-]+\.js:\d+:\d+$/);
  for (const personal of ['Kim', 'Quartermaine', 'sam-and-the-wet-hat', family.token]) {
    expect(body).not.toContain(personal);
    expect(JSON.stringify(headers)).not.toContain(personal);
  }
  for (const name of ['authorization', 'cookie', 'admin-auth', 'referer']) {
    expect(headers).not.toHaveProperty(name);
  }
});

test('uncaught rejections are reported too, at most three per page', async ({ page }) => {
  const reports: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/error-reports')) reports.push(request.postData() ?? '');
  });
  await page.goto('/');
  const fail = (message: string) =>
    page.evaluate((message) => void Promise.reject(new TypeError(message)), message);
  await fail('Kim is not a function');
  await expect.poll(() => reports.length).toBe(1);
  expect(JSON.parse(reports[0] ?? '')).toMatchObject({
    kind: 'rejection',
    page: 'home',
    message: '… is not a function',
  });
  for (const message of ['is null', 'is undefined', 'is not valid', 'is not iterable']) {
    await fail(message);
  }
  await expect.poll(() => reports.length).toBe(3);
});
