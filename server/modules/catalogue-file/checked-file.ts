// What a check of a catalogue file finds, and the library it is checked against.
import type { FileBook, FileFlipbook, Remark } from '../../../contracts/catalogue-file.ts';
import type { Phonics } from '../../../contracts/phonics.ts';
import type { RecordingRow, Recordings } from '../recordings/service.ts';
import type { Flipbooks } from '../flipbooks/service.ts';
import type { ObjectStore } from '../../providers/storage/objects.ts';

export interface CheckedFile {
  /** The valid books, sanitised, by their index in the file. */
  books: Map<number, FileBook>;
  phonics: Partial<Phonics>;
  /** The addresses of the pictures that the library does not have yet. */
  pictures: Set<string>;
  /** The flipbooks whose pages the library does not have yet, by id. */
  flipbooks: Map<string, FileFlipbook>;
  /** The indexes of books whose flipbook's pages are neither in the library nor in the file. */
  pageless: Set<number>;
  /** The recordings that the library does not have yet. */
  recordings: RecordingRow[];
  problems: Remark[];
  /** Missing pictures, and books that cannot be opened. */
  warnings: Remark[];
}

/** The library that the file is imported into. */
export interface Target {
  objects: ObjectStore;
  flipbooks: Pick<Flipbooks, 'getRendered'>;
  recordings: Pick<Recordings, 'find' | 'measure' | 'readMaster'>;
  /** Called with each picture that the library does not have yet. */
  stage: (address: string, bytes: Buffer) => Promise<void>;
  /** Called with the WAV of each recording that the library does not have yet. */
  stageRecording: (take: string, wav: Buffer) => Promise<void>;
}
