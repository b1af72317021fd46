// The child's settings for the look of a page. They are stored in the browser, so that they apply
// at once and offline, and on the server for the child's other devices.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  defaultReaderSettings,
  readerSettingsOf,
  type ReaderSettings,
} from '../../../domain/reader-settings.ts';
import { toastFailure } from '../../offline/progress-sync.ts';
import { outbox } from '../../offline/outbox.ts';
import { statusQuery, userQuery } from '../../api/queries.ts';
import { useSession } from '../../auth/session.tsx';
import type { ToastMessage } from '../../ui/toast.tsx';
import { saveItem } from '../../browser/storages.ts';

const SLOT = 'reader-settings';
const keyOf = (uid: string) => `reader_settings:${uid}`;

function readStored(uid: string | undefined): ReaderSettings {
  try {
    const json = uid === undefined ? null : localStorage.getItem(keyOf(uid));
    return readerSettingsOf(JSON.parse(json ?? 'null'));
  } catch {
    return defaultReaderSettings;
  }
}

function store(uid: string, settings: ReaderSettings): void {
  // If the storage is full, the server still has the settings.
  saveItem(localStorage, keyOf(uid), JSON.stringify(settings));
}

const NOT_SAVED: ToastMessage = {
  title: 'Error',
  text: 'Failed to save how the page looks. Please try again.',
  destructive: true,
};

const isUnsent = () => outbox.waiting().some(({ slot }) => slot === SLOT);
const isDefault = (settings: ReaderSettings) =>
  JSON.stringify(settings) === JSON.stringify(defaultReaderSettings);

/** Settings chosen here that have not been sent yet are newer than the server's. */
export function useReaderSettings() {
  const { identity } = useSession();
  const uid = identity?.uid;
  const queryClient = useQueryClient();
  const status = useQuery({ ...statusQuery(), enabled: uid !== undefined });
  const user = useQuery({ ...userQuery(), enabled: status.data?.hasSubscription === true });
  const [stored] = useState(() => readStored(uid));
  const [wasUnsent] = useState(isUnsent);
  const [chosen, setChosen] = useState<ReaderSettings | null>(null);
  const saved =
    wasUnsent || user.data === undefined ? null : readerSettingsOf(user.data.readerSettings);
  const settings = chosen ?? saved ?? stored;

  useEffect(() => {
    if (uid !== undefined) store(uid, settings);
  }, [uid, settings]);

  async function change(next: ReaderSettings): Promise<void> {
    setChosen(next);
    const readerSettings = isDefault(next) ? null : next;
    const { queryKey } = userQuery();
    queryClient.setQueryData(queryKey, (record) => record && { ...record, readerSettings });
    const body = { readerSettings };
    const outcome = await outbox.send('PATCH /api/auth/user', { body }, { slot: SLOT });
    if (outcome.state === 'refused') toastFailure(outcome.error, NOT_SAVED);
  }
  return { settings, change: (next: ReaderSettings) => void change(next) };
}
