import { saveItem } from './storages.ts';

/** Remembers in this browser for which children a question was dismissed. */
export function createDismissals(key: string) {
  const ids = () => (localStorage.getItem(key) ?? '').split(' ').filter(Boolean);
  return {
    isDismissed: (id: string): boolean => ids().includes(id),
    dismiss: (id: string): void =>
      void saveItem(localStorage, key, [...new Set([...ids(), id])].join(' ')),
  };
}
