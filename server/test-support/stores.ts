// Empty picture stores for tests, of either kind.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterFile } from '../../test-support/after-file.ts';
import { openBucket } from '../providers/storage/bucket.ts';
import { openStores, storeFolders, type Stores } from '../providers/storage/stores.ts';
import { openTestBucket, type TestBucket } from './bucket.ts';

export const storeKinds = ['folder', 'bucket'] as const;
export type StoreKind = (typeof storeKinds)[number];

export interface TestStores extends Stores {
  /** Opens the stores as another machine with the same settings. */
  elsewhere(): Promise<Stores>;
  /** Adds an object directly, under exactly this name. */
  lay(name: string, body: string | Uint8Array): Promise<void>;
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'library-stores-'));
  afterFile(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Opens stores. Those of the kind `bucket` use the given bucket, or a new one. */
export async function openTestStores(kind: StoreKind, bucket?: TestBucket): Promise<TestStores> {
  const dataDir = temporaryFolder();
  if (kind === 'folder') {
    const open = () => openStores({ dataDir, bucket: null });
    return {
      ...(await open()),
      elsewhere: open,
      async lay(name, body) {
        const file = join(storeFolders(dataDir).objects, name);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, body);
      },
    };
  }
  const settings = (bucket ?? (await openTestBucket())).another();
  return {
    ...(await openStores({ dataDir, bucket: settings })),
    elsewhere: () => openStores({ dataDir: temporaryFolder(), bucket: settings }),
    lay: (name, body) => openBucket(settings).put(`objects/${name}`, Buffer.from(body as string)),
  };
}
