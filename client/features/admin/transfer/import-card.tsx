// Imports a catalogue file in two steps: the server checks the file and returns a plan, and the owner confirms it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  CATALOGUE_TOO_LARGE,
  type ImportPlan,
  LONGEST_CATALOGUE_FILE,
} from '../../../../contracts/catalogue-file.ts';
import { ApiError, errorBodyOf, messageOf } from '../../../api/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { upload } from '../../../api/upload.ts';
import { refusalOfMany, requireCatalogue } from '../files/chosen-file.ts';
import { useFileDrop } from '../files/use-file-drop.ts';
import { bookCount } from './import-copy.ts';
import { ImportPlanView, RemarkList } from './import-plan-view.tsx';
import { isSessionOver } from '../login/use-admin-session.ts';

const MEGABYTE = 1_048_576;

interface CheckedFile {
  file: File;
  plan: ImportPlan;
}

async function checkFile(file: File): Promise<CheckedFile> {
  if (file.size > LONGEST_CATALOGUE_FILE) {
    const size = Math.ceil(file.size / MEGABYTE);
    throw new Error(`The file has ${size} MB. ${CATALOGUE_TOO_LARGE}`);
  }
  await requireCatalogue(file);
  return { file, plan: await upload('POST /api/admin/catalogue/check', asJson(file)) };
}

/** Sets the media type, which the operating system may report differently. */
const asJson = (file: File) => file.slice(0, file.size, 'application/json');

const importFile = ({ file, plan }: CheckedFile) =>
  upload('POST /api/admin/catalogue', asJson(file), { query: { expecting: plan.digest } });

export function ImportCard({ onSessionOver }: { onSessionOver: (failure?: string) => void }) {
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const [refusal, setRefusal] = useState<string | null>(null);

  const check = useMutation({
    mutationFn: checkFile,
    onError: (error) => {
      if (isSessionOver(error)) onSessionOver('Failed to check the file');
    },
  });
  const importing = useMutation({
    mutationFn: importFile,
    onSuccess: (done) => {
      // Invalidates every query that shows the catalogue.
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) => /^\/api\/(admin|books|progress)/.test(String(path)),
      });
      toast({
        title: 'Catalogue imported',
        text: `${bookCount(done.new + done.changed)} imported. The reports on their words are being updated.`,
      });
      check.reset();
      if (input.current) input.current.value = '';
    },
    onError: (error) => {
      if (isSessionOver(error)) return onSessionOver('Failed to import the catalogue');
      const text = messageOf(error, 'Please try again in a moment.');
      toast({ title: 'Failed to import the catalogue', text, destructive: true });
    },
  });

  // Moves the focus to the result of the check.
  const isChecked = check.isSuccess || check.isError;
  useEffect(() => {
    if (isChecked) heading.current?.focus();
  }, [isChecked, check.submittedAt]);

  // The import button is gone, so the focus moves to the file field.
  useEffect(() => {
    if (importing.isSuccess) input.current?.focus();
  }, [importing.isSuccess]);

  const checkChosenFile = (file: File) => {
    setRefusal(null);
    importing.reset();
    check.mutate(file);
  };
  const isBusy = check.isPending || importing.isPending;
  const { handlers } = useFileDrop((files) => {
    const severalRefused = refusalOfMany([...files], 'catalogue file');
    if (severalRefused !== null) return setRefusal(severalRefused);
    if (input.current) input.current.files = files;
    if (files[0]) checkChosenFile(files[0]);
  }, isBusy);
  const isConflict = importing.error instanceof ApiError && importing.error.status === 409;

  return (
    <Card>
      <Card.Title>Import a catalogue</Card.Title>
      <p className="mb-5 max-w-prose text-ink-soft">
        Choose a file that was downloaded here or from another library. Nothing changes before you
        have seen what it would do. No book is deleted, and children keep their page in each book,
        and their stars.
      </p>
      <Field
        label="File to import"
        hint="A .json file of at most 1 GB"
        error={refusal ?? undefined}
      >
        <TextInput
          ref={input}
          type="file"
          accept=".json,application/json"
          disabled={isBusy}
          className="file:mr-4 file:rounded-lg file:border-0 file:bg-sea-wash file:px-4 file:py-1.5 file:font-display file:font-semibold file:text-sea-deep"
          {...handlers}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) checkChosenFile(file);
          }}
        />
      </Field>
      <div className="mt-6 empty:hidden">
        {check.isPending && <p role="status">Checking the file...</p>}
        {check.isError && (
          <>
            <h3 ref={heading} tabIndex={-1} className="mb-2 text-xl outline-none">
              This file cannot be imported
            </h3>
            <Refusal error={check.error} />
            <Button
              variant="secondary"
              className="mt-4"
              onClick={() => check.mutate(check.variables)}
            >
              Look again
            </Button>
          </>
        )}
        {check.isSuccess && (
          <ImportPlanView
            plan={check.data.plan}
            heading={heading}
            isImporting={importing.isPending}
            isOutdated={isConflict}
            onImport={() => importing.mutate(check.data)}
            onCheckAgain={() => checkChosenFile(check.data.file)}
          />
        )}
      </div>
    </Card>
  );
}

function Refusal({ error }: { error: Error }) {
  const issues = errorBodyOf(error)?.issues ?? [];
  if (issues.length > 0) return <RemarkList remarks={issues} total={issues.length} />;
  return <p>{messageOf(error, 'Please try again in a moment.')}</p>;
}
