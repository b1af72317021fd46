// One word of a warm-up, in large letters. Help appears only when the child asks for it.
import { Eye, Heart } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PracticeWord } from '../../../contracts/practice.ts';
import { groupOf } from '../../../domain/levels.ts';
import { promptText } from '../../../domain/prompts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { groupColors } from '../../ui/level-badge.tsx';
import { SayButton } from '../../voice/say-button.tsx';
import { adviceOf } from '../../word-help/advice-copy.ts';
import { WordSounds } from '../../word-help/word-sounds.tsx';
import { describePractised, type ShownPart, type ShownWord } from '../../word-help/word-split.ts';
import { instruction, piecesOf } from './warm-up.ts';
import './warm-up.css';

/** The word with each of its phonograms in the colour of its level. */
function Coloured({ parts }: { parts: readonly ShownPart[] }) {
  return (
    <span aria-hidden="true" className="inline-flex flex-wrap justify-center gap-1">
      {parts.map(({ letters, level, sound }, index) => (
        <span
          key={index}
          className={classNames(
            'rounded-2xl px-[0.12em] forced-colors:border',
            level === null
              ? 'outline-3 -outline-offset-3 outline-line-strong'
              : groupColors[groupOf(level)],
            sound === '' && 'opacity-80 outline-3 -outline-offset-3 outline-dashed',
          )}
        >
          {letters}
        </span>
      ))}
    </span>
  );
}

/**
 * The parts of the word, and the whole word last. It takes the focus when it appears, so that
 * screen readers read it.
 */
function Help({ shown, printed }: { shown: ShownWord; printed: string }) {
  const ref = useRef<HTMLElement>(null);
  const { prompt, text, isHeart } = adviceOf(shown);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={`Help with ${printed}`}
      className="flex w-full flex-col items-center gap-4 outline-none"
    >
      <div className="flex min-h-12 items-center gap-2">
        {isHeart && <Heart aria-hidden="true" className="size-5 fill-current" />}
        <p className="font-display text-xl font-semibold">{text}</p>
        <SayButton phrases={[{ prompt }]} />
      </div>
      <WordSounds {...{ shown, printed }} />
    </section>
  );
}

/** What the child is to do. */
function Instruction() {
  return (
    <div className="flex min-h-12 items-center gap-1 text-ink-soft">
      <p className="text-balance">
        {instruction.map(({ prompt }) => promptText(prompt)).join(' ')}
      </p>
      <SayButton phrases={instruction} />
    </div>
  );
}

export function WordCard({ word, isHelped }: { word: PracticeWord; isHelped: boolean }) {
  const [isColoured, setColoured] = useState(false);
  const shown = describePractised(word);
  const canColour = shown.parts.length > 1;
  return (
    <div className="flex grow animate-pop flex-col items-center justify-center gap-5 rounded-card border border-line bg-page p-4 text-center shadow-card sm:p-8 lying:gap-2 lying:p-4">
      {!isHelped && <Instruction />}
      <h2 translate="no" className="warm-up-word">
        {isColoured && canColour ? (
          <>
            <span className="sr-only">{word.printed}</span>
            <Coloured parts={shown.parts} />
          </>
        ) : (
          word.printed
        )}
      </h2>
      {isHelped ? (
        <Help shown={shown} printed={word.printed} />
      ) : (
        canColour && (
          <Button
            variant="quiet"
            aria-pressed={isColoured}
            onClick={() => setColoured(!isColoured)}
          >
            <Eye aria-hidden="true" />
            Show me the sounds
          </Button>
        )
      )}
      {word.sentence !== null && (
        <p translate="no" className="max-w-prose text-2xl leading-relaxed text-ink-soft">
          {piecesOf(word.sentence, word.word).map(({ text, isWord }, index) =>
            isWord ? (
              <strong key={index} className="text-ink">
                {text}
              </strong>
            ) : (
              <span key={index}>{text}</span>
            ),
          )}
        </p>
      )}
    </div>
  );
}
