// The children of the family: which of them the page is about, and a way to add one.
import type { UseQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Student } from '../../../contracts/students.ts';
import { MOST_CHILDREN } from '../../../domain/family.ts';
import { messageOf } from '../../api/api.ts';
import { useIsChildChosen } from '../../auth/chosen-child.ts';
import { chooseChild } from '../../family/family.ts';
import { askFirst } from '../../grown-ups/ask-first.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { AddChildDialog } from './child-dialogs.tsx';
import { ChildTile } from './child-tile.tsx';

function AddChild({ onPress }: { onPress: (button: Element) => void }) {
  return (
    <button
      type="button"
      className="flex min-h-22 w-full items-center gap-3 rounded-card border-2 border-dashed border-line-strong px-3 py-2 text-left hover:border-sea"
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-sea-wash text-sea-deep">
        <Plus aria-hidden="true" />
      </span>
      <span>
        <span className="block font-display text-lg font-semibold">Add a child</span>
        <span className="block text-[0.95rem] leading-tight text-ink-soft">
          Same subscription, no extra cost
        </span>
      </span>
    </button>
  );
}

/** Who reads on this device. The choice here and the one in the library are the same. */
function WhoReadsHere({ shown }: { shown: Student }) {
  const isChosen = useIsChildChosen();
  const name = shown.firstName ?? 'Student';
  return (
    <p role="status" className="mt-4 text-ink-soft">
      {isChosen
        ? `This device reads as ${name}. Choose another child to change that, and what this page shows.`
        : `This page shows ${name}. Choose who reads on this device.`}
    </p>
  );
}

function List({ family, shown }: { family: readonly Student[]; shown: Student | null }) {
  const [isAdding, setIsAdding] = useState(false);
  const returnFocusTo = useReturnFocus(isAdding);
  const list = useRef<HTMLUListElement>(null);
  const newChild = useRef<string | null>(null);
  useEffect(() => {
    const at = family.findIndex(({ id }) => id === newChild.current);
    if (isAdding || at < 0) return;
    list.current?.querySelectorAll('button')[at]?.focus();
    newChild.current = null;
  }, [isAdding, family]);
  const isFull = family.length >= MOST_CHILDREN;
  return (
    <>
      <ul ref={list} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {family.map((child) => (
          <li key={child.id} className="min-w-0">
            <ChildTile
              child={child}
              isShown={child === shown}
              onChoose={
                family.length === 1
                  ? null
                  : () =>
                      child === shown
                        ? chooseChild(child.id)
                        : askFirst(() => chooseChild(child.id))
              }
            />
          </li>
        ))}
        {!isFull && (
          <li>
            <AddChild
              onPress={(button) => {
                returnFocusTo(button);
                setIsAdding(true);
              }}
            />
          </li>
        )}
      </ul>
      {isFull && <p className="mt-4">Six is as many as a family can have.</p>}
      {shown !== null && family.length > 1 && <WhoReadsHere shown={shown} />}
      {isAdding && (
        <AddChildDialog
          onAdded={({ id }) => {
            returnFocusTo(null);
            newChild.current = id;
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
}

/** `heading` receives the focus when a child has been removed. */
export function ChildrenCard({
  query: { data: family, error, isFetching, refetch },
  shown,
  heading,
}: {
  /** The list, loaded or failed. */
  query: UseQueryResult<Student[]>;
  shown: Student | null;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  return (
    <Card aria-labelledby="children">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="children" ref={heading} tabIndex={-1} className="text-2xl outline-none">
          Children
        </h2>
        {family !== undefined && (
          <p className="text-ink-soft">{`${family.length} of ${MOST_CHILDREN}`}</p>
        )}
      </div>
      {family === undefined ? (
        <div className="flex flex-wrap items-center gap-4">
          <p>{messageOf(error, 'The children could not be loaded.')}</p>
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <List family={family} shown={shown} />
      )}
    </Card>
  );
}
