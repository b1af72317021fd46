// Regular forms and short forms of words: "Zac's", 'splats', 'zapped', "couldn't". A form is said as its base, with an
// ending.
import { isVowel, type Phone } from './sounds.ts';

/** A word as a form of another. */
export interface Form {
  base: string;
  /** The letters after those of the base; null if the base changes its own, as in 'bak-ing' and 'hopp-ing'. */
  ending: string | null;
  /** Returns the phones that the ending can have after those of the base, the usual ones first. */
  endingsAfter: (base: readonly Phone[]) => readonly (readonly Phone[])[];
  /** Whether it counts as a form even if the dictionary runs both together: "they're". */
  isLoose?: boolean;
}

const HISS = /^(?:S|Z|SH|ZH|CH|JH)$/;
const VOICELESS = /^(?:P|T|K|F|TH|S|SH|CH)$/;

type Endings = Form['endingsAfter'];
const last = (base: readonly Phone[]): Phone => base.at(-1) ?? '';
/** Returns one ending or another, by the last phone of the base. */
const byLast =
  (test: (phone: Phone) => boolean, yes: string, otherwise: Endings): Endings =>
  (base) =>
    test(last(base)) ? [yes.split(' ')] : otherwise(base);
const always =
  (...all: readonly string[]): Endings =>
  () =>
    all.map((one) => one.split(' '));

const isHiss = (phone: Phone) => HISS.test(phone);
const isVoiceless = (phone: Phone) => VOICELESS.test(phone);
const isStop = (phone: Phone) => phone === 'T' || phone === 'D';
const isOpen = (phone: Phone) => isVowel(phone) || phone === 'R';

const s = byLast(isHiss, 'IX Z', byLast(isVoiceless, 'S', always('Z')));
const ed = byLast(isStop, 'IX D', byLast(isVoiceless, 'T', always('D')));
const ing = always('IX NG');
/** The r of 'stirring', which 'stir' does not sound. */
const ringing: Endings = (base) =>
  /^(?:ER|R)$/.test(last(base)) ? [['R', 'IX', 'NG']] : ing(base);
const not = byLast(isOpen, 'N T', always('AX N T', 'N T'));
const will: Endings = (base) => (isOpen(last(base)) ? [['L'], ['AX', 'L']] : [['AX', 'L'], ['L']]);
const have = byLast(isOpen, 'V', always('AX V'));
const had = byLast(isStop, 'AX D', always('D'));
const are = byLast(isVowel, 'R', always('XR'));

interface Cut {
  end: RegExp;
  /** What stands in the base for the end. */
  base: string;
  /** The letters of the ending, if the base keeps its own. */
  ending: string | null;
  endings: Endings;
  isLoose?: boolean;
}
const cut = (end: RegExp, base: string, ending: string | null, endings: Endings): Cut => ({
  end,
  base,
  ending,
  endings,
});

/**
 * The endings and the bases that they leave, in order of precedence: 'pining' is from 'pine', not 'pin', and
 * 'tenses' from 'tense', not 'tens'.
 */
const cuts: readonly Cut[] = [
  cut(/'s$/, '', "'s", s),
  cut(/n't$/, '', "n't", not),
  cut(/'ll$/, '', "'ll", will),
  cut(/'ve$/, '', "'ve", have),
  cut(/'d$/, '', "'d", had),
  cut(/'m$/, '', "'m", always('M')),
  { ...cut(/'re$/, '', "'re", are), isLoose: true },
  cut(/ies$/, 'y', null, s),
  cut(/(?<=[hosxz]e)s$/, '', 's', s),
  cut(/(?<=[hosxz])es$/, '', 'es', s),
  cut(/(?<=[^s'])s$/, '', 's', s),
  cut(/ied$/, 'y', null, ed),
  cut(/(?<=e)d$/, '', 'd', ed),
  cut(/([^aeiou])\1ed$/, '$1', null, ed),
  cut(/ed$/, '', 'ed', ed),
  cut(/ing$/, 'e', null, ing),
  cut(/rring$/, 'r', null, ringing),
  cut(/([^aeiou])\1ing$/, '$1', null, ing),
  cut(/ing$/, '', 'ing', ing),
];

/** Yields the words of which this one may be a form. */
export function* formsOf(word: string): Generator<Form> {
  for (const { end, base, ending, endings, isLoose } of cuts) {
    if (!end.test(word)) continue;
    const from = word.replace(end, base);
    if (from === '' || !/[aeiouy]/.test(from)) continue;
    yield { base: from, ending, endingsAfter: endings, ...(isLoose && { isLoose }) };
  }
}
