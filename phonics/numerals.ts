// Numerals that are read as their words: '10' as 'ten', '21' as 'twenty-one', up to a thousand.

const SMALL = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ');
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Whether a word has digits or other signs of numbers. */
export const hasNumber = (word: string): boolean => /\p{N}/u.test(word);

function wordsUnderHundred(number: number): string[] {
  const small = SMALL[number];
  if (small !== undefined) return [small];
  const [tens = '', ones] = [TENS[Math.floor(number / 10)], number % 10];
  return ones === 0 ? [tens] : [tens, ...wordsUnderHundred(ones)];
}

/** Returns the words of a whole number up to 1000; null for any other numeral: '3rd', '1.5', '½', '007'. */
export function wordsOfNumeral(numeral: string): string[] | null {
  if (!/^(?:0|[1-9]\d{0,2}|1,?000)$/.test(numeral)) return null;
  const number = Number(numeral.replace(',', ''));
  if (number === 1000) return ['one', 'thousand'];
  if (number < 100) return wordsUnderHundred(number);
  const hundreds = [...wordsUnderHundred(Math.floor(number / 100)), 'hundred'];
  return number % 100 === 0 ? hundreds : [...hundreds, 'and', ...wordsUnderHundred(number % 100)];
}
