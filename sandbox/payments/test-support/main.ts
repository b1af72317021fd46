// Runs the stand-in in a separate process, which a test kills: `node main.ts <options as JSON>`.
import Fastify from 'fastify';
import type { PaymentsOptions } from '../world/payments.ts';
import { paymentsStandIn } from '../plugin.ts';

const options = JSON.parse(process.argv[2] ?? '') as PaymentsOptions;
const app = Fastify();
await app.register(paymentsStandIn(options));
await app.listen({ port: Number(new URL(options.origin).port), host: 'localhost' });
console.log('listening');
