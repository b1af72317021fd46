// The child's settings for the look of a page.
import {
  defaultReaderSettings,
  readerSettingsOf,
  type ReaderSettings,
} from '../../../domain/reader-settings.ts';
import { useKeptSettings } from '../../offline/kept-settings.ts';

/** Returns the child's reader settings and a function that saves them. */
export const useReaderSettings = () =>
  useKeptSettings<'readerSettings', ReaderSettings>({
    field: 'readerSettings',
    slot: 'reader-settings',
    key: 'reader_settings',
    defaults: defaultReaderSettings,
    parse: readerSettingsOf,
    refusal: 'Failed to save how the page looks. Please try again.',
  });
