// Where a child begins whose family came by Google and was not asked: once, and never in the way.
import { useState } from 'react';
import { useProfileChange } from '../../auth/profile-change.ts';
import { remember } from '../../browser/storages.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { LevelOptions } from '../../ui/level-badge.tsx';
import { focusScreen } from '../../ui/page.tsx';

/** Whose family has said 'Not now' in this browser. */
const KEY = 'level_not_now';

export function LevelQuestion({ userId, firstName }: { userId: string; firstName: string | null }) {
  const change = useProfileChange('Failed to save the reading level. Please try again.');
  const [level, setLevel] = useState('1');
  const [isLeft, setIsLeft] = useState(() => localStorage.getItem(KEY) === userId);
  if (isLeft) return null;
  const name = firstName ?? 'your child';
  return (
    <Card>
      <Card.Title className="mb-2!">{`Where shall ${name} begin?`}</Card.Title>
      <p className="mb-4 max-w-prose text-ink-soft">
        Choose a level, and the books that are proposed will fit. If you are not sure, Level 1 is a
        good beginning. You can change it on your account page at any time.
      </p>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          // The card goes, and with it what has the focus.
          focusScreen();
          change.mutate({ readingLevel: Number(level) });
        }}
      >
        <Field label="Starting Reading Level" className="max-w-full">
          <Select value={level} onChange={({ target }) => setLevel(target.value)}>
            <LevelOptions />
          </Select>
        </Field>
        <Button type="submit">Begin here</Button>
        <Button
          variant="quiet"
          onClick={() => {
            focusScreen();
            remember(localStorage, KEY, userId);
            setIsLeft(true);
          }}
        >
          Not now
        </Button>
      </form>
    </Card>
  );
}
