// The server process: reads the settings, opens what they name, listens, and closes in order.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { createApp } from './app.ts';
import { BadConfiguration, readConfig } from './config/config.ts';
import { openDatabaseToServe } from './database/open.ts';
import { CLOSE_WITHIN } from './runtime/graceful-shutdown.ts';
import { explainStartFailure } from './runtime/start-failure.ts';
import { createDrawer } from './modules/flipbooks/drawer.ts';
import { createIdentityAccounts } from './providers/identity/accounts.ts';
import { logRules, withoutSecrets } from './observability/log.ts';
import { collectStart, tuneMemory } from './runtime/v8-tuning.ts';
import { startMetrics } from './observability/metrics/start.ts';
import { createChecker } from './modules/phonics/checker.ts';
import { createIdentityProvider } from './providers/identity/identity.ts';
import { createPaymentProvider } from './providers/payments/payments.ts';
import { openStores } from './providers/storage/stores.ts';
import { startSweeping } from './jobs/scheduler.ts';
import { startTracing } from './observability/tracing/start.ts';

async function main(): Promise<void> {
  const { production, help } = readCommandLine();
  if (help) return console.log(USAGE);
  tuneMemory();
  const config = readConfig({ production });
  const clientFolder = join(import.meta.dirname, '..', 'dist', 'client');
  if (!existsSync(join(clientFolder, 'index.html'))) {
    throw new BadConfiguration('The client is not built yet. Run: npm run build');
  }
  const now = Date.now;
  let app: FastifyInstance | null = null;
  const tracing = await startTracing(config.tracing, {
    engine: config.databaseUrl ? 'postgres' : 'sqlite',
    trustedProxies: config.trustedProxies,
    report: (error) => app?.log.warn({ err: error }, 'Traces cannot be sent, and are lost'),
  });
  const database = await openDatabaseToServe({
    ...config,
    onQuery: tracing.onQuery,
    onConnectionError: (error) => app?.log.warn({ err: error }, 'A database connection broke'),
  });
  const { metrics, close: stopMetrics } = await startMetrics(config.metrics, database);
  app = await createApp({
    config,
    database,
    metrics,
    tracing,
    identity: createIdentityProvider({
      ...config.identity,
      now,
      report: (error) =>
        app?.log.warn({ err: error }, "The identity provider's keys cannot be read"),
      onFailure: () => metrics.syncFailed('identity'),
    }),
    identityAccounts: createIdentityAccounts({ ...config.identity, referrer: config.publicUrl }),
    payments: createPaymentProvider({ ...config.payments, now }),
    ...(await openStores(config)),
    checker: createChecker(),
    drawer: createDrawer(),
    clientFolder,
    now,
    logger: { level: config.logLevel, ...logRules, stream: openLogStream() },
  });
  const stopSweeping = startSweeping(app.chores, { db: database.db, now, log: app.log, metrics });
  const { departure } = app;
  app.addHook('onClose', async () => {
    stopSweeping();
    // Fastify waits for one of the addresses of `localhost`, and closes the others without waiting.
    await departure.finished();
    await Promise.all([stopMetrics(), tracing.close(), database.close()]);
  });

  // Node itself would print all that the error carries.
  process.once('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'The server has failed');
    process.exit(1);
  });
  let closing = false;
  const close = (drainSeconds: number) => {
    if (closing) return;
    closing = true;
    departure.announce();
    const limit = drainSeconds * 1000 + CLOSE_WITHIN;
    setTimeout(() => {
      app.log.warn('What was under way took too long, and was broken off');
      process.exit(1);
    }, limit).unref();
    setTimeout(() => {
      app.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    }, drainSeconds * 1000);
  };
  // Whoever sends it a second time does not want to wait: Node ends at once.
  process.once('SIGTERM', () => close(config.drainSeconds));
  process.once('SIGINT', () => close(0));
  // Started by scripts/start.ts: when that process is gone, however it went, so is this one.
  process.once('disconnect', () => close(0));

  await app.listen({ host: config.host, port: config.port });
  collectStart();
  // Whoever has started it may have gone before it could hear of that.
  process.send?.('listening', (error: Error | null) => error && close(0));
}

const USAGE = `Usage: npm run serve

Serves the library of the settings in the environment (docs/operations.md).
Without --production, which npm run serve has, as in a rehearsal.`;

/** Throws BadConfiguration for what the server does not know. */
function readCommandLine() {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ options: { production: flag, help: { ...flag, short: 'h' } } }).values;
  } catch (error) {
    throw new BadConfiguration(`${(error as Error).message}\n\n${USAGE}`);
  }
}

/** Standard output. Where it goes into a file on a full disk, lines are lost, and the library serves on. */
function openLogStream() {
  return pino.destination(process.stdout.fd).on('error', () => {});
}

main().catch((error: unknown) => {
  console.error(withoutSecrets(explainStartFailure(error)));
  process.exit(1);
});
