import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { categories, levelOf } from '../../../domain/levels.ts';
import { call, messageOf } from '../../api.ts';
import { noteUser, refreshFit, userQuery } from '../../queries.ts';
import { handleUnauthorized } from '../../unauthorized.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/field.tsx';
import { LevelBadge, levelNameOf } from '../../ui/level-badge.tsx';
import { toast } from '../../ui/toast.tsx';

/** Changes the level in the record that is shown at once, and takes it back where the server refuses. */
function useLevelChange() {
  const queryClient = useQueryClient();
  const { queryKey } = userQuery();
  return useMutation({
    mutationFn: (readingLevel: number) => call('PATCH /api/auth/user', { body: { readingLevel } }),
    onMutate: async (readingLevel) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (user) => user && { ...user, readingLevel });
      return before;
    },
    onSuccess: (saved) => {
      noteUser(saved);
      refreshFit();
    },
    onError: (error, _, before) => {
      if (before !== undefined) noteUser(before);
      if (handleUnauthorized(error)) return;
      toast({
        title: 'Error',
        text: messageOf(error, 'Failed to change the reading level. Please try again.'),
        destructive: true,
      });
    },
  });
}

function Chooser({
  level,
  onChoose,
  onCancel,
}: {
  level: number;
  onChoose: (level: number) => void;
  onCancel: () => void;
}) {
  const [chosen, setChosen] = useState(level);
  const hint = useId();
  return (
    <form
      className="mt-1 flex flex-col gap-2"
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(chosen);
      }}
    >
      <Select
        autoFocus
        aria-label="Starting Reading Level"
        aria-describedby={hint}
        value={chosen}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {categories.map((category) => (
          <option key={category} value={levelOf(category)}>
            Level {levelOf(category)}
          </option>
        ))}
      </Select>
      <p id={hint} className="text-[0.95rem] font-normal text-ink-soft">
        {levelNameOf(`level${chosen}`)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Save</Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The level the child began at, and how to change it. */
export function StartingLevel({ level }: { level: number }) {
  const change = useLevelChange();
  const [isChoosing, setIsChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [hasClosed, setHasClosed] = useState(false);
  // The focus goes back to where the chooser was opened.
  useEffect(() => {
    if (hasClosed) button.current?.focus();
  }, [hasClosed]);
  const close = () => {
    setIsChoosing(false);
    setHasClosed(true);
  };

  if (isChoosing) {
    return (
      <Chooser
        level={level}
        onCancel={close}
        onChoose={(readingLevel) => {
          close();
          if (readingLevel !== level) change.mutate(readingLevel);
        }}
      />
    );
  }
  const category = `level${level}`;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <LevelBadge category={category} />
      <span className="text-base font-normal">{levelNameOf(category)}</span>
      <Button
        ref={button}
        variant="quiet"
        className="-ml-2 px-3! underline decoration-2 underline-offset-4"
        aria-label="Change the starting reading level"
        onClick={() => {
          setHasClosed(false);
          setIsChoosing(true);
        }}
      >
        Change
      </Button>
    </span>
  );
}
