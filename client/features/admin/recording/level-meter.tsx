// How loud the microphone hears the owner, as a bar and in words.
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { classNames } from '../../../ui/class-names.ts';

/** The bar begins here, in dB below full scale. */
const FLOOR = -60;
const QUIET = -36;
const LOUD = -3;

function wordsFor(level: number): string {
  if (level >= LOUD) return 'Too loud';
  return level < QUIET ? 'Quiet' : 'Good';
}

export function LevelMeter({ level, isOn }: { level: StoreApi<number>; isOn: boolean }) {
  const peak = useStore(level);
  const decibels = isOn && peak > 0 ? Math.max(FLOOR, 20 * Math.log10(peak)) : FLOOR;
  const share = (decibels - FLOOR) / -FLOOR;
  const words = isOn ? wordsFor(decibels) : 'Off';
  return (
    <div className="flex items-center gap-3">
      <div
        role="meter"
        aria-label="Microphone"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={words}
        className="h-4 min-w-24 flex-1 overflow-hidden rounded-full border border-line-strong bg-page"
      >
        <div
          className={classNames(
            'h-full origin-left rounded-full forced-colors:bg-[Highlight]',
            decibels >= LOUD ? 'bg-loss' : 'bg-sea',
          )}
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      <span aria-hidden="true" className="w-20 text-[0.95rem] text-ink-soft">
        {words}
      </span>
    </div>
  );
}
