// The thread of checkpoints.ts. Its connection waits for the disk as SQLite does by itself.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const connection = new DatabaseSync(String(workerData), { timeout: 0 });
connection.exec('pragma synchronous = normal');
const checkpoint = connection.prepare('pragma wal_checkpoint(passive)');

parentPort?.on('message', (order: 'checkpoint' | 'close') => {
  if (order === 'checkpoint') parentPort?.postMessage(checkpoint.get());
  else {
    connection.close();
    parentPort?.close();
  }
});
