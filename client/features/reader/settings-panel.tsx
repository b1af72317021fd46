// 'How the page looks': a small panel over the page. Choices apply at once to the words behind it.
import { ALargeSmall, RotateCcw, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import {
  defaultReaderSettings,
  spacings,
  textSizes,
  tints,
  type ReaderSettings,
} from '../../../domain/reader-settings.ts';
import { Button } from '../../ui/button.tsx';
import type { Elements } from '../../ui/elements.ts';

const PANEL_NAME = 'How the page looks';

const sizeNames = { small: 'Small', normal: 'Normal', large: 'Large', largest: 'Largest' };
const spacingNames = { normal: 'Normal', wide: 'Wide', widest: 'Widest' };
const tintNames = {
  paper: 'Paper',
  cream: 'Cream',
  rose: 'Rose',
  green: 'Green',
  blue: 'Blue',
  dark: 'Dark',
};

/** One row of choices: radio buttons, each shown as a preview of its effect. */
function Choices<Value extends string>({
  legend,
  values,
  names,
  value,
  onChoose,
  preview,
}: {
  legend: string;
  values: readonly Value[];
  names: Record<Value, string>;
  value: Value;
  onChoose: (value: Value) => void;
  preview: (value: Value) => ReactNode;
}) {
  const group = useId();
  return (
    <fieldset className="reader-choices">
      <legend>{legend}</legend>
      <div>
        {values.map((option) => (
          <label key={option} title={names[option]}>
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={option === value}
              onChange={() => onChoose(option)}
            />
            <span aria-hidden="true" className="reader-choice">
              {preview(option)}
            </span>
            <span className="sr-only">{names[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Panel({
  settings,
  onChange,
  onClose,
  children,
}: {
  settings: ReaderSettings;
  onChange: (next: ReaderSettings) => void;
  onClose: () => void;
  children?: Elements;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest('.reader-settings')) onClose();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [onClose]);

  return (
    <div ref={panel} role="dialog" aria-label={PANEL_NAME} className="reader-panel">
      <Choices
        legend="Size of the words"
        values={textSizes}
        names={sizeNames}
        value={settings.textSize}
        onChoose={(textSize) => onChange({ ...settings, textSize })}
        preview={(size) => <span className={`reader-draw-size-${size}`}>a</span>}
      />
      <Choices
        legend="Room between lines"
        values={spacings}
        names={spacingNames}
        value={settings.lineSpacing}
        onChoose={(lineSpacing) => onChange({ ...settings, lineSpacing })}
        preview={(spacing) => (
          <span className={`reader-draw-lines reader-draw-lines-${spacing}`}>
            <i />
            <i />
            <i />
          </span>
        )}
      />
      <Choices
        legend="Room between letters"
        values={spacings}
        names={spacingNames}
        value={settings.letterSpacing}
        onChoose={(letterSpacing) => onChange({ ...settings, letterSpacing })}
        preview={(spacing) => <span className={`reader-draw-letters-${spacing}`}>cat</span>}
      />
      <Choices
        legend="Colour of the page"
        values={tints}
        names={tintNames}
        value={settings.tint}
        onChoose={(tint) => onChange({ ...settings, tint })}
        preview={(tint) => (
          <span className="reader-swatch" data-tint={tint}>
            a
          </span>
        )}
      />
      {children}
      <div className="reader-panel-foot">
        <Button variant="quiet" className="px-3!" onClick={() => onChange(defaultReaderSettings)}>
          <RotateCcw aria-hidden="true" />
          Reset to default
        </Button>
        <Button variant="quiet" className="px-3!" onClick={onClose}>
          <X aria-hidden="true" />
          Close
        </Button>
      </div>
    </div>
  );
}

/**
 * The button in the reader's bar, and its panel. Closing the panel returns the focus to the button. `children` are
 * settings of other kinds.
 */
export function SettingsButton({
  settings,
  onChange,
  children,
}: {
  settings: ReaderSettings;
  onChange: (next: ReaderSettings) => void;
  children?: Elements;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  return (
    <div className="reader-settings" onKeyDown={onKeyDown}>
      <Button
        ref={button}
        variant="quiet"
        className="reader-tool"
        aria-label={PANEL_NAME}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(!isOpen)}
      >
        <ALargeSmall aria-hidden="true" />
      </Button>
      {isOpen && (
        <Panel settings={settings} onChange={onChange} onClose={close}>
          {children}
        </Panel>
      )}
    </div>
  );
}
