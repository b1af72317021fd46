// The Fastify server before it has any route: its settings, how it reads requests and how it answers errors.
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { trustProxies, type TrustedProxies } from '../config/trusted-proxies.ts';
import { requestIds } from '../observability/request-context.ts';
import { answerError } from './errors.ts';
import { acceptJsonOnly } from './json-bodies.ts';
import { LingeringResponse } from './lingering-close.ts';
import { ARRIVAL_TIMEOUTS, handleClientError } from './malformed-requests.ts';

const BODY_LIMIT = 65_536;

interface HttpServerParts {
  logger: NonNullable<FastifyServerOptions['logger']>;
  trustedProxies: TrustedProxies;
  /** Answers an error that Fastify meets before it routes a request. Such a request skips all hooks. */
  answerUnroutable: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void;
}

/** Returns a server that listens nowhere yet. */
export function createHttpServer(parts: HttpServerParts): FastifyInstance {
  const app = Fastify({
    logger: parts.logger,
    // A log line per request would cost more than serving a read. Failures are logged where they occur.
    logController: new LogController({ disableRequestLogging: true }),
    // Every log line already has its request id. A child logger per request would slow a read by a tenth.
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_LIMIT,
    trustProxy: trustProxies(parts.trustedProxies),
    genReqId: requestIds(parts.trustedProxies),
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
    frameworkErrors: parts.answerUnroutable,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.decorateRequest('caller', null);
  app.decorateRequest('failure', null);
  acceptJsonOnly(app);
  return app;
}
