// The server process: reads the settings, opens what they name, listens, and closes in order.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { BadConfiguration, readConfig } from './config.ts';
import { openDatabase } from './database/open.ts';
import { explainStartFailure } from './explain.ts';
import { createDrawer } from './flipbooks/drawer.ts';
import { openFlipbookFolder } from './providers/flipbook-files.ts';
import { createIdentityAccounts } from './providers/identity-accounts.ts';
import { logRules, withoutSecrets } from './log.ts';
import { startMetrics } from './metrics/start.ts';
import { createChecker } from './phonics/checker.ts';
import { createIdentityProvider } from './providers/identity.ts';
import { openObjectFolder } from './providers/objects.ts';
import { createPaymentProvider } from './providers/payments.ts';
import { startSweeping } from './sweep.ts';
import { startTracing } from './tracing/start.ts';

const CLOSE_WITHIN_MS = 10_000;

async function main(): Promise<void> {
  const config = readConfig({ production: process.argv.includes('--production') });
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
  const database = await openDatabase({
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
    payments: createPaymentProvider(config.payments),
    objects: openObjectFolder(join(config.dataDir, 'objects')),
    flipbookFiles: openFlipbookFolder(join(config.dataDir, 'flipbooks')),
    checker: createChecker(),
    drawer: createDrawer(),
    clientFolder,
    now,
    logger: { level: config.logLevel, ...logRules },
  });
  const stopSweeping = startSweeping(app.chores, app.log, metrics);
  app.addHook('onClose', async () => {
    stopSweeping();
    await Promise.all([stopMetrics(), tracing.close(), database.close()]);
  });

  // Node itself would print all that the error carries.
  process.once('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'The server has failed');
    process.exit(1);
  });
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
  // Started by scripts/start.ts: when that process is gone, however it went, so is this one.
  process.once('disconnect', close);

  await app.listen({ host: config.host, port: config.port });
  process.send?.('listening');
}

main().catch((error: unknown) => {
  console.error(withoutSecrets(explainStartFailure(error)));
  process.exit(1);
});
