// The sum of the door, with keys of its own: no keyboard of the device covers it.
import { Check, Delete } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { drawSum, MOST_DIGITS } from '../../domain/sums.ts';
import { Button } from '../ui/button.tsx';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const digitsOf = (typed: string) => typed.replace(/\D/g, '').slice(0, MOST_DIGITS);

export function SumForm({ onSolved }: { onSolved: () => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [sum, setSum] = useState(() => drawSum(Math.random));
  const [typed, setTyped] = useState('');
  /** How often the answer was wrong. */
  const [wrong, setWrong] = useState(0);
  const add = (digit: string) => setTyped((before) => digitsOf(before + digit));
  const remove = () => setTyped((before) => before.slice(0, -1));

  const answer = () => {
    if (Number(typed) === sum.total) return onSolved();
    field.current?.focus();
    if (typed === '') return;
    setSum(drawSum(Math.random, sum));
    setTyped('');
    setWrong(wrong + 1);
  };
  // Digits typed while the focus is on a key.
  const onKeyDown = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (target === field.current || ctrlKey || metaKey || altKey) return;
    if (/^\d$/.test(key)) add(key);
    else if (key === 'Backspace') remove();
  };

  const keyClass =
    'min-h-14! text-2xl! [@media(max-height:36rem)]:min-h-12! [@media(max-height:36rem)]:py-1!';
  const key = (digit: string) => (
    <Button key={digit} variant="secondary" className={keyClass} onClick={() => add(digit)}>
      {digit}
    </Button>
  );
  return (
    <form
      className="flex flex-col gap-2 flat:contents"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        answer();
      }}
    >
      <label htmlFor={id} className="text-center text-lg">
        {`What is ${sum.words}?`}
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="none"
        autoComplete="off"
        aria-describedby={`${id}-wrong`}
        className="mx-auto min-h-14 w-28 rounded-control border-2 border-line-strong bg-page text-center font-display text-3xl font-semibold [@media(max-height:36rem)]:min-h-12"
        value={typed}
        onChange={({ target }) => setTyped(digitsOf(target.value))}
      />
      <p id={`${id}-wrong`} role="status" className="min-h-7 text-center">
        {/* A new element each time, so that it is heard each time. */}
        {wrong > 0 && <span key={wrong}>Not quite. Ask a grown-up.</span>}
      </p>
      <div
        role="group"
        aria-label="Keys"
        className="grid grid-cols-3 gap-2 flat:col-start-2 flat:row-span-6 flat:row-start-1 flat:content-start"
      >
        {DIGITS.map(key)}
        <Button variant="secondary" className={keyClass} aria-label="Delete" onClick={remove}>
          <Delete aria-hidden="true" />
        </Button>
        {key('0')}
        <Button type="submit" className={keyClass} aria-label="OK">
          <Check aria-hidden="true" />
        </Button>
      </div>
    </form>
  );
}
