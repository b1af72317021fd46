// What a screen says by itself, for a child whose parent has turned 'Speak to my child' on.
import { useEffect, useEffectEvent, useRef } from 'react';
import { useVoiceSettings } from '../offline/use-voice-settings.ts';
import { openContext } from './audio-context.ts';
import { unlockVoice } from './device-voice.ts';
import { useLines, type Phrase } from './phrases.ts';
import { speak } from './speaker.ts';
import { isSpeaking } from './turn.ts';

const CONTROLS = 'a, button, input, select, textarea, label, summary, [role=button]';

/** Browsers let nothing sound before the first tap on a page. Older ones do not say whether there was one. */
const wasTapped = (): boolean => navigator.userActivation?.hasBeenActive !== false;

/** Calls `onTap` at the first tap, with whether it presses a control. */
function waitForTap(onTap: (isOnControl: boolean) => void): () => void {
  const onClick = ({ target }: MouseEvent) =>
    onTap(target instanceof Element && target.closest(CONTROLS) !== null);
  document.addEventListener('click', onClick, { once: true });
  return () => document.removeEventListener('click', onClick);
}

/** Some phones let nothing sound by itself that has not been used within a tap before. */
function unlock(): void {
  openContext();
  unlockVoice();
}

/** Calls `onDeed` as soon as the child does anything. */
function waitForDeed(onDeed: () => void): () => void {
  const deeds = ['pointerdown', 'keydown'] as const;
  for (const deed of deeds) document.addEventListener(deed, onDeed, { capture: true });
  return () => {
    for (const deed of deeds) document.removeEventListener(deed, onDeed, { capture: true });
  };
}

/**
 * Says the phrases once, when they are first given; none for as long as there is nothing to say. Whatever the child does
 * ends it, and it never begins over something else that is heard.
 */
export function useSaid(phrases: readonly Phrase[]): void {
  const { settings } = useVoiceSettings();
  const { lines, isKnown } = useLines(settings.speakToChild ? phrases : []);
  useEffect(() => {
    if (!settings.speakToChild) return;
    document.addEventListener('click', unlock, { capture: true, once: true });
    return () => document.removeEventListener('click', unlock, { capture: true });
  }, [settings.speakToChild]);
  const isReady = isKnown && lines.length > 0;
  const hasSaid = useRef(false);
  const say = useEffectEvent((onEnd: () => void) => {
    if (isSpeaking() || document.visibilityState === 'hidden') return null;
    return speak(lines, { onEnd });
  });

  useEffect(() => {
    if (!isReady || hasSaid.current) return;
    let ignoreDeeds = () => {};
    let stop: (() => void) | null = null;
    const begin = (isAnswered = false) => {
      hasSaid.current = true;
      if (!isAnswered) stop = say(() => ignoreDeeds());
      if (stop !== null) ignoreDeeds = waitForDeed(stop);
    };
    let ignoreTap = () => {};
    if (wasTapped()) begin();
    else ignoreTap = waitForTap(begin);
    return () => {
      ignoreTap();
      ignoreDeeds();
      stop?.();
    };
  }, [isReady]);
}
