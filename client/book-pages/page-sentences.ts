// The sentences of a page, as the reader reads them aloud and as the owner records them.
import { sentencesOf } from '../../domain/sentences.ts';
import { cleanLine, hasWords, oneSpaced } from '../../domain/text.ts';
import type { BookPage } from './content.ts';
import { inlineRunsOf, textOfRun } from './inline-runs.ts';

/** Returns the cleaned text of each sentence of a page, in reading order. */
export function sentencesOfPage({ html }: Pick<BookPage, 'html'>): string[] {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  return inlineRunsOf(content)
    .flatMap((run) => sentencesOf(textOfRun(run)))
    .map(({ text }) => cleanLine(oneSpaced(text)))
    .filter(hasWords);
}
