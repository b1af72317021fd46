// Whether the title that a file gives itself is one for children, or one that a program has made up.
import { lineOf } from '../../../../domain/text.ts';
import { LONGEST_TITLE } from './title.ts';

const UNTITLED =
  /^(?:untitled|untitled (?:document|design|presentation|book)|title|document|dokument|slide|presentation|powerpoint|powerpoint presentation|print|unknown|unknown title|no title|none)(?:[\s_-]?\(?\d+\)?)?$/i;
const PROGRAM =
  /^(?:microsoft (?:office )?(?:word|powerpoint|publisher|excel)|adobe (?:indesign|illustrator|photoshop)|quarkxpress|libreoffice (?:writer|impress|draw)) - /i;
/** As of a file that others were made from, such as 'Layout template A5'. */
const TEMPLATE = /\b(?:templates?|layout)\b/i;
const FILE = /\.(docx?|pptx?|pdf|indd|pages|key|odt|odp|rtf|txt|pub|qxp|ai|cdr|tmp|html?|xml)$/i;
/** As of a book to count by. A date or the number of a scan is none. */
const COUNTING = /^\d{1,2}(?:, ?\d{1,2}){2,19}$/;

/** Returns the title as one line of at most `LONGEST_TITLE`; null if it is the name of a file, a template or a program, or no title at all. */
export function goodTitle(title: string | null): string | null {
  const line = lineOf(title ?? '', LONGEST_TITLE);
  if (!/\p{L}/u.test(line) && !COUNTING.test(line)) return null;
  const isMadeUp = [UNTITLED, PROGRAM, TEMPLATE, FILE].some((pattern) => pattern.test(line));
  return isMadeUp ? null : line;
}
