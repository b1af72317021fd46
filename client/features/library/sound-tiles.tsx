// The sounds that are new in a book, as tiles. A tile says its sound and the word it is heard in.
import { useEffect, useRef } from 'react';
import { splitPhonogram } from '../../../domain/phonogram-keys.ts';
import { toast } from '../../ui/toast.tsx';
import { CANNOT_BE_HEARD, useLines } from '../../voice/phrases.ts';
import type { Line } from '../../voice/said.ts';
import { speak } from '../../voice/speaker.ts';

/** `sound` is the name of a sound, such as `oo:moon`; `said` is how it is said, in IPA, if that is known. */
function SoundTile({ sound, said }: { sound: string; said: string | undefined }) {
  const { letters, example: word } = splitPhonogram(sound);
  const { lines: ofWord } = useLines([{ words: word, word }]);
  const ofSound: Line[] = said === undefined ? [] : [{ said: { sound: said } }];
  const lines = [...ofSound, ...ofWord];
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const onClick = () => {
    stop.current = speak(lines, {
      onEnd: (outcome) => outcome === 'failed' && toast(CANNOT_BE_HEARD),
    });
  };
  return (
    <button
      type="button"
      translate="no"
      className="sound-tile"
      disabled={lines.length === 0}
      onClick={onClick}
    >
      <span className="sr-only">Hear </span>
      <b>{letters}</b>
      <span className="sr-only"> as in </span>
      <span>{word}</span>
    </button>
  );
}

export function SoundTiles({
  names,
  sounds,
  labelledBy,
}: {
  names: readonly string[];
  /** How each sound is said, by its name. */
  sounds: Readonly<Record<string, string>>;
  /** The id of the line that says what they are. */
  labelledBy: string;
}) {
  return (
    <ul
      aria-labelledby={labelledBy}
      className="sound-tiles"
      data-many={names.length > 3 || undefined}
    >
      {names.map((name) => (
        <li key={name}>
          <SoundTile sound={name} said={sounds[name]} />
        </li>
      ))}
    </ul>
  );
}
