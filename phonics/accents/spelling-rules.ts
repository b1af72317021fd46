// What the letters of a word tell of an Australian's vowels, where no list is needed: carry, sorry, library, new.

interface Rule {
  letters: RegExp;
  from: RegExp;
  to: string;
}

const rules: readonly Rule[] = [
  { letters: /arr/, from: /EH(\d) R/, to: 'AE$1 R' },
  { letters: /orr/, from: /AO(\d) R/, to: 'AA$1 R' },
  // library, cemetery, category: the vowel goes quiet.
  { letters: /[aeo]ry$/, from: /(?:EH|AO)[02] R IY[02]$/, to: 'AH0 R IY0' },
  // limit, robin: the weak vowel of these endings is that of 'pin' to a child who sounds them in full.
  {
    letters: /i(?:t|d|n|p|s|st|m|ce|se|ve|te|tch)$/,
    from: /AH0(?= (?:T|D|N|P|S|S T|M|V|CH)$)/,
    to: 'IH0',
  },
  // The dictionary wavers between the vowels of 'saw' and 'father': raw, astronaut.
  { letters: /a[uw]/, from: /AA(\d)(?! R)/, to: 'AO$1' },
  { letters: /^un(?!i)/, from: /^AH0 N/, to: 'AH2 N' },
  { letters: /ony$/, from: /OW[02] N IY[02]$/, to: 'AH0 N IY0' },
];

/** The letters after which Australians say y where Americans have dropped it: new, tune, duty. */
const YOD_LETTERS = /[tdn](?:e[uw]|u)/;
/** The same sounds, spelt otherwise. */
const NO_YOD_LETTERS =
  /[tdn](?:oo|ou|o(?:$|[^a-z]))|wo$|^(?:into|onto|unto|undo|redo|outdo|tsunami)$/;
const YOD = /\b([TDN]) (UW|UH(?=\d R))(?=\d)/g;

/** Returns a pronunciation of the dictionary as an Australian says a word that is spelt so. */
export function saidAsSpelt(word: string, said: string): string {
  const changed = rules.reduce(
    (soFar, { letters, from, to }) => (letters.test(word) ? soFar.replace(from, to) : soFar),
    said,
  );
  return YOD_LETTERS.test(word) && !NO_YOD_LETTERS.test(word)
    ? changed.replace(YOD, '$1 Y $2')
    : changed;
}
