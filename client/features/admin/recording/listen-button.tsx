import { Play, Square } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Heard, usePlayback } from './use-playback.ts';

/** Plays something; a second press stops it. `name` is its label, and tells it from what else can be heard. */
export function ListenButton({
  name,
  source,
  playback: { playing, play, stop },
  disabled = false,
  ref,
}: {
  name: string;
  source: () => Heard | Promise<Heard>;
  playback: ReturnType<typeof usePlayback>;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}) {
  const isPlaying = playing === name;
  const Icon = isPlaying ? Square : Play;
  return (
    <Button
      ref={ref}
      variant="secondary"
      disabled={disabled}
      aria-pressed={isPlaying}
      onClick={() => (isPlaying ? stop() : void play(name, source))}
    >
      <Icon aria-hidden="true" />
      <span>{name}</span>
    </Button>
  );
}
