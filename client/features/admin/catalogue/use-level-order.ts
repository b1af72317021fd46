// The order of a level as the owner moves its books, and how it is saved.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminBook } from '../../../../contracts/books.ts';
import { inGivenOrder } from '../../../../domain/given-order.ts';
import { levelOf, type Category } from '../../../../domain/levels.ts';
import { callAsOwner, errorBodyOf, messageOf } from '../../../api/api.ts';
import { adminBooksQuery, booksQuery } from '../../../api/queries.ts';
import { useUnsaved } from '../../../browser/unsaved.ts';
import { toast } from '../../../ui/toast.tsx';
import { isSessionOver, useSessionEnd } from '../login/use-admin-session.ts';
import { levelBooksQuery } from './level-books.ts';

const FAILED = 'Failed to save the order';
const CHANGED =
  'Books have come into this level or left it meanwhile. They are in the list now. Look at the order, and save it again.';

/** Returns the books in the order of `ids`. A book that is new since then stands after the one before it. */
export function inOrderOf(ids: readonly string[], books: readonly AdminBook[]): AdminBook[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  return inGivenOrder(books, ({ id }) => places.get(id) ?? null);
}

export function useLevelOrder(
  category: Category,
  { onDone, onSessionOver }: { onDone: () => void; onSessionOver: (failure?: string) => void },
) {
  const queryClient = useQueryClient();
  const stored = useQuery(levelBooksQuery(category));
  useSessionEnd(stored.error, onSessionOver);
  /** The ids as the owner has moved them; null until the first move. */
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  const allowLeaving = useUnsaved(moved !== null, 'order');
  const known = stored.data ?? [];
  const books = moved === null ? known : inOrderOf(moved, known);

  const saving = useMutation({
    mutationFn: (ids: readonly string[] | null) => {
      const params = { category };
      return ids === null
        ? callAsOwner('DELETE /api/admin/levels/{category}/order', { params })
        : callAsOwner('PUT /api/admin/levels/{category}/order', {
            params,
            body: { ids: [...ids] },
          });
    },
    onSuccess: (_, ids) => {
      const level = `Level ${levelOf(category)}`;
      toast({
        title: ids === null ? `${level} is in the order as taught.` : `${level} has its new order.`,
      });
      for (const { queryKey } of [adminBooksQuery(), booksQuery()]) {
        void queryClient.invalidateQueries({ queryKey: queryKey.slice(0, 1) });
      }
      allowLeaving();
      onDone();
    },
    onError: (error) => {
      if (isSessionOver(error)) onSessionOver(FAILED);
      else if (isChanged(error)) void stored.refetch();
    },
  });

  return {
    stored,
    books,
    isMoved: moved !== null,
    /** Whether an owner has given the level an order. */
    isOrdered: known.some(({ place }) => place !== undefined),
    /** What is being saved would not have the move. */
    move(from: number, to: number) {
      if (saving.isPending) return;
      const ids = books.map(({ id }) => id);
      setMoved(ids.toSpliced(from, 1).toSpliced(to, 0, ids[from]!));
    },
    save: () => saving.mutate(books.map(({ id }) => id)),
    orderAsTaught: () => saving.mutate(null),
    isSaving: saving.isPending,
    /** Why the order was not saved, in sentences; null if nothing failed. */
    refusal:
      saving.error === null || isSessionOver(saving.error)
        ? null
        : isChanged(saving.error)
          ? CHANGED
          : `${FAILED}. ${messageOf(saving.error, 'Please try again in a moment.')}`,
  };
}

const isChanged = (error: unknown) => errorBodyOf(error)?.code === 'changed_meanwhile';
