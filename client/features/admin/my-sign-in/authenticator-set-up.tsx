import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { secondFactorCode } from '../../../../contracts/admin.ts';
import { callAsOwner } from '../../../api/api.ts';
import { contractResolver } from '../../../api/contract-resolver.ts';
import { showIssues } from '../../../api/form-issues.ts';
import { useUnsaved } from '../../../browser/unsaved.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { meQuery } from '../login/me.ts';
import { toastOwnerFailure } from '../login/toast-owner-failure.ts';
import { inGroups } from './my-sign-in.ts';
import { QrCode } from './qr-code.tsx';

/** A secret that the server has made: as text, and as the address that a QR code holds. */
export interface NewSecret {
  secret: string;
  address: string;
}

/** Gives the secret to an authenticator app, and proves by a code of the app that it has arrived. */
export function AuthenticatorSetUp({
  secret: { secret, address },
  onDone,
  onCancel,
  onSessionOver,
}: {
  secret: NewSecret;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
  onSessionOver: (failure?: string) => void;
}) {
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: contractResolver(secondFactorCode),
    defaultValues: { code: '' },
  });
  // Not the field of the code, which would scroll the picture off a phone's screen.
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => start.current?.focus(), []);
  useUnsaved(true, 'shown-once');
  const confirm = useMutation({
    mutationFn: (body: { code: string }) =>
      callAsOwner('PUT /api/admin/me/second-factor', { body }),
    // The recovery codes stay in no cache.
    gcTime: 0,
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
    onError: (error) => {
      if (showIssues(error, form)) return;
      toastOwnerFailure(error, 'Failed to turn the second factor on', onSessionOver);
      // It is on if the answer alone was lost.
      void queryClient.invalidateQueries(meQuery());
    },
  });
  return (
    <ol className="flex list-decimal flex-col gap-5 pl-6">
      <li>
        <p ref={start} tabIndex={-1} className="mb-3 outline-none">
          Scan this with an authenticator app on your phone, such as the one your password manager
          has.
        </p>
        <QrCode text={address} label="QR code for your authenticator app" />
        <p className="mt-3 mb-2">Or type this key into the app:</p>
        <div className="flex flex-wrap items-center gap-3">
          <code translate="no" className="text-lg break-words">
            {inGroups(secret)}
          </code>
          <CopyButton text={secret}>Copy the key</CopyButton>
        </div>
      </li>
      <li>
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => void form.handleSubmit((body) => confirm.mutate(body))(event)}
        >
          <Field
            label="Code"
            hint="The six digits that the app shows now."
            required
            error={form.formState.errors.code?.message}
          >
            <TextInput
              inputMode="numeric"
              autoComplete="one-time-code"
              {...form.register('code')}
            />
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={confirm.isPending} busyText="Checking...">
              Turn it on
            </Button>
            <Button variant="secondary" disabled={confirm.isPending} onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </form>
      </li>
    </ol>
  );
}
