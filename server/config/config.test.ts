import { parse } from 'pg-connection-string';
import { describe, expect, test } from 'vitest';
import { readConfig as read, SETTINGS } from './config.ts';

const good = {
  FIREBASE_PROJECT_ID: 'p',
  FIREBASE_API_KEY: 'k',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_ID: 'price_1',
};
const production = { ...good, PUBLIC_URL: 'https://library.example.com' };

const readConfig = (env: NodeJS.ProcessEnv) => read({ production: false }, env);
const readProduction = (env: NodeJS.ProcessEnv) => read({ production: true }, env);

describe('settings', () => {
  test('have defaults for everything except the providers', () => {
    expect(readConfig(good)).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: './data',
      databaseUrl: undefined,
      production: false,
    });
  });

  test('an empty variable counts as absent', () => {
    expect(readConfig({ ...good, PORT: '', DATABASE_URL: ' ' }).port).toBe(3000);
    expect(() => readConfig({ ...good, FIREBASE_API_KEY: ' ' })).toThrow('is required');
  });

  test('white space around a value is ignored', () => {
    const plain = { ...good, PORT: '80', DATA_DIR: '/data', TRIAL_DAYS: '7', LOG_LEVEL: 'warn' };
    const spaced = Object.entries(plain).map(([name, value]) => [name, ` ${value}\r\n`]);
    expect(readConfig(Object.fromEntries(spaced))).toEqual(readConfig(plain));
  });

  test.each(SETTINGS)(
    '%s in quotation marks or with two lines gets one error, which does not repeat the value',
    (name) => {
      const refused = (value: string) => () => readConfig({ ...good, [name]: value });
      expect(refused('"sesame"')).toThrow(`${name} must be without the quotation marks around it`);
      expect(refused('a\nb')).toThrow(`${name} must be one line, without control characters`);
      for (const value of ['"sesame"', 'a\nb']) {
        expect(refused(value)).not.toThrow(new RegExp(`${name} must[^]*${name} must|sesame`));
      }
    },
  );

  test.each(['PORT', 'METRICS_PORT', 'DRAIN_SECONDS', 'TRIAL_DAYS'])(
    '%s must be a plain decimal number',
    (name) => {
      for (const value of ['0x10', '1e1', '+5', '5 5', '５', '5s', '5.', 'Infinity']) {
        expect(() => readConfig({ ...good, [name]: value }), value).toThrow(`${name} must be a`);
      }
    },
  );

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'postgres://owner:sesame@host:99999/library'],
    ['DATABASE_URL', 'postgres://owner:sesame@host/library?port=abc'],
    ['DATABASE_URL', 'postgres://owner:sesame@host/library?sslrootcert=/no/such/file'],
    ['PUBLIC_URL', 'library'],
    ['PUBLIC_URL', 'ftp://example.com'],
    ['PUBLIC_URL', 'https://example.com/library'],
    ['PUBLIC_URL', 'https://example.com?library'],
    ['PUBLIC_URL', 'https://example.com#library'],
    ['PUBLIC_URL', 'https://owner:sesame@example.com'],
    ['STRIPE_HOST', 'http://localhost:3001/stripe'],
    ['FIREBASE_PROJECT_ID', 'evil.example.com/'],
    ['FIREBASE_PROJECT_ID', 'project@evil.example.com'],
    ['FIREBASE_AUTH_DOMAIN', 'https://auth.example.com'],
    ['FIREBASE_AUTH_DOMAIN', 'auth.example.com/'],
    ['FIREBASE_AUTH_DOMAIN', "auth.example.com 'unsafe-inline'"],
    ['FIREBASE_AUTH_DOMAIN', 'auth.example.com:port'],
    ['FIREBASE_AUTH_DOMAIN', 'auth.example.com:70000'],
    ['FIREBASE_AUTH_DOMAIN', '300.1.1.1'],
    ['LOG_LEVEL', 'loud'],
    ['TIME_ZONE', 'Mars/North'],
    ['TRUSTED_PROXIES', 'proxy.example.com'],
    ['TRUSTED_PROXIES', '10.0.0.0/8,'],
    ['TRUSTED_PROXIES', '-1'],
    ['DRAIN_SECONDS', 'soon'],
    ['DRAIN_SECONDS', '-1'],
    ['DRAIN_SECONDS', '301'],
    ['STRIPE_SECRET_KEY', 'pk_test_1'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_PRICE_ID', 'prod_1'],
    ['S3_BUCKET', 'https://library.s3.amazonaws.com'],
    ['S3_REGION', 'Sydney, Australia'],
    ['S3_ENDPOINT', 's3.example.com'],
    ['S3_ENDPOINT', 'https://key:sesame@s3.example.com'],
    ['S3_ENDPOINT', 'https://key:ses/ame@s3.example.com'],
    ['S3_ENDPOINT', 'https://s3.example.com#library'],
    ['S3_PREFIX', '/library'],
    ['S3_PREFIX', 'a//b'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318?key=sesame'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'http/json'],
    ['OTEL_SERVICE_NAME', 'library'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER', 'always_on'],
    ['OTEL_TRACES_SAMPLER_ARG', '0.5'],
    ['METRICS_PORT', 'yes'],
    ['METRICS_PORT', '3000'],
    ['METRICS_PORT', '03000'],
    ['STRIPE_PRICE_ID', 'price_1,price_2'],
    ['STRIPE_SECRET_KEY', 'sk_test_1 sk_test_2'],
    ['FIREBASE_API_KEY', 'key key'],
    ['METRICS_HOST', 'localhost'],
    ['TERMS_URL', 'http://example.com/terms'],
    ['TERMS_URL', '/terms'],
    ['TERMS_URL', 'javascript:alert(1)'],
    ['PRIVACY_URL', 'https://owner:sesame@example.com/privacy'],
    ['PRIVACY_URL', 'https:example.com'],
    ['PRIVACY_URL', 'https://'],
    ['CONTACT_EMAIL', 'example.com'],
    ['CONTACT_EMAIL', 'a@example.com, b@example.com'],
    ['CONTACT_EMAIL', 'Library <a@example.com>'],
    ['CONTACT_EMAIL', 'a@example.com?bcc=b@example.com'],
    ['MONTHLY_PRICE', '$5.99'],
    ['MONTHLY_PRICE', '5.9'],
    ['MONTHLY_PRICE', '599'],
    ['MONTHLY_PRICE', '0.49'],
    ['MONTHLY_PRICE', '1000.00'],
    ['MONTHLY_PRICE', '-5.99'],
    ['GST_REGISTERED', 'maybe'],
    ['STRIPE_TAX', 'gst'],
  ])('%s = %s is refused by name, without its secrets', (name, value) => {
    expect(() => readConfig({ ...good, [name]: value })).toThrow(name);
    expect(() => readConfig({ ...good, [name]: value })).not.toThrow(/sesame/);
  });

  test.each(['/', '#', '?', '@', ':', '%', 'a/b#c?d@e', '1/2', '1#2', '1?2', 'a@b/c', '%ff'])(
    'a password with %s in DATABASE_URL is read correctly, or the error says how to escape it',
    (password) => {
      const address = (text: string) => `postgres://owner:${text}@host:5432/library`;
      const passwordIn = (url: string) =>
        parse(readConfig({ ...good, DATABASE_URL: url }).databaseUrl!).password;
      expect(passwordIn(address(encodeURIComponent(password)))).toBe(password);
      let read: string | undefined;
      try {
        read = passwordIn(address(password));
      } catch (error) {
        expect((error as Error).message).toContain('in user and password / is written %2F, # %23');
        return;
      }
      expect(read).toBe(password);
    },
  );

  test('a folder in place of a file in DATABASE_URL is reported as unreadable', () => {
    const DATABASE_URL = `postgres://owner:sesame@host/library?sslrootcert=${import.meta.dirname}`;
    expect(() => readConfig({ ...good, DATABASE_URL })).toThrow(/cannot be read: EISDIR$/);
  });

  test.each([
    'postgresql://library@[::1]:5432/library',
    'postgres://library@/library?host=/run/postgresql',
    'postgres:///library?host=/run/postgresql',
    'postgres://library:sesame@first,second/library?application_name=library',
  ])('DATABASE_URL may be %s', (url) => {
    expect(readConfig({ ...good, DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  test('an origin may end with a slash, and an auth domain may have a port', () => {
    const { publicUrl, identity } = readConfig({
      ...good,
      PUBLIC_URL: 'https://Library.example.com/',
      FIREBASE_AUTH_DOMAIN: 'localhost:3001',
    });
    expect(publicUrl).toBe('https://library.example.com');
    expect(identity.authDomain).toBe('localhost:3001');
  });

  test('the default auth domain is the library’s host, or the provider’s without https', () => {
    const domainOf = (given: NodeJS.ProcessEnv) =>
      readConfig({ ...good, ...given }).identity.authDomain;
    expect(domainOf({ PUBLIC_URL: 'https://Library.example.com/' })).toBe('library.example.com');
    expect(domainOf({})).toBe('p.firebaseapp.com');
  });

  test('include the bucket for pictures, which is null by default', () => {
    const bucketOf = (env: NodeJS.ProcessEnv) => readConfig({ ...good, ...env }).bucket;
    expect(bucketOf({})).toBeNull();
    expect(bucketOf({ S3_BUCKET: 'library', S3_REGION: 'ap-southeast-2' })).toEqual({
      name: 'library',
      region: 'ap-southeast-2',
      endpoint: null,
      credentials: null,
      prefix: '',
    });
    const elsewhere = {
      S3_BUCKET: 'library',
      S3_ENDPOINT: 'https://s3.example.com/storage',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      S3_PREFIX: 'our/library',
    };
    expect(bucketOf(elsewhere)).toEqual({
      name: 'library',
      region: 'us-east-1',
      endpoint: 'https://s3.example.com/storage',
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
      prefix: 'our/library/',
    });
    expect(bucketOf({ ...elsewhere, S3_PREFIX: 'our/' })?.prefix).toBe('our/');
  });

  test.each([
    [{ S3_ENDPOINT: 'https://s3.example.com' }, 'S3_BUCKET is required with S3_ENDPOINT'],
    [
      { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret', S3_BUCKET: '' },
      'S3_BUCKET is required with S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    ],
    [{ S3_BUCKET: 'library' }, 'S3_REGION is required with S3_BUCKET'],
    [
      { S3_BUCKET: 'library', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'key' },
      'S3_SECRET_ACCESS_KEY is required with S3_ACCESS_KEY_ID',
    ],
    [
      { S3_BUCKET: 'library', S3_REGION: 'r', S3_SECRET_ACCESS_KEY: 'secret' },
      'S3_ACCESS_KEY_ID is required with S3_SECRET_ACCESS_KEY',
    ],
  ])('an incomplete bucket, %o, is refused', (env, sentence) => {
    expect(() => readConfig({ ...good, ...env })).toThrow(sentence);
    // Together with other errors.
    expect(() => readConfig(env)).toThrow(/STRIPE_PRICE_ID is required[^]*S3_/);
  });

  test('say nothing about a shop unless they are set, and the price is the specification’s', () => {
    const { shop, payments } = readConfig(good);
    expect(shop).toEqual({
      termsUrl: null,
      privacyUrl: null,
      contactEmail: null,
      includesGst: false,
    });
    expect(payments).toMatchObject({ amount: 499, automaticTax: false });
    const set = readConfig({
      ...good,
      TERMS_URL: 'https://example.com/terms',
      PRIVACY_URL: 'https://example.com/our policy',
      CONTACT_EMAIL: 'hello@example.com',
      MONTHLY_PRICE: '10.05',
      GST_REGISTERED: 'true',
      STRIPE_TAX: 'true',
    });
    expect(set.shop).toEqual({
      termsUrl: 'https://example.com/terms',
      privacyUrl: 'https://example.com/our%20policy',
      contactEmail: 'hello@example.com',
      includesGst: true,
    });
    expect(set.payments).toMatchObject({ amount: 1005, automaticTax: true });
  });

  test('metrics are on when METRICS_PORT is set, on localhost by default', () => {
    expect(readConfig(good).metrics).toBeNull();
    const on = { ...good, METRICS_PORT: '9464' };
    expect(readConfig(on).metrics).toEqual({ host: 'localhost', port: 9464 });
    const wide = { ...on, METRICS_HOST: '10.0.0.5', HOST: '0.0.0.0' };
    expect(readConfig(wide).metrics).toEqual({ host: '10.0.0.5', port: 9464 });
  });

  test('tracing is on when an endpoint is set', () => {
    expect(readConfig(good).tracing).toBeNull();
    const on = { ...good, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' };
    expect(readConfig(on).tracing).toEqual({
      endpoint: 'http://localhost:4318',
      serviceName: 'step-into-reading',
      sampler: 'parentbased_always_on',
      ratio: 1,
    });
    const share = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' };
    expect(readConfig({ ...on, ...share }).tracing).toMatchObject({ ratio: 0.1 });
    const named = { OTEL_SERVICE_NAME: 'ours', OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' };
    expect(readConfig({ ...on, ...named }).tracing).toMatchObject({ serviceName: 'ours' });
    expect(() => readConfig({ ...on, ...share, OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow('0 to 1');
  });

  test('an incomplete pair of settings is reported together with other errors', () => {
    const half = { METRICS_HOST: 'localhost', LOG_LEVEL: 'loud' };
    expect(() => readConfig({ ...good, ...half })).toThrow(/LOG_LEVEL[^]*METRICS_PORT is required/);
  });

  test('all missing settings are reported at once', () => {
    expect(() => readConfig({})).toThrow(
      new RegExp(
        Object.keys(good)
          .map((name) => `${name} is required`)
          .join('[^]*'),
      ),
    );
  });

  test.each(['STRIPE_SECRET_KEY', 'ADMIN_PASSWORD'])(
    '%s is not repeated in the message',
    (name) => {
      const secret = 'pk_live_do_not_show';
      const refused = () => readProduction({ ...production, [name]: secret });
      expect(refused).toThrow(name);
      expect(refused).not.toThrow(secret);
    },
  );

  test('the default is one trusted proxy in production and none locally', () => {
    expect(readConfig(good).trustedProxies).toBe(0);
    expect(readProduction(production).trustedProxies).toBe(1);
    const proxiesFrom = (TRUSTED_PROXIES: string) =>
      readProduction({ ...production, TRUSTED_PROXIES }).trustedProxies;
    expect(proxiesFrom('0')).toBe(0);
    expect(proxiesFrom('10.0.0.0/8, fd00::1')).toEqual(['10.0.0.0/8', 'fd00::1']);
  });

  test('the default drain time is five seconds in production and zero locally', () => {
    expect(readConfig(good).drainSeconds).toBe(0);
    expect(readProduction(production).drainSeconds).toBe(5);
    expect(readProduction({ ...production, DRAIN_SECONDS: '0.5' }).drainSeconds).toBe(0.5);
  });

  test('errors of production settings are reported together with other errors', () => {
    expect(() => readProduction({ STRIPE_HOST: 'http://localhost:3001' })).toThrow(
      /PUBLIC_URL[^]*FIREBASE_API_KEY[^]*STRIPE_HOST/,
    );
  });

  test('production accepts real providers', () => {
    expect(readProduction(production).production).toBe(true);
  });

  test.each([
    ['FIREBASE_HOST', 'http://localhost:3001'],
    ['STRIPE_HOST', 'http://localhost:3001'],
    // `npm start` sets these values, and they are in the repository.
    ['STRIPE_WEBHOOK_SECRET', 'whsec_local_stand_in'],
    ['STRIPE_SECRET_KEY', 'sk_test_local_stand_in'],
    ['STRIPE_PRICE_ID', 'price_local_monthly'],
    ['FIREBASE_API_KEY', 'local-api-key'],
    ['FIREBASE_PROJECT_ID', 'step-into-reading-local'],
    ['PUBLIC_URL', 'http://library.example.com'],
    ['PUBLIC_URL', 'https://example.com/library'],
    ['ADMIN_USERNAME', 'owner'],
    ['ADMIN_PASSWORD', 'a good password'],
  ])('production refuses %s = %s', (name, value) => {
    expect(() => readProduction({ ...production, [name]: value })).toThrow(name);
  });
});
