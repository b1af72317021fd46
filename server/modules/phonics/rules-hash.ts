// The version of the rules: a hash of the files that a report depends on. When they change, all reports are outdated.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';

import { type Accent, DEFAULT_ACCENT } from '../../../phonics/accents/accent.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** Returns the paths of the files that a report depends on. */
export function listRuleFiles(): string[] {
  const rules = readdirSync(join(root, 'phonics'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  return [
    ...rules.sort().map((file) => join(root, 'phonics', file)),
    join(root, 'contracts', 'book-content.ts'),
    join(root, 'domain', 'teaching-steps.ts'),
    join(root, 'domain', 'text.ts'),
    join(root, 'contracts', 'phonics.ts'),
    join(import.meta.dirname, 'check-process.ts'),
    join(import.meta.dirname, 'book-pages.ts'),
    join(root, 'server/modules/catalogue/stored-html.ts'),
    findPackageJSON('cmu-pronouncing-dictionary', import.meta.url) ?? '',
  ];
}

/** Returns twelve hex digits. */
export function hashFiles(files: readonly string[]): string {
  const digest = createHash('sha256');
  for (const file of files) digest.update(readFileSync(file));
  return digest.digest('hex').slice(0, 12);
}

/** `accent` is that of the library. */
export const readRulesHash = (accent: Accent): string =>
  accent === DEFAULT_ACCENT
    ? hashFiles(listRuleFiles())
    : `${hashFiles(listRuleFiles())}.${accent}`;
