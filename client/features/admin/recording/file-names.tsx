import { promptItems, soundItems, type VoiceItem } from './voice-items.ts';

const groups: readonly { title: string; items: readonly VoiceItem[] }[] = [
  { title: 'Sounds', items: soundItems },
  { title: 'Prompts', items: promptItems },
];

/** Lists how the files of recordings are named. */
export function FileNames() {
  return (
    <details>
      <summary className="flex min-h-12 items-center font-bold text-sea-deep">
        How to name the files
      </summary>
      <p className="mb-3 max-w-prose">
        Any sound that this browser plays will do, such as WAV, MP3 or M4A. Only the sound of a file
        is used.
      </p>
      <p className="mb-3 max-w-prose">
        The file of a word is named <b translate="no">word-</b> and then the word:{' '}
        <b translate="no">word-said</b>.
      </p>
      {groups.map(({ title, items }) => (
        <section key={title} className="mb-4">
          <h3 className="mb-1 text-lg">{title}</h3>
          <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {items.map(({ id, sound, text }) => (
              <div key={id} className="flex flex-wrap gap-x-2">
                <dt translate="no" className="font-bold">
                  {id}
                </dt>
                <dd className="text-ink-soft">{sound === null ? text : sound.example}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </details>
  );
}
