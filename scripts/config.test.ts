import { describe, expect, test } from 'vitest';
import { readConfig } from '../server/config/config.ts';
import { readLocalSettings } from './config.ts';

describe('the first owner', () => {
  test('is called admin and has no password by default; both can be set', () => {
    expect(readLocalSettings({}).admin).toEqual({ username: 'admin', password: undefined });
    const said = { ADMIN_USERNAME: ' ann ', ADMIN_PASSWORD: 'a good password' };
    expect(readLocalSettings(said).admin).toEqual({
      username: 'ann',
      password: 'a good password',
    });
  });

  test.each([
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_USERNAME', 'x'.repeat(101)],
  ])('with %s = %s is refused', (name, value) => {
    expect(() => readLocalSettings({ [name]: value })).toThrow(name);
  });
});

test.each([{ SANDBOX_PORT: '3000' }, { PORT: '3001' }])(
  'refuses the same port for the stand-ins and the library: %o',
  (env) => {
    expect(() => readLocalSettings(env)).toThrow('SANDBOX_PORT must be another port than PORT');
  },
);

test('the stand-ins get the settings in the form that the library reads', () => {
  const { environment, server } = readLocalSettings({ PORT: ' 5000\n', DATA_DIR: ' /data ' });
  expect([server.port, server.dataDir]).toEqual([5000, '/data']);
  expect(environment).toMatchObject({ PORT: '5000', SANDBOX_DATA_DIR: '/data/sandbox' });
});

test.each([
  'FIREBASE_PROJECT_ID',
  'FIREBASE_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_ID',
])('production refuses the public value of the local product: %s', (name) => {
  const value = readLocalSettings({}).environment[name];
  expect(() => readConfig({ production: true }, { [name]: value })).toThrow(
    `${name} is the stand-in's, which everybody knows`,
  );
});

describe('the mail server of the stand-ins', () => {
  const mailPortOf = (env: NodeJS.ProcessEnv) => readLocalSettings(env).server.mail?.port;

  test('is near the stand-ins, and not where the library is', () => {
    expect(mailPortOf({})).toBe(3002);
    expect(mailPortOf({ PORT: '3002' })).toBe(3003);
    expect(mailPortOf({ SANDBOX_PORT: '65535' })).toBe(65_534);
    expect(mailPortOf({ SANDBOX_MAIL_PORT: '4000' })).toBe(4000);
  });

  test.each(['3000', '3001'])('is refused at a port that is taken: %s', (port) => {
    expect(() => readLocalSettings({ SANDBOX_MAIL_PORT: port })).toThrow(
      'SANDBOX_MAIL_PORT must be another port than PORT and SANDBOX_PORT',
    );
  });

  test('takes the letters of the local product, whatever mail server the environment names', () => {
    const env = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@b.org' };
    expect(readLocalSettings(env).environment['SMTP_URL']).toBe('smtp://localhost:3002');
  });
});
