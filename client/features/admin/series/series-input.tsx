// The name of a series, with the series that the library has already as suggestions.
import { useId, type ComponentProps } from 'react';
import type { SeriesOfLibrary } from '../../../../contracts/series.ts';
import { TextInput } from '../../../ui/field.tsx';

export function SeriesInput({
  known,
  ...rest
}: ComponentProps<'input'> & { known: readonly SeriesOfLibrary[] }) {
  const list = useId();
  return (
    <>
      <TextInput autoComplete="off" list={list} {...rest} />
      <datalist id={list}>
        {known.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
