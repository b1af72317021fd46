// Checks a catalogue file, and imports one.
import type { FlipbookFiles } from '../../providers/storage/flipbook-files.ts';
import type { Upload } from '../../http/uploads.ts';
import { checkFile } from './check-file.ts';
import type { CheckedFile } from './checked-file.ts';
import { reportMissingPages } from './check-references.ts';
import { changedMeanwhile, importCatalogue } from './import.ts';
import { makePlan, type Plan } from './plan.ts';
import { previewMisfits } from './preview-misfits.ts';
import { checkRecordings } from './recordings.ts';
import { refusalOf } from './refusal.ts';
import { openStaging } from './staging.ts';
import type { Catalogue } from '../catalogue/service.ts';
import type { Database } from '../../database/open.ts';
import type { Flipbooks } from '../flipbooks/service.ts';
import type { ObjectStore } from '../../providers/storage/objects.ts';
import type { Recordings } from '../recordings/service.ts';
import type { Reports } from '../phonics/reports.ts';

export interface CatalogueFileParts {
  catalogue: Catalogue;
  database: Database;
  flipbookFiles: FlipbookFiles;
  flipbooks: Flipbooks;
  /** Epoch milliseconds. */
  now: () => number;
  objects: ObjectStore;
  recordings: Recordings;
  reports: Reports;
}

/** Returns what an import of the file would change, and what is wrong with the file. Stores nothing. */
export async function checkImport(
  { database, flipbooks, now, objects, recordings, reports }: CatalogueFileParts,
  upload: Upload,
): Promise<{ plan: Plan; checked: CheckedFile }> {
  const target = { objects, flipbooks, recordings };
  const nowhere = { stage: async () => {}, stageRecording: async () => {} };
  const checked = await checkFile({ ...target, ...nowhere }, upload);
  const plan = await planFor(database, checked, now());
  const misfits = checked.problems.length > 0 ? [] : await previewMisfits(reports, checked, plan);
  return { plan, checked: { ...checked, warnings: [...checked.warnings, ...misfits] } };
}

/**
 * Imports the file, and returns what has changed. Throws a Problem, and changes no book, if anything is wrong with the
 * file, or if the plan is not the one with the digest `expecting`, if given. `by` is the owner's username.
 */
export async function importFile(
  parts: CatalogueFileParts,
  upload: Upload,
  { expecting, by }: { expecting: string | undefined; by: string },
): Promise<Plan> {
  const { catalogue, database, flipbookFiles, flipbooks, now, objects, recordings, reports } =
    parts;
  const staging = openStaging(flipbookFiles, objects, flipbooks, recordings);
  try {
    const target = { objects, flipbooks, recordings };
    const stages = { stage: staging.add, stageRecording: staging.addRecording };
    const checked = await checkFile({ ...target, ...stages }, upload);
    const plan = await planFor(database, checked, now());
    if (checked.problems.length > 0) throw refusalOf(checked.problems);
    if (![undefined, plan.digest].includes(expecting)) throw changedMeanwhile();
    await staging.store(checked);
    await importCatalogue(database.db, plan, { by, now: now() }).finally(() => {
      catalogue.changed();
      recordings.heard.changed();
    });
    // Updates the reports in the background. The scheduled job makes what is left.
    reports.makeOutdatedSoon().catch(() => undefined);
    return plan;
  } finally {
    await staging.discard();
  }
}

/** Makes the plan, and adds to `checked` what depends on it: missing pages of flipbooks, and recordings without a book. */
async function planFor({ db }: Database, checked: CheckedFile, now: number): Promise<Plan> {
  const plan = await makePlan(db, checked, now);
  const moved = plan.changed.filter(({ fields }) => fields.includes('flipbookUrl'));
  const brought = new Set([...plan.added, ...moved.map(({ book }) => book)]);
  reportMissingPages(checked, (book) => brought.has(book));
  const known = new Set([...checked.books.values(), ...plan.kept].map(({ id }) => id));
  checkRecordings(checked.recordings, (id) => known.has(id), checked.problems);
  return plan;
}
