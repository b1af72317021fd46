// Finds out whether the files of an EPUB are encrypted. Fonts may be: the library does not use them.
import { badBody } from '../../../../problems/problem.ts';
import type { EpubFiles } from './files.ts';
import { visit } from './xml.ts';

const ENCRYPTION = 'META-INF/encryption.xml';
const OF_FONTS = ['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'];

/** Throws a Problem if anything but fonts is encrypted. */
export async function requireReadable({ find, readDocument }: EpubFiles): Promise<void> {
  if (!find(ENCRYPTION)) return;
  const methods: string[] = [];
  // The method of a key stands in the key, and says nothing of a file.
  let keys = 0;
  await visit(await readDocument(ENCRYPTION), 'xml', {
    open(name, { Algorithm = '' }) {
      if (name === 'EncryptedKey') keys++;
      if (name === 'EncryptionMethod' && keys === 0) methods.push(Algorithm);
    },
    close(name) {
      if (name === 'EncryptedKey') keys--;
    },
    text() {},
  });
  if (methods.every((method) => OF_FONTS.includes(method))) return;
  throw badBody(
    'This EPUB is locked by its shop (DRM). Ask its publisher for a copy without a lock, and bring that in.',
  );
}
