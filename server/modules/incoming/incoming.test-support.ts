// What the tests of incoming files share: a sender, and a renderer that makes pages at once.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { IncomingFile } from '../../../contracts/incoming.ts';
import type { ServerProcess } from '../../test-support/library.ts';
import type { PaymentProvider } from '../../providers/payments/payments.ts';
import type { RenderedFile, Renderer } from '../flipbooks/renderer.ts';
import { bookOf } from '../flipbooks/pdf.test-support.ts';

type Library = ServerProcess<PaymentProvider>;

const UPLOADS = '/api/admin/uploads';
const VERSION = { 'tus-resumable': '1.0.0' };

export const base64 = (text: string): string => Buffer.from(text).toString('base64');

export const metadata = (name: string, category = 'level1'): string =>
  `filename ${base64(name)},category ${base64(category)}`;

/** Returns the calls of one who brings files in. */
export function senderTo(library: Library, admin: string) {
  const announce = (bytes: number, name = 'sam.pdf', category = 'level1') =>
    library.call('POST', UPLOADS, {
      admin,
      headers: {
        ...VERSION,
        'upload-length': String(bytes),
        'upload-metadata': metadata(name, category),
      },
    });
  const send = (address: string, offset: number, part: Buffer) =>
    library.call('PATCH', address, {
      admin,
      body: part,
      headers: {
        ...VERSION,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
    });
  return {
    announce,
    send,
    /** Returns the answer to HEAD. */
    async look(address: string) {
      const { statusCode, headers } = await library.app.inject({
        method: 'HEAD',
        url: address,
        headers: { ...VERSION, 'admin-auth': admin },
      });
      return { status: statusCode, offset: headers['upload-offset'] };
    },
    /** Returns the address of a file that has arrived. */
    async bring(file: Buffer, name?: string, category?: string): Promise<string> {
      const { headers } = await announce(file.length, name, category);
      await send(headers['location'] as string, 0, file);
      return headers['location'] as string;
    },
    list: async (): Promise<IncomingFile[]> =>
      (await library.call('GET', '/api/admin/incoming', { admin })).body,
  };
}

export type Sender = ReturnType<typeof senderTo>;

/** Waits until no file of the list is to be made any more, and returns the list. */
export const allMade = async ({ list }: Pick<Sender, 'list'>): Promise<IncomingFile[]> =>
  vi.waitFor(
    async () => {
      const files = await list();
      const open = files.filter(({ state }) => state === 'waiting' || state === 'working');
      if (open.length > 0) throw new Error(`${open.length} files are not made yet`);
      return files;
    },
    { timeout: 60_000, interval: 20 },
  );

/** Returns a PDF that no other test has. */
let made = 0;
export const aPdf = (): Buffer => Buffer.concat([bookOf(1), Buffer.from(`%${++made}\n`)]);

/** Returns a renderer whose books have these words. `during` runs while it renders. */
export function quickRenderer({
  text = 'Sam sat.',
  title = '',
  ...rest
}: Partial<{ text: string; title: string }> & {
  during?: () => Promise<void>;
} = {}): Renderer {
  return {
    async render({ folder }, onProgress): Promise<RenderedFile> {
      onProgress({ pagesDone: 1, pageCount: 2 });
      await rest.during?.();
      await writeFile(join(folder, 'cover.webp'), 'a picture');
      return { pages: [{ width: 1, height: 1, text }], title };
    },
    close() {},
  };
}
