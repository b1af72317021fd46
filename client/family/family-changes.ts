// Changes to the children of the family, and what they mean for what is shown and kept.
import { useMutation } from '@tanstack/react-query';
import type { NewStudent, Student, StudentChanges } from '../../contracts/students.ts';
import { call } from '../api/api.ts';
import { queryClient, refreshFit, userQuery } from '../api/queries.ts';
import { childKeyOf } from '../auth/chosen-child.ts';
import { useSession } from '../auth/session.tsx';
import { outbox } from '../offline/outbox.ts';
import { forgetChild, studentsQuery } from './family.ts';
import { forgetKept } from './kept-keys.ts';

/** Changes the list of children, and their number in the user record. */
function noteFamily(change: (children: Student[]) => Student[]): void {
  const { queryKey } = studentsQuery();
  const children = queryClient.setQueryData(queryKey, (known) => known && change(known));
  if (children === undefined) return;
  queryClient.setQueryData(
    userQuery().queryKey,
    (user) => user && { ...user, children: children.length },
  );
}

/** After a failure the server may have made the change all the same: the answer was lost. */
const checkFamily = () => void queryClient.invalidateQueries(studentsQuery());

export const useAddChild = () =>
  useMutation({
    mutationFn: (child: NewStudent) => call('POST /api/students', { body: child }),
    onSuccess: (added) => noteFamily((children) => [...children, added]),
    onError: checkFamily,
  });

/** Shows the child's new profile. Another level without a step clears the step, as on the server. */
function noteChild(child: Student, isOtherLevel: boolean): void {
  noteFamily((children) => children.map((one) => (one.id === child.id ? child : one)));
  const { firstName, age, readingLevel, favoriteGenre, avatar } = child;
  queryClient.setQueryData(userQuery().queryKey, (user) => {
    if (user?.id !== child.id) return user;
    const startingStep = isOtherLevel ? null : user.startingStep;
    return { ...user, firstName, age, readingLevel, favoriteGenre, avatar, startingStep };
  });
  // It names the child, and counts from the starting level.
  void queryClient.invalidateQueries({ queryKey: ['/api/reading-report'] });
  if (isOtherLevel) refreshFit();
}

export const useChangeChild = ({ id, readingLevel }: Student) =>
  useMutation({
    mutationFn: (changes: StudentChanges) =>
      call('PATCH /api/students/{studentId}', { params: { studentId: id }, body: changes }),
    onSuccess: (saved) => noteChild(saved, saved.readingLevel !== readingLevel),
    onError: checkFamily,
  });

/** Removes the child that this device reads as. The device is asked again who reads. */
export function useRemoveChild({ id }: Student) {
  const { identity } = useSession();
  return useMutation({
    mutationFn: () => call('DELETE /api/students/{studentId}', { params: { studentId: id } }),
    onSuccess: () => {
      noteFamily((children) => children.filter((one) => one.id !== id));
      if (identity !== null) {
        outbox.forgetChild(identity.uid, id);
        forgetKept(childKeyOf(identity.uid, id));
      }
      forgetChild();
    },
    onError: checkFamily,
  });
}
