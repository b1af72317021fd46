// What the card 'Listening and speaking' says.
import type { VoiceSettings } from '../../../domain/voice-settings.ts';

interface Choice {
  setting: keyof VoiceSettings;
  label: string;
  hint: string;
}

/** The settings that are a grown-up's to make. The child's own are in the reader. */
export const voiceChoices: readonly Choice[] = [
  {
    setting: 'speakToChild',
    label: 'Speak to my child',
    hint: 'The library greets your child, names the next book, says what to do and gives praise, without a tap. When this is off, your child taps a speaker to hear these words.',
  },
  {
    setting: 'readToMe',
    label: 'Read to me',
    hint: 'Your child can have a book read aloud. Turn it off if your child should read alone.',
  },
  {
    setting: 'starForListening',
    label: 'Listening earns a star',
    hint: 'A book that was read aloud earns its gold star too. The report says ‘listened’ either way.',
  },
  {
    setting: 'hearMyself',
    label: 'Hear myself',
    hint: 'Your child can record a page and listen to it. The recording is never sent or saved. It is gone when your child turns the page.',
  },
  {
    setting: 'celebrate',
    label: 'Sound when a book is finished',
    hint: 'A soft chime of about a second. A device that is muted stays silent.',
  },
];

/** Says whose voice reads what nobody has recorded. `name` is the voice's name; null if there is none. */
export function voiceText(name: string | null): string {
  return name === null
    ? 'This device has no English voice of its own. It can play single sounds and recordings, and nothing else. Most devices offer voices in their settings, under speech or text-to-speech.'
    : `This device’s own voice, ${name}, says what nobody has recorded. It sends no words to anyone.`;
}
