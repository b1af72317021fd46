// Makes the services that the routes and the scheduled jobs share.
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/open.ts';
import { createAuthenticator } from '../http/authenticate.ts';
import { createLimiter } from '../http/rate-limits/limiter.ts';
import { createAccountDeletion } from '../modules/accounts/deletion/service.ts';
import { getAdminOf } from '../modules/admins/sessions/sessions.ts';
import { createCatalogue } from '../modules/catalogue/service.ts';
import { createFigures } from '../modules/figures/service.ts';
import { createFlipbookAddresses } from '../modules/flipbooks/addresses.ts';
import { createFlipbooks } from '../modules/flipbooks/service.ts';
import { createIncoming } from '../modules/incoming/service.ts';
import { createLetters } from '../modules/letters/service.ts';
import { noteSubscriptionLetters } from '../modules/letters/subscription-letters.ts';
import type { Renderer } from '../modules/flipbooks/renderer.ts';
import type { Checker } from '../modules/phonics/checker.ts';
import { createReports } from '../modules/phonics/reports.ts';
import type { SoundTools } from '../modules/recordings/examine.ts';
import { createRecordings } from '../modules/recordings/service.ts';
import { createFamily } from '../modules/students/family.ts';
import { cachePaymentAccount } from '../modules/subscriptions/payment-account.ts';
import { createProductList } from '../modules/subscriptions/sold-products.ts';
import { createSubscriptions, statusOf } from '../modules/subscriptions/service.ts';
import type { Metrics } from '../observability/metrics/metrics.ts';
import type { Tracing } from '../observability/tracing/tracing.ts';
import type { IdentityAccounts } from '../providers/identity/accounts.ts';
import type { IdentityProvider } from '../providers/identity/identity.ts';
import type { MailProvider } from '../providers/mail/mail.ts';
import type { PaymentProvider } from '../providers/payments/payments.ts';
import type { FlipbookFiles } from '../providers/storage/flipbook-files.ts';
import type { IncomingFiles } from '../providers/storage/incoming-folder.ts';
import type { ObjectStore } from '../providers/storage/objects.ts';
import type { RecordingFiles } from '../providers/storage/recording-files.ts';

/** What the library is given from outside: settings, database, providers, stores, processes and clock. */
export interface ServiceParts {
  config: Config;
  database: Database;
  identity: IdentityProvider;
  identityAccounts: IdentityAccounts;
  payments: PaymentProvider;
  /** Null for a library that sends no letters. */
  mail: MailProvider | null;
  objects: ObjectStore;
  flipbookFiles: FlipbookFiles;
  recordingFiles: RecordingFiles;
  incomingFiles: IncomingFiles;
  checker: Checker;
  renderer: Renderer;
  soundTools: SoundTools;
  /** Epoch milliseconds. */
  now: () => number;
  /** How long an interactive request waits for a sync with the payment provider, in milliseconds. */
  maxSyncWait?: number;
}

interface Observers {
  log: FastifyBaseLogger;
  metrics: Metrics;
  tracing: Tracing;
}

export function createServices(parts: ServiceParts, { log, metrics, tracing }: Observers) {
  const { config, database, identity, objects, flipbookFiles, recordingFiles, now } = parts;
  const { db } = database;
  const payments = tracing.traceCalls(parts.payments, 'stripe');
  const identityAccounts = tracing.traceCalls(parts.identityAccounts, 'identity provider');
  const mail = parts.mail && tracing.traceCalls(parts.mail, 'mail server');

  const catalogue = createCatalogue(database, now);
  const getPaymentAccount = cachePaymentAccount(db, payments);
  const subscriptions = createSubscriptions(
    {
      ...{ database, payments, getPaymentAccount, now, log, metrics },
      onStored: mail === null ? undefined : noteSubscriptionLetters,
    },
    parts.maxSyncWait,
  );
  const figures = createFigures({
    ...{ db, payments, getPaymentAccount, timeZone: config.timeZone, now, log },
    listProducts: createProductList({ database, payments, getPaymentAccount, now, log }),
  });
  const accountDeletion = createAccountDeletion({
    database,
    identity,
    identityAccounts,
    payments,
    subscriptions,
    getPaymentAccount,
    now,
    report: (error, message) => log.warn({ err: error }, message),
  });
  const reports = createReports(db, parts.checker, log, {
    accent: config.accent,
    changed: catalogue.changed,
  });
  const flipbookAddresses = createFlipbookAddresses(db, config.publicUrl, now);
  const flipbooks = createFlipbooks({
    db,
    files: flipbookFiles,
    objects,
    renderer: parts.renderer,
    addresses: flipbookAddresses,
    now,
    log,
    metrics,
  });
  const incoming = createIncoming({
    ...{ database, catalogue, flipbooks, reports, objects, now, log, metrics },
    incomingFiles: parts.incomingFiles,
  });
  const recordings = createRecordings({
    database,
    files: recordingFiles,
    soundTools: parts.soundTools,
    now,
  });
  const letters = createLetters({
    ...{ config, database, catalogue, subscriptions, mail, now, log, metrics },
  });
  const family = createFamily(database, now);
  const authenticator = createAuthenticator(
    {
      identity,
      adminOf: (token) => getAdminOf(db, token, now()),
      subscriptionOf: async (uid) => statusOf(await subscriptions.get(uid), now()),
      studentOf: family.studentOf,
      requireAccount: accountDeletion.requireAccount,
    },
    createLimiter(db, now),
  );
  return {
    config,
    database,
    objects,
    payments,
    catalogue,
    subscriptions,
    accountDeletion,
    reports,
    figures,
    flipbookAddresses,
    flipbooks,
    flipbookFiles,
    incoming,
    letters,
    recordings,
    family,
    authenticator,
    metrics,
    now,
  };
}
