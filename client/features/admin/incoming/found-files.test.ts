import { expect, test } from 'vitest';
import { type Entry, filesOfEntries, filesOfField, MOST_FILES } from './found-files.ts';

const file = (name: string): Entry => ({
  isFile: true,
  name,
  file: (found) => found(new File(['x'], name)),
});

/** A folder whose entries come two at a time, as browsers return them in portions. */
function folder(name: string, ...entries: Entry[]): Entry {
  const createReader = () => {
    const left = [...entries];
    return { readEntries: (found: (some: Entry[]) => void) => found(left.splice(0, 2)) };
  };
  return { isFile: false, name, createReader };
}

const paths = (found: { folders: readonly string[]; file: File }[]) =>
  found.map(({ folders, file: { name } }) => [...folders, name].join('/'));

test('finds all files of folders, and of folders in them', async () => {
  const cat = folder('Cat', file('1.png'), file('2.png'), file('3.png'));
  const found = await filesOfEntries([file('Sam.pdf'), folder('Books', cat, file('Pam.pdf'))]);
  expect(paths(found)).toEqual([
    'Sam.pdf',
    'Books/Cat/1.png',
    'Books/Cat/2.png',
    'Books/Cat/3.png',
    'Books/Pam.pdf',
  ]);
});

test('names what cannot be read', async () => {
  const gone: Entry = { isFile: true, name: 'gone.pdf', file: (_, failed) => failed() };
  await expect(filesOfEntries([gone])).rejects.toThrow('"gone.pdf" cannot be read.');
  const shut: Entry = {
    isFile: false,
    name: 'Shut',
    createReader: () => ({ readEntries: (_, failed) => failed() }),
  };
  await expect(filesOfEntries([shut])).rejects.toThrow('"Shut" cannot be read.');
});

test('the files of a chosen folder know where they lie', () => {
  const one = new File(['x'], '1.png');
  Object.defineProperty(one, 'webkitRelativePath', { value: 'Books/Cat/1.png' });
  const other = new File(['x'], 'Sam.pdf');
  Object.defineProperty(other, 'webkitRelativePath', { value: '' });
  expect(paths(filesOfField([one, other]))).toEqual(['Books/Cat/1.png', 'Sam.pdf']);
});

test('a whole disk is refused', async () => {
  const many = Array.from({ length: MOST_FILES + 1 }, (_, index) => file(`${index}.png`));
  await expect(filesOfEntries([folder('Disk', ...many)])).rejects.toThrow(
    'These are more than 5,000 files. Drop the folders of the books alone.',
  );
});
