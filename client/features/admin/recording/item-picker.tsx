// All sounds, prompts or words, to choose one from: which are recorded, and which have a take that is not kept.
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
  const isOfPrompts = items[0]?.kind === 'prompt';
  return (
    <ul
      className={
        isOfPrompts ? 'grid gap-2' : 'grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-2'
      }
    >
      {items.map((item) => {
        const { key, sound, text } = item;
        const isLongWord = item.kind === 'word' && text.length > 5;
        const isUnkept = hasTake(key);
        const Icon = isUnkept ? CircleDot : Check;
        return (
          <li key={key} className={isLongWord ? 'col-span-2' : undefined}>
            <button
              type="button"
              aria-pressed={key === selected}
              onClick={() => onSelect(item)}
              className={classNames(
                'relative flex min-h-14 w-full items-center gap-2 rounded-control border-2 px-2 py-1 text-ink hover:border-sea',
                isOfPrompts ? 'px-3 text-left' : 'justify-center',
                key === selected ? 'border-sea bg-sea-wash' : 'border-line bg-page',
              )}
            >
              <span className="flex min-w-0 flex-col">
                <span
                  translate={isOfPrompts ? undefined : 'no'}
                  className={isOfPrompts ? '' : 'text-lg leading-tight font-bold wrap-anywhere'}
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
                    isOfPrompts ? 'ml-auto' : 'absolute top-1 right-1',
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
