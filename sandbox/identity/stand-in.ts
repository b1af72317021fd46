// The options and the shared state of the identity stand-in.
import type { DatabaseSync } from 'node:sqlite';
import type { SigningKey } from './signing-key.ts';

/** The sign-in methods that the project offers. */
export type SignInMethods = { password: boolean; google: boolean };

export type IdentityOptions = {
  /** The folder of identity.sqlite. It is created when missing. */
  dataDir: string;
  /** The origin of this server for browsers, such as http://localhost:3001. */
  origin: string;
  projectId: string;
  apiKey: string;
  /** Where the library sends its letters; without it there is no mail server. */
  mailServer?: { port: number; host: string };
  /** All methods by default. Tests switch some off. */
  methods?: SignInMethods;
  /** Returns milliseconds since 1970. Tests pass their own clock. */
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

/** Converts to whole seconds, the unit of time in tokens. */
export function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
