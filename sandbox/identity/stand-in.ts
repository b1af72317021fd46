// What every part of the identity stand-in needs to know.
import type { DatabaseSync } from 'node:sqlite';
import type { SigningKey } from './signing-key.ts';

/** Which ways of signing in the project offers. */
export type SignInMethods = { password: boolean; google: boolean };

export type IdentityOptions = {
  /** Folder of identity.sqlite; made when absent. */
  dataDir: string;
  /** Where browsers reach this server, such as http://localhost:3001. */
  origin: string;
  projectId: string;
  apiKey: string;
  /** All of them, unless a test switches one off. */
  methods?: SignInMethods;
  /** Milliseconds since 1970. Tests pass their own clock. */
  now?: () => number;
};

export type StandIn = {
  store: DatabaseSync;
  key: SigningKey;
  origin: string;
  projectId: string;
  apiKey: string;
  methods: SignInMethods;
  now: () => number;
};

/** Whole seconds, as tokens count time. */
export function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
