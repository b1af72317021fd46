// A family that asks an owner for help: found by its address, with its subscription, and without what its children read.
import type { FastifyInstance } from 'fastify';
import type { SupportedFamily } from '../../../contracts/family-support.ts';
import type { Authenticator } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import type { SupportContext } from './context.ts';
import { describeFamily } from './describe-family.ts';
import { endSubscription } from './end-subscription.ts';
import { giveFreeMonth } from './free-month.ts';
import { familyGone } from './owner-problems.ts';
import { getFamily, listFamilies } from './store.ts';

interface Services extends Omit<SupportContext, 'log'> {
  authenticator: Authenticator;
}

/** How many accounts of one address are shown. The identity provider usually allows one. */
const MOST_ACCOUNTS = 5;

export function supportRoutes(app: FastifyInstance, services: Services): void {
  const { authenticator, database } = services;
  const context: SupportContext = { ...services, log: app.log };

  /** Throws `not_found`. */
  async function describe(familyId: string): Promise<SupportedFamily> {
    const family = await getFamily(database.db, familyId);
    if (!family) throw familyGone();
    return describeFamily(context, family);
  }

  route(app, authenticator, 'POST /api/admin/families/look', async ({ body: { email } }) => {
    const found = await listFamilies(database.db, email.toLowerCase(), MOST_ACCOUNTS);
    return { families: await Promise.all(found.map((one) => describeFamily(context, one))) };
  });

  route(
    app,
    authenticator,
    'POST /api/admin/families/{familyId}/end-subscription',
    async ({ caller, params: { familyId }, body: { press, subscription, when } }) => {
      const pressed = { by: caller.username, familyId, press, subscription };
      await endSubscription(context, pressed, when);
      return describe(familyId);
    },
  );

  route(
    app,
    authenticator,
    'POST /api/admin/families/{familyId}/free-month',
    async ({ caller, params: { familyId }, body: { press, subscription, credit } }) => {
      const pressed = { by: caller.username, familyId, press, subscription };
      await giveFreeMonth(context, pressed, credit);
      return describe(familyId);
    },
  );
}
