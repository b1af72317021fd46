// Assembles the server from its parts. No side effects: nothing listens, nothing is opened here.
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
import { createCatalogue } from './catalogue/catalogue.ts';
import { answerClientError, ARRIVE_WITHIN } from './client-errors.ts';
import type { Config } from './config.ts';
import type { Database } from './database/open.ts';
import { type Departure, prepareDeparture } from './departure.ts';
import { checkDescriptors } from './descriptors.ts';
import { aboutToClose, answerError, BrokenJson } from './errors.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { bookRoutes } from './features/books/routes.ts';
import { catalogueFileRoutes } from './features/catalogue-file/routes.ts';
import { errorReportRoutes } from './features/error-reports/routes.ts';
import { flipbookRoutes } from './features/flipbooks/routes.ts';
import { frameRoutes } from './features/flipbooks/frame.ts';
import { objectRoutes } from './features/objects/routes.ts';
import { isForPeople, pageRoutes, prepareDocuments } from './features/pages/routes.ts';
import { pictureRoutes } from './features/pictures/routes.ts';
import { phonicsRoutes } from './features/phonics/routes.ts';
import { practiceRoutes } from './features/practice/routes.ts';
import { progressRoutes } from './features/progress/routes.ts';
import { readingReportRoutes } from './features/reading-report/routes.ts';
import { passedOn, signInPageRoutes } from './features/sign-in-pages/routes.ts';
import { subscriptionRoutes } from './features/subscription/routes.ts';
import { workshopRoutes } from './features/workshop/routes.ts';
import { createFlipbookAddresses } from './flipbooks/addresses.ts';
import type { Drawer } from './flipbooks/drawer.ts';
import { createFlipbooks } from './flipbooks/flipbooks.ts';
import { tidyFlipbooks } from './flipbooks/tidy.ts';
import { createLeaving } from './leaving/leaving.ts';
import { createLimiter } from './limits/limiter.ts';
import { type Metrics, noMetrics } from './metrics/metrics.ts';
import { countRequests } from './metrics/requests.ts';
import { trustProxies } from './network.ts';
import type { Checker } from './phonics/checker.ts';
import { createReports } from './phonics/reports.ts';
import type { FlipbookFiles } from './providers/flipbook-files.ts';
import type { IdentityAccounts } from './providers/identity-accounts.ts';
import type { IdentityProvider } from './providers/identity.ts';
import type { ObjectStore } from './providers/objects.ts';
import type { PaymentProvider } from './providers/payments.ts';
import { AnswerWithBodyUnread } from './refused-bodies.ts';
import { followRequests, requestIds } from './request-context.ts';
import { commonHeaders, documentHeaders, frameHeaders } from './security-headers.ts';
import { createSession } from './session.ts';
import type { Services } from './services.ts';
import type { Chore } from './sweep.ts';
import { noTracing, type Tracing } from './tracing/tracing.ts';
import { createSubscriptions } from './subscriptions/subscriptions.ts';

export interface Parts {
  config: Config;
  database: Database;
  identity: IdentityProvider;
  identityAccounts: IdentityAccounts;
  payments: PaymentProvider;
  objects: ObjectStore;
  flipbookFiles: FlipbookFiles;
  checker: Checker;
  drawer: Drawer;
  /** The built client. */
  clientFolder: string;
  /** Epoch milliseconds. */
  now: () => number;
  logger: NonNullable<FastifyServerOptions['logger']>;
  /** Told of every route that is registered. */
  onRoute?: (route: RouteOptions) => void;
  /** Told of what happens; nobody is where it is left out. */
  metrics?: Metrics;
  tracing?: Tracing;
  /** How long someone at a screen waits for a reading of the payment provider, in milliseconds. */
  readingPatience?: number;
}

const BODY_LIMIT = 65_536;

/** Answers the server, ready to listen or to be injected into. */
export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const { config, database, identity, now, metrics = noMetrics, tracing = noTracing } = parts;
  const payments = tracing.around(parts.payments, 'stripe');
  const identityAccounts = tracing.around(parts.identityAccounts, 'identity provider');
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
    // One line for each request would cost more than a read does; failures are logged where they are.
    logController: new LogController({ disableRequestLogging: true }),
    // Each line says by itself which request it belongs to; a logger for each would cost a read a tenth.
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_LIMIT,
    trustProxy: trustProxies(config.trustedProxies),
    genReqId: requestIds(config.trustedProxies),
    requestTimeout: ARRIVE_WITHIN.request,
    http: {
      headersTimeout: ARRIVE_WITHIN.headers,
      connectionsCheckingInterval: ARRIVE_WITHIN.checkedEvery,
      ServerResponse: AnswerWithBodyUnread,
    },
    clientErrorHandler: answerClientError,
    // Who is connected is served to the end.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
    // What fails before it has a route passes no hook.
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
  // The first of all hooks: a request that another one refuses is under way, too.
  const departure = prepareDeparture(app);
  app.decorate('departure', departure);
  app.decorate('metrics', metrics);
  followRequests(app, headers);
  tracing.follow(app);
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
  const subscriptions = createSubscriptions(
    database,
    payments,
    now,
    app.log,
    metrics,
    parts.readingPatience,
  );
  const leaving = createLeaving({
    ...parts,
    payments,
    identityAccounts,
    subscriptions,
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
    drawer: parts.drawer,
    addresses: flipbookAddresses,
    now,
    log: app.log,
    metrics,
  });
  app.addHook('preClose', flipbooks.close);
  const limiter = createLimiter(database.db, now);
  const session = createSession({
    db: database.db,
    identity,
    subscriptions,
    leaving,
    limiter,
    now,
  });
  const services: Services = {
    config,
    database,
    catalogue,
    objects: parts.objects,
    payments,
    subscriptions,
    leaving,
    reports,
    flipbooks,
    flipbookAddresses,
    session,
    metrics,
    now,
  };

  accountRoutes(app, services);
  adminRoutes(app, services);
  bookRoutes(app, services);
  catalogueFileRoutes(app, services, parts.flipbookFiles);
  errorReportRoutes(app, services);
  workshopRoutes(app, services);
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
  await app.register(signInPageRoutes, passedOn(config.identity));

  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  const stay = () => {
    if (departure.isAnnounced) throw aboutToClose();
  };
  app.get('/healthz', { schema: { hide: true } }, () => {
    stay();
    return { status: 'ok' };
  });
  app.get('/readyz', { schema: { hide: true } }, async () => {
    stay();
    await database.check();
    await database.checkWrites();
    await checkDescriptors();
    return { status: 'ready' };
  });

  await app.register(pageRoutes, { clientFolder: parts.clientFolder, documents });
  app.decorate('chores', [
    { name: 'subscriptions', run: subscriptions.sweep },
    { name: 'leavings', run: async () => void (await leaving.finishLeavings(now())) },
    { name: 'reports', run: reports.follow },
    { name: 'flipbooks', run: () => tidyFlipbooks(database.db, parts.flipbookFiles, now()) },
    practice,
  ]);
  return app;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What the server process does by itself from time to time. */
    chores: readonly Chore[];
    departure: Departure;
    metrics: Metrics;
  }
}

/** Bodies are JSON; a call without a body may still say that it is. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer;
    if (bytes.length === 0) done(null, undefined);
    // Read as text all the same, what is no UTF-8 would be kept as something nobody wrote.
    else if (!isUtf8(bytes)) done(Object.assign(new SyntaxError('no UTF-8'), { statusCode: 400 }));
    else {
      const text = bytes.toString();
      void parse(request, text, (error, value) =>
        error ? done(new BrokenJson(text)) : done(null, value),
      );
    }
  });
}
