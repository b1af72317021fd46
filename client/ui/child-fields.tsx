// What is asked about a child, wherever a parent is asked: at the sign-up, and in the dialogs of /account.
import type { UseFormRegisterReturn } from 'react-hook-form';
import { categories, levelOf } from '../../domain/levels.ts';
import { Field, Select, TextInput } from './field.tsx';
import { levelNameOf } from './level-badge.tsx';

type Name = 'firstName' | 'age' | 'readingLevel' | 'favoriteGenre';

export function ChildFields({
  register,
  errors,
  level,
  levelAtFirst,
}: {
  /** Ties a field to the form. */
  register: (name: Name) => UseFormRegisterReturn;
  errors: Partial<Record<Name, { message?: string | undefined }>>;
  /** The level that is chosen now, '1' to '9'; '' for none. */
  level: string;
  /** The level with which the form begins; '' if none is known, and then one has to be chosen. */
  levelAtFirst: string;
}) {
  const levelName = level === '' ? '' : `${levelNameOf(`level${level}`)}. `;
  return (
    <>
      <Field label="Student First Name" error={errors.firstName?.message} required>
        <TextInput autoComplete="off" {...register('firstName')} />
      </Field>
      <Field label="Age" error={errors.age?.message} required>
        <TextInput inputMode="numeric" autoComplete="off" {...register('age')} />
      </Field>
      <Field
        label="Starting Reading Level"
        hint={`${levelName}You can change this later.`}
        error={errors.readingLevel?.message}
        required
      >
        <Select defaultValue={levelAtFirst} {...register('readingLevel')}>
          {levelAtFirst === '' && <option value="">Choose a level</option>}
          {categories.map((category) => (
            <option key={category} value={String(levelOf(category))}>
              {`Level ${levelOf(category)}`}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Favorite Type of Books (optional)" error={errors.favoriteGenre?.message}>
        <TextInput
          autoComplete="off"
          placeholder="Animals, space, fairy tales"
          {...register('favoriteGenre')}
        />
      </Field>
    </>
  );
}
