// Asks for the starting level of a child whose family signed up with Google and was not asked for
// it. 'Not now' hides it.
import { useState } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { useProfileChange } from '../../auth/profile-change.ts';
import { createDismissals } from '../../browser/dismissals.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { LevelOptions } from '../../ui/level-badge.tsx';
import { focusScreen } from '../../ui/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** The children whose family chose 'Not now' in this browser. */
const notNow = createDismissals('level_not_now');

export function LevelQuestion({ userId, firstName }: { userId: string; firstName: string | null }) {
  const change = useProfileChange('Failed to save the reading level. Please try again.');
  const [level, setLevel] = useState('1');
  const [isDismissed, setIsDismissed] = useState(() => notNow.isDismissed(userId));
  if (isDismissed) return null;
  const name = firstName ?? 'your child';
  return (
    <Card>
      <Card.Title className="mb-2!">{`Where should ${name} begin?`}</Card.Title>
      <p className="mb-4 max-w-prose text-ink-soft">
        Choose a level, and the library suggests books that fit. If you are not sure, Level 1 is a
        good place to start. You can change it on your account page at any time.
      </p>
      <p className="mb-4">
        <TextLink href={pages.placement}>Find out together in two minutes</TextLink>
      </p>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          // The card is removed, and with it the focused element.
          focusScreen();
          change.mutate({ readingLevel: Number(level) });
        }}
      >
        <Field label="Starting Reading Level" className="max-w-full">
          <Select value={level} onChange={({ target }) => setLevel(target.value)}>
            <LevelOptions />
          </Select>
        </Field>
        <Button type="submit">Start here</Button>
        <Button
          variant="quiet"
          onClick={() => {
            focusScreen();
            notNow.dismiss(userId);
            setIsDismissed(true);
          }}
        >
          Not now
        </Button>
      </form>
    </Card>
  );
}
