// The button that speaks the whole word, if there is a voice, and the message shown when speaking fails.
import { Volume2 } from 'lucide-react';
import { Button, type ButtonVariant } from '../ui/button.tsx';
import type { useWordSpeech } from './use-word-speech.ts';

export function HearWordButton({
  voice,
  speech: { hearWhole, failed },
  variant = 'secondary',
}: {
  voice: SpeechSynthesisVoice | null;
  speech: ReturnType<typeof useWordSpeech>;
  variant?: ButtonVariant;
}) {
  return (
    <>
      {voice !== null && (
        <Button variant={variant} className="justify-self-center" onClick={hearWhole}>
          <Volume2 aria-hidden="true" />
          Hear the word
        </Button>
      )}
      <p role="status" className="empty:hidden">
        {failed && 'The voice of this device does not work right now. Say it together.'}
      </p>
    </>
  );
}
