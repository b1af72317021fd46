import type { FastifyInstance } from 'fastify';
import type { CatalogueFile, ImportPlan } from '../../../contracts/catalogue-file.ts';
import { nameSome } from '../../../domain/name-some.ts';
import { route, Streamed } from '../../http/route.ts';
import { badField } from '../../problems/problem.ts';
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
  const { catalogue, database, flipbooks, objects, recordings, authenticator, now } = services;
  const sources = { db: database.db, objects, flipbooks, recordings };

  route(app, authenticator, 'GET /api/admin/catalogue', async ({ query: { ids } }) => {
    if (ids) requireBooks(ids, (await catalogue.ownerShelf()).byId);
    return new Streamed<CatalogueFile>(writeCatalogue({ ...sources, ids }, now()));
  });

  route(app, authenticator, 'POST /api/admin/catalogue/check', async ({ upload }) => {
    const { plan, checked } = await checkImport(services, upload);
    return present(plan, checked);
  });

  route(app, authenticator, 'POST /api/admin/catalogue', async ({ upload, query, caller }) => {
    const { expecting } = query;
    const by = caller.username;
    const { added, changed, unchanged } = await importFile(services, upload, { expecting, by });
    return { new: added.length, changed: changed.length, unchanged };
  });
}

/** Throws `invalid_request`, which names the books that are not in the library. */
function requireBooks(ids: readonly string[], known: ReadonlyMap<string, unknown>): void {
  const gone = ids.filter((id) => !known.has(id));
  if (gone.length === 0) return;
  const message = `Not in the library any more: ${nameSome(gone)}. Load the list again.`;
  throw badField('query.ids', message);
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
