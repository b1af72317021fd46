// The report of the doctor: one finding for each thing it has examined.

/**
 * `unknown`: the doctor could not check it. The text says why, and how the owner can check it. `advice`: the library
 * works, and the owner should do something all the same.
 */
type Verdict = 'ok' | 'wrong' | 'unknown' | 'advice';

export interface Finding {
  about: string;
  verdict: Verdict;
  /** Whole sentences: the state and, if it is wrong, how to fix it. Never contains a secret. */
  text: string;
}

const finding = (verdict: Verdict) => (about: string, text: string) => ({ about, verdict, text });

export const ok = finding('ok');
export const wrong = finding('wrong');
export const unknown = finding('unknown');
export const advice = finding('advice');

/** Returns `wrong` with all complaints, or `ok` if there are none. */
export function judge(about: string, complaints: readonly string[], okText: string): Finding {
  return complaints.length > 0 ? wrong(about, complaints.join(' ')) : ok(about, okText);
}

const words: Record<Verdict, string> = { ok: 'ok', wrong: 'WRONG', unknown: '?', advice: 'TO DO' };

/** Formats a finding as a line for the terminal. */
export function lineOf({ about, verdict, text }: Finding): string {
  return `${words[verdict].padEnd(6)} ${about.padEnd(18)} ${text}`;
}

export function conclusionOf(findings: readonly Finding[]): string {
  const count = (verdict: Verdict) => findings.filter((one) => one.verdict === verdict).length;
  const open = count('unknown') > 0 ? ` ${count('unknown')} could not be checked (?).` : '';
  const left = open + (count('advice') > 0 ? ` ${count('advice')} should be done (TO DO).` : '');
  const bad = count('wrong');
  if (bad === 0) return `All is well.${left}`;
  return `${bad} ${bad === 1 ? 'thing is' : 'things are'} wrong.${left}`;
}
