// How this child likes a page: known here at once, with or without a network, and on their other devices.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { asItWas, readerSettingsOf, type ReaderSettings } from '../../../domain/reader-settings.ts';
import { tellFailure } from '../../offline/progress-sync.ts';
import { outbox } from '../../offline/outbox.ts';
import { statusQuery, userQuery } from '../../api/queries.ts';
import { useSession } from '../../auth/session.tsx';
import type { ToastMessage } from '../../ui/toast.tsx';
import { remember } from '../../browser/storages.ts';

const SLOT = 'reader-settings';
const keyOf = (uid: string) => `reader_settings:${uid}`;

function readHere(uid: string | undefined): ReaderSettings {
  try {
    const kept = uid === undefined ? null : localStorage.getItem(keyOf(uid));
    return readerSettingsOf(JSON.parse(kept ?? 'null'));
  } catch {
    return asItWas;
  }
}

function keepHere(uid: string, settings: ReaderSettings): void {
  // Where there is no room the server knows them.
  remember(localStorage, keyOf(uid), JSON.stringify(settings));
}

const NOT_SAVED: ToastMessage = {
  title: 'Error',
  text: 'Failed to save how the page looks. Please try again.',
  destructive: true,
};

const isUnsent = () => outbox.waiting().some(({ slot }) => slot === SLOT);
const isAsItWas = (settings: ReaderSettings) =>
  JSON.stringify(settings) === JSON.stringify(asItWas);

/** What was chosen here and has not been sent is newer than what the server knows. */
export function useReaderSettings() {
  const { identity } = useSession();
  const uid = identity?.uid;
  const queryClient = useQueryClient();
  const status = useQuery({ ...statusQuery(), enabled: uid !== undefined });
  const user = useQuery({ ...userQuery(), enabled: status.data?.hasSubscription === true });
  const [here] = useState(() => readHere(uid));
  const [wasUnsent] = useState(isUnsent);
  const [chosen, setChosen] = useState<ReaderSettings | null>(null);
  const known =
    wasUnsent || user.data === undefined ? null : readerSettingsOf(user.data.readerSettings);
  const settings = chosen ?? known ?? here;

  useEffect(() => {
    if (uid !== undefined) keepHere(uid, settings);
  }, [uid, settings]);

  async function change(next: ReaderSettings): Promise<void> {
    setChosen(next);
    const readerSettings = isAsItWas(next) ? null : next;
    const { queryKey } = userQuery();
    queryClient.setQueryData(queryKey, (record) => record && { ...record, readerSettings });
    const body = { readerSettings };
    const outcome = await outbox.send('PATCH /api/auth/user', { body }, { slot: SLOT });
    if (outcome.state === 'refused') tellFailure(outcome.error, NOT_SAVED);
  }
  return { settings, change: (next: ReaderSettings) => void change(next) };
}
