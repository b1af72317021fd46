// The form of a child's profile, in the dialogs that add a child and change one.
import { useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import type { Student, StudentChanges } from '../../../contracts/students.ts';
import { categories, levelOf } from '../../../domain/levels.ts';
import { messageOf } from '../../api/api.ts';
import { showIssues } from '../../api/form-issues.ts';
import { handleUnauthorized } from '../../api/unauthorized.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { Field, Select, TextInput } from '../../ui/field.tsx';
import { levelNameOf } from '../../ui/level-badge.tsx';
import { AvatarPicker } from './avatar-picker.tsx';
import { type ChildValues, valuesOf } from './child-values.ts';

export function ChildForm<Fields extends StudentChanges>({
  child,
  resolver,
  save,
  submit,
  busyText,
  onCancel,
}: {
  /** The child to change; null for a new one. */
  child: Student | null;
  resolver: Resolver<ChildValues, unknown, Fields>;
  /** Rejects with the reason. */
  save: (fields: Fields) => Promise<unknown>;
  submit: string;
  busyText: string;
  onCancel: () => void;
}) {
  const form = useForm({ resolver, defaultValues: valuesOf(child) });
  const { errors, isSubmitting } = form.formState;
  const level = useWatch({ control: form.control, name: 'readingLevel' });
  const levelHint = level === '' ? null : `${levelNameOf(`level${level}`)}. `;
  const [problem, setProblem] = useState<string | null>(null);

  const onSubmit = form.handleSubmit(async (fields) => {
    setProblem(null);
    try {
      await save(fields);
    } catch (error) {
      if (handleUnauthorized(error) || showIssues(error, form)) return;
      setProblem(messageOf(error, 'Failed to save. Please try again.'));
    }
  });

  return (
    <form
      noValidate
      className="mt-2 flex flex-col gap-5"
      onSubmit={(event) => void onSubmit(event)}
    >
      <Field label="Student First Name" error={errors.firstName?.message} required>
        <TextInput autoComplete="off" {...form.register('firstName')} />
      </Field>
      <Field label="Age" error={errors.age?.message} required>
        <TextInput inputMode="numeric" autoComplete="off" {...form.register('age')} />
      </Field>
      <Field
        label="Starting Reading Level"
        hint={`${levelHint ?? ''}You can change this later.`}
        error={errors.readingLevel?.message}
        required
      >
        <Select defaultValue={valuesOf(child).readingLevel} {...form.register('readingLevel')}>
          {child !== null && child.readingLevel === null && (
            <option value="">Choose a level</option>
          )}
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
          {...form.register('favoriteGenre')}
        />
      </Field>
      <AvatarPicker field={form.register('avatar')} />
      {problem !== null && <ErrorMessage>{problem}</ErrorMessage>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isSubmitting} busyText={busyText}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
