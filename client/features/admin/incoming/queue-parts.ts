// What the queue of files is made of.
import type { AskedLevel, IncomingFile } from '../../../../contracts/incoming.ts';
import type { Announcement, ResumableUpload } from '../../../api/resumable-upload.ts';
import type { BroughtFile } from './brought-files.ts';

export interface QueueParts {
  send: (file: File, upload: ResumableUpload) => Promise<void>;
  pack: (name: string, pictures: readonly File[], signal: AbortSignal) => Promise<File>;
  /** Returns the size of what `pack` makes, in bytes. */
  packedSize: (pictures: readonly File[]) => Promise<number>;
  /** Tells the library that a file will be sent. Returns the id of its upload. */
  announce: (file: Announcement) => Promise<string>;
  /** The files that the library has. */
  listed: () => Promise<readonly IncomingFile[]>;
  begun: {
    idOf: (key: string) => string | null;
    save: (key: string, id: string) => void;
    forget: (key: string) => void;
  };
}

/** What is needed to send a file. It is dropped once the file is there. */
export interface Task {
  source: BroughtFile;
  level: AskedLevel;
  controller: AbortController;
  /** The ZIP of a folder, once it is made. */
  packed: File | null;
  /** Ends when the library has answered; null while it is not asked. It never rejects. */
  announcing: Promise<boolean> | null;
  /** Whether its upload was found or announced, and nothing has been sent since. */
  isAnnounced: boolean;
  tries: number;
}

/** The tasks by the key of their file, and the keys of those that are being sent. */
export interface Tasks {
  tasks: Map<string, Task>;
  active: Set<string>;
}
