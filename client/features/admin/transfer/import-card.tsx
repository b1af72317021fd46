// A catalogue file is looked at first: what it would change is said, and done when the owner agrees.
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

interface Looked {
  file: File;
  plan: ImportPlan;
}

async function look(file: File): Promise<Looked> {
  if (file.size > LONGEST_CATALOGUE_FILE) {
    const size = Math.ceil(file.size / MEGABYTE);
    throw new Error(`The file has ${size} MB. ${CATALOGUE_TOO_LARGE}`);
  }
  await requireCatalogue(file);
  return { file, plan: await upload('POST /api/admin/catalogue/check', asJson(file)) };
}

/** The system of whoever chose the file may call it otherwise. */
const asJson = (file: File) => file.slice(0, file.size, 'application/json');

const bring = ({ file, plan }: Looked) =>
  upload('POST /api/admin/catalogue', asJson(file), { query: { expecting: plan.digest } });

export function ImportCard({ onSessionOver }: { onSessionOver: (failure?: string) => void }) {
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const [refusal, setRefusal] = useState<string | null>(null);

  const looking = useMutation({
    mutationFn: look,
    onError: (error) => {
      if (isSessionOver(error)) onSessionOver('Failed to look at the file');
    },
  });
  const importing = useMutation({
    mutationFn: bring,
    onSuccess: (done) => {
      // Whatever is shown of the catalogue is another now.
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) => /^\/api\/(admin|books|progress)/.test(String(path)),
      });
      toast({
        title: 'Catalogue imported',
        text: `${bookCount(done.new + done.changed)} imported. The reports on their words follow.`,
      });
      looking.reset();
      if (input.current) input.current.value = '';
    },
    onError: (error) => {
      if (isSessionOver(error)) return onSessionOver('Failed to import the catalogue');
      const text = messageOf(error, 'Please try again in a moment.');
      toast({ title: 'Failed to import the catalogue', text, destructive: true });
    },
  });

  // What was found is what the owner waits for.
  const isLookedAt = looking.isSuccess || looking.isError;
  useEffect(() => {
    if (isLookedAt) heading.current?.focus();
  }, [isLookedAt, looking.submittedAt]);

  // The button is gone, and what comes next is another file.
  useEffect(() => {
    if (importing.isSuccess) input.current?.focus();
  }, [importing.isSuccess]);

  const start = (file: File) => {
    setRefusal(null);
    importing.reset();
    looking.mutate(file);
  };
  const { handlers } = useFileDrop((files) => {
    if (looking.isPending || importing.isPending) return;
    const several = refusalOfMany([...files], 'catalogue file');
    if (several !== null) return setRefusal(several);
    if (input.current) input.current.files = files;
    if (files[0]) start(files[0]);
  });
  const isConflict = importing.error instanceof ApiError && importing.error.status === 409;

  return (
    <Card>
      <Card.Title>Import a catalogue</Card.Title>
      <p className="mb-5 max-w-prose text-ink-soft">
        Choose a file that was downloaded here or from another library. Nothing changes before you
        have seen what it would do. No book is deleted, and children keep their places and stars.
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
          disabled={looking.isPending || importing.isPending}
          className="file:mr-4 file:rounded-lg file:border-0 file:bg-sea-wash file:px-4 file:py-1.5 file:font-display file:font-semibold file:text-sea-deep"
          {...handlers}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) start(file);
          }}
        />
      </Field>
      <div className="mt-6 empty:hidden">
        {looking.isPending && <p role="status">Looking at the file...</p>}
        {looking.isError && (
          <>
            <h3 ref={heading} tabIndex={-1} className="mb-2 text-xl outline-none">
              This file cannot be imported
            </h3>
            <Refusal error={looking.error} />
            <Button
              variant="secondary"
              className="mt-4"
              onClick={() => looking.mutate(looking.variables)}
            >
              Look again
            </Button>
          </>
        )}
        {looking.isSuccess && (
          <ImportPlanView
            plan={looking.data.plan}
            heading={heading}
            isImporting={importing.isPending}
            isOld={isConflict}
            onImport={() => importing.mutate(looking.data)}
            onLook={() => start(looking.data.file)}
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
