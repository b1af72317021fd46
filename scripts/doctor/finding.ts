// What the doctor says: a line for each thing it has looked at.

/** `unknown` could not be checked; the text says why, and how to look for oneself. */
type Verdict = 'ok' | 'wrong' | 'unknown';

export interface Finding {
  about: string;
  verdict: Verdict;
  /** Whole sentences: what is so and, where it is wrong, how to mend it. Never a secret. */
  text: string;
}

const finding = (verdict: Verdict) => (about: string, text: string) => ({ about, verdict, text });

export const ok = finding('ok');
export const wrong = finding('wrong');
export const unknown = finding('unknown');

/** `wrong` with every complaint, or `ok` where there is none. */
export function judge(about: string, complaints: readonly string[], praise: string): Finding {
  return complaints.length > 0 ? wrong(about, complaints.join(' ')) : ok(about, praise);
}

const words: Record<Verdict, string> = { ok: 'ok', wrong: 'WRONG', unknown: '?' };

/** A finding as the terminal shows it. */
export function lineOf({ about, verdict, text }: Finding): string {
  return `${words[verdict].padEnd(6)} ${about.padEnd(18)} ${text}`;
}

export function conclusionOf(findings: readonly Finding[]): string {
  const count = (verdict: Verdict) => findings.filter((one) => one.verdict === verdict).length;
  const left = count('unknown') > 0 ? ` ${count('unknown')} could not be checked (?).` : '';
  const bad = count('wrong');
  if (bad === 0) return `All is well.${left}`;
  return `${bad} ${bad === 1 ? 'thing is' : 'things are'} wrong.${left}`;
}
