// Writes what is being said of a word: 'mmmoo'. It is no live region: two voices at once help nobody.
import type { Saying } from './use-word-speech.ts';
import type { ShownPart } from './word-split.ts';

/** Letters whose sound can be held. */
const HELD = /^[aefhilmnorsuvwyz]$/i;

/** Writes a sound that is held as long as it is: 'mmm'. */
const drawnOut = (letters: string): string =>
  HELD.test(letters) ? letters + letters.toLowerCase().repeat(2) : letters;

/** Returns what a part adds to the caption. */
const captionOf = ({ letters, sound }: ShownPart): string =>
  sound === '' ? '' : drawnOut(letters);

export function WordCaption({
  parts,
  printed,
  saying,
}: {
  parts: readonly ShownPart[];
  printed: string;
  saying: Saying | null;
}) {
  const part = saying === null ? undefined : parts[saying.at];
  const before =
    saying?.kind === 'sounding' ? parts.slice(0, saying.at).map(captionOf).join('') : '';
  return (
    <p translate="no" className="word-said">
      {saying?.kind === 'word' ? (
        <b key="word">{printed}</b>
      ) : (
        part !== undefined && (
          <>
            <span key={before}>{before}</span>
            <b key={saying?.at}>{captionOf(part)}</b>
            {part.sound === '' && <span>{` ${part.letters}: silent`}</span>}
          </>
        )
      )}
    </p>
  );
}
