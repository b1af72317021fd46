// Starts one server that hosts every stand-in.
import Fastify from 'fastify';
import { readSandboxConfig } from './config.ts';
import { flipbooksStandIn } from './flipbooks/plugin.ts';
import { registerFrontPage } from './front-page.ts';
import { identityStandIn } from './identity/plugin.ts';
import { paymentsStandIn } from './payments/plugin.ts';

let mailPort: number | undefined;

async function main(): Promise<void> {
  const config = readSandboxConfig();
  mailPort = config.SANDBOX_MAIL_PORT;
  const origin = `http://${config.SANDBOX_HOST}:${config.SANDBOX_PORT}`;
  const dataDir = config.SANDBOX_DATA_DIR;
  const app = Fastify({ logger: { level: 'warn' }, routerOptions: { maxParamLength: 300 } });

  await app.register(
    identityStandIn({
      dataDir,
      origin,
      projectId: config.FIREBASE_PROJECT_ID,
      apiKey: config.FIREBASE_API_KEY,
      mailServer: { port: config.SANDBOX_MAIL_PORT, host: config.SANDBOX_HOST },
    }),
  );
  await app.register(
    paymentsStandIn({
      dataDir,
      origin,
      secretKey: config.STRIPE_SECRET_KEY,
      priceId: config.STRIPE_PRICE_ID,
      webhook: { url: config.STRIPE_WEBHOOK_URL, secret: config.STRIPE_WEBHOOK_SECRET },
    }),
  );
  await app.register(flipbooksStandIn());
  registerFrontPage(app, new URL(config.STRIPE_WEBHOOK_URL).origin);
  app.get('/favicon.ico', (_, reply) => reply.status(204).send());

  const close = () => void app.close().then(() => process.exit(0));
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
  process.once('disconnect', close);
  await app.listen({ host: config.SANDBOX_HOST, port: config.SANDBOX_PORT });
  // Closes the server when the message cannot be sent, because then the parent process has exited.
  process.send?.('listening', (error: Error | null) => error && close());
}

main().catch((error: NodeJS.ErrnoException & { port?: number }) => {
  const setting = error.port === mailPort ? 'SANDBOX_MAIL_PORT' : 'SANDBOX_PORT';
  const sentence =
    error.code === 'EADDRINUSE'
      ? `Port ${error.port} is in use. Close what uses it, or set ${setting}.`
      : `The stand-ins cannot start: ${error.message}`;
  console.error(sentence);
  process.exit(1);
});
