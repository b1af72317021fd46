// Runs the stand-in as a separate process, for the test that kills it.
import { startStandIn } from './identity.test-support.ts';

const [dataDir, port] = process.argv.slice(2);
if (!dataDir) throw new Error('Usage: serve.test-support.ts <data folder> <port>');
await startStandIn({ dataDir, port: Number(port) });
process.send?.('ready');
