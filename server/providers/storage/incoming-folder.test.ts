import { readdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareFolders } from '../../test-support/folders.ts';
import { openIncomingFolder } from './incoming-folder.ts';

const { newFolder } = prepareFolders('incoming');

test('a folder has one id, and nothing beside it', () => {
  const folder = newFolder();
  const { folderId } = openIncomingFolder(folder);
  expect(folderId).toMatch(/^[0-9a-f-]{36}$/);
  expect(openIncomingFolder(folder).folderId).toBe(folderId);
  expect(readdirSync(folder)).toEqual(['folder-id']);
  expect(openIncomingFolder(newFolder()).folderId).not.toBe(folderId);
});

test('an id that was not written, as on a full disk, is made again', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'folder-id'), '');
  const { folderId } = openIncomingFolder(folder);
  expect(folderId).toMatch(/^[0-9a-f-]{36}$/);
  expect(readFileSync(join(folder, 'folder-id'), 'utf8')).toBe(folderId);
  expect(openIncomingFolder(folder).folderId).toBe(folderId);
});

test('the free bytes of its disk are those that this user may write', async () => {
  const folder = newFolder();
  const free = await openIncomingFolder(folder).freeBytes();
  const { bavail, bsize } = statfsSync(folder);
  // Others write to this disk, too.
  expect(Math.abs(free - bavail * bsize)).toBeLessThan(2 ** 30);
});
