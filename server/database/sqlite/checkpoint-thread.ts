// The worker thread of checkpoints.ts. Its connection flushes to the disk synchronously, as SQLite does by default.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const connection = new DatabaseSync(String(workerData), { timeout: 0 });
connection.exec('pragma synchronous = normal');
const checkpoint = connection.prepare('pragma wal_checkpoint(passive)');

parentPort?.on('message', (command: 'checkpoint' | 'close') => {
  if (command === 'checkpoint') parentPort?.postMessage(checkpoint.get());
  else {
    connection.close();
    parentPort?.close();
  }
});
