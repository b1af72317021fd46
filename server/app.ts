// Builds the Fastify app from its parts. It opens nothing and does not listen.
import type { FastifyInstance, FastifyServerOptions, RouteOptions } from 'fastify';
import { createServices, type ServiceParts } from './assembly/services.ts';
import { answerError } from './http/errors.ts';
import { createHttpServer } from './http/http-server.ts';
import { serveOpenApi } from './http/openapi.ts';
import { commonHeaders, frameHeaders } from './http/security-headers.ts';
import type { ScheduledJob } from './jobs/scheduler.ts';
import { accountRoutes } from './modules/accounts/routes.ts';
import { adminRoutes } from './modules/admins/routes.ts';
import { bookListRoutes } from './modules/book-list/routes.ts';
import { bookRoutes } from './modules/books/routes.ts';
import { catalogueFileRoutes } from './modules/catalogue-file/routes.ts';
import { changeRoutes } from './modules/changes/routes.ts';
import { errorReportRoutes } from './modules/error-reports/routes.ts';
import { figureRoutes } from './modules/figures/routes.ts';
import { frameRoutes } from './modules/flipbooks/frame-routes.ts';
import { flipbookRoutes } from './modules/flipbooks/routes.ts';
import { deleteUnusedFlipbooks } from './modules/flipbooks/delete-unused.ts';
import { heardWordsRoutes } from './modules/heard-words/routes.ts';
import { incomingRoutes } from './modules/incoming/routes.ts';
import { insightRoutes } from './modules/insights/routes.ts';
import { prepareDocuments } from './modules/pages/documents.ts';
import { isForPeople, pageRoutes } from './modules/pages/routes.ts';
import { letterRoutes } from './modules/letters/routes.ts';
import { phonicsRoutes } from './modules/phonics/routes.ts';
import { pictureRoutes } from './modules/pictures/routes.ts';
import { objectRoutes } from './modules/pictures/serving/routes.ts';
import { practiceRoutes } from './modules/practice/routes.ts';
import { progressRoutes } from './modules/progress/routes.ts';
import { forgetOldChanges } from './modules/record/forget-old.ts';
import { deleteUnusedRecordings } from './modules/recordings/delete-unused.ts';
import { recordingRoutes } from './modules/recordings/routes.ts';
import { readingReportRoutes } from './modules/reading-report/routes.ts';
import { proxySettings, signInPageRoutes } from './modules/sign-in-pages/routes.ts';
import { studentRoutes } from './modules/students/routes.ts';
import { subscriptionRoutes } from './modules/subscriptions/routes.ts';
import { supportRoutes } from './modules/support/routes.ts';
import { type Metrics, noMetrics } from './observability/metrics/metrics.ts';
import { countRequests } from './observability/metrics/requests.ts';
import { addRequestContext } from './observability/request-context.ts';
import { noTracing, type Tracing } from './observability/tracing/tracing.ts';
import { createGracefulShutdown, type GracefulShutdown } from './runtime/graceful-shutdown.ts';
import { healthRoutes } from './runtime/health.ts';

export interface Parts extends ServiceParts {
  /** The folder of the built client. */
  clientFolder: string;
  logger: NonNullable<FastifyServerOptions['logger']>;
  /** Called for every registered route. */
  onRoute?: (route: RouteOptions) => void;
  /** Defaults to `noMetrics`. */
  metrics?: Metrics;
  tracing?: Tracing;
}

/** Returns the app, ready for `listen` or `inject`. */
export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const { config, database, clientFolder, flipbookFiles, recordingFiles, now } = parts;
  const { metrics = noMetrics, tracing = noTracing } = parts;
  const headers = commonHeaders(config);
  const documents = prepareDocuments(clientFolder, config);
  const app = createHttpServer({
    logger: parts.logger,
    trustedProxies: config.trustedProxies,
    answerUnroutable(error, request, reply) {
      reply.headers(headers).header('x-request-id', request.id);
      if (isForPeople(request)) documents.answer(request, reply);
      else answerError(error, request, reply);
    },
  });
  if (parts.onRoute) app.addHook('onRoute', parts.onRoute);

  // The first hook, so that requests refused by later hooks are counted as in flight too.
  const gracefulShutdown = createGracefulShutdown(app);
  addRequestContext(app, headers);
  tracing.traceRequests(app);
  if (metrics !== noMetrics) countRequests(app, metrics);
  app.decorate('metrics', metrics);
  await serveOpenApi(app);

  const services = createServices(parts, { log: app.log, metrics, tracing });
  const { accountDeletion, figures, flipbooks, incoming, letters, reports, subscriptions } =
    services;
  // Before what it uses.
  app.addHook('preClose', incoming.close);
  app.addHook('onReady', async () => incoming.start());
  app.addHook('preClose', reports.close);
  app.addHook('preClose', flipbooks.close);
  app.addHook('preClose', letters.close);

  accountRoutes(app, services);
  adminRoutes(app, services);
  bookListRoutes(app, services);
  bookRoutes(app, services);
  catalogueFileRoutes(app, services);
  changeRoutes(app, services);
  errorReportRoutes(app, services);
  figureRoutes(app, services);
  flipbookRoutes(app, services);
  frameRoutes(app, services, { clientFolder, headers: frameHeaders(config) });
  heardWordsRoutes(app, services);
  incomingRoutes(app, services);
  insightRoutes(app, services);
  letterRoutes(app, services);
  objectRoutes(app, parts.objects);
  phonicsRoutes(app, services);
  pictureRoutes(app, services);
  const practice = practiceRoutes(app, services);
  progressRoutes(app, services);
  readingReportRoutes(app, services);
  recordingRoutes(app, services);
  studentRoutes(app, services);
  subscriptionRoutes(app, services);
  supportRoutes(app, services);
  await app.register(signInPageRoutes, proxySettings(config.identity));
  healthRoutes(app, database, gracefulShutdown);
  await app.register(pageRoutes, { clientFolder, documents });

  app.decorate('gracefulShutdown', gracefulShutdown);
  app.decorate('scheduledJobs', [
    { name: 'subscriptions', run: subscriptions.syncStale },
    { name: 'leavings', run: async () => void (await accountDeletion.finishInterrupted(now())) },
    { name: 'reports', run: reports.makeOutdated },
    { name: 'flipbooks', run: () => deleteUnusedFlipbooks(database.db, flipbookFiles, now()) },
    { name: 'recordings', run: () => deleteUnusedRecordings(database.db, recordingFiles, now()) },
    { name: 'changes', run: () => forgetOldChanges(database.db, now()) },
    { name: 'incoming', run: incoming.tidy },
    practice,
    // The last two, because they wait for others: for a mail server, and for Stripe, which may take minutes.
    { name: 'letters', run: letters.sendDue },
    { name: 'figures', run: figures.read, isDue: figures.isDue },
  ]);
  return app;
}

declare module 'fastify' {
  interface FastifyInstance {
    scheduledJobs: readonly ScheduledJob[];
    gracefulShutdown: GracefulShutdown;
    metrics: Metrics;
  }
}
