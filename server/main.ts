// The server process: reads the settings, opens the database and stores, listens, and shuts down in order.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { createApp } from './app.ts';
import { BadConfiguration, readConfig } from './config/config.ts';
import { openDatabaseToServe } from './database/open-to-serve.ts';
import { CLOSE_WITHIN } from './runtime/graceful-shutdown.ts';
import { explainStartFailure } from './runtime/start-failure.ts';
import { createRenderer } from './modules/flipbooks/renderer.ts';
import { createIdentityAccounts } from './providers/identity/accounts.ts';
import { logRules, withoutSecrets } from './observability/log.ts';
import { collectGarbageOfStart, tuneGarbageCollection } from './runtime/v8-tuning.ts';
import { startMetrics } from './observability/metrics/start.ts';
import { createChecker } from './modules/phonics/checker.ts';
import { createSoundTools } from './modules/recordings/examine.ts';
import { createIdentityProvider } from './providers/identity/identity.ts';
import { createMailProvider } from './providers/mail/mail.ts';
import { createPaymentProvider } from './providers/payments/payments.ts';
import { openStores } from './providers/storage/stores.ts';
import { startScheduler } from './jobs/scheduler.ts';
import { startTracing } from './observability/tracing/start.ts';

async function main(): Promise<void> {
  const { production = false } = readCommandLine();
  tuneGarbageCollection();
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
    report: (error) => app?.log.warn({ err: error }, 'Traces cannot be sent and are lost'),
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
        app?.log.warn({ err: error }, "The identity provider's public keys cannot be fetched"),
      onFailure: () => metrics.syncFailed('identity'),
    }),
    identityAccounts: createIdentityAccounts({ ...config.identity, referrer: config.publicUrl }),
    payments: createPaymentProvider({ ...config.payments, now }),
    mail: config.mail && createMailProvider(config.mail),
    ...(await openStores(config)),
    checker: createChecker(),
    renderer: createRenderer(),
    soundTools: createSoundTools(),
    clientFolder,
    now,
    logger: { level: config.logLevel, ...logRules, stream: openLogStream() },
  });
  const stopScheduler = startScheduler(app.scheduledJobs, {
    db: database.db,
    now,
    log: app.log,
    metrics,
  });
  const { gracefulShutdown } = app;
  app.addHook('onClose', async () => {
    stopScheduler();
    // On `localhost` Fastify waits for one listener only, and closes the others without waiting.
    await gracefulShutdown.finished();
    await Promise.all([stopMetrics(), tracing.close(), database.close()]);
  });

  // Node's default handler would print every field of the error.
  process.once('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'The server has failed');
    process.exit(1);
  });
  let closing = false;
  const close = (drainSeconds: number) => {
    if (closing) return;
    closing = true;
    gracefulShutdown.announce();
    const limit = drainSeconds * 1000 + CLOSE_WITHIN;
    setTimeout(() => {
      app.log.warn('Requests in flight took too long and were aborted');
      process.exit(1);
    }, limit).unref();
    setTimeout(() => {
      app.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    }, drainSeconds * 1000);
  };
  // `once`: a second signal has Node's default effect, which ends the process at once.
  process.once('SIGTERM', () => close(config.drainSeconds));
  process.once('SIGINT', () => close(0));
  // Under scripts/start.ts this process shuts down when its parent ends for any reason.
  process.once('disconnect', () => close(0));

  await app.listen({ host: config.host, port: config.port });
  collectGarbageOfStart();
  // Sending fails when the parent process has already ended.
  process.send?.('listening', (error: Error | null) => error && close(0));
}

/** Ends the process for `--help` and for an unknown argument. */
function readCommandLine(): { production?: boolean } {
  return new Command('npm run serve --')
    .description(
      'Serves the library with the settings in the environment (docs/operations.md).\nnpm run serve adds --production.',
    )
    .option('--production', 'without it, the server runs as in a rehearsal')
    .allowExcessArguments(false)
    .showHelpAfterError()
    .configureOutput({ outputError: (text, write) => write(withoutSecrets(text)) })
    .parse()
    .opts();
}

/** Returns standard output. When its file is on a full disk, lines are lost and the server keeps running. */
function openLogStream() {
  return pino.destination(process.stdout.fd).on('error', () => {});
}

main().catch((error: unknown) => {
  console.error(withoutSecrets(explainStartFailure(error)));
  process.exit(1);
});
