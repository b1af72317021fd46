// Describes the identity provider's password policy (specification, section 5) to parents. The library
// owner sets the policy at the provider: a length and required kinds of characters.

/** A requirement is absent if the provider does not make it. */
export interface PasswordPolicy {
  isEnforced: boolean;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  lowercase?: boolean | undefined;
  uppercase?: boolean | undefined;
  digit?: boolean | undefined;
  symbol?: boolean | undefined;
}

/** Which requirements of a policy a password meets; absent if the policy has no such requirement. */
export type PolicyCheck = {
  [Requirement in Exclude<keyof PasswordPolicy, 'isEnforced'>]?: boolean | undefined;
};

/** The minimum length that the sign-up form checks itself. */
const FORM_MINIMUM = 6;
/** A maximum length so large that the hint does not mention it. */
const AMPLE_MAXIMUM = 100;

function requirementsOf(
  policy: PasswordPolicy,
  has: (requirement: keyof PolicyCheck) => boolean,
): string[] {
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

/** Returns the hint beside the field, or null if the policy adds nothing to the form's own rule. */
export function passwordHint(policy: PasswordPolicy): string | null {
  if (!policy.isEnforced) return null;
  const { minLength = 0, maxLength = AMPLE_MAXIMUM } = policy;
  const words = requirementsOf(policy, (requirement) => {
    if (requirement === 'minLength') return minLength > FORM_MINIMUM;
    if (requirement === 'maxLength') return maxLength < AMPLE_MAXIMUM;
    return policy[requirement] === true;
  });
  return words.length === 0 ? null : `Use ${list(words)}.`;
}

/** Returns what a password lacks, as a sentence, or null if the policy accepts it. */
export function passwordRefusal(policy: PasswordPolicy, check: PolicyCheck): string | null {
  if (!policy.isEnforced) return null;
  const words = requirementsOf(policy, (requirement) => check[requirement] === false);
  return words.length === 0 ? null : `Your password needs ${list(words)}.`;
}
