import { useRef, useState } from 'react';
import type { User } from '../../../contracts/accounts.ts';
import { OLDEST, YOUNGEST } from '../../../domain/profile.ts';
import { useProfileChange } from '../../auth/profile-change.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { LevelOptions } from '../../ui/level-badge.tsx';

const ages = Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, index) => {
  const value = YOUNGEST + index;
  return { value, text: `${value} years old` };
});
/** Asks for the age and the level if they are unknown, for example after a sign-up with Google. */
export function AskAgeAndLevel({ user, onAnswer }: { user: User; onAnswer: () => void }) {
  const change = useProfileChange('Failed to save. Please try again.');
  const [age, setAge] = useState('');
  const [level, setLevel] = useState('');
  const fields = useRef<HTMLDivElement>(null);
  if (user.age !== null && user.readingLevel !== null) return null;
  const name = user.firstName ?? 'your child';
  return (
    <form
      className="mt-6 flex flex-col items-start gap-4 rounded-card bg-paper-deep p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (age === '' && level === '') return fields.current?.querySelector('select')?.focus();
        // The form is removed, and with it the focused element.
        onAnswer();
        change.mutate({
          ...(age !== '' && { age: Number(age) }),
          ...(level !== '' && { readingLevel: Number(level) }),
        });
      }}
    >
      <p>{`Tell us about ${name}, so that the books fit. You can change it at any time.`}</p>
      <div ref={fields} className="flex w-full flex-col gap-4">
        {user.age === null && (
          <Field label="Age">
            <Select value={age} onChange={({ target }) => setAge(target.value)}>
              <option value="">Choose an age</option>
              {ages.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {user.readingLevel === null && (
          <Field label="Starting Reading Level">
            <Select value={level} onChange={({ target }) => setLevel(target.value)}>
              <option value="">Choose a level</option>
              <LevelOptions />
            </Select>
          </Field>
        )}
      </div>
      <Button type="submit">Save</Button>
    </form>
  );
}
