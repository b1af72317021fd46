import { describe, expect, test } from 'vitest';
import { readLocalSettings } from '../../scripts/config.ts';
import { readConfig } from './config.ts';

const { environment } = readLocalSettings({});
const mailOf = (SMTP_URL: string | undefined, MAIL_FROM: string | undefined = 'a@b.org') =>
  readConfig({ production: false }, { ...environment, SMTP_URL, MAIL_FROM }).mail;

describe('the mail server', () => {
  const plain = { isSecure: false, credentials: null, from: 'a@b.org' };
  const credentials = { user: 'library', pass: 'p@ss:word' };

  test.each([
    ['smtp://mail.example.com', { ...plain, host: 'mail.example.com', port: 587 }],
    ['smtp://localhost:25/', { ...plain, host: 'localhost', port: 25 }],
    ['smtp://[::1]:25', { ...plain, host: '::1', port: 25 }],
    [
      'smtps://library:p%40ss%3Aword@mail.example.com',
      { ...plain, credentials, host: 'mail.example.com', port: 465, isSecure: true },
    ],
  ])('%s', (address, mail) => {
    expect(mailOf(address)).toEqual(mail);
  });

  test('is none by default', () => {
    expect(
      readConfig(
        { production: false },
        { ...environment, SMTP_URL: undefined, MAIL_FROM: undefined },
      ).mail,
    ).toBeNull();
  });

  test.each([
    'mail.example.com',
    'https://mail.example.com',
    'smtp://',
    'smtp://mail.example.com/path',
    'smtp://mail.example.com?pool=true',
    'smtp://mail.example.com#x',
    'smtp://library@mail.example.com',
    'smtp://library:%E0%A4%A@mail.example.com',
    'smtp://mail example.com',
    'smtp://mail.example.com:99999',
  ])('%s is refused', (address) => {
    expect(() => mailOf(address)).toThrow(/SMTP_URL must be smtp:\/\/ or smtps:\/\//);
  });

  test('with a fault does not show its password', () => {
    expect(() => mailOf('smtp://library:sesame@mail.example.com/path')).not.toThrow('sesame');
  });

  test.each(['library', 'Library <a@b.org>', 'a@b.org, c@d.org'])(
    'MAIL_FROM as %s is refused',
    (from) => {
      expect(() => mailOf('smtp://mail.example.com', from)).toThrow(
        'MAIL_FROM must be one e-mail address',
      );
    },
  );

  test('needs both settings', () => {
    expect(() => mailOf('smtp://mail.example.com', '')).toThrow(
      'MAIL_FROM is required with SMTP_URL',
    );
    expect(() => mailOf('')).toThrow('SMTP_URL is required with MAIL_FROM');
  });
});
