// Plays a page as a child hears it, and says whose voice it is.
import { Play, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { BookRecording } from '../../../../contracts/recordings.ts';
import { playedOf } from '../../../../domain/narration.ts';
import { Button } from '../../../ui/button.tsx';
import type { Line } from '../../../voice/said.ts';
import { useVoice } from '../../../voice/device-voice.ts';
import { speak } from '../../../voice/speaker.ts';
import type { PageRecordings } from './page-narration.ts';

/** What is heard: the text, and the recording that says it. */
interface Spoken {
  text: string;
  recording: BookRecording | null;
}

function spokenOn({ sentences, whole, text }: PageRecordings): Spoken[] {
  const played = playedOf({ sentences, whole });
  if (whole !== null && played.includes(whole)) return [{ text, recording: whole }];
  return sentences.map((sentence) => ({ text: sentence.text, recording: sentence.recording }));
}

const addressOf = ({ take }: BookRecording) => `/api/admin/recordings/${take}/master`;

const FAILED = 'It could not be played. Please try again in a moment.';
const NO_VOICE = 'This device has no voice for the sentences that are not recorded.';
const VOICES = { recording: 'Your recording', device: "The device's voice" };

export function ListenToPage({ page, number }: { page: PageRecordings; number: number }) {
  const [heard, setHeard] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const hasVoice = useVoice() !== null;
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const listen = () => {
    const all = spokenOn(page);
    // What cannot be said on a device is left out, as in the reader.
    const heardHere = all.filter(({ recording }) => hasVoice || recording !== null);
    const left = heardHere.length < all.length ? NO_VOICE : '';
    if (heardHere.length === 0) return setProblem(left);
    const lines = heardHere.map(({ text, recording }): Line => ({
      said: { words: text, ...(recording && { recording: addressOf(recording) }) },
      // A recording that cannot be had gives way to the device's voice, whose length is not known.
      onStart: (seconds) =>
        setHeard(`${VOICES[seconds === null ? 'device' : 'recording']}: ${text}`),
    }));
    stop.current = speak(lines, {
      onWaiting: () => setHeard('The recording is on its way...'),
      onEnd: (outcome) => {
        setHeard(null);
        if (outcome !== 'stopped') setProblem(outcome === 'failed' ? FAILED : left);
      },
    });
    setProblem('');
    setHeard('');
  };
  const isPlaying = heard !== null;
  const Icon = isPlaying ? Square : Play;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        aria-pressed={isPlaying}
        onClick={() => (isPlaying ? stop.current() : listen())}
      >
        <Icon aria-hidden="true" />
        Listen to the page
        <span className="sr-only">{`, page ${number}`}</span>
      </Button>
      <p role="status" className="min-w-0 text-ink-soft wrap-anywhere">
        {heard ?? problem}
      </p>
    </div>
  );
}
