import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Level, release } from './release.ts';

const CHANGELOG = `# Changes

## [Unreleased]

### Added

- A shelf.

## [0.1.0] - 2026-01-01

- The first.
`;
const now = Date.UTC(2026, 10, 22);

let root: string;
const git = (...command: string[]) =>
  execFileSync('git', command, { cwd: root, encoding: 'utf8' }).trim();
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

const make = (level: Level, test = () => true, skipTests = false) =>
  release({ root, level, skipTests, test, now });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'library-release-'));
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Owner');
  git('config', 'user.email', 'owner@example.com');
  git('config', 'commit.gpgsign', 'false');
  git('config', 'tag.gpgsign', 'false');
  write('package.json', '{\n  "name": "library",\n  "version": "0.1.0"\n}\n');
  write(
    'package-lock.json',
    '{\n  "name": "library",\n  "version": "0.1.0",\n  "lockfileVersion": 3,\n  "packages": { "": { "name": "library", "version": "0.1.0" } }\n}\n',
  );
  write('CHANGELOG.md', CHANGELOG);
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
});
afterEach(() => rmSync(root, { recursive: true }));

test.each<[Level, string]>([
  ['patch', '0.1.1'],
  ['minor', '0.2.0'],
  ['major', '1.0.0'],
])('a %s release writes %s to package, lockfile, changelog, commit and tag', (level, version) => {
  expect(make(level)).toBe(`v${version}`);
  expect(JSON.parse(read('package.json')).version).toBe(version);
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({
    version,
    packages: { '': { version } },
  });
  expect(read('CHANGELOG.md')).toContain(
    `## [Unreleased]\n\n## [${version}] - 2026-11-22\n\n### Added\n\n- A shelf.\n\n## [0.1.0]`,
  );
  expect(git('log', '-1', '--format=%s')).toBe(`Release ${version}`);
  expect(git('tag', '--points-at', 'HEAD')).toBe(`v${version}`);
  expect(git('tag', '--list', '--format=%(contents:body)', `v${version}`)).toContain('- A shelf.');
  expect(git('status', '--porcelain')).toBe('');
});

describe('nothing is released', () => {
  const refused = (sentence: string, test?: () => boolean) => {
    const before = [git('rev-parse', 'HEAD'), git('tag'), git('status', '--porcelain')];
    expect(() => make('minor', test)).toThrow(sentence);
    expect([git('rev-parse', 'HEAD'), git('tag'), git('status', '--porcelain')]).toEqual(before);
  };

  test('with uncommitted changes', () => {
    write('notes.txt', 'later');
    refused('The working tree has changes');
  });

  test('from another branch', () => {
    git('switch', '--quiet', '--create', 'idea');
    refused('Releases are made on main');
  });

  test('if Unreleased is empty', () => {
    make('minor');
    refused('has nothing under Unreleased');
  });

  test('if the tests fail, unless they are skipped', () => {
    refused('The tests fail', () => false);
    expect(make('minor', () => false, true)).toBe('v0.2.0');
  });

  test('if the tests leave a file behind', () => {
    const untidy = () => {
      write('left.txt', 'behind');
      return true;
    };
    expect(() => make('minor', untidy)).toThrow('The working tree has changes');
    expect(git('tag')).toBe('');
  });

  test('if the tag exists', () => {
    git('tag', 'v0.2.0');
    refused('The tag v0.2.0 is there already');
  });
});
