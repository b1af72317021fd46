import type { FastifyInstance } from 'fastify';
import type { CatalogueFile, ImportPlan } from '../../../contracts/catalogue-file.ts';
import type { FlipbookFiles } from '../../providers/storage/flipbook-files.ts';
import { route, Streamed } from '../../http/route.ts';
import { type CheckedFile, checkFile, reportMissingPages } from './check-file.ts';
import { writeCatalogue } from './export.ts';
import { readPageAddress } from './flipbooks.ts';
import { previewMisfits } from './preview-misfits.ts';
import { changedMeanwhile, importCatalogue } from './import.ts';
import { makePlan, type Plan } from './plan.ts';
import { refusalOf } from './refusal.ts';
import { openStaging } from './staging.ts';
import type { Catalogue } from '../catalogue/service.ts';
import type { Database } from '../../database/open.ts';
import type { Flipbooks } from '../flipbooks/service.ts';
import type { ObjectStore } from '../../providers/storage/objects.ts';
import type { Reports } from '../phonics/reports.ts';
import type { Authenticator } from '../../http/authenticate.ts';

interface Services {
  catalogue: Catalogue;
  database: Database;
  flipbooks: Flipbooks;
  /** Epoch milliseconds. */
  now: () => number;
  objects: ObjectStore;
  reports: Reports;
  authenticator: Authenticator;
}

export function catalogueFileRoutes(
  app: FastifyInstance,
  services: Services,
  files: FlipbookFiles,
): void {
  const { catalogue, database, flipbooks, objects, reports, authenticator, now } = services;

  /** Makes the plan, and adds to `checked` the missing pages of flipbooks, which depend on the plan. */
  async function planFor(checked: CheckedFile): Promise<Plan> {
    const plan = await makePlan(database.db, checked);
    const moved = plan.changed.filter(({ fields }) => fields.includes('flipbookUrl'));
    const brought = new Set([...plan.added, ...moved.map(({ book }) => book)]);
    reportMissingPages(checked, (book) => brought.has(book));
    return plan;
  }

  route(
    app,
    authenticator,
    'GET /api/admin/catalogue',
    async () =>
      new Streamed<CatalogueFile>(writeCatalogue({ db: database.db, objects, flipbooks }, now())),
  );

  route(app, authenticator, 'POST /api/admin/catalogue/check', async ({ upload }) => {
    const checked = await checkFile({ objects, flipbooks, stage: async () => {} }, upload);
    const plan = await planFor(checked);
    const misfits = checked.problems.length > 0 ? [] : await previewMisfits(reports, checked, plan);
    return present(plan, { ...checked, warnings: [...checked.warnings, ...misfits] });
  });

  route(app, authenticator, 'POST /api/admin/catalogue', async ({ upload, query }) => {
    const staging = openStaging(files, objects, flipbooks);
    try {
      const checked = await checkFile({ objects, flipbooks, stage: staging.add }, upload);
      const plan = await planFor(checked);
      if (checked.problems.length > 0) throw refusalOf(checked.problems);
      if (![undefined, plan.digest].includes(query.expecting)) throw changedMeanwhile();
      await staging.store(checked);
      await importCatalogue(database.db, plan, now()).finally(catalogue.changed);
      // Updates the reports in the background.
      void reports.makeOutdatedSoon();
      return { new: plan.added.length, changed: plan.changed.length, unchanged: plan.unchanged };
    } finally {
      await staging.discard();
    }
  });
}

/** The most entries of each list in the response. */
const MAX_LISTED = 200;

function present(plan: Plan, checked: CheckedFile): ImportPlan {
  const { problems, warnings, flipbooks } = checked;
  const pictures = [...checked.pictures].filter((address) => readPageAddress(address) === null);
  const added = plan.added.map(({ id, title }) => ({ id, title, fields: null }));
  const changed = plan.changed.map(({ book: { id, title }, fields }) => ({ id, title, fields }));
  return {
    digest: plan.digest,
    counts: {
      new: added.length,
      changed: changed.length,
      unchanged: plan.unchanged,
      kept: plan.kept.length,
      newPictures: pictures.length,
      newFlipbooks: flipbooks.size,
      problems: problems.length,
      warnings: warnings.length,
    },
    books: [...changed, ...added].slice(0, MAX_LISTED),
    kept: plan.kept.slice(0, MAX_LISTED),
    heartWordsChange: plan.heartWordsChange,
    soundingsChange: plan.soundingsChange,
    problems: problems.slice(0, MAX_LISTED),
    warnings: warnings.slice(0, MAX_LISTED),
  };
}
