// What is told of the person who pays and of a child, in the user record and in the file of 'Download my data'.
import { avatarOf } from '../../../domain/family.ts';
import {
  settingsIn,
  startingStepIn,
  voiceSettingsIn,
  type StudentRow,
} from '../students/service.ts';

/** `account` is the row of the account; undefined until something is saved. */
export const presentParent = (account: StudentRow | undefined) => ({
  parentFirstName: account?.parent_first_name ?? null,
  parentLastName: account?.parent_last_name ?? null,
});

/** `row` is the child's; undefined until something is saved. */
export const presentProfile = (row: StudentRow | undefined) => ({
  firstName: row?.first_name ?? null,
  age: row?.age ?? null,
  readingLevel: row?.reading_level ?? null,
  startingStep: startingStepIn(row),
  favoriteGenre: row?.favorite_genre ?? null,
  readerSettings: settingsIn(row),
  voiceSettings: voiceSettingsIn(row),
  avatar: avatarOf(row?.avatar ?? null),
});
