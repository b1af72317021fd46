// Faults with a known outcome: each was planted by hand, and its tests were run. They cover what a mutation tool might
// miss: a rule, a value created when a module loads, a schema, an expression, and code behind a server with its
// databases. The two that survive change no behaviour: no two subscriptions have the same id, and a cache that is
// cleared too often only computes its values again.

export interface Fault {
  file: string;
  /** The line without its indent, before and after the fault. */
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
    line: "const password = z.string().min(6, 'Password must be at least 6 characters');",
    planted: "const password = z.string().max(6, 'Password must be at least 6 characters');",
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
    line: 'if (url !== null) return { url, ...amountIfOther(config.payments.amount) };',
    planted: 'if (false) return { url, ...amountIfOther(config.payments.amount) };',
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
    line: 'if (localDays.size >= CACHE_SIZE) localDays.clear();',
    planted: 'if (true) localDays.clear();',
    outcome: 'Survived',
  },
];
