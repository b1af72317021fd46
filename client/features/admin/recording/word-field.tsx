// Takes the words that the owner wants to record.
import { useRef, useState } from 'react';
import { ZodError } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { splitWords } from '../phonics/heart-words-text.ts';
import { typedWordItem, type VoiceItem } from './voice-items.ts';

const reasonOf = (error: unknown): string =>
  (error instanceof ZodError && error.issues[0]?.message) || 'These words cannot be recorded.';

export function WordField({ onAdd }: { onAdd: (items: VoiceItem[]) => void }) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const refuse = (reason: string) => {
    setProblem(reason);
    field.current?.focus();
  };
  const add = () => {
    const words = splitWords(typed);
    if (words.length === 0) return refuse('Word is required');
    try {
      onAdd(words.map(typedWordItem));
      setTyped('');
      setProblem(undefined);
    } catch (error) {
      refuse(reasonOf(error));
    }
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Field
        label="Words to record"
        hint="Word help says them. Begin with words that cannot be sounded out, such as “said” and “was”."
        error={problem}
      >
        <TextInput
          ref={field}
          autoCapitalize="none"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" className="self-start">
        Add
      </Button>
    </form>
  );
}
