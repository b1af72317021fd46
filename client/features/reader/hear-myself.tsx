// The button of 'Hear myself' in the reader's bar, and what it says: how it is used, and what is wrong.
import { BookOpenText, Pointer, Square, Volume2, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useId } from 'react';
import { promptText } from '../../../domain/prompts.ts';
import { microphoneCopy } from '../../microphone/microphone-copy.ts';
import microphone from '../../pictures/microphone.svg';
import { Button } from '../../ui/button.tsx';
import type { Elements } from '../../ui/elements.ts';
import type { useHearMyself } from './use-hear-myself.ts';
import './hear-myself.css';

type Hear = ReturnType<typeof useHearMyself>;

const isPressKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';

/** Handlers of a button that is held, with a finger, a mouse or a key. A screen reader's click is a tap. */
function holding({ session }: Hear, onBegin: () => void) {
  const press = () => {
    onBegin();
    session.press();
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      press();
    },
    onPointerUp: session.release,
    onPointerCancel: session.release,
    onKeyDown(event: KeyboardEvent) {
      if (!isPressKey(event)) return;
      // The key's own click would be a second press.
      event.preventDefault();
      if (!event.repeat) press();
    },
    onKeyUp(event: KeyboardEvent) {
      if (!isPressKey(event)) return;
      event.preventDefault();
      session.release();
    },
    onBlur: session.release,
    onClick({ detail }: MouseEvent) {
      if (detail !== 0) return;
      press();
      session.release();
    },
    // A finger that rests would open a menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
}

/** Escape ends what goes on. */
function useEscape({ session, state, isOn }: Hear): void {
  const isIdle = !isOn || state.kind === 'idle';
  useEffect(() => {
    if (isIdle) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) session.forget();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isIdle, session]);
}

/** How it is used: pictures and a sentence for the child, and a sentence for the grown-up who is asked. */
function HowTo({ isAsking, speaker }: { isAsking: boolean; speaker: Elements }) {
  return (
    <>
      <span aria-hidden="true" className="hear-steps">
        <Pointer />
        <BookOpenText />
        <Volume2 />
      </span>
      <div className="flex items-center gap-1">
        <p className="font-display text-lg font-semibold">{promptText('hear-yourself')}</p>
        {speaker}
      </div>
      <p key={String(isAsking)} className="text-base text-ink-soft">
        {isAsking
          ? 'For a grown-up: the browser asks whether this page may use the microphone. The recording is never sent or saved, and is gone when the page is turned.'
          : 'It is ready. Press the button again.'}
      </p>
    </>
  );
}

/** The message under the button. */
function Message({ hear: { session, state }, speaker }: { hear: Hear; speaker: Elements }) {
  const isHowTo = state.kind === 'asking' || state.kind === 'allowed';
  if (!isHowTo && state.kind !== 'fault') return null;
  return (
    <div role="alert" className="hear-message">
      {state.kind === 'fault' ? (
        <p className="text-base">{microphoneCopy[state.fault]}</p>
      ) : (
        <HowTo isAsking={state.kind === 'asking'} speaker={speaker} />
      )}
      <Button variant="quiet" className="hear-close" aria-label="Close" onClick={session.dismiss}>
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}

/** `onBegin` is called as the button goes down, before it records. `speaker` says how it is used. */
export function HearMyselfButton({
  hear,
  onBegin,
  speaker,
}: {
  hear: Hear;
  onBegin: () => void;
  speaker: Elements;
}) {
  const hint = useId();
  const { state, button } = hear;
  useEscape(hear);
  const isRecording = state.kind === 'recording';
  return (
    <div className="hear-place">
      <Button
        ref={button}
        variant="secondary"
        className="reader-mic"
        data-state={state.kind}
        aria-pressed={isRecording}
        aria-describedby={hint}
        {...holding(hear, onBegin)}
      >
        <span className="hear-ring">
          {isRecording ? (
            <Square aria-hidden="true" fill="currentColor" />
          ) : (
            <img src={microphone} alt="" width={32} height={32} draggable={false} />
          )}
        </span>
        <span className="hear-text">Hear myself</span>
      </Button>
      <span id={hint} hidden>
        Hold it, read the page, and let go to hear yourself. Or press once to begin, and once more
        to end.
      </span>
      <Message hear={hear} speaker={speaker} />
    </div>
  );
}
