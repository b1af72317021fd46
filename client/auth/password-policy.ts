// What the identity provider demands of a new password (specification, section 5), in words for a
// parent. The owner of the library sets it there: a length, and kinds of characters.

/** Each demand is absent where the provider does not make it. */
export interface PasswordPolicy {
  isEnforced: boolean;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  lowercase?: boolean | undefined;
  uppercase?: boolean | undefined;
  digit?: boolean | undefined;
  symbol?: boolean | undefined;
}

/** Which demands of a policy a password meets; absent where there is no such demand. */
export type PolicyCheck = {
  [Demand in Exclude<keyof PasswordPolicy, 'isEnforced'>]?: boolean | undefined;
};

/** The form asks for as many by itself. */
const EVERYBODYS_MINIMUM = 6;
/** So many that no parent needs to be told beforehand. */
const PLENTY = 100;

function wordsOf(policy: PasswordPolicy, has: (demand: keyof PolicyCheck) => boolean): string[] {
  return [
    has('minLength') && `at least ${policy.minLength} characters`,
    has('maxLength') && `at most ${policy.maxLength} characters`,
    has('lowercase') && 'a small letter',
    has('uppercase') && 'a capital letter',
    has('digit') && 'a number',
    has('symbol') && 'a symbol such as ! or ?',
  ].filter((words) => words !== false);
}

const list = (words: string[]) =>
  new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(words);

/** What to say beside the field beforehand; null where the form's own rule is all there is. */
export function passwordHint(policy: PasswordPolicy): string | null {
  if (!policy.isEnforced) return null;
  const { minLength = 0, maxLength = PLENTY } = policy;
  const words = wordsOf(policy, (demand) => {
    if (demand === 'minLength') return minLength > EVERYBODYS_MINIMUM;
    if (demand === 'maxLength') return maxLength < PLENTY;
    return policy[demand] === true;
  });
  return words.length === 0 ? null : `Use ${list(words)}.`;
}

/** What to say of a password that `check` finds wanting; null where the policy lets it pass. */
export function passwordRefusal(policy: PasswordPolicy, check: PolicyCheck): string | null {
  if (!policy.isEnforced) return null;
  const words = wordsOf(policy, (demand) => check[demand] === false);
  return words.length === 0 ? null : `Your password needs ${list(words)}.`;
}
