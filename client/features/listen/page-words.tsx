// The words of a page as large buttons, a sentence after the other.
import type { HeardMark } from '../../../domain/heard-words.ts';
import { classNames } from '../../ui/class-names.ts';
import { markNames } from './listen-copy.ts';
import type { Marks, PageWord } from './marks.ts';
import { MarkSign } from './mark-sign.tsx';

const colours: Record<HeardMark, string> = {
  well: 'border-sea bg-sea-wash',
  helped: 'border-sea bg-paper-deep',
  missed: 'border-dashed border-line-strong bg-paper-deep',
};

const nameOf = ({ printed }: PageWord, mark: HeardMark | undefined) =>
  mark === undefined ? printed : `${printed}, ${markNames[mark].toLowerCase()}`;

function WordButton({
  word,
  mark,
  onPress,
}: {
  word: PageWord;
  mark: HeardMark | undefined;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={nameOf(word, mark)}
      aria-pressed={mark !== undefined}
      className={classNames(
        'relative min-h-14 min-w-14 scroll-mb-52 rounded-control border-2 px-3 py-1 text-2xl leading-snug wrap-anywhere sm:text-3xl landscape:low:text-2xl',
        mark === undefined ? 'border-line bg-page hover:border-sea' : colours[mark],
      )}
      onClick={onPress}
    >
      <span translate="no">{word.printed}</span>
      {mark !== undefined && (
        // In the corner, so that the word keeps its place.
        <span className="absolute -top-2 -right-2 flex size-6 items-center justify-center rounded-full border-2 border-line-strong bg-page">
          <MarkSign mark={mark} className="size-4" />
        </span>
      )}
    </button>
  );
}

export function PageWords({
  sentences,
  marks,
  onPress,
}: {
  sentences: readonly (readonly PageWord[])[];
  marks: Marks;
  onPress: (word: PageWord) => void;
}) {
  return (
    <div className="listening-words flex flex-col gap-5 landscape:low:gap-3">
      {sentences.map((words) => (
        <div
          key={words[0]?.place}
          role="group"
          aria-label={words.map(({ printed }) => printed).join(' ')}
          className="flex flex-wrap gap-x-3 gap-y-4 landscape:low:gap-y-3"
        >
          {words.map((word) => (
            <WordButton
              key={word.place}
              word={word}
              mark={marks.get(word.place)}
              onPress={() => onPress(word)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
