// Pronounces regular inflections that the dictionary lacks: "Zac's", 'splats', 'zapped'.
import type { Pronounce } from './dictionary.ts';

const isHiss = (said: string) => /\b(?:S|Z|SH|ZH|CH|JH)$/.test(said);
const isVoiceless = (said: string) => /\b(?:P|T|K|F|TH|S|SH|CH)$/.test(said);

type Ending = (said: string) => string;
const s: Ending = (said) => (isHiss(said) ? 'AH0 Z' : isVoiceless(said) ? 'S' : 'Z');
const ed: Ending = (said) => (/\b[TD]$/.test(said) ? 'AH0 D' : isVoiceless(said) ? 'T' : 'D');
const ing: Ending = () => 'IH0 NG';

/**
 * The endings and the bases that they leave, in order of precedence: 'pining' is from 'pine', not 'pin', and
 * 'tenses' from 'tense', not 'tens'.
 */
const cuts: readonly (readonly [end: RegExp, base: string, ending: Ending])[] = [
  [/'s$/, '', s],
  [/ies$/, 'y', s],
  [/(?<=[hosxz]e)s$/, '', s],
  [/(?<=[hosxz])es$/, '', s],
  [/(?<=[^s])s$/, '', s],
  [/ied$/, 'y', ed],
  [/ed$/, 'e', ed],
  [/([^aeiou])\1ed$/, '$1', ed],
  [/ed$/, '', ed],
  [/ing$/, 'e', ing],
  [/([^aeiou])\1ing$/, '$1', ing],
  [/ing$/, '', ing],
];

/** Derives a word's pronunciations from those of its base. Returns an empty list if it has no known base. */
export function pronounceInflected(word: string, pronounce: Pronounce): string[] {
  for (const [end, base, ending] of cuts) {
    if (!end.test(word)) continue;
    const known = pronounce(word.replace(end, base));
    if (known.length > 0) return known.map((said) => `${said} ${ending(said)}`);
  }
  return [];
}
