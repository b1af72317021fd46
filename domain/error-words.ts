// Redacts error messages before they leave the browser. A message may quote anything, such as a child's
// name, so this keeps only words that browsers and our libraries use in their own messages. It removes
// everything else, including numbers.
import { cutQuotations } from './quotations.ts';

const KNOWN = new Set(
  `a abort aborted access after already an and any argument arguments array as assign assignment at
  attempting attribute await be because been before being boundary browser call called can cannot can't
  changed child circular class clone cloned closed code component connection const constant constructor
  context converting could current data declaration defined deleted denied depth did does document does
  dynamically element empty encountered end error errors evaluating event exceeded execute executed
  expected exceeds failed fetch find first for found frame from function generator hook hooks import
  imported importing in index infinity initialization initialize input insecure insert instance internal
  invalid is it iterable json key large lazy length lexical limit load loading lost many match maximum
  method minified missing module more must name negative network new no node not null number object of on
  operation option or out parameter parse permission platform position promise properties property
  protocol quota range react read reading recursion redeclared refused rejected remove removed render
  rendered request required resource resolve response result return rule runtime script security set size
  source space stack state storage store string structure style support supported symbol syntax target
  than that the then this time timed timeout to token too transaction type undefined unexpected unhandled
  unknown unsupported update updates url use used user valid value variable was when window with without
  write`.split(/\s+/),
);

/** Punctuation that is allowed before and after a word. */
const [BEFORE, AFTER] = ['(["\'', ')].,:;!?"\''];

function stripPunctuation(word: string): string {
  let [from, to] = [0, word.length];
  while (from < to && BEFORE.includes(word.charAt(from))) from++;
  while (to > from && AFTER.includes(word.charAt(to - 1))) to--;
  return word.slice(from, to);
}

/** In characters. Longer messages are truncated. */
export const LONGEST_MESSAGE = 160;
/** The maximum number of stack frames in a report, innermost first. */
export const MOST_FRAMES = 8;

/** Returns the message with only its known words. `…` replaces what was removed. */
export function knownWords(message: string): string {
  const words = cutQuotations(message.slice(0, 20 * LONGEST_MESSAGE), ' … ')
    .split(/\s+/)
    .map(stripPunctuation)
    .filter((word) => word !== '')
    .map((word) => (KNOWN.has(word.toLowerCase()) ? word : '…'))
    .join(' ')
    .replace(/…(?: …)+/g, '…');
  if (words.length <= LONGEST_MESSAGE) return words;
  // Truncate between words.
  const end = words.lastIndexOf(' ', LONGEST_MESSAGE - 2);
  return `${words.slice(0, end).replace(/ …$/, '')} …`;
}
