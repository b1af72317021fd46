// The order of a level as the owner moves its books, and how it is saved.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { levelOf, type Category } from '../../../../domain/levels.ts';
import { callAsOwner, messageOf } from '../../../api/api.ts';
import { adminBooksQuery, booksQuery } from '../../../api/queries.ts';
import { useUnsaved } from '../../../browser/unsaved.ts';
import { toast } from '../../../ui/toast.tsx';
import { orderDraft } from '../drafts/unsaved-order.ts';
import { isSessionOver, useSessionEnd } from '../login/use-admin-session.ts';
import { levelBooksQuery } from './level-books.ts';
import { inOrderOf, isChanged, type PlacedBook, type SavedOrder, saveOrder } from './save-order.ts';

const FAILED = 'Failed to save the order';
const CHANGED =
  'Books have come into this level or left it meanwhile. They are in the list now. Look at the order, and save it again.';
const ORDERED =
  'Somebody else has put this level in another order meanwhile, so yours is not saved. Save it again to replace theirs, or cancel to keep theirs.';

interface MovedOrder {
  /** The ids as the owner has moved them. */
  ids: readonly string[];
  /** The books as they were when the owner began to move them, or was told that somebody else has. */
  before: readonly PlacedBook[];
}

/** Returns the order that was moved before and not saved; null if there is none. */
function keptOrder(category: Category): MovedOrder | null {
  const kept = orderDraft.read();
  return kept?.category === category ? kept : null;
}

export function useLevelOrder(
  category: Category,
  { onDone, onSessionOver }: { onDone: () => void; onSessionOver: (failure?: string) => void },
) {
  const queryClient = useQueryClient();
  const stored = useQuery(levelBooksQuery(category));
  useSessionEnd(stored.error, onSessionOver);
  /** What was moved, maybe before the session ended; null until the first move. */
  const [moved, setMoved] = useState(() => keptOrder(category));
  const allowLeaving = useUnsaved(moved !== null, 'order');
  const known = stored.data ?? [];
  const books = moved === null ? known : inOrderOf(moved.ids, known);

  const keep = (ids: readonly string[], before: readonly PlacedBook[]) => {
    const order = { ids: [...ids], before: before.map(({ id, place }) => ({ id, place })) };
    orderDraft.write({ category, ...order });
    setMoved(order);
  };
  const close = () => {
    orderDraft.discard();
    allowLeaving();
    onDone();
  };

  const saving = useMutation({
    mutationFn: async (order: MovedOrder | null) => {
      if (order === null) {
        await callAsOwner('DELETE /api/admin/levels/{category}/order', { params: { category } });
        return null;
      }
      const read = () => queryClient.fetchQuery(levelBooksQuery(category));
      return saveOrder({ category, ...order, read });
    },
    onSuccess: (saved) => {
      if (saved?.isSaved === false) return;
      const level = `Level ${levelOf(category)}`;
      toast({
        title:
          saved === null ? `${level} is in the order as taught.` : `${level} has its new order.`,
        text: saved?.meanwhile ?? '',
      });
      for (const { queryKey } of [adminBooksQuery(), booksQuery()]) {
        void queryClient.invalidateQueries({ queryKey: queryKey.slice(0, 1) });
      }
      close();
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
      const shown = books.map(({ id }) => id);
      const ids = shown.toSpliced(from, 1).toSpliced(to, 0, shown[from]!);
      keep(ids, moved?.before ?? known);
    },
    save() {
      if (moved === null) return;
      const ids = books.map(({ id }) => id);
      // This is not called once the level was left: nothing is kept then.
      const onSuccess = (saved: SavedOrder | null) => {
        if (saved?.isSaved === false) keep(ids, saved.now);
      };
      saving.mutate({ ...moved, ids }, { onSuccess });
    },
    orderAsTaught: () => saving.mutate(null),
    /** Leaves the order as it is stored. */
    cancel: close,
    isSaving: saving.isPending,
    /** Why the order was not saved, in sentences; null if nothing failed. */
    refusal: refusalOf(saving),
  };
}

function refusalOf({ error, data }: { error: unknown; data: SavedOrder | null | undefined }) {
  if (data?.isSaved === false) return ORDERED;
  if (error === null || isSessionOver(error)) return null;
  if (isChanged(error)) return CHANGED;
  return `${FAILED}. ${messageOf(error, 'Please try again in a moment.')}`;
}
