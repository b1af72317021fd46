// Records one sound, prompt or word after the other, in any order.
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { takeKeys } from '../drafts/takes.ts';
import { ItemPicker } from './item-picker.tsx';
import { RecordWell } from './record-well.tsx';
import { VoiceCard } from './voice-card.tsx';
import {
  itemAfter,
  promptItems,
  soundItems,
  type VoiceItem,
  wordItem,
  wordItemsOf,
} from './voice-items.ts';
import { WordField } from './word-field.tsx';

const partNames = ['Sounds', 'Prompts', 'Words'] as const;
type PartName = (typeof partNames)[number];

type Takes = ReadonlyMap<string, string>;

const countOf = (items: readonly VoiceItem[], takes: Takes) =>
  items.filter(({ key }) => takes.has(key)).length;

export function RecordingWorkbench({
  takes,
  onSessionOver,
}: {
  takes: Takes;
  onSessionOver: (failure: string) => void;
}) {
  const isRecorded = (key: string) => takes.has(key);
  const firstOf = (all: readonly VoiceItem[]) => all.find(({ key }) => !isRecorded(key)) ?? all[0];
  const [part, setPart] = useState<PartName>('Sounds');
  const [typedWords, setTypedWords] = useState<readonly string[]>([]);
  // Kept in the state, so that the card stays where it is when its own recording appears in `takes`.
  const [item, setItem] = useState(() => firstOf(soundItems));
  const itemsOf: Record<PartName, readonly VoiceItem[]> = {
    Sounds: soundItems,
    Prompts: promptItems,
    // With the word on the card, whose recording may just have been deleted.
    Words: wordItemsOf([
      ...typedWords,
      ...[...takes.keys(), ...takeKeys(), item?.key ?? ''].sort(),
    ]),
  };
  const items = itemsOf[part];
  const [hasMoved, setHasMoved] = useState(false);
  const [kept, setKept] = useState<VoiceItem | null>(null);

  const showPart = (next: PartName) => {
    setPart(next);
    setItem(firstOf(itemsOf[next]));
    setHasMoved(false);
    setKept(null);
  };
  const moveTo = (next: VoiceItem | undefined, justKept: VoiceItem | null) => {
    setItem(next ?? item);
    setHasMoved(true);
    setKept(justKept);
  };
  const progress =
    items.length === 0 ? '' : `${countOf(items, takes)} of ${items.length} in your voice.`;
  return (
    <Card>
      <Card.Title>Record the sounds</Card.Title>
      <p className="mb-2 max-w-prose text-ink-soft">
        Your voice in place of the computer’s and the device’s, one by one and in any order.
        Families of this library hear a recording within minutes after you keep it. It goes into the
        library’s export and backup. You can bring back a deleted recording until you leave its
        card.
      </p>
      <RecordWell />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="min-w-0 rounded-card border-2 border-line bg-paper p-5 lg:sticky lg:top-6">
          {item === undefined ? (
            <p className="text-lg">Type the words that you want to record.</p>
          ) : (
            <VoiceCard
              item={item}
              take={takes.get(item.key) ?? null}
              takesFocus={hasMoved}
              onSessionOver={onSessionOver}
              onKept={() => moveTo(itemAfter(items, item.key, isRecorded), item)}
            />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <div role="group" aria-label="What to record" className="flex flex-wrap gap-2">
            {partNames.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === part}
                onClick={() => showPart(one)}
                className={classNames(
                  'min-h-12 rounded-control border-2 px-4 font-display font-semibold',
                  one === part
                    ? 'border-sea-deep bg-sea text-page'
                    : 'border-line-strong bg-page text-ink-soft hover:bg-paper-deep',
                )}
              >
                {one}
              </button>
            ))}
          </div>
          <p role="status" className="empty:hidden">
            {kept === null ? progress : `Kept ${kept.name}. ${progress}`}
          </p>
          {part === 'Words' && (
            <WordField
              onAdd={(added) => {
                const items = added.map(wordItem);
                setTypedWords([...typedWords, ...items.map(({ key }) => key)]);
                moveTo(items[0], null);
              }}
            />
          )}
          <ItemPicker
            items={items}
            selected={item?.key ?? ''}
            isRecorded={isRecorded}
            onSelect={(chosen) => moveTo(chosen, null)}
          />
        </div>
      </div>
    </Card>
  );
}
