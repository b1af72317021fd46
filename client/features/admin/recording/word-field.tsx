// Takes the words that the owner wants to record.
import { useRef, useState } from 'react';
import { z } from 'zod';
import { word } from '../../../../contracts/phonics.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { splitWords } from '../phonics/heart-words-text.ts';

const words = z.array(word).min(1, 'Word is required');

/** `onAdd` receives the bare words, at least one. */
export function WordField({ onAdd }: { onAdd: (words: string[]) => void }) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const add = () => {
    const { data, error } = words.safeParse(splitWords(typed));
    setProblem(error?.issues[0]?.message);
    if (data === undefined) return field.current?.focus();
    setTyped('');
    onAdd(data);
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
