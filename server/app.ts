// Builds the Fastify app from its parts. It opens nothing and does not listen.
import { isUtf8 } from 'node:buffer';
import swagger from '@fastify/swagger';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyServerOptions,
  type RouteOptions,
} from 'fastify';
import {
  createJsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { createCatalogue } from './modules/catalogue/service.ts';
import { handleClientError, ARRIVAL_TIMEOUTS } from './http/malformed-requests.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/open.ts';
import { type GracefulShutdown, createGracefulShutdown } from './runtime/graceful-shutdown.ts';
import { checkDescriptors } from './runtime/file-descriptors.ts';
import { answerError, BrokenJson } from './http/errors.ts';
import { aboutToClose } from './problems/problem.ts';
import { accountRoutes } from './modules/accounts/routes.ts';
import { getAdminOf } from './modules/admins/service.ts';
import { adminRoutes } from './modules/admins/routes.ts';
import { bookRoutes } from './modules/books/routes.ts';
import { catalogueFileRoutes } from './modules/catalogue-file/routes.ts';
import { errorReportRoutes } from './modules/error-reports/routes.ts';
import { flipbookRoutes } from './modules/flipbooks/routes.ts';
import { frameRoutes } from './modules/flipbooks/frame-routes.ts';
import { objectRoutes } from './modules/pictures/serving/routes.ts';
import { isForPeople, pageRoutes, prepareDocuments } from './modules/pages/routes.ts';
import { pictureRoutes } from './modules/pictures/routes.ts';
import { phonicsRoutes } from './modules/phonics/routes.ts';
import { practiceRoutes } from './modules/practice/routes.ts';
import { progressRoutes } from './modules/progress/routes.ts';
import { readingReportRoutes } from './modules/reading-report/routes.ts';
import { proxySettings, signInPageRoutes } from './modules/sign-in-pages/routes.ts';
import { subscriptionRoutes } from './modules/subscriptions/routes.ts';
import { insightRoutes } from './modules/insights/routes.ts';
import { createFlipbookAddresses } from './modules/flipbooks/addresses.ts';
import type { Renderer } from './modules/flipbooks/renderer.ts';
import { createFlipbooks } from './modules/flipbooks/service.ts';
import { deleteUnusedFlipbooks } from './modules/flipbooks/delete-unused.ts';
import { createAccountDeletion } from './modules/accounts/deletion/service.ts';
import { createLimiter } from './http/rate-limits/limiter.ts';
import { type Metrics, noMetrics } from './observability/metrics/metrics.ts';
import { countRequests } from './observability/metrics/requests.ts';
import { trustProxies } from './config/trusted-proxies.ts';
import type { Checker } from './modules/phonics/checker.ts';
import { createReports } from './modules/phonics/reports.ts';
import type { FlipbookFiles } from './providers/storage/flipbook-files.ts';
import type { IdentityAccounts } from './providers/identity/accounts.ts';
import type { IdentityProvider } from './providers/identity/identity.ts';
import type { ObjectStore } from './providers/storage/objects.ts';
import type { PaymentProvider } from './providers/payments/payments.ts';
import { LingeringResponse } from './http/lingering-close.ts';
import { addRequestContext, requestIds } from './observability/request-context.ts';
import { commonHeaders, documentHeaders, frameHeaders } from './http/security-headers.ts';
import { createAuthenticator } from './http/authenticate.ts';
import type { ScheduledJob } from './jobs/scheduler.ts';
import { noTracing, type Tracing } from './observability/tracing/tracing.ts';
import { cachePaymentAccount } from './modules/subscriptions/payment-account.ts';
import { createSubscriptions, statusOf } from './modules/subscriptions/service.ts';

export interface Parts {
  config: Config;
  database: Database;
  identity: IdentityProvider;
  identityAccounts: IdentityAccounts;
  payments: PaymentProvider;
  objects: ObjectStore;
  flipbookFiles: FlipbookFiles;
  checker: Checker;
  renderer: Renderer;
  /** The folder of the built client. */
  clientFolder: string;
  /** Epoch milliseconds. */
  now: () => number;
  logger: NonNullable<FastifyServerOptions['logger']>;
  /** Called for every registered route. */
  onRoute?: (route: RouteOptions) => void;
  /** Defaults to `noMetrics`. */
  metrics?: Metrics;
  tracing?: Tracing;
  /** How long an interactive request waits for a sync with the payment provider, in milliseconds. */
  maxSyncWait?: number;
}

const BODY_LIMIT = 65_536;

/** Returns the app, ready for `listen` or `inject`. */
export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const { config, database, identity, now, metrics = noMetrics, tracing = noTracing } = parts;
  const payments = tracing.traceCalls(parts.payments, 'stripe');
  const identityAccounts = tracing.traceCalls(parts.identityAccounts, 'identity provider');
  const headers = commonHeaders(config);
  const documents = prepareDocuments({
    clientFolder: parts.clientFolder,
    documentHeaders: (inlineScripts) => documentHeaders(config, inlineScripts),
    publicUrl: config.publicUrl,
    clientConfig: {
      identity: {
        apiKey: config.identity.apiKey,
        authDomain: config.identity.authDomain,
        projectId: config.identity.projectId,
        host: config.identity.host,
      },
      trialDays: config.payments.trialDays,
    },
  });
  const app = Fastify({
    logger: parts.logger,
    // A log line per request would cost more than serving a read. Failures are logged where they occur.
    logController: new LogController({ disableRequestLogging: true }),
    // Every log line already has its request id. A child logger per request would slow a read by a tenth.
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_LIMIT,
    trustProxy: trustProxies(config.trustedProxies),
    genReqId: requestIds(config.trustedProxies),
    requestTimeout: ARRIVAL_TIMEOUTS.request,
    http: {
      headersTimeout: ARRIVAL_TIMEOUTS.headers,
      connectionsCheckingInterval: ARRIVAL_TIMEOUTS.checkedEvery,
      ServerResponse: LingeringResponse,
    },
    clientErrorHandler: handleClientError,
    // Requests on open connections are still served while the server closes.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
    // Errors before routing skip all hooks, so the headers are set here.
    frameworkErrors(error, request, reply) {
      reply.headers(headers).header('x-request-id', request.id);
      if (isForPeople(request)) documents.answer(request, reply);
      else answerError(error, request, reply);
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.decorateRequest('caller', null);
  app.decorateRequest('failure', null);
  if (parts.onRoute) app.addHook('onRoute', parts.onRoute);
  acceptJsonOnly(app);
  // Registers the first hook, so that requests refused by later hooks are counted as in flight too.
  const gracefulShutdown = createGracefulShutdown(app);
  app.decorate('gracefulShutdown', gracefulShutdown);
  app.decorate('metrics', metrics);
  addRequestContext(app, headers);
  tracing.traceRequests(app);
  if (metrics !== noMetrics) countRequests(app, metrics);

  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Step Into Reading', version: '1' },
      components: {
        securitySchemes: {
          user: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          admin: { type: 'apiKey', in: 'header', name: 'admin-auth' },
        },
      },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { target: 'draft-2020-12' } }),
  });

  const catalogue = createCatalogue(database);
  const getPaymentAccount = cachePaymentAccount(database.db, payments);
  const subscriptions = createSubscriptions(
    { database, payments, getPaymentAccount, now, log: app.log, metrics },
    parts.maxSyncWait,
  );
  const accountDeletion = createAccountDeletion({
    ...parts,
    payments,
    identityAccounts,
    subscriptions,
    getPaymentAccount,
    report: (error, message) => app.log.warn({ err: error }, message),
  });
  const reports = createReports(database.db, parts.checker, app.log, {
    changed: catalogue.changed,
  });
  app.addHook('preClose', reports.close);
  const flipbookAddresses = createFlipbookAddresses(database.db, config.publicUrl, now);
  const flipbooks = createFlipbooks({
    db: database.db,
    files: parts.flipbookFiles,
    objects: parts.objects,
    renderer: parts.renderer,
    addresses: flipbookAddresses,
    now,
    log: app.log,
    metrics,
  });
  app.addHook('preClose', flipbooks.close);
  const authenticator = createAuthenticator(
    {
      identity,
      adminOf: (token) => getAdminOf(database.db, token, now()),
      subscriptionOf: async (uid) => statusOf(await subscriptions.get(uid), now()),
      requireAccount: accountDeletion.requireAccount,
    },
    createLimiter(database.db, now),
  );
  const services = {
    config,
    database,
    catalogue,
    objects: parts.objects,
    payments,
    subscriptions,
    accountDeletion,
    reports,
    flipbooks,
    flipbookFiles: parts.flipbookFiles,
    flipbookAddresses,
    authenticator,
    metrics,
    now,
  };

  accountRoutes(app, services);
  adminRoutes(app, services);
  bookRoutes(app, services);
  catalogueFileRoutes(app, services);
  errorReportRoutes(app, services);
  insightRoutes(app, services);
  flipbookRoutes(app, services);
  frameRoutes(app, services, {
    clientFolder: parts.clientFolder,
    headers: frameHeaders(config),
  });
  objectRoutes(app, parts.objects);
  phonicsRoutes(app, services);
  pictureRoutes(app, services);
  const practice = practiceRoutes(app, services);
  progressRoutes(app, services);
  readingReportRoutes(app, services);
  subscriptionRoutes(app, services);
  await app.register(signInPageRoutes, proxySettings(config.identity));

  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  const requireNotShuttingDown = () => {
    if (gracefulShutdown.isAnnounced) throw aboutToClose();
  };
  app.get('/healthz', { schema: { hide: true } }, () => {
    requireNotShuttingDown();
    return { status: 'ok' };
  });
  app.get('/readyz', { schema: { hide: true } }, async () => {
    requireNotShuttingDown();
    await database.check();
    await database.checkWrites();
    await checkDescriptors();
    return { status: 'ready' };
  });

  await app.register(pageRoutes, { clientFolder: parts.clientFolder, documents });
  app.decorate('scheduledJobs', [
    { name: 'subscriptions', run: subscriptions.syncStale },
    { name: 'leavings', run: async () => void (await accountDeletion.finishInterrupted(now())) },
    { name: 'reports', run: reports.makeOutdated },
    {
      name: 'flipbooks',
      run: () => deleteUnusedFlipbooks(database.db, parts.flipbookFiles, now()),
    },
    practice,
  ]);
  return app;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The scheduled jobs. */
    scheduledJobs: readonly ScheduledJob[];
    gracefulShutdown: GracefulShutdown;
    metrics: Metrics;
  }
}

/** Accepts JSON bodies only. An empty body with a JSON content type counts as no body. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer;
    if (bytes.length === 0) done(null, undefined);
    // Decoding invalid UTF-8 would replace bytes silently, and the library would store text nobody wrote.
    else if (!isUtf8(bytes)) done(Object.assign(new SyntaxError('no UTF-8'), { statusCode: 400 }));
    else {
      const text = bytes.toString();
      void parse(request, text, (error, value) =>
        error ? done(new BrokenJson(text)) : done(null, value),
      );
    }
  });
}
