import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveFile } from '../browser/save-file.ts';
import { Button } from './button.tsx';
import { toast } from './toast.tsx';

/** A file for the browser to save, and what is said of it. */
export interface Downloaded {
  name: string;
  file: Blob;
  /** Such as 'The catalogue is downloading'. */
  title: string;
  /** A sentence about what the file lacks, if it lacks anything. */
  omissions?: string;
}

/** Fetches a file, saves it and says so. */
export function DownloadButton({
  fetchFile,
  onError,
  children,
}: {
  fetchFile: () => Promise<Downloaded>;
  onError: (error: unknown) => void;
  /** The label. */
  children: string;
}) {
  const { mutate, isPending } = useMutation({
    mutationFn: fetchFile,
    onSuccess: ({ name, file, title, omissions = '' }) => {
      saveFile(name, file);
      toast({ title, text: `It is saved as ${name}. ${omissions}`.trim() });
    },
    onError,
  });
  return (
    <Button variant="secondary" busy={isPending} busyText="Downloading..." onClick={() => mutate()}>
      <Download className="size-5" aria-hidden="true" />
      <span>{children}</span>
    </Button>
  );
}
