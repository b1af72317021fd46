// The sentences of a page, as the reader reads them aloud and as the owner records them.
import { cleanSentencesOf } from '../../domain/sentences.ts';
import type { BookPage } from './content.ts';
import { inlineRunsOf, textOfRun } from './inline-runs.ts';

/** Returns the cleaned text of each sentence of a page, in reading order. */
export function sentencesOfPage({ html }: Pick<BookPage, 'html'>): string[] {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  return inlineRunsOf(content).flatMap((run) => cleanSentencesOf(textOfRun(run)));
}
