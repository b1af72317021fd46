// Faults of which it is known, by planting each by hand and running its tests, whether a test finds it.
// They are of every sort that a tool might miss: in a rule, in what a module makes while it is loaded, in a
// schema, in an expression, and behind a server with its databases. The two that survive change nothing
// that can be told: no two subscriptions have one id, and what is forgotten is found again.

export interface Fault {
  file: string;
  /** The line, without its indent, and the same with the fault in it. */
  line: string;
  planted: string;
  outcome: 'Killed' | 'Survived';
}

export const faults: Fault[] = [
  {
    file: 'domain/access.ts',
    line: 'if (!caller.user) return signIn;',
    planted: 'if (false) return signIn;',
    outcome: 'Killed',
  },
  {
    file: 'domain/access.ts',
    line: "const subscribe: Decision = { open: false, reason: 'subscribe' };",
    planted: "const subscribe: Decision = { open: true, reason: 'subscribe' };",
    outcome: 'Killed',
  },
  {
    file: 'domain/subscription.ts',
    line: 'past_due: { entitles: true, isOver: false, rank: 2 },',
    planted: 'past_due: { entitles: false, isOver: false, rank: 2 },',
    outcome: 'Killed',
  },
  {
    file: 'domain/subscription.ts',
    line: 'const hasEnded = endsAt !== null && now - endsAt > END_PASSED_MS;',
    planted: 'const hasEnded = endsAt !== null && now - endsAt >= END_PASSED_MS;',
    outcome: 'Killed',
  },
  {
    file: 'domain/stars.ts',
    line: 'return ledger.reduce((sum, star) => sum + star.stars, 0);',
    planted: 'return ledger.reduce((sum, star) => sum - star.stars, 0);',
    outcome: 'Killed',
  },
  {
    file: 'contracts/accounts.ts',
    line: "export const password = z.string().min(6, 'Password must be at least 6 characters');",
    planted: "export const password = z.string().max(6, 'Password must be at least 6 characters');",
    outcome: 'Killed',
  },
  {
    file: 'contracts/addresses.ts',
    line: "if (url.protocol === 'https:') return true;",
    planted: "if (url.protocol === 'https:') return false;",
    outcome: 'Killed',
  },
  {
    file: 'domain/text.ts',
    line: "spell(word).toLowerCase().replaceAll('’', \"'\");",
    planted: "spell(word).toUpperCase().replaceAll('’', \"'\");",
    outcome: 'Killed',
  },
  {
    file: 'server/http/authenticate.ts',
    line: 'if (!decision.open) throw refusals[decision.reason]();',
    planted: 'if (false) throw refusals[decision.reason]();',
    outcome: 'Killed',
  },
  {
    file: 'server/modules/subscriptions/routes.ts',
    line: 'if (url !== null) return { url };',
    planted: 'if (false) return { url };',
    outcome: 'Killed',
  },
  {
    file: 'domain/subscription.ts',
    line: 'const age = a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);',
    planted: 'const age = a.createdAt - b.createdAt || (a.id <= b.id ? -1 : 1);',
    outcome: 'Survived',
  },
  {
    file: 'domain/days.ts',
    line: 'if (turns.size >= REMEMBERED) turns.clear();',
    planted: 'if (true) turns.clear();',
    outcome: 'Survived',
  },
];
