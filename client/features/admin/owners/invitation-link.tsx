import { useEffect, useRef } from 'react';
import type { Role } from '../../../../domain/access.ts';
import { useUnsaved } from '../../../browser/unsaved.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { asRole } from './owners.ts';

/** Shows the link of a new invitation, which nobody can see again. */
export function InvitationLink({
  address,
  role,
  onDone,
}: {
  address: string;
  role: Role;
  onDone: () => void;
}) {
  const link = useRef<HTMLInputElement>(null);
  // Not every browser focuses what it selects.
  useEffect(() => {
    link.current?.focus();
    link.current?.select();
  }, []);
  useUnsaved(true, 'shown-once');
  return (
    <div className="flex flex-col gap-4">
      <p>{`Send this link to the person who will be ${asRole(role)}. It works once, within seven days. Whoever has it can join, so send it to nobody else.`}</p>
      <Field label="Link" hint="It is shown this once.">
        <TextInput
          ref={link}
          readOnly
          translate="no"
          value={address}
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={address}>Copy</CopyButton>
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  );
}
