// `npm run release -- <major|minor|patch>`: turns the Unreleased section of CHANGELOG.md into a release, raises the
// version, commits and tags. It never pushes. `--skip-tests` is for a commit that has just been tested.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Argument } from 'commander';
import { newCommand } from './command.ts';

const LEVELS = ['major', 'minor', 'patch'] as const;
export type Level = (typeof LEVELS)[number];
const UNRELEASED = '## [Unreleased]\n';

/** Nothing was released. The message says why, in a sentence. */
export class NotReleased extends Error {}

export interface Release {
  /** The top folder of the repository. */
  root: string;
  level: Level;
  skipTests: boolean;
  /** Whether all tests pass. */
  test: () => boolean;
  /** Epoch milliseconds. */
  now: number;
}

/** Returns the tag, such as `v1.2.0`. Throws NotReleased, and then has changed nothing. */
export function release({ root, level, skipTests, test, now }: Release): string {
  const git = (...command: string[]) =>
    execFileSync('git', command, { cwd: root, encoding: 'utf8' }).trim();
  const refuseUnclean = () => {
    if (git('status', '--porcelain') !== '') {
      throw new NotReleased('The working tree has changes. Commit them, or put them away.');
    }
  };

  if (git('branch', '--show-current') !== 'main') {
    throw new NotReleased('Releases are made on main.');
  }
  refuseUnclean();
  const file = join(root, 'CHANGELOG.md');
  const changelog = readFileSync(file, 'utf8');
  if (unreleased(changelog) === '') {
    throw new NotReleased('CHANGELOG.md has nothing under Unreleased.');
  }
  if (!skipTests && !test()) {
    throw new NotReleased('The tests fail.');
  }
  // Tests should leave no files behind. If they do, the files must not get into the release.
  refuseUnclean();

  // Raises the version in the lockfile too.
  const tag = execFileSync('npm', ['version', level, '--no-git-tag-version', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  }).trim();
  if (git('tag', '--list', tag) !== '') {
    git('checkout', '--', '.');
    throw new NotReleased(`The tag ${tag} is there already.`);
  }
  const date = new Date(now).toISOString().slice(0, 10);
  const heading = `## [${tag.slice(1)}] - ${date}\n`;
  writeFileSync(file, changelog.replace(UNRELEASED, `${UNRELEASED}\n${heading}`));
  git('commit', '--all', '--quiet', '--message', `Release ${tag.slice(1)}`);
  git('tag', '--annotate', tag, '--message', `${tag}\n\n${unreleased(changelog)}`);
  return tag;
}

/** Returns the text under Unreleased, without the blank lines around it. */
function unreleased(changelog: string): string {
  const [, after = ''] = changelog.split(UNRELEASED);
  return (after.split(/^## /m)[0] ?? '').trim();
}

if (import.meta.main) {
  const command = newCommand(
    'npm run release --',
    'Makes what CHANGELOG.md has under Unreleased a release: version, commit and tag. Pushes nothing.',
  )
    .addArgument(new Argument('<level>', 'what of the version is raised').choices(LEVELS))
    .option('--skip-tests', 'what is released has just been tested')
    .parse();
  const [level] = command.processedArgs as [Level];
  const { skipTests = false } = command.opts<{ skipTests?: boolean }>();
  const root = join(import.meta.dirname, '..');
  const test = () =>
    spawnSync('npm', ['test'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    }).status === 0;
  try {
    const tag = release({ root, level, skipTests, test, now: Date.now() });
    console.log(`${tag} is here. To publish it: git push --follow-tags origin main`);
  } catch (error) {
    if (!(error instanceof NotReleased)) throw error;
    console.error(`${error.message} Nothing was released.`);
    process.exitCode = 1;
  }
}
