import type { FastifyInstance } from 'fastify';
import type { CatalogueFile, ImportPlan } from '../../../contracts/catalogue-file.ts';
import { route, Streamed } from '../../http/route.ts';
import type { CheckedFile } from './checked-file.ts';
import { writeCatalogue } from './export.ts';
import { readPageAddress } from './flipbooks.ts';
import type { Plan } from './plan.ts';
import { type CatalogueFileParts, checkImport, importFile } from './service.ts';
import type { Authenticator } from '../../http/authenticate.ts';

interface Services extends CatalogueFileParts {
  authenticator: Authenticator;
}

export function catalogueFileRoutes(app: FastifyInstance, services: Services): void {
  const { database, flipbooks, objects, recordings, authenticator, now } = services;
  const sources = { db: database.db, objects, flipbooks, recordings };

  route(
    app,
    authenticator,
    'GET /api/admin/catalogue',
    async () => new Streamed<CatalogueFile>(writeCatalogue(sources, now())),
  );

  route(app, authenticator, 'POST /api/admin/catalogue/check', async ({ upload }) => {
    const { plan, checked } = await checkImport(services, upload);
    return present(plan, checked);
  });

  route(app, authenticator, 'POST /api/admin/catalogue', async ({ upload, query }) => {
    const { added, changed, unchanged } = await importFile(services, upload, query.expecting);
    return { new: added.length, changed: changed.length, unchanged };
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
      newRecordings: plan.recordings.length,
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
