// Compares the files of this folder with the settings and constants that they repeat.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { NODE_FLAGS, readLocalSettings } from '../scripts/config.ts';
import { readConfig, SETTINGS } from '../server/config/config.ts';
import { CLOSE_WITHIN } from '../server/runtime/graceful-shutdown.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const example = read('deploy/library.env.example');
const unit = read('deploy/step-into-reading@.service');
const compose = read('deploy/compose.yml');
const image = read('Dockerfile');
const operations = read('docs/operations.md');
const { scripts, dependencies } = JSON.parse(read('package.json'));

/** `given` has the active settings, `all` also those that are commented out. */
const given = parseEnv(example);
const real = { STRIPE_SECRET_KEY: 'sk_live_1' };
const all = parseEnv(example.replaceAll(/^# (?=[A-Z0-9_]+=)/gm, ''));

describe('the example of the settings', () => {
  test('has every setting of a library in production', () => {
    // Production refuses stand-ins.
    const local = /^(FIREBASE|STRIPE)_HOST$/;
    const expected = SETTINGS.filter((name) => !local.test(name));
    const own = Object.keys(all).filter((name) => name !== 'POSTGRES_PASSWORD');
    expect(own.toSorted()).toEqual(expected.toSorted());
  });

  test('has the default value of each setting that is commented out', () => {
    const production = (env: NodeJS.ProcessEnv) =>
      readConfig({ production: true }, { ...env, ...real });
    expect(production(all)).toEqual(production(given));
  });

  test('is refused until it is filled in', () => {
    expect(() => readConfig({ production: true }, given)).toThrow('STRIPE_SECRET_KEY');
  });
});

describe('the sign-in pages', () => {
  const { identity, publicUrl } = readConfig({ production: true }, { ...given, ...real });

  test('are at the library’s own domain', () => {
    expect(identity.authDomain).toBe(new URL(publicUrl).host);
  });

  test('reach the library through the proxy, as every address does', () => {
    const rules = read('deploy/Caddyfile').replaceAll(/^\s*#.*$/gm, '');
    expect(rules.match(/^\t\S+/gm)).toEqual(['\treverse_proxy', '\t}']);
    expect(rules).toContain('\treverse_proxy {$INSTANCES:localhost:3000 localhost:3001} {\n');
  });

  test('have a redirect address for Google, which the set-up instructions name', () => {
    expect(example).toContain(`${publicUrl}/__/auth/handler`);
    expect(operations).toContain('`<PUBLIC_URL>/__/auth/handler`');
  });
});

describe('metrics', () => {
  const production = (env: NodeJS.ProcessEnv) =>
    readConfig({ production: true }, { ...given, ...real, ...env });
  /** The active targets, and those that are commented out. */
  const targets = [...read('deploy/prometheus/scrape.yml').matchAll(/- targets: \[(.*)\]/g)].map(
    ([, list = '']) => list.replaceAll("'", '').split(', '),
  );

  test('of two instances on one machine have different ports', () => {
    const files = [...unit.matchAll(/^EnvironmentFile=(.*)$/gm)].map(([, file]) => file);
    // The later file wins. The hyphen makes it optional.
    expect(files).toEqual(['/etc/step-into-reading/library.env', '-/etc/step-into-reading/%i.env']);
    const ports = [...operations.matchAll(/METRICS_PORT=(\d+)` in\s+`\S+\/300\d\.env/g)];
    const told = ports.map(([, port]) => production({ METRICS_PORT: port }).metrics);
    expect(told.map((at) => `${at?.host}:${at?.port}`)).toEqual(targets[0]);
    expect(new Set(targets[0]).size).toBe(2);
  });

  test('of two containers are reachable only in their network', () => {
    const wide = parseEnv(
      [...operations.matchAll(/`(METRICS_PORT=9464|METRICS_HOST=0.0.0.0)`/g)]
        .map(([, line]) => line)
        .join('\n'),
    );
    expect(production(wide).metrics).toEqual({ host: '0.0.0.0', port: 9464 });
    const services = [...compose.matchAll(/^ {2}(library-\d):$/gm)].map(([, name]) => name);
    expect(services.map((name) => `${name}:9464`)).toEqual(targets[1]);
    const published = [...compose.matchAll(/^ +ports: (.*)$/gm)].map(([, list]) => list);
    expect(published).toEqual(["['80:80', '443:443', '443:443/udp']"]);
  });
});

describe('image and unit', () => {
  const serve: string = scripts.serve;

  test('have the same Node flags as the local library', () => {
    expect(serve).toBe(`node ${NODE_FLAGS.join(' ')} server/main.ts --production`);
  });

  test('start the same command as npm run serve', () => {
    const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(image) ?? [];
    expect((JSON.parse(command) as string[]).join(' ')).toBe(serve);
    expect(unit).toContain(`/bin/${serve}\n`);
  });

  test('return large blocks of memory as the local library does', () => {
    const name = 'MALLOC_MMAP_THRESHOLD_';
    const setting = `${name}=${readLocalSettings({}).environment[name]}\n`;
    expect(setting).toMatch(/=\d+\n/);
    expect(image).toContain(`ENV ${setting}`);
    expect(unit).toContain(`Environment=${setting}`);
  });

  test('run other commands with the same user, settings and Node', () => {
    const [alias = ''] = /^ +alias library='systemd-run .*'$/m.exec(operations) ?? [];
    const properties = [...alias.matchAll(/ -p (\S+)/g)].map(([, property]) => property);
    expect(properties.length).toBeGreaterThan(0);
    for (const property of properties) expect(unit).toContain(`\n${property}\n`);
    // %S in the unit is the parent folder of StateDirectory, /var/lib.
    expect(alias).toContain(' -E DATA_DIR=/var/lib/step-into-reading ');
    const [, node = ''] = /^ExecStart=(\S+)/m.exec(unit) ?? [];
    expect(alias).toMatch(new RegExp(` ${node}'$`));
  });

  test('have the Node version of package.json', () => {
    const [major] = /\d+/.exec(dependencies.node) ?? [];
    expect(image).toContain(`FROM node:${major}-trixie-slim AS base\n`);
  });

  test('restart without limit while the database is unavailable', () => {
    const [, intoUnit = '', intoService = ''] = /\[Unit\]([^]*)\[Service\]([^]*)/.exec(unit) ?? [];
    // An interval of 0 means no limit (man systemd.unit).
    expect(intoUnit).toContain('\nStartLimitIntervalSec=0\n');
    expect(unit).not.toContain('StartLimitBurst');
    expect(intoService).toContain('\nRestart=on-failure\nRestartSec=5\n');
    expect(compose).toMatch(/x-hardened: &hardened\n {2}restart: unless-stopped\n/);
    expect(compose).toMatch(/x-library: &library\n {2}<<: \*hardened\n/);
  });

  test('wait longer than a graceful shutdown takes', () => {
    const { drainSeconds } = readConfig({ production: true }, { ...given, ...real });
    const least = drainSeconds + CLOSE_WITHIN / 1000;
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(least);
    expect(Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1])).toBeGreaterThan(least);
  });
});
