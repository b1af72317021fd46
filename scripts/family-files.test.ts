// Reads the built client: which of its files the service worker keeps.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { built, scriptsOf } from './built-client.test-support.ts';

const assets = readdirSync(join(built, 'assets')).filter((file) => !/\.(br|gz)$/.test(file));
const worker = readFileSync(join(built, 'service-worker.js'), 'utf8');
const kept = new Set([...worker.matchAll(/assets\/([\w.-]+)/g)].map(([, file = '']) => file));

/** What a script imports, at once or later, and the files that it names, without the owner's screens. */
const NAMED =
  /(?:(?:from|import\(?)\s*["'`]\.|\/assets)\/((?!(?:admin-login|admin|invitation|write-book|edit-book|view-book)-screen-)[\w.-]+\.js)/g;

const scripts = scriptsOf('index.html', NAMED);

test('the service worker keeps every script of a family’s screens, and no other', () => {
  for (const name of [
    'family-home-screen',
    'reader-screen',
    'landing-screen',
    'not-found-screen',
  ]) {
    expect([...scripts].filter((file) => file.startsWith(name))).toHaveLength(1);
  }
  expect([...kept].filter((file) => file.endsWith('.js')).sort()).toEqual([...scripts].sort());
});

test('it keeps every style sheet, font, picture and sound but those of the owner and of flipbooks', () => {
  const others = assets.filter(
    (file) => !file.endsWith('.js') && !/^(?:flipbook|view-book-screen)-/.test(file),
  );
  expect(others.length).toBeGreaterThan(80);
  expect(others.filter((file) => !kept.has(file))).toEqual([]);
});

test('it keeps the icons and the manifest', () => {
  for (const file of ['manifest.webmanifest', 'icon-192.png', 'icon-512.png', 'favicon.svg']) {
    expect(worker).toContain(`"${file}"`);
  }
});
