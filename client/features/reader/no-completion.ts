import { toast } from '../../ui/toast.tsx';
import type { CompletionControl } from './reader-corner.tsx';

/** 'Mark Complete' for an owner who views the book: it tells what it would do. */
export const noCompletion: CompletionControl = {
  complete: () =>
    toast({
      title: 'Here a child earns the star.',
      text: 'You are only viewing: nothing is saved.',
    }),
  isPending: false,
};
