// All sounds or prompts, to choose one from: which are recorded, and which have a take that is not kept.
import { Check, CircleDot } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { hasTake } from '../drafts/takes.ts';
import type { VoiceItem } from './voice-items.ts';

/** What is known of an item, after its name. */
function stateOf(isRecorded: boolean, isUnkept: boolean): string {
  if (isUnkept) return ' (a take not kept yet)';
  return isRecorded ? ' (in your voice)' : '';
}

export function ItemPicker({
  items,
  selected,
  isRecorded,
  onSelect,
}: {
  items: readonly VoiceItem[];
  selected: string;
  isRecorded: (key: string) => boolean;
  onSelect: (item: VoiceItem) => void;
}) {
  const isOfSounds = items[0]?.sound !== null;
  return (
    <ul
      className={
        isOfSounds ? 'grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-2' : 'grid gap-2'
      }
    >
      {items.map((item) => {
        const { key, sound, text } = item;
        const isUnkept = hasTake(key);
        const Icon = isUnkept ? CircleDot : Check;
        return (
          <li key={key}>
            <button
              type="button"
              aria-pressed={key === selected}
              onClick={() => onSelect(item)}
              className={classNames(
                'relative flex min-h-14 w-full items-center gap-2 rounded-control border-2 px-2 py-1 text-ink hover:border-sea',
                isOfSounds ? 'justify-center' : 'px-3 text-left',
                key === selected ? 'border-sea bg-sea-wash' : 'border-line bg-page',
              )}
            >
              <span className="flex min-w-0 flex-col">
                <span
                  translate={sound === null ? undefined : 'no'}
                  className={sound === null ? '' : 'text-lg leading-tight font-bold'}
                >
                  {text}
                </span>
                {sound !== null && (
                  <span translate="no" className="text-xs leading-tight text-ink-soft">
                    {sound.example}
                  </span>
                )}
              </span>
              {(isUnkept || isRecorded(key)) && (
                <Icon
                  aria-hidden="true"
                  className={classNames(
                    'size-4 shrink-0 text-sea-deep',
                    isOfSounds ? 'absolute top-1 right-1' : 'ml-auto',
                  )}
                />
              )}
              <span className="sr-only">{stateOf(isRecorded(key), isUnkept)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
