// Whether the title that a file gives itself is one for children, or one that a program has made up.

const UNTITLED =
  /^(?:untitled|untitled (?:document|design|presentation|book)|title|document|dokument|slide|presentation|powerpoint|powerpoint presentation|print|unknown|none)(?:[\s_-]?\(?\d+\)?)?$/i;
const PROGRAM =
  /^(?:microsoft (?:office )?(?:word|powerpoint|publisher|excel)|adobe (?:indesign|illustrator|photoshop)|quarkxpress|libreoffice (?:writer|impress|draw)) - /i;
const FILE = /\.(docx?|pptx?|pdf|indd|pages|key|odt|odp|rtf|txt|pub|qxp|ai|cdr|tmp|html?|xml)$/i;
/** As of a book to count by. A date or the number of a scan is none. */
const COUNTING = /^\d{1,2}(?:, ?\d{1,2}){2,19}$/;

/** Returns the title; null if it is the name of a file or of a program, or no title at all. */
export function goodTitle(title: string | null): string | null {
  const trimmed = title?.trim() ?? '';
  if (!/\p{L}/u.test(trimmed) && !COUNTING.test(trimmed)) return null;
  const isMadeUp = [UNTITLED, PROGRAM, FILE].some((pattern) => pattern.test(trimmed));
  return isMadeUp ? null : trimmed;
}
