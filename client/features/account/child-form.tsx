// The form of a child's profile, in the dialogs that add a child and change one.
import { useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import type { Student, StudentChanges } from '../../../contracts/students.ts';
import { messageOf } from '../../api/api.ts';
import { showIssues } from '../../api/form-issues.ts';
import { handleUnauthorized } from '../../api/unauthorized.ts';
import { ChildFields } from '../../ui/child-fields.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { FormFoot } from '../../ui/form-foot.tsx';
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
      <ChildFields
        register={form.register}
        errors={errors}
        level={level}
        levelAtFirst={valuesOf(child).readingLevel}
      />
      <AvatarPicker field={form.register('avatar')} />
      {problem !== null && <ErrorMessage>{problem}</ErrorMessage>}
      <FormFoot {...{ submit, busyText, onCancel }} busy={isSubmitting} />
    </form>
  );
}
