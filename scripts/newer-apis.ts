// Finds APIs that not all supported browsers have, by MDN's data.
import bcd, {
  type BrowserName,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' };
import { oldestBrowsers } from './browsers.ts';

/** A constructor or one of its members. `member` is null if the whole constructor is too new. */
export interface NewerApi {
  owner: string;
  member: string | null;
  isStatic: boolean;
}

const oldest = oldestBrowsers().map(
  ([name, version]) =>
    [name === 'ios_saf' ? 'safari_ios' : (name as BrowserName), version] as const,
);

/** Whether version `one` is the same as `other`, or older. */
function isUpTo(one: string, other: string): boolean {
  const [major = 0, minor = 0] = one.replace('≤', '').split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number);
  return major === otherMajor ? minor <= otherMinor : major < otherMajor;
}

function isSupported(support: SimpleSupportStatement, version: string): boolean {
  const {
    version_added: added,
    version_removed: removed,
    flags,
    prefix,
    alternative_name,
  } = support;
  if (typeof added !== 'string' || flags || prefix || alternative_name) return false;
  return isUpTo(added, version) && !(typeof removed === 'string' && isUpTo(removed, version));
}

/** Whether at least one supported browser lacks a feature of MDN's data. */
export function isNewer({ __compat: compat }: Identifier): boolean {
  if (compat === undefined || compat.status?.deprecated) return false;
  return oldest.some(([browser, version]) => {
    const support = compat.support[browser];
    return support !== undefined && ![support].flat().some((one) => isSupported(one, version));
  });
}

function membersOf(owner: string, group: Identifier): NewerApi[] {
  if (isNewer(group)) return [{ owner, member: null, isStatic: true }];
  return Object.entries(group as Record<string, Identifier>).flatMap(([key, part]) => {
    if (key === '__compat' || !/^[a-zA-Z]+(_static)?$/.test(key) || !isNewer(part)) return [];
    return [{ owner, member: key.replace('_static', ''), isStatic: key.endsWith('_static') }];
  });
}

/** Returns all APIs, of JavaScript and of the web, that are too new. */
export function newerApis(): NewerApi[] {
  const { Intl: intl, ...builtins } = bcd.javascript.builtins as Record<string, Identifier>;
  return [
    ...Object.entries(bcd.api as Record<string, Identifier>).flatMap(([owner, group]) =>
      membersOf(owner, group),
    ),
    ...Object.entries(builtins).flatMap(([owner, group]) => membersOf(owner, group)),
    ...membersOf('Intl', intl as Identifier).map((api) => ({ ...api, isStatic: true })),
  ];
}
