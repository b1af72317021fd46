// Settings of a child. They are stored in the browser, so that they apply at once and offline, and on the server for
// the child's other devices.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { User, UserChanges } from '../../contracts/accounts.ts';
import { statusQuery, userQuery } from '../api/queries.ts';
import { useChildKey } from '../auth/chosen-child.ts';
import { saveItem } from '../browser/storages.ts';
import { outbox } from './outbox.ts';
import { toastFailure } from './progress-sync.ts';

/** Where settings are kept, and how they are read. */
export interface SettingsKind<Field extends keyof User & keyof UserChanges, Settings> {
  /** The field of the user record. */
  field: Field;
  /** Names the waiting call in the outbox: a later change replaces it. */
  slot: string;
  /** Begins the key in the browser's storage. */
  key: string;
  defaults: Settings;
  /** Parses stored settings; unknown values become the defaults. */
  parse: (stored: unknown) => Settings;
  /** Shown when the server refuses a change. */
  refusal: string;
}

function readStored<Settings>(
  { key, defaults, parse }: Pick<SettingsKind<never, Settings>, 'key' | 'defaults' | 'parse'>,
  childKey: string | undefined,
): Settings {
  try {
    const json = childKey === undefined ? null : localStorage.getItem(`${key}:${childKey}`);
    return parse(JSON.parse(json ?? 'null'));
  } catch {
    return defaults;
  }
}

/** Returns the child's settings. Those chosen here that have not been sent yet are newer than the server's. */
export function useKeptSettings<
  Field extends 'readerSettings' | 'voiceSettings',
  Settings extends NonNullable<User[Field]>,
>(kind: SettingsKind<Field, Settings>) {
  const { field, slot, key, defaults, parse, refusal } = kind;
  const childKey = useChildKey();
  const queryClient = useQueryClient();
  const status = useQuery({ ...statusQuery(), enabled: childKey !== undefined });
  const user = useQuery({ ...userQuery(), enabled: status.data?.hasSubscription === true });
  const [stored] = useState(() => readStored(kind, childKey));
  const [wasUnsent] = useState(() => outbox.waiting().some((call) => call.slot === slot));
  const [chosen, setChosen] = useState<Settings | null>(null);
  const saved = wasUnsent || user.data === undefined ? null : parse(user.data[field]);
  const settings = chosen ?? saved ?? stored;

  useEffect(() => {
    // If the storage is full, the server still has the settings.
    if (childKey !== undefined)
      saveItem(localStorage, `${key}:${childKey}`, JSON.stringify(settings));
  }, [childKey, key, settings]);

  async function change(next: Settings): Promise<void> {
    setChosen(next);
    const isDefault = JSON.stringify(next) === JSON.stringify(defaults);
    const body = { [field]: isDefault ? null : next };
    queryClient.setQueryData(userQuery().queryKey, (record) => record && { ...record, ...body });
    const outcome = await outbox.send('PATCH /api/auth/user', { body }, { slot });
    if (outcome.state === 'refused') {
      toastFailure(outcome.error, { title: 'Error', text: refusal, destructive: true });
    }
  }
  return { settings, change: (next: Settings) => void change(next) };
}
