import { describe, expect, test } from 'vitest';
import { freePort } from '../../test-support/free-port.ts';
import { startMailServer } from '../../server/test-support/mail-server.ts';
import { examineMail, explainMailFailure } from './mail.ts';

const credentials = { user: 'library', pass: 'secret word' };

describe('the mail server of the letters', () => {
  test('is optional', async () => {
    expect(await examineMail({ mail: null })).toMatchObject({
      verdict: 'ok',
      text: expect.stringContaining('SMTP_URL'),
    });
  });

  test('is well if it answers, and gets no mail', async () => {
    const { settings, mails } = await startMailServer();
    expect(await examineMail({ mail: settings })).toMatchObject({
      verdict: 'ok',
      text: `Letters go from letters@library.example.com by 127.0.0.1:${settings.port}.`,
    });
    expect(mails).toEqual([]);
  });

  test('that does not run is wrong', async () => {
    const { settings } = await startMailServer();
    const found = await examineMail({ mail: { ...settings, port: await freePort() } });
    expect(found.verdict).toBe('wrong');
    expect(found.text).toContain('cannot be reached');
  });

  test.each([
    ['EAUTH', /refuses the name and password/],
    ['EDNS', /no mail server of this name/],
    ['ETIMEDOUT', /cannot be reached \(ETIMEDOUT\)/],
  ])('that fails with %s is explained', (code, text) => {
    expect(explainMailFailure(code)).toMatch(text);
  });

  test('that does not encrypt does not get the password', async () => {
    const { settings } = await startMailServer({ allowInsecureAuth: true });
    const found = await examineMail({ mail: { ...settings, credentials } });
    expect(found).toMatchObject({ verdict: 'wrong' });
    expect(found.text).toContain('cannot be encrypted');
  });
});
