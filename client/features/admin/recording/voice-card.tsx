// The card of one sound, prompt or word: how it is said, and its recording.
import { ownSoundBytes } from '../../../voice/clips.ts';
import { lengthHint } from './take-copy.ts';
import { ListenButton } from './listen-button.tsx';
import { RecordingCard } from './recording-card.tsx';
import { usePlayback } from './use-playback.ts';
import type { VoiceItem } from './voice-items.ts';
import { keepRecording, refreshRecordings, removeRecording } from './voice-recordings.ts';

export function VoiceCard({
  item,
  take,
  ...rest
}: {
  item: VoiceItem;
  take: string | null;
  takesFocus: boolean;
  onKept: () => void;
  onSessionOver: (failure: string) => void;
}) {
  const { key, kind, name, takeKind, sound } = item;
  const changed = async (change: Promise<void>) => {
    await change;
    // The change is made. If the list cannot be fetched now, it is fetched with the next visit.
    await refreshRecordings().catch(() => {});
  };
  return (
    <RecordingCard
      task={{
        key,
        name,
        kind: takeKind,
        recorded: take,
        removeLabel: kind === 'sound' ? 'Use the computer’s again' : 'Use the device’s voice again',
        keep: (wav, replaces) => changed(keepRecording(item, wav, replaces)),
        remove: (replaces) => changed(removeRecording(item, replaces)),
        refresh: refreshRecordings,
      }}
      listen={sound !== null && <ComputersSound sound={sound} />}
      {...rest}
    >
      {sound === null ? <SaidText item={item} /> : <SoundText sound={sound} />}
      <p className="text-[0.95rem] text-ink-soft">{sourceOf(kind, take !== null)}</p>
    </RecordingCard>
  );
}

function sourceOf(kind: VoiceItem['kind'], isRecorded: boolean): string {
  if (isRecorded) return 'In your voice.';
  return kind === 'sound'
    ? 'Made by the computer until you record it.'
    : 'Said by the voice of each family’s device until you record it.';
}

function ComputersSound({ sound }: { sound: NonNullable<VoiceItem['sound']> }) {
  const playback = usePlayback();
  return (
    <>
      <ListenButton
        name="Listen to the computer’s"
        playback={playback}
        source={async () => new Blob([await ownSoundBytes(sound.id)])}
      />
      <p role="alert" className="w-full font-bold text-loss empty:hidden">
        {playback.failure}
      </p>
    </>
  );
}

const SAID = 'font-sans text-3xl leading-snug font-bold wrap-anywhere';

function SoundText({
  sound: { letters, example, hint, hold },
}: {
  sound: NonNullable<VoiceItem['sound']>;
}) {
  return (
    <div className="flex flex-col gap-1">
      <h3 translate="no" className="font-sans text-6xl font-bold">
        {letters}
      </h3>
      <p className="text-xl">
        <span>as in </span>
        <b translate="no">{example}</b>
      </p>
      <p className="text-lg">{hint}</p>
      <p className="text-lg">{lengthHint(hold)}</p>
    </div>
  );
}

function SaidText({ item: { kind, text } }: { item: VoiceItem }) {
  if (kind === 'prompt') return <h3 className={SAID}>{text}</h3>;
  return (
    <div className="flex flex-col gap-1">
      <h3 translate="no" className={SAID}>
        {text}
      </h3>
      <p className="text-lg">Say the word as a whole, plainly, as you would read it out.</p>
    </div>
  );
}
