// What every part of the identity stand-in needs to know.
import type { DatabaseSync } from 'node:sqlite';
import type { SigningKey } from './signing-key.ts';

export type IdentityOptions = {
  /** Folder of identity.sqlite; made when absent. */
  dataDir: string;
  /** Where browsers reach this server, such as http://localhost:3001. */
  origin: string;
  projectId: string;
  apiKey: string;
  /** Milliseconds since 1970. Tests pass their own clock. */
  now?: () => number;
};

export type StandIn = {
  store: DatabaseSync;
  key: SigningKey;
  origin: string;
  projectId: string;
  apiKey: string;
  now: () => number;
};

/** Whole seconds, as tokens count time. */
export function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
