// EPUBs that another program has made, with the library's own picture process.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openObjectFolder } from '../../../providers/storage/object-folder.ts';
import { prepareFolders } from '../../../test-support/folders.ts';
import { storePicture } from '../../pictures/store-picture.ts';
import { makeOfEpub } from './epub.ts';
import { kindOfIncoming } from './kind.ts';

const FOLDER = fileURLToPath(new URL('../real-files/', import.meta.url));
const folders = prepareFolders('real-files');

test.each(readdirSync(FOLDER).filter((name) => name.endsWith('.epub')))(
  '%s becomes a book',
  async (name) => {
    const objects = openObjectFolder(folders.newFolder());
    expect(await kindOfIncoming(FOLDER + name)).toBe('epub');
    const made = await makeOfEpub(FOLDER + name, name, {
      storePicture: (bytes, purpose) => storePicture(objects, bytes, purpose),
      onProgress() {},
      signal: new AbortController().signal,
    });
    expect(made).toMatchObject({
      title: 'Test Document (My Series #1)',
      author: 'Nodepub',
      description: 'A test book.',
      note: null,
    });
    expect(await objects.has(made.coverImageUrl!)).toBe(true);
    expect(made.content.map(({ words }) => words.slice(0, 24))).toEqual(
      Array(3)
        .fill(['Chapter Title Goes Here\n', expect.stringMatching(/^Duis efficitur/)])
        .flat(),
    );
  },
);
